import Foundation

/// The page that every contestant draws, read from the one file that describes it.
struct Scene: Decodable {
  /// A rounded rectangle in whole pixels; a circle has a radius of half its side.
  struct Placeholder: Decodable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var radius: Int
  }

  var width: Int
  var height: Int
  var frames: Int
  var framesPerSecond: Int
  var background: String
  var base: String
  var highlight: String
  /// The direction of travel, degrees clockwise from the x axis.
  var angle: Double
  /// The width of the band of light along the direction of travel, in pixels.
  var band: Double
  var placeholders: [Placeholder]

  init(file: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    self = try JSONDecoder().decode(Scene.self, from: data)
  }
}
