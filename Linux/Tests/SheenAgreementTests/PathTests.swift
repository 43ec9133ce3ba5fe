import SheenCore
import Testing

extension AgreementTests {
  /// Paths are filled by the even-odd rule, and placeholders that overlap leave no hole, whichever way
  /// their contours wind.
  @MainActor struct PathTests {
    private nonisolated static func square(_ inset: Double, clockwise: Bool = true) -> [SheenPoint]
    {
      let (low, high) = (inset, 1 - inset)
      let points = [(low, low), (high, low), (high, high), (low, high)]
      return (clockwise ? points : points.reversed()).map { SheenPoint(x: $0.0, y: $0.1) }
    }

    private nonisolated static func path(_ contours: [SheenPoint]...) -> Skeleton {
      Skeleton.path(SkeletonPath(contours: contours)).frame(width: 80, height: 80)
    }

    /// Paths whose corners lie on whole points, so that no edge is half covered.
    nonisolated static let paths: [String: Skeleton] = [
      "a hole that winds as its outline does": path(square(0), square(0.25)),
      "a hole that winds the other way": path(square(0), square(0.25, clockwise: false)),
      "an island in a hole": path(square(0), square(0.1), square(0.25)),
      "a contour that goes around twice": path(
        square(0) + [SheenPoint(x: 0, y: 0)] + square(0.25) + [SheenPoint(x: 0.25, y: 0.25)]),
      "two that overlap and wind apart": Skeleton.overlay {
        path(square(0))
        path(square(0.25, clockwise: false))
      },
      "a path over a circle": Skeleton.overlay {
        Skeleton.circle(80)
        path(square(0.25, clockwise: false))
      },
    ]

    @Test(
      "every renderer fills a path as the reference does", arguments: paths.keys.sorted(),
      Renderer.ofPixels)
    func fill(name: String, renderer: Renderer) async throws {
      let skeleton = try #require(Self.paths[name])
      for scope in [ShimmerScope.group, .view] {
        let style = ShimmerStyle(scope: scope, colors: .strong)
        let setting = Setting(skeleton, size: SheenSize(width: 80, height: 80), style: style)
        try await renderer.contestant.expectAgreement(of: [setting], at: [0.3, 0.6])
      }
    }
  }
}
