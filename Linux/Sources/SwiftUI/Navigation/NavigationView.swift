import Drawing
import Foundation

/// Screens, of which links show one on top of the other, below a bar with the title of the topmost.
///
/// It is as in a narrow window: of several views, which a wide one shows beside each other, the first
/// is the one that is seen. Screens come and go at once.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, *)
public nonisolated struct NavigationView<Content: View>: View {
  let content: Content

  /// Screens that begin with a view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The bar, and the topmost screen.
  @MainActor @preconcurrency public var body: some View { _NavigationStack(root: content) }
}

private struct _NavigationStack<Root: View>: View {
  let root: Root
  @StateObject private var navigator = Navigator()
  @State private var title = ""

  var body: some View {
    VStack(spacing: 0) {
      _NavigationBar(title: title, back: navigator.screens.isEmpty ? nil : { navigator.pop() })
      _Screens {
        _Screen(showsFirstOnly: true) { root }
        ForEach(navigator.screens) { _PushedScreenView(screen: $0) }
      }
    }
    .environment(\.navigator, navigator)
    .onPreferenceChange(NavigationTitleKey.self) { [$title] in $title.wrappedValue = $0 }
    .transformPreference(NavigationTitleKey.self) { $0 = "" }
  }
}

private struct _PushedScreenView: View {
  @ObservedObject var screen: PushedScreen

  var body: some View { _Screen(showsFirstOnly: false) { VStack { screen.destination } } }
}

private struct _NavigationBar: View {
  let title: String
  let back: (() -> Void)?

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        Text(title).font(.headline).accessibilityAddTraits(.isHeader)
        HStack {
          if let back {
            Button(action: back) {
              HStack(spacing: 4) {
                Image(systemName: "chevron.backward").accessibilityHidden(true)
                Text(verbatim: "Back")
              }
            }
          }
          Spacer()
        }
      }
      .padding(.horizontal, 12)
      .frame(height: 44)
      Divider()
    }
  }
}

/// The screens; only the last one is seen.
private struct _Screens<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  func makeElement(_ site: Site) -> ElementOf<Self> {
    ContainerElement(self, site) {
      $0.content
    } box: {
      ScreensBox($0)
    } update: { _, _ in
    }
  }
}

/// One screen: what is in it, in the middle of all the room there is.
private struct _Screen<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let showsFirstOnly: Bool
  let content: Content

  init(showsFirstOnly: Bool, @ViewBuilder content: () -> Content) {
    self.showsFirstOnly = showsFirstOnly
    self.content = content()
  }

  func makeElement(_ site: Site) -> ElementOf<Self> {
    ContainerElement(self, site) {
      $0.content
    } box: {
      ScreenBox($0)
    } update: { view, box in
      box.showsFirstOnly = view.showsFirstOnly
    }
  }
}

/// Holds the topmost of several screens. Those below live on, but have disappeared.
private final class ScreensBox: ContainerBox {
  private weak var top: Box?

  override var wantedChildren: [Box] { super.wantedChildren.last.map { [$0] } ?? [] }

  override func childrenDidChange() {
    let screens = super.wantedChildren
    if let top, screens.contains(where: { $0 === top }) { top.setCovered(true) }
    top = screens.last
    top?.setCovered(false)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func layOut() {
    for screen in layoutChildren { place(screen, at: .zero, ProposedViewSize(frame.size)) }
  }
}

private final class ScreenBox: ContainerBox {
  var showsFirstOnly = false

  override var wantedChildren: [Box] {
    showsFirstOnly ? Array(super.wantedChildren.prefix(1)) : super.wantedChildren
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func layOut() {
    let room = ProposedViewSize(frame.size)
    for child in layoutChildren {
      let size = child.size(for: room)
      place(
        child,
        at: CGPoint(
          x: (frame.width - size.width) / 2, y: (frame.height - size.height) / 2), room)
    }
  }

  /// What is too large for a screen is cut off at its edge.
  override func draw(_ pen: Pen) {
    pen.canvas.saved {
      pen.canvas.clip(DrawingPath(rect: frame))
      drawChildren(pen)
    }
  }
}
