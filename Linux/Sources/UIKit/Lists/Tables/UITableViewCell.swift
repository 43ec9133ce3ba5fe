import CoreGraphics
public import Foundation
import QuartzCore

/// A row of a table.
@MainActor open class UITableViewCell: UIView {
  /// What a row shows by itself.
  public enum CellStyle: Int, Sendable {
    /// A picture and a line.
    case `default`
    /// A line, and another one at the end.
    case value1
    /// Another arrangement of the same.
    case value2
    /// A line above a smaller one.
    case subtitle
  }
  /// What a row shows at its end.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// A mark that there is more.
    case disclosureIndicator
    /// A tick.
    case checkmark = 3
  }
  /// How a chosen row looks.
  public enum SelectionStyle: Int, Sendable {
    /// As others.
    case none
    /// Gray.
    case `default` = 3
  }

  private let style: CellStyle
  /// The name under which the row is used again.
  public let reuseIdentifier: String?
  /// The view that holds the content.
  public let contentView = UIView()

  /// A row.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }
  /// A row of a class that is known only at run time. Apple's systems have other means for that.
  public required convenience init(madeFor identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }
  /// A row out of an archive.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    backgroundColor = .systemBackground
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// The first line, made when it is first asked for.
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    contentView.addSubview(label)
    return label
  }()
  /// The second line, made when it is first asked for; none in the default style.
  open private(set) lazy var detailTextLabel: UILabel? = {
    guard style != .default else { return nil }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style == .subtitle ? .caption1 : .body)
    label.textColor = style == .subtitle ? .label : .secondaryLabel
    contentView.addSubview(label)
    return label
  }()
  /// The picture, made when it is first asked for.
  open private(set) lazy var imageView: UIImageView? = {
    let view = UIImageView(image: nil)
    contentView.addSubview(view)
    return view
  }()

  /// What is shown at the end.
  open var accessoryType = AccessoryType.none { didSet { setNeedsDisplay() } }
  /// A view that is shown at the end.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  /// How a chosen row looks.
  open var selectionStyle = SelectionStyle.default
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The view behind the content of a chosen row; a row on the stage is drawn without it.
  open var selectedBackgroundView: UIView?
  /// Whether the row is chosen.
  open var isSelected = false
  /// Whether a finger is on the row.
  open var isHighlighted = false
  /// Chooses the row.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
    guard selectionStyle != .none else { return }
    layer.backgroundColor = traitCollection.resolve(selected ? .systemGray4 : backgroundColor)
  }
  /// Marks the row as being touched.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// The row will be used for something else.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = accessoryView?.bounds.size ?? .zero
    let own: CGFloat = accessoryType == .none ? 0 : 34
    let accessory = accessoryView == nil ? own : size.width + 16
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    accessoryView?.frame = CGRect(
      x: isMirrored ? 16 : bounds.width - accessory, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
    contentView.frame = CGRect(
      x: isMirrored ? accessory : 0, y: 0, width: max(0, bounds.width - accessory),
      height: bounds.height)
    backgroundView?.frame = bounds
    layOutText()
  }

  private func layOutText() {
    let area = contentView.bounds.insetBy(dx: 16, dy: 0)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var start: CGFloat = 0
    func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ size: CGSize) {
      view.frame = CGRect(
        x: isMirrored ? area.maxX - x - size.width : area.minX + x, y: y, width: size.width,
        height: size.height)
    }
    if let view = has(\.imageView), let image = view.image {
      place(view, 0, area.midY - image.size.height / 2, image.size)
      start = image.size.width + 16
    }
    let text = has(\.textLabel)
    let detail = has(\.detailTextLabel)
    let room = max(0, area.width - start)
    let (a, b) = (text?.intrinsicContentSize ?? .zero, detail?.intrinsicContentSize ?? .zero)
    if style == .subtitle, b.height > 0 {
      let top = area.midY - (a.height + b.height) / 2
      if let text { place(text, start, top, CGSize(width: min(room, a.width), height: a.height)) }
      if let detail {
        place(detail, start, top + a.height, CGSize(width: min(room, b.width), height: b.height))
      }
    } else {
      let width = b.width > 0 ? min(a.width, max(0, room - b.width - 8)) : room
      if let text {
        place(text, start, 0, CGSize(width: width, height: bounds.height))
      }
      if let detail {
        let shown = min(b.width, room)
        place(detail, area.width - shown, 0, CGSize(width: shown, height: bounds.height))
      }
    }
  }

  /// A view of the row, if it was asked for: asking for it here would make it.
  private func has<View: UIView>(_ path: KeyPath<UITableViewCell, View?>) -> View? {
    guard contentView.subviews.contains(where: { $0 is View }) else { return nil }
    return self[keyPath: path]
  }

  /// The height that the content wants within a width: what a table of automatic heights asks.
  func fittingHeight(width: CGFloat) -> CGFloat {
    frame.size.width = width
    layoutIfNeeded()
    return systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// The size that the content wants, as near as it can to a target.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    if contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
      let target = CGSize(width: contentView.bounds.width, height: targetSize.height)
      let size = contentView.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      return CGSize(width: targetSize.width, height: size.height)
    }
    let lines = contentView.subviews.compactMap { ($0 as? UILabel)?.intrinsicContentSize.height }
    let text = style == .subtitle ? lines.reduce(0, +) : lines.max() ?? 0
    return CGSize(width: targetSize.width, height: max(44, text + 22))
  }

  package override func answerTap() -> Bool {
    var view = superview
    while let current = view {
      if let table = current as? UITableView { return table.tap(self) }
      view = current.superview
    }
    return false
  }

  open override func draw(_ rect: CGRect) {
    let name = accessoryType == .checkmark ? "checkmark" : "chevron.forward"
    guard accessoryType != .none, let context = UIGraphicsGetCurrentContext(),
      let mark = UIImage(systemName: name)
    else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = CGRect(
      x: isMirrored ? 12 : bounds.width - 26, y: bounds.midY - 7, width: 14, height: 14)
    mark.draw(in: place, context, color: UIColor.tertiaryLabel.cgColor)
  }
  override func sizeDidChange() { if accessoryType != .none { setNeedsDisplay() } }
  override func traitsDidChange(from old: UITraitCollection) { setNeedsDisplay() }
}

/// The head or foot of a section of a table.
@MainActor open class UITableViewHeaderFooterView: UIView {
  /// The name under which the view is used again.
  public let reuseIdentifier: String?
  /// The view that holds the content.
  public let contentView = UIView()
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }
  /// The line, made when it is first asked for.
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    label.textColor = .secondaryLabel
    contentView.addSubview(label)
    return label
  }()

  /// A head or foot.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }
  /// A view of a class that is known only at run time. Apple's systems have other means for that.
  public required convenience init(madeFor identifier: String) {
    self.init(reuseIdentifier: identifier)
  }
  /// A head or foot out of an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }
  /// The view will be used for something else.
  open func prepareForReuse() {}
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    for case let label as UILabel in contentView.subviews
    where label.translatesAutoresizingMaskIntoConstraints {
      label.frame = bounds.insetBy(dx: 16, dy: 0)
    }
  }
}
