/// What can be asked for, by name; each is given the rest of the line, split at spaces.
struct Measurements {
  let scene: Scene
  private var pixels: [UInt32]

  init(scene: Scene) {
    self.scene = scene
    pixels = [UInt32](repeating: 0, count: scene.width * scene.height)
  }

  mutating func answer(_ name: String, _ arguments: [String]) throws -> Answer {
    switch (name, arguments.count) {
    case ("fill", 0): fill()
    default: Answer(error: "no measurement is called \(name) with \(arguments.count) arguments")
    }
  }

  /// Writes every pixel of a frame once, with no thought given to any: less time than this takes
  /// nothing that repaints a whole frame.
  private mutating func fill() -> Answer {
    Answer.timing(times: scene.frames) {
      for frame in 0..<UInt32(scene.frames) {
        pixels.withUnsafeMutableBufferPointer { $0.update(repeating: 0xFF00_0000 | frame) }
      }
    }
  }
}
