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
      _BoxView(ScreensBox.init) {
        _BoxView(FirstScreenBox.init) { root }
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

  var body: some View { _BoxView(ScreenBox.init) { VStack { screen.destination } } }
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

/// One screen: what is in it, in the middle of all the room there is.
private class ScreenBox: ContainerBox {
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

/// The screen that is there before any is shown: the first of the views, whatever is beside it.
private final class FirstScreenBox: ScreenBox {
  override var wantedChildren: [Box] { Array(super.wantedChildren.prefix(1)) }
}
