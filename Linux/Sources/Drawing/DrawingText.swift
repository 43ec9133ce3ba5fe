import CCairo
public import Foundation

/// A run of text in one font and color.
public struct DrawingTextRun: Hashable, Sendable {
  /// The characters.
  public var string: String
  /// The font's family; unknown ones fall back to the system's sans serif.
  public var family: String
  /// The size in points.
  public var size: Double
  /// 100 (thinnest) … 1000 (boldest); 400 is regular, 700 bold.
  public var weight: Int
  /// Whether it leans.
  public var isItalic: Bool
  /// Whether it is underlined.
  public var isUnderlined: Bool
  /// Whether a line goes through it.
  public var isStruck: Bool
  /// Points between letters, beyond the font's own.
  public var tracking: Double
  /// The color.
  public var color: DrawingColor

  /// A run of text.
  public init(
    _ string: String, family: String = "DejaVu Sans", size: Double, weight: Int = 400,
    isItalic: Bool = false, isUnderlined: Bool = false, isStruck: Bool = false,
    tracking: Double = 0, color: DrawingColor = .black
  ) {
    self.string = string
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.isUnderlined = isUnderlined
    self.isStruck = isStruck
    self.tracking = tracking
    self.color = color
  }
}

/// Where lines of text stand.
public enum DrawingTextAlignment: Int, Hashable, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
}

/// Text, broken into lines.
public final class DrawingText {
  private let layout: OpaquePointer
  private let runs: [DrawingTextRun]
  private let width: Double?

  /// Breaks text into lines.
  ///
  /// - Parameters:
  ///   - runs: The text.
  ///   - width: The points that a line may take; nil for as much as it needs.
  ///   - maxLines: How many lines may be shown; nil for any number. The last one ends in an
  ///     ellipsis where text is left over.
  ///   - alignment: Where lines stand within the width.
  ///   - lineSpacing: Points between lines, beyond the font's own.
  ///   - rightToLeft: Whether the paragraph is read from the right.
  public init(
    _ runs: [DrawingTextRun], width: Double? = nil, maxLines: Int? = nil,
    alignment: DrawingTextAlignment = .left, lineSpacing: Double = 0, rightToLeft: Bool = false
  ) {
    self.runs = runs
    self.width = width
    let context = textContext()
    layout = pango_layout_new(context)
    g_object_unref(context.map { UnsafeMutableRawPointer($0) })
    pango_layout_set_text(layout, runs.map(\.string).joined(), -1)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    if let width, width.isFinite {
      pango_layout_set_width(layout, Int32(max(0, min(width, 1_000_000)) * Double(PANGO_SCALE)))
    }
    if let maxLines {
      pango_layout_set_height(layout, -Int32(clamping: max(1, maxLines)))
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    }
    switch alignment {
    case .left: pango_layout_set_alignment(layout, PANGO_ALIGN_LEFT)
    case .center: pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
    case .right: pango_layout_set_alignment(layout, PANGO_ALIGN_RIGHT)
    }
    pango_layout_set_spacing(
      layout, Int32(max(0, min(lineSpacing, 10_000)) * Double(PANGO_SCALE)))
    // The alignment is meant in space, left and right, whatever the text's own direction.
    pango_layout_set_auto_dir(layout, 0)
    setAttributes()
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// The size that the lines take: the widest line, and the sum of line heights.
  public var size: CGSize {
    let lines = lineRects
    return CGSize(
      width: lines.map(\.width).max() ?? 0, height: lines.map(\.maxY).max() ?? 0)
  }

  /// How many lines there are.
  public var lineCount: Int { Int(pango_layout_get_line_count(layout)) }

  /// Whether text was cut off.
  public var isTruncated: Bool { pango_layout_is_ellipsized(layout) != 0 }

  /// The rectangle of each line, from the text's top left corner.
  public var lineRects: [CGRect] {
    guard let iterator = pango_layout_get_iter(layout) else { return [] }
    defer { pango_layout_iter_free(iterator) }
    var rects: [CGRect] = []
    repeat {
      var logical = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &logical)
      let unit = Double(PANGO_SCALE)
      rects.append(
        CGRect(
          x: Double(logical.x) / unit, y: Double(logical.y) / unit,
          width: Double(logical.width) / unit, height: Double(logical.height) / unit))
    } while pango_layout_iter_next_line(iterator) != 0
    return rects
  }

  /// The distance from the top to the first line's baseline.
  public var firstBaseline: CGFloat {
    Double(pango_layout_get_baseline(layout)) / Double(PANGO_SCALE)
  }

  /// The distance from the top to the last line's baseline.
  public var lastBaseline: CGFloat {
    guard let iterator = pango_layout_get_iter(layout) else { return 0 }
    defer { pango_layout_iter_free(iterator) }
    while pango_layout_iter_at_last_line(iterator) == 0 {
      guard pango_layout_iter_next_line(iterator) != 0 else { break }
    }
    return Double(pango_layout_iter_get_baseline(iterator)) / Double(PANGO_SCALE)
  }

  func draw(on canvas: DrawingCanvas, at origin: CGPoint, opacity: Double, blend: DrawingBlend) {
    let context = canvas.context
    func show() {
      cairo_move_to(context, origin.x, origin.y)
      pango_cairo_show_layout(context, layout)
    }
    if opacity >= 1, blend == .normal {
      show()
    } else {
      canvas.group(opacity: opacity, blend: blend, show)
    }
    cairo_new_path(context)
  }

  private func setAttributes() {
    guard let list = pango_attr_list_new() else { return }
    var start: UInt32 = 0
    for run in runs {
      let end = start + UInt32(run.string.utf8.count)
      func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        guard let attribute else { return }
        attribute.pointee.start_index = start
        attribute.pointee.end_index = end
        pango_attr_list_insert(list, attribute)
      }
      if let font = pango_font_description_new() {
        pango_font_description_set_family(font, run.family)
        let size = run.size.isFinite ? max(0.1, min(run.size, 10_000)) : 17
        pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
        pango_font_description_set_weight(
          font, PangoWeight(UInt32(max(100, min(1000, run.weight)))))
        pango_font_description_set_style(
          font, run.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        insert(pango_attr_font_desc_new(font))
        pango_font_description_free(font)
      }
      func part(_ x: Double) -> UInt16 { UInt16(x * 65535 + 0.5) }
      insert(
        pango_attr_foreground_new(
          part(run.color.red), part(run.color.green), part(run.color.blue)))
      // Pango reads an opacity of 0 as "not set".
      insert(pango_attr_foreground_alpha_new(max(1, part(run.color.alpha))))
      if run.isUnderlined { insert(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
      if run.isStruck { insert(pango_attr_strikethrough_new(1)) }
      if run.tracking != 0, run.tracking.isFinite {
        let spacing = max(-1000, min(1000, run.tracking)) * Double(PANGO_SCALE)
        insert(pango_attr_letter_spacing_new(Int32(spacing)))
      }
      start = end
    }
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
  }
}

/// A context whose metrics are not rounded to pixels, so that layout is the same at each scale.
private func textContext() -> OpaquePointer? {
  let context = pango_font_map_create_context(pango_cairo_font_map_get_default())
  let options = cairo_font_options_create()
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
  pango_cairo_context_set_font_options(context, options)
  cairo_font_options_destroy(options)
  pango_context_set_round_glyph_positions(context, 0)
  return context
}

extension DrawingCanvas {
  /// Draws text with its top left corner at a point.
  public func draw(
    _ text: DrawingText, at origin: CGPoint, opacity: Double = 1, blend: DrawingBlend = .normal
  ) {
    guard origin.isFinite, opacity > 0 else { return }
    text.draw(on: self, at: origin, opacity: opacity, blend: blend)
  }
}
