import SheenCore
import Testing

extension AgreementTests {
  /// What styles change beside the angle and the scope.
  @MainActor struct StyleTests {
    @Test(
      "named styles look the same, at increased contrast where a renderer knows of it",
      arguments: ShimmerStyle.named.map(\.name), Renderer.allCases)
    func named(name: String, renderer: Renderer) async throws {
      let style = try #require(ShimmerStyle.named.first { $0.name == name }?.style)
      try await compare(style, renderer, at: [0.3, 0.6])
    }

    @Test(
      "light that runs back looks the same on both ways, at one speed and eased",
      arguments: [ShimmerEasing.linear, .ease], Renderer.allCases)
    func bounces(easing: ShimmerEasing, renderer: Renderer) async throws {
      // Without a rest, so that the way back begins where the way there ends.
      let style = ShimmerStyle(rest: .seconds(0), easing: easing, bounces: true, scope: .group)
      try await compare(style, renderer, at: [0.3, 0.6, 1.3, 1.6])
    }

    private func compare(
      _ style: ShimmerStyle, _ renderer: Renderer, at progresses: [Double]
    ) async throws {
      // A terminal's theme is all that is known of what its reader wants.
      let contrast = renderer == .terminal ? .standard : ShimmerAppearance.Contrast.increased
      let settings = renderer.card(style).variations(
        appearances: [.light, .dark].map { ShimmerAppearance($0, contrast: contrast) },
        scales: [renderer.scales[0]])
      try await renderer.contestant.expectAgreement(of: settings, at: progresses)
    }
  }
}
