import SheenCore
import SheenRaster

/// What pictures of a setting have to be.
protocol Reference {
  var coverage: Coverage { get }

  /// How far a channel of a result may be off, in levels of 255.
  var tolerance: Int { get }

  mutating func picture(at time: Double) -> Pixels
}

/// The raster's pictures.
struct RasterReference: Reference {
  let coverage: Coverage
  let tolerance = 2
  private var renderer: SkeletonRenderer

  init(_ setting: Setting) throws {
    renderer = try setting.renderer(background: .palette)
    coverage = Coverage(try setting.renderer(background: .transparent).frame, reach: 1)
  }

  mutating func picture(at time: Double) -> Pixels {
    renderer.paint(at: time)
    return Pixels(renderer.frame)
  }
}

/// Pictures of which each pixel is the core's light in its middle, and no raster has a say in it but on
/// which pixels are covered.
struct CoreReference: Reference {
  let coverage: Coverage
  let tolerance = 0
  private let setting: Setting
  private let unlit: Pixels
  private let placeholders: [Placeholder]
  private let waves: [Wave?]

  init(_ setting: Setting) throws {
    self.setting = setting
    coverage = Coverage(try setting.renderer(background: .transparent).frame, reach: 0)
    unlit = Pixels(try setting.renderer(background: .palette).frame)
    placeholders = try setting.skeleton.layout(
      in: setting.size, layoutDirection: setting.layoutDirection
    )
    .placeholders
    waves = placeholders.map {
      setting.style.resolved(
        in: setting.style.scope == .view ? $0.frame : setting.area,
        layoutDirection: setting.layoutDirection
      ).wave
    }
  }

  func picture(at time: Double) -> Pixels {
    let palette = setting.palette
    var picture = unlit
    for index in picture.words.indices where coverage.kinds[index] == .inside {
      let center = SheenPoint(
        x: (Double(index % picture.width) + 0.5) / setting.scale,
        y: (Double(index / picture.width) + 0.5) / setting.scale)
      guard let owner = placeholders.lastIndex(where: { $0.contains(center) }) else { continue }
      let light = waves[owner]?.intensity(at: center, time: time) ?? 0
      picture.words[index] = palette.color(at: light).over(palette.background).word
    }
    return picture
  }
}

extension Setting {
  func renderer(background: RasterBackground) throws -> SkeletonRenderer {
    let layout = try skeleton.layout(in: size, layoutDirection: layoutDirection)
    guard style.scope != .view || otherArea != nil else {
      return try SkeletonRenderer(
        layout: layout, style: style, scale: scale, layoutDirection: layoutDirection,
        appearance: appearance,
        background: background)
    }
    let shimmer = style.resolved(in: area, layoutDirection: layoutDirection, appearance: appearance)
    return try SkeletonRenderer(
      layout: layout, shimmer: shimmer, scale: scale, background: background)
  }
}
