import SheenCore
import Testing

/// A setting, and when to look.
struct Shot: Sendable {
  let setting: Setting
  let times: [Double]
}

/// A renderer that has to draw what the reference does.
///
/// A new one is a file in `Contestants/` and a case of `Renderer`.
@MainActor protocol Contestant {
  var name: String { get }

  /// What the clock that its light follows tells at the beginning, in seconds.
  var clock: Double { get }

  /// The area that a window's light is anchored to, in the window's coordinates; nil: the window's own.
  var windowArea: SheenRect? { get }

  /// What its pictures have to be.
  func reference(for setting: Setting) throws -> any Reference

  /// The skeletons, each cut out of its window, on the palette's background.
  ///
  /// - Returns: For each shot a picture for each of its times, in order.
  func pictures(of shots: [Shot]) async throws -> [[Pixels]]
}

extension Contestant {
  var clock: Double { 0 }

  var windowArea: SheenRect? { nil }

  func reference(for setting: Setting) throws -> any Reference { try RasterReference(setting) }

  /// Draws all settings at several parts of a sweep, and expects what the reference draws.
  ///
  /// - Returns: How many pictures were compared; each had light in it.
  @discardableResult
  func expectAgreement(
    of settings: [Setting], at progresses: [Double],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Int {
    let shots = try settings.map {
      let setting = windowArea.map($0.inWindow) ?? $0
      return Shot(setting: setting, times: try setting.times(progresses, clock: clock))
    }
    let pictures = try await pictures(of: shots)
    try #require(pictures.map(\.count) == shots.map(\.times.count), sourceLocation: sourceLocation)

    var compared = 0
    var disagreements: [Disagreement] = []
    for (shot, results) in zip(shots, pictures) {
      var reference = try reference(for: shot.setting)
      let palette = shot.setting.palette
      let base = palette.base.over(palette.background).word
      for (time, result) in zip(shot.times, results) {
        let wanted = reference.picture(at: time)
        try #require(
          result.width == wanted.width && result.height == wanted.height,
          "a picture of \(result.width) × \(result.height)", sourceLocation: sourceLocation)
        let difference = Difference(of: result, from: wanted, reference.coverage, base: base)
        #expect(
          difference.litCount > 0, "no light to compare: \(shot.setting.summary), at \(time) s",
          sourceLocation: sourceLocation)
        compared += 1
        guard difference.largest > reference.tolerance else { continue }
        disagreements.append(
          Disagreement(
            renderer: name, setting: shot.setting, time: time, difference: difference,
            reference: wanted, result: result))
      }
    }
    if let worst = disagreements.max(by: { $0.difference.largest < $1.difference.largest }) {
      Issue.record(
        "\(try worst.report(count: disagreements.count))", sourceLocation: sourceLocation)
    }
    return compared
  }
}
