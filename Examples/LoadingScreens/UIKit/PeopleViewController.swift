import Sheen
import UIKit

/// A table whose rows shimmer until the people have come.
final class PeopleViewController: UIViewController, UITableViewDataSource {
  let table = UITableView()
  var people: [Person]?

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(PersonCell.self, forCellReuseIdentifier: PersonCell.identifier)
    table.rowHeight = 72
    table.dataSource = self
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(table)
    startShimmerAnimation()
  }

  /// The people have come.
  func load() {
    people = [
      Person(name: "Grace Hopper", role: "wrote one of the first linkers", color: .systemTeal),
      Person(name: "Alan Kay", role: "thought of the Dynabook", color: .systemOrange),
      Person(name: "Barbara Liskov", role: "gave substitution its name", color: .systemPurple),
      Person(name: "Edsger Dijkstra", role: "found the shortest way", color: .systemGreen),
    ]
    stopShimmerAnimation()
    table.reloadData()
  }

  /// As many rows as people, or enough to fill the screen while they load.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    people?.count ?? 20
  }

  /// The row of a person.
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: PersonCell.identifier, for: indexPath)
    (cell as? PersonCell)?.show(people?[indexPath.row])
    return cell
  }
}
