import CoreGraphics
import Foundation

/// Finds the places of the views below one view whose size is known or to be found.
@MainActor final class LayoutEngine {
  /// A rectangle whose numbers may be unknown.
  struct Box {
    var x: LinearForm
    var y: LinearForm
    var width: LinearForm
    var height: LinearForm

    init(_ rect: CGRect) {
      x = LinearForm(rect.minX)
      y = LinearForm(rect.minY)
      width = LinearForm(rect.width)
      height = LinearForm(rect.height)
    }

    init(in program: inout LinearProgram) {
      x = LinearForm(unknown: program.addUnknown())
      y = LinearForm(unknown: program.addUnknown())
      width = LinearForm(unknown: program.addUnknown())
      height = LinearForm(unknown: program.addUnknown())
    }

    func moved(by rect: CGRect) -> Box {
      var box = Box(rect)
      box.x.add(x)
      box.y.add(y)
      return box
    }

    func inset(by insets: UIEdgeInsets) -> Box {
      var box = self
      box.x.constant += insets.left
      box.y.constant += insets.top
      box.width.constant -= insets.left + insets.right
      box.height.constant -= insets.top + insets.bottom
      return box
    }
  }

  let root: UIView
  private let fitting: (CGSize, UILayoutPriority, UILayoutPriority)?
  /// The views that are placed.
  private(set) var members: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var boxes: [ObjectIdentifier: Box] = [:]
  private var program = LinearProgram()
  private var usesContentEdges = false
  private var usesFrameGuide = false
  /// The widths that text was broken at.
  private var widths: [ObjectIdentifier: CGFloat] = [:]

  init(root: UIView, fitting: (CGSize, UILayoutPriority, UILayoutPriority)? = nil) {
    self.root = root
    self.fitting = fitting
    if fitting != nil { root.updateConstraintsIfNeeded() }
    collect(root)
  }

  private func collect(_ view: UIView) {
    // A stack makes its guides together with its constraints.
    _ = view.ownArrangement
    guides += view.layoutGuides
    for child in view.children where !child.translatesAutoresizingMaskIntoConstraints {
      members.append(child)
      if !child.scrollsContent { collect(child) }
    }
  }

  // MARK: Solving

  func solve() -> LayoutSolution {
    var solution = solveOnce()
    // Text that has to be broken is higher than it was thought to be.
    for _ in 0..<3 {
      var isBroken = false
      for view in members + (fitting == nil ? [] : [root]) {
        let width =
          view === root
          ? solution.fittingSize.width : solution.frames[ObjectIdentifier(view)]?.width ?? 0
        guard view.wrapsContent, widths[ObjectIdentifier(view)] != width,
          view.intrinsicContentSize.width > width + 0.01 || widths[ObjectIdentifier(view)] != nil
        else { continue }
        widths[ObjectIdentifier(view)] = width
        isBroken = true
      }
      guard isBroken else { break }
      solution = solveOnce()
    }
    return solution
  }

  private func solveOnce() -> LayoutSolution {
    program = LinearProgram()
    boxes = [:]
    usesContentEdges = false
    usesFrameGuide = false
    addRoot()
    for view in members { boxes[ObjectIdentifier(view)] = Box(in: &program) }
    for guide in guides { boxes[ObjectIdentifier(guide)] = Box(in: &program) }
    for view in members { addContent(of: view) }
    for guide in guides { addSigns(ObjectIdentifier(guide)) }
    for constraint in constraints { add(constraint) }
    let values = program.solved()
    func rect(_ key: ObjectIdentifier) -> CGRect {
      guard let box = boxes[key] else { return .zero }
      return CGRect(
        x: box.x.value(values), y: box.y.value(values),
        width: max(0, box.width.value(values)), height: max(0, box.height.value(values)))
    }
    var frames: [ObjectIdentifier: CGRect] = [:]
    for view in members { frames[ObjectIdentifier(view)] = rect(ObjectIdentifier(view)) }
    for guide in guides { frames[ObjectIdentifier(guide)] = rect(ObjectIdentifier(guide)) }
    let own = rect(ObjectIdentifier(root)).size
    return LayoutSolution(
      size: root.bounds.size, origin: usesFrameGuide ? root.bounds.origin : nil, frames: frames,
      contentSize: root.scrollsContent && usesContentEdges ? own : nil, fittingSize: own)
  }

  private func addRoot() {
    let key = ObjectIdentifier(root)
    guard fitting != nil || root.scrollsContent else {
      boxes[key] = Box(root.bounds)
      return
    }
    var box = Box(in: &program)
    // Content begins at the origin, wherever it is scrolled to.
    box.x = LinearForm(0)
    box.y = LinearForm(0)
    boxes[key] = box
    if let (size, horizontal, vertical) = fitting {
      program.add(
        box.width.adding(LinearForm(-size.width)), .equal, priority: horizontal.rawValue)
      program.add(
        box.height.adding(LinearForm(-size.height)), .equal, priority: vertical.rawValue)
      addContent(of: root)
    } else {
      addSigns(key)
      program.add(box.width, .equal, priority: 1)
      program.add(box.height, .equal, priority: 1)
    }
  }

  /// Sides are not negative.
  private func addSigns(_ key: ObjectIdentifier) {
    guard let box = boxes[key] else { return }
    program.add(box.width, .atLeast)
    program.add(box.height, .atLeast)
  }

  /// What a view's content says about its size.
  private func addContent(of view: UIView) {
    let key = ObjectIdentifier(view)
    addSigns(key)
    guard let box = boxes[key] else { return }
    var size = view.intrinsicContentSize
    if let width = widths[key], let wrapped = view.contentSize(forWidth: width) { size = wrapped }
    for (axis, length, form) in [
      (NSLayoutConstraint.Axis.horizontal, size.width, box.width),
      (.vertical, size.height, box.height),
    ] where length >= 0 && length.isFinite {
      program.add(
        form.adding(LinearForm(-length)), .atLeast,
        priority: view.contentCompressionResistancePriority(for: axis).rawValue)
      program.add(
        LinearForm(length).adding(form, times: -1), .atLeast,
        priority: view.contentHuggingPriority(for: axis).rawValue)
    }
  }

  // MARK: Constraints

  private var constraints: [NSLayoutConstraint] {
    var all = root.constraints + root.ownArrangement
    for view in members {
      all += view.constraints + (view.scrollsContent ? [] : view.ownArrangement)
    }
    // What lies above may say something about what lies in here, with its own places as given.
    var above = root.superview
    while let view = above {
      all += view.constraints.filter { constraint in
        [constraint.first, constraint.second].contains { item in
          item?.key.map { boxes[$0] != nil && $0 != ObjectIdentifier(root) } == true
        }
      }
      above = view.superview
    }
    return all
  }

  private func add(_ constraint: NSLayoutConstraint) {
    let directed: [NSLayoutConstraint.Attribute] = [.leading, .trailing]
    let isMirrored =
      (directed.contains(constraint.firstAttribute)
        || directed.contains(constraint.secondAttribute))
      && (constraint.owner ?? root).effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard var form = form(constraint.first, constraint.firstAttribute, isMirrored) else { return }
    if let second = constraint.second {
      guard let other = self.form(second, constraint.secondAttribute, isMirrored) else { return }
      form.add(other, times: -constraint.multiplier)
    }
    form.constant -= constraint.constant
    if constraint.relation == .lessThanOrEqual { form = form * -1 }
    program.add(
      form, constraint.relation == .equal ? .equal : .atLeast,
      priority: constraint.priority.rawValue)
  }

  private func form(
    _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ isMirrored: Bool
  ) -> LinearForm? {
    guard let view = item.view else { return nil }
    if view === root, root.scrollsContent, item.guide == nil || item.guide?.kind == .content {
      // The edges of what scrolls are those of its content, its sides its own.
      if item.guide == nil, attribute == .width { return LinearForm(root.bounds.width) }
      if item.guide == nil, attribute == .height { return LinearForm(root.bounds.height) }
      usesContentEdges = true
    }
    guard let box = box(of: item, view) else { return nil }
    let right = box.x.adding(box.width)
    let bottom = box.y.adding(box.height)
    switch attribute {
    case .notAnAttribute: return nil
    case .left: return box.x
    case .right: return right
    case .leading: return isMirrored ? right * -1 : box.x
    case .trailing: return isMirrored ? box.x * -1 : right
    case .top: return box.y
    case .bottom: return bottom
    case .width: return box.width
    case .height: return box.height
    // Beside a leading edge the middle counts in the same direction.
    case .centerX: return box.x.adding(box.width, times: 0.5) * (isMirrored ? -1 : 1)
    case .centerY: return box.y.adding(box.height, times: 0.5)
    case .firstBaseline, .lastBaseline:
      let place = view.baseline(isFirst: attribute == .firstBaseline)
      var form = box.y.adding(box.height, times: place.part)
      form.constant += place.offset
      return form
    }
  }

  private func box(of item: LayoutItem, _ view: UIView) -> Box? {
    guard let guide = item.guide else { return box(of: view) }
    if let known = boxes[ObjectIdentifier(guide)] { return known }
    switch guide.kind {
    case .free: return box(of: view).map { $0.moved(by: guide.layoutFrame) }
    case .margins: return box(of: view)?.inset(by: view.layoutMargins)
    case .safeArea: return box(of: view)?.inset(by: view.safeAreaInsets)
    case .content: return box(of: view)
    case .frame:
      guard view === root else { return box(of: view) }
      usesFrameGuide = true
      return Box(root.bounds)
    }
  }

  private func box(of view: UIView) -> Box? {
    if let known = boxes[ObjectIdentifier(view)] { return known }
    if view.isDescendant(of: root) {
      // A view that stands where its frame says, in one that is placed here; all further down has
      // a layout of its own.
      guard view.translatesAutoresizingMaskIntoConstraints, let parent = view.superview,
        let outer = boxes[ObjectIdentifier(parent)]
      else { return nil }
      let frame = view.frame
      return parent === root && !root.scrollsContent && fitting == nil
        ? Box(frame) : outer.moved(by: frame)
    }
    return Box(root.convert(view.bounds, from: view))
  }
}
