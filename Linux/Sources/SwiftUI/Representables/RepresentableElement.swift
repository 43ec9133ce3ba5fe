#if canImport(UIKitStage)
import UIKit
import UIKitStage

/// The element of a view controller: it has a window of UIKit's stage, whose clock follows this one's.
final class RepresentableElement<R: UIViewControllerRepresentable>: ElementOf<R>, Ticking {
  private let evaluator = Evaluator(R.self)
  private let coordinator: R.Coordinator
  private let window: WindowStage?
  private let start: Double
  private var controller: R.UIViewControllerType?
  private var box: RepresentableBox?

  override init(_ view: R, _ site: Site) {
    coordinator = view.makeCoordinator()
    start = site.host.time
    let holder = UIViewController()
    window = try? WindowStage(
      holder, size: site.host.root?.windowSize ?? CGSize(width: 390, height: 844),
      scale: Double(site.environment.displayScale),
      settings: WindowSettings(site.environment), pictures: site.host.pictures)
    super.init(view, site)
    evaluator.begin(view, owner: self)
    box = RepresentableBox(self, window)
    host.add(self)
    guard let window else {
      host.report("\(R.self) has no room for a window")
      return
    }
    window.window.backgroundColor = .clear
    evaluator.evaluate(view) { view in
      window.perform {
        let controller = view.makeUIViewController(context: context)
        self.controller = controller
        window.window.rootViewController = controller
      }
    }
    refresh()
  }

  private var context: R.Context {
    R.Context(coordinator: coordinator, transaction: transaction, environment: environment)
  }

  override func update(_ view: R, environment: EnvironmentValues) {
    let changed = evaluator.accept(view, old: self.view)
    let environmentChanged = !environment.isIdentical(to: self.environment)
    super.update(view, environment: environment)
    if environmentChanged { window?.settings = WindowSettings(environment) }
    if changed || environmentChanged || isDirty { refresh() }
  }

  override func refresh() {
    isDirty = false
    guard let window, let controller else { return }
    evaluator.evaluate(view) { view in
      window.perform { view.updateUIViewController(controller, context: context) }
    }
    box?.setNeedsDisplay()
  }

  override func makeItems() -> [Box] { box.map { [$0] } ?? [] }

  override func unmount() {
    super.unmount()
    host.remove(self)
    evaluator.end()
    window?.close()
    if let controller { R.dismantleUIViewController(controller, coordinator: coordinator) }
  }

  // MARK: Time

  var nextTick: Double? { window?.isMoving == true ? host.time : nil }

  func tick(at time: Double) { window?.advance(to: time - start) }
}

extension WindowSettings {
  /// What flows down to a view, as UIKit calls it.
  init(_ environment: EnvironmentValues) {
    self.init()
    userInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
    increaseContrast = environment.colorSchemeContrast == .increased
    layoutDirection =
      environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    reduceMotion = environment.accessibilityReduceMotion
    reduceTransparency = environment.accessibilityReduceTransparency
    voiceOver = environment.accessibilityVoiceOverEnabled
    contentSizeCategory = UIContentSizeCategory(environment.dynamicTypeSize)
  }
}

extension UIContentSizeCategory {
  fileprivate init(_ size: DynamicTypeSize) {
    self =
      switch size {
      case .xSmall: .extraSmall
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .xLarge: .extraLarge
      case .xxLarge: .extraExtraLarge
      case .xxxLarge: .extraExtraExtraLarge
      case .accessibility1: .accessibilityMedium
      case .accessibility2: .accessibilityLarge
      case .accessibility3: .accessibilityExtraLarge
      case .accessibility4: .accessibilityExtraExtraLarge
      case .accessibility5: .accessibilityExtraExtraExtraLarge
      }
  }
}
#endif
