import CoreGraphics
public import Foundation
import QuartzCore

/// A list of rows that can be scrolled. Only those are made that are seen.
@MainActor open class UITableView: UIScrollView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// Close together.
    case plain
    /// Apart.
    case grouped
    /// Apart, with round corners; here as `grouped`.
    case insetGrouped
  }
  /// Lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// One.
    case singleLine
  }
  /// How changes are shown; here at once.
  public enum RowAnimation: Int, Sendable {
    /// By fading.
    case fade
    /// At once.
    case none = 5
    /// As the system chooses.
    case automatic = 100
  }
  /// Where a row comes to be when it is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// Anywhere.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  enum Part: Hashable { case row(IndexPath), header(Int), footer(Int) }

  /// Stands for heights that follow from the content.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// How sections look.
  public let style: Style
  let cells = ReusePool<UITableViewCell>()
  let heads = ReusePool<UITableViewHeaderFooterView>()
  let shown = ShownViews<Part, UIView>()
  var geometry: TableGeometry?
  /// Heights that were measured.
  var measured: [Part: CGFloat] = [:]
  private var lines: [UIView] = []
  private var isShowing = false

  /// A table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }
  /// A plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// A table out of an archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
  }

  /// Says what the table shows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
  /// Is told what happens; a `UITableViewDelegate` is told more.
  open override weak var delegate: (any UIScrollViewDelegate)? { didSet { forgetGeometry() } }

  /// The height of rows.
  open var rowHeight = UITableView.automaticDimension { didSet { forgetGeometry() } }
  /// About the height of rows whose height follows from the content.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { forgetGeometry() } }
  /// The height of heads.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { forgetGeometry() } }
  /// The height of feet.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { forgetGeometry() } }
  /// Points above a section with a head; 0 here.
  open var sectionHeaderTopPadding: CGFloat = 0 { didSet { forgetGeometry() } }
  /// The view above all sections.
  open var tableHeaderView: UIView? {
    didSet {
      if oldValue !== tableHeaderView { oldValue?.removeFromSuperview() }
      if let tableHeaderView { addSubview(tableHeaderView) }
      forgetGeometry()
    }
  }
  /// The view below all sections.
  open var tableFooterView: UIView? {
    didSet {
      if oldValue !== tableFooterView { oldValue?.removeFromSuperview() }
      if let tableFooterView { addSubview(tableFooterView) }
      forgetGeometry()
    }
  }
  /// The view behind all rows.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Lines between rows.
  @available(tvOS, unavailable)
  open var separatorStyle = SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
  /// The lines' color.
  @available(tvOS, unavailable)
  open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
  /// The lines' distance from the edges.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether rows can be chosen.
  open var allowsSelection = true
  var selected: Set<IndexPath> = []

  // MARK: Rows

  /// Says which class rows of a name have.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    cells.register(identifier, type.map { type in { type.init(madeFor: identifier) } })
  }
  /// Says which class heads and feet of a name have.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let type = aClass as? UITableViewHeaderFooterView.Type
    heads.register(identifier, type.map { type in { type.init(madeFor: identifier) } })
  }
  /// A row that was used before; else a new one, if its class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cells.dequeue(identifier) { $0.prepareForReuse() }
  }
  /// A row that was used before, or a new one; its class has to be registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "no class is registered for rows called \"\(identifier)\": call "
          + "register(_:forCellReuseIdentifier:) first")
    }
    return cell
  }
  /// A head or foot that was used before, or a new one.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    heads.dequeue(identifier) { $0.prepareForReuse() }
  }

  // MARK: Changes

  /// Asks for everything anew.
  open func reloadData() {
    measured = [:]
    selected = []
    drop()
    forgetGeometry()
  }
  /// Inserts rows that the data source already has: here at once.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.inserted.formUnion(indexPaths) }
  }
  /// Takes rows away that the data source has no longer: here at once.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleted.formUnion(indexPaths) }
  }
  /// Asks for rows anew.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloaded.formUnion(indexPaths) }
  }
  /// Inserts sections that the data source already has.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }
  /// Takes sections away that the data source has no longer.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }
  /// Asks for sections anew.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }
  /// Does several changes at once.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    layoutIfNeeded()
    completion?(true)
  }
  /// Begins several changes.
  open func beginUpdates() { updates.begin() }
  /// Ends several changes.
  open func endUpdates() {
    guard let changes = updates.end() else { return }
    take {
      changes.newPath(of: $0)
    } kept: {
      changes.keptPath(of: $0)
    }
  }
  private let updates = ListUpdates()
  private func change(_ body: (inout ListChanges) -> Void) {
    if updates.add(body) { endUpdates() }
  }

  /// Keeps the rows that stay, and asks for the others.
  ///
  /// - Parameters:
  ///   - new: Where a row will be; nil where it goes.
  ///   - kept: Where a row's view will stand for it; nil where another view is to be asked for.
  func take(_ new: (IndexPath) -> IndexPath?, kept: (IndexPath) -> IndexPath?) {
    func path(_ part: Part, _ map: (IndexPath) -> IndexPath?) -> Part? {
      if case .row(let path) = part { return map(path).map { .row($0) } }
      return nil
    }
    shown.rename {
      path($0, kept)
    } drop: {
      leave($0, $1)
    }
    measured = Dictionary(
      measured.compactMap { part, height in path(part, kept).map { ($0, height) } },
      uniquingKeysWith: { first, _ in first })
    selected = Set(selected.compactMap(new))
    forgetGeometry()
  }

  /// Takes a row in place of all that are shown, which are used again.
  private func drop() {
    shown.dropAll { part, view in leave(part, view) }
  }

  func forgetGeometry() {
    geometry = nil
    setNeedsLayout()
  }

  // MARK: Layout

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if old.width != bounds.width {
      measured = [:]
      forgetGeometry()
    }
  }
  override func traitsDidChange(from old: UITraitCollection) {
    guard old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else {
      return
    }
    measured = [:]
    forgetGeometry()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isShowing else { return }
    isShowing = true
    // Heights that were guessed may turn out to be others, which moves what lies below.
    for _ in 0..<20 { if showVisible() { break } }
    isShowing = false
    drawLines()
    backgroundView?.frame = bounds
  }

  /// Shows what is visible; false where a height turned out to be another one.
  private func showVisible() -> Bool {
    let geometry = geometry ?? TableGeometry(self)
    self.geometry = geometry
    contentSize = CGSize(width: bounds.width, height: geometry.height)
    tableHeaderView?.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: tableHeaderView?.bounds.height ?? 0)
    if let tableFooterView {
      let height = tableFooterView.bounds.height
      tableFooterView.frame = CGRect(
        x: 0, y: geometry.height - height, width: bounds.width, height: height)
    }
    var wasRight = true
    shown.show(geometry.parts(in: bounds, width: bounds.width)) { part, frame in
      enter(part, frame)
    } drop: { part, view in
      leave(part, view)
    }
    for (part, view) in shown.views {
      guard let height = measure(part, view) else { continue }
      measured[part] = height
      guard height != view.frame.height else { continue }
      view.frame.size.height = height
      wasRight = false
    }
    if !wasRight { self.geometry = nil }
    return wasRight
  }

  private func drawLines() {
    let rows = separatorStyle == .none ? [] : shown.views.filter { $0.value is UITableViewCell }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let height = 1 / max(1, traitCollection.displayScale)
    while lines.count < rows.count {
      let line = UIView()
      line.isUserInteractionEnabled = false
      lines.append(line)
      addSubview(line)
    }
    for (i, line) in lines.enumerated() { line.isHidden = i >= rows.count }
    for (line, row) in zip(lines, rows) {
      line.backgroundColor = separatorColor
      line.frame = CGRect(
        x: isMirrored ? 0 : separatorInset.left, y: row.value.frame.maxY - height,
        width: bounds.width - separatorInset.left, height: height)
    }
  }
}
