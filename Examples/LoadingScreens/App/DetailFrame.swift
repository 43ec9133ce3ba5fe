import Sheen
import SwiftUI

/// A screen as it is looked at, above what can be chosen.
struct DetailFrame<Content: View>: View {
  private let title: String
  @Binding private var look: Look
  private let hasStyle: Bool
  private let load: (() -> Void)?
  private let content: Content

  @State private var takes = 0
  @State private var showsControls = true

  /// - Parameters:
  ///   - title: The screen's name.
  ///   - look: How it is looked at.
  ///   - hasStyle: Whether it takes its style from what is around it.
  ///   - load: Lets come what the screen waits for; nil: it waits for nothing, or for its own button.
  ///   - content: The screen.
  init(
    _ title: String, look: Binding<Look>, hasStyle: Bool, load: (() -> Void)? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.title = title
    _look = look
    self.hasStyle = hasStyle
    self.load = load
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 0) {
      content
        // From the beginning, whatever state it has.
        .id(takes)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .modifier(Surroundings(look: look))
        .clipped()
      Divider()
      VStack(spacing: 12) {
        if showsControls { LookControls(look: $look, hasStyle: hasStyle) }
        HStack {
          Button("Begin again") { takes += 1 }
          if let load {
            Spacer()
            Button("Load", action: load)
          }
          Spacer()
          Button(showsControls ? "Hide controls" : "Show controls") { showsControls.toggle() }
        }
      }
      .padding()
    }
    .navigationTitle(title)
  }
}

/// What a screen finds around it: light or dark, a direction, a style, and what lies behind it.
private struct Surroundings: ViewModifier {
  let look: Look

  @Environment(\.colorScheme) private var systemScheme
  @Environment(\.layoutDirection) private var languageDirection

  func body(content: Content) -> some View {
    let scheme = look.colorScheme ?? systemScheme
    let palette = ShimmerColors.automatic.palette(for: scheme == .dark ? .dark : .light)
    content
      .background(Color(palette.background))
      .shimmerStyle(look.style)
      .shimmerFrozen(at: look.frozenTime)
      .environment(\.colorScheme, scheme)
      .environment(\.layoutDirection, look.layoutDirection ?? languageDirection)
  }
}
