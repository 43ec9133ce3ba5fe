import SheenCore
import Testing

/// The same skeleton, style and time, drawn by anybody, look the same.
@MainActor struct AgreementTests {
  nonisolated static let angles = [0.0, 15, 45, 90, 110, 195]

  /// The moments of a sweep that are looked at, as parts of it.
  nonisolated static let progresses = [0.2, 0.35, 0.5, 0.65, 0.8]

  /// A renderer, and the light that it has to draw in both layout directions, in both appearances and
  /// at all scales.
  struct Case: Hashable, Sendable, CustomTestStringConvertible {
    let renderer: Renderer
    let angle: Double
    let scope: ShimmerScope

    static let all = Renderer.allCases.flatMap { renderer in
      angles.flatMap { angle in
        ShimmerScope.allCases.map { Case(renderer: renderer, angle: angle, scope: $0) }
      }
    }

    var settings: [Setting] {
      renderer.card(ShimmerStyle(direction: .tilted(angle), scope: scope, colors: .strong))
        .variations(scales: renderer.scales)
    }

    var testDescription: String { "\(renderer.rawValue), \(angle)°, \(scope)" }
  }

  @Test(
    "every renderer draws the reference's light, at every angle and in every scope",
    arguments: Case.all)
  func light(one: Case) async throws {
    let compared = try await one.renderer.contestant.expectAgreement(
      of: one.settings, at: Self.progresses)
    #expect(compared == (one.renderer == .terminal ? 20 : 60))
  }
}

extension ShimmerColors {
  /// Light that stands out by 51 levels of 255, four times as much as that of the default on white, so
  /// that a band at a wrong place or of a wrong width cannot hide in the tolerance.
  ///
  /// More would not do: between its stops a gradient is off by a hundredth of that, a browser moves the
  /// sides of a band to whole pixels, and each step of rounding adds to it.
  static let strong = ShimmerColors.adaptive(
    light: ShimmerPalette(
      background: .white, base: ShimmerColor(red: 0.5, green: 0.4, blue: 0.3),
      highlight: ShimmerColor(red: 0.7, green: 0.6, blue: 0.5)),
    dark: ShimmerPalette(
      background: .black, base: ShimmerColor(red: 0.1, green: 0.3, blue: 0.4),
      highlight: ShimmerColor(red: 0.3, green: 0.5, blue: 0.6)))
}
