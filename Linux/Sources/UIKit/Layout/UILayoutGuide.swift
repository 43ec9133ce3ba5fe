import CoreGraphics
public import Foundation

/// A rectangle of a view that constraints can name, but nobody sees.
@MainActor open class UILayoutGuide: NSObject {
  /// What a guide is that a view has by itself.
  enum Kind { case free, margins, safeArea, content, frame }

  let kind: Kind
  /// The view that the guide is in.
  open internal(set) weak var owningView: UIView?
  /// A name for whoever looks for faults.
  open var identifier = ""
  var solvedFrame = CGRect.zero

  /// A guide.
  public override convenience init() { self.init(.free) }
  init(_ kind: Kind, of view: UIView? = nil) {
    self.kind = kind
    owningView = view
    super.init()
  }

  /// Where the guide is in its view.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    switch kind {
    case .free: return solvedFrame
    case .margins: return view.bounds.inset(by: view.layoutMargins)
    case .safeArea: return view.bounds.inset(by: view.safeAreaInsets)
    case .frame: return view.bounds
    case .content:
      return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    }
  }
}

extension UIView {
  /// The view less its margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
  /// The view less what bars cover.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  /// The part that is comfortable to read: the view less its margins here.
  public var readableContentGuide: UILayoutGuide { guide(.margins) }
  /// The guides that were added.
  public var layoutGuides: [UILayoutGuide] { layoutData.guides.filter { $0.kind == .free } }

  func guide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let guide = layoutData.guides.first(where: { $0.kind == kind }) { return guide }
    let guide = UILayoutGuide(kind, of: self)
    layoutData.guides.append(guide)
    return guide
  }

  /// Adds a guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutData.guides.append(layoutGuide)
    constraintsChanged()
  }
  /// Takes a guide away.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutData.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
    constraintsChanged()
  }
}
