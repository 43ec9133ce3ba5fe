import Foundation
import SheenImage
import SheenRaster

/// What can be asked for, by name; each is given the rest of the line, split at spaces.
struct Measurements {
  private let scene: Scene
  private var drawing: Drawing
  private var pixels: [UInt32]

  init(scene: Scene) throws {
    self.scene = scene
    drawing = try Drawing(scene: scene)
    pixels = [UInt32](repeating: 0, count: scene.width * scene.height)
  }

  mutating func answer(_ name: String, _ arguments: [String]) throws -> Answer {
    switch (name, arguments.count) {
    case ("fill", 0): fill()
    case ("full", 0): full()
    case ("dirty", 0): dirty()
    case ("apng", 1): try encode(.apng, period: scene.period, to: arguments[0])
    // GIF counts hundredths of a second, and browsers slow a delay of one of them down.
    case ("gif", 1): try encode(.gif, period: Double(scene.frames) * 0.02, to: arguments[0])
    case ("webp", 1): try encode(.webp, period: scene.period, to: arguments[0])
    case ("frames", 1): try writeFrames(to: arguments[0])
    case ("picture", 3):
      try writePicture(
        Int(arguments[0]) ?? 0, to: arguments[1], changesOnly: arguments[2] == "dirty")
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

  private mutating func full() -> Answer {
    Answer.timing(times: scene.frames) {
      for frame in 0..<scene.frames { drawing.repaint(frame: frame) }
    }
  }

  private mutating func dirty() -> Answer {
    Answer.timing(times: scene.frames) {
      for frame in 0..<scene.frames { _ = drawing.paint(frame: frame) }
    }
  }

  /// Draws and encodes the animation, which is more than the peers do: they have the frames.
  private func encode(_ format: ImageFormat, period: Double, to file: String) throws -> Answer {
    let timing = try FrameTiming(frameCount: scene.frames, period: period)
    var size = 0
    var answer = try Answer.timing {
      var drawing = drawing
      let frames = try FrameSequence(width: scene.width, height: scene.height, timing: timing) {
        drawing.paint(frame: $0)
      }
      let bytes = try format.encode(frames)
      try AtomicFile.write(bytes, to: file)
      size = bytes.count
    }
    answer.bytes = size
    return answer
  }

  private mutating func writeFrames(to file: String) throws -> Answer {
    var all = Data(capacity: scene.frames * scene.width * scene.height)
    for frame in 0..<scene.frames {
      drawing.repaint(frame: frame)
      all += try drawing.grays()
    }
    try all.write(to: URL(fileURLWithPath: file))
    return Answer()
  }

  private mutating func writePicture(
    _ frame: Int, to file: String, changesOnly: Bool
  ) throws -> Answer {
    if changesOnly {
      for earlier in 0...max(frame, 0) { _ = drawing.paint(frame: earlier) }
    } else {
      drawing.repaint(frame: frame)
    }
    try drawing.grays().write(to: URL(fileURLWithPath: file))
    return Answer()
  }
}
