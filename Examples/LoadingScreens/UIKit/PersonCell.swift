import Sheen
import UIKit

/// A row with a picture and two lines; while it has no person, all three shimmer.
final class PersonCell: UITableViewCell {
  static let identifier = "person"

  private let picture = UIView()
  private let name = UILabel()
  private let role = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    picture.layer.cornerRadius = 24
    name.font = .boldSystemFont(ofSize: 17)
    role.font = .systemFont(ofSize: 14)
    for part in [picture, name, role] {
      part.translatesAutoresizingMaskIntoConstraints = false
      part.shimmerAnimation = true
      contentView.addSubview(part)
    }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: 48),
      picture.heightAnchor.constraint(equalToConstant: 48),
      name.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      name.topAnchor.constraint(equalTo: picture.topAnchor, constant: 2),
      name.widthAnchor.constraint(equalToConstant: 180),
      name.heightAnchor.constraint(equalToConstant: 20),
      role.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      role.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 6),
      role.widthAnchor.constraint(equalToConstant: 240),
      role.heightAnchor.constraint(equalToConstant: 17),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("not from a storyboard")
  }

  func show(_ person: Person?) {
    name.text = person?.name
    role.text = person?.role
    picture.backgroundColor = person?.color ?? .systemGray4
    for line in [name, role] { line.backgroundColor = person == nil ? .systemGray4 : .clear }
  }
}

struct Person {
  let name: String
  let role: String
  let color: UIColor
}
