import SheenCore

/// All the light of a picture: one wave for everything, or one for each placeholder.
struct LightField {
  /// The light of one scope.
  struct Light {
    /// What rows of pixels see of it.
    let geometry: BandGeometry

    /// Which motion it has.
    fileprivate let motion: Int

    /// Where its sweep begins, along the direction, in pixels.
    fileprivate let start: Double

    /// Where the middle of its area is, along the direction, in pixels.
    fileprivate let middle: Double

    /// Where its band is, along the direction, in pixels; infinite where there is no light.
    fileprivate(set) var place = Double.infinity

    /// Where its band was before it was moved last.
    fileprivate(set) var lastPlace = Double.infinity
  }

  /// A wave, what rows of pixels see of it, and how far it is, in pixels. Placeholders of one size
  /// share it.
  private struct Motion {
    let wave: Wave
    let geometry: BandGeometry
    var offset = 0.0
  }

  let palette: PixelPalette
  private(set) var lights: [Light] = []
  private var motions: [Motion] = []
  private let steps: LightSteps
  private var tables = LightTables()
  private let scale: Double

  init(palette: PixelPalette, scale: Double) {
    self.palette = palette
    self.scale = scale
    steps = LightSteps(palette)
  }

  /// Adds a wave that can be told from the base.
  ///
  /// - Parameter size: The size that its light falls on, in pixels.
  /// - Returns: The motion, or nil where the light changes no pixel.
  mutating func addMotion(_ wave: Wave, size: SheenSize) -> Int? {
    guard var geometry = BandGeometry(wave, scale: scale, steps: steps, size: size) else {
      return nil
    }
    geometry.method = tables.method(for: geometry, steps: steps, base: palette.base)
    motions.append(Motion(wave: wave, geometry: geometry))
    return motions.count - 1
  }

  /// Adds light of a motion.
  ///
  /// - Parameters:
  ///   - start: Where its sweep begins, along the direction, in points.
  ///   - middle: Where the middle of what it falls on is, along the direction, in points.
  mutating func addLight(motion: Int, start: Double, middle: Double) -> Int32 {
    lights.append(
      Light(
        geometry: motions[motion].geometry, motion: motion, start: start * scale,
        middle: middle * scale))
    return Int32(lights.count - 1)
  }

  /// Finds the places of all bands at a time.
  ///
  /// - Returns: Whether any has changed.
  mutating func move(to time: Double) -> Bool {
    for index in motions.indices {
      let wave = motions[index].wave
      motions[index].offset = wave.isLit(at: time) ? wave.offset(at: time) * scale : .infinity
    }
    var hasChanged = false
    for index in lights.indices {
      let light = lights[index]
      let place = light.geometry.place(
        light.start + motions[light.motion].offset, nearestTo: light.middle)
      lights[index].lastPlace = light.place
      lights[index].place = place.isFinite ? place : .infinity
      hasChanged = hasChanged || lights[index].place != light.place
    }
    return hasChanged
  }

  /// The field as memory that a painter reads.
  struct Memory {
    let lights: UnsafeBufferPointer<Light>
    let tables: UnsafeBufferPointer<UInt32>
    let profile: UnsafeBufferPointer<Float>
    let filler: StepFiller
    let palette: PixelPalette
  }

  /// Calls `body` with the memory of the field, which is valid for so long.
  func withMemory<Result>(_ body: (Memory) -> Result) -> Result {
    lights.withUnsafeBufferPointer { lights in
      tables.pixels.withUnsafeBufferPointer { tables in
        ProfileTable.shared.values.withUnsafeBufferPointer { profile in
          steps.steps.withUnsafeBufferPointer { steps in
            body(
              Memory(
                lights: lights, tables: tables, profile: profile,
                filler: StepFiller(steps: steps, base: palette.base), palette: palette))
          }
        }
      }
    }
  }
}

extension Wave {
  /// Whether there is light at all: not at a time that is no number, nor outside the counted sweeps.
  fileprivate func isLit(at time: Double) -> Bool {
    guard let end else { return time.isFinite }
    return time >= epoch && time < end
  }
}
