extension Painter {
  /// Writes a part of a span under light that is copied from a table: without light up to the band,
  /// with light in it, and without behind it.
  @inline(__always)
  func paint(
    _ span: PaintPlan.Span, from start: Int, to end: Int, _ line: UnsafeMutablePointer<UInt32>,
    _ band: RowBand, _ light: UnsafePointer<LightField.Light>?
  ) {
    let litStart = max(start, band.start)
    let litEnd = min(end, band.end)
    guard litStart < litEnd, let light else {
      paintDark(span, from: start, to: end, line)
      return
    }
    paintDark(span, from: start, to: litStart, line)
    if span.edge >= 0 {
      paintLitEdge(span, from: litStart, to: litEnd, line, band, light)
    } else {
      copy(field.tables, from: band.table &+ litStart, to: line + litStart, litEnd &- litStart)
    }
    paintDark(span, from: litEnd, to: end, line)
  }

  /// Writes a part of a span under any light.
  @inline(never)
  func paintSlowly(
    _ span: PaintPlan.Span, from start: Int, to end: Int, _ line: UnsafeMutablePointer<UInt32>,
    _ first: RowBand, _ light: UnsafePointer<LightField.Light>?
  ) {
    var x = start
    if let light {
      var next: RowBand? = first
      while x < end, let band = next {
        let litStart = max(x, band.start)
        let litEnd = min(end, band.end)
        if litStart < litEnd {
          paintDark(span, from: x, to: litStart, line)
          paintLit(span, from: litStart, to: litEnd, line, band, light)
          x = litEnd
        }
        next = light.pointee.geometry.band(after: band, width: width)
      }
    }
    paintDark(span, from: x, to: end, line)
  }

  private func paintLit(
    _ span: PaintPlan.Span, from start: Int, to end: Int, _ line: UnsafeMutablePointer<UInt32>,
    _ band: RowBand, _ light: UnsafePointer<LightField.Light>
  ) {
    let geometry = light.pointee.geometry
    if span.edge >= 0 {
      paintLitEdge(span, from: start, to: end, line, band, light)
    } else if case .table = geometry.method {
      copy(field.tables, from: band.table + start, to: line + start, end - start)
    } else if geometry.method == .steps {
      field.filler.fill(line, from: start, to: end, middle: band.middle, band: geometry.band)
    } else {
      for x in start..<end {
        let steps = field.filler.stepsInside(geometry.distance(x, from: band) / geometry.band)
        line[x] = field.filler.pixel(afterSteps: steps)
      }
    }
  }

  @inline(__always)
  private func paintDark(
    _ span: PaintPlan.Span, from start: Int, to end: Int, _ line: UnsafeMutablePointer<UInt32>
  ) {
    guard start < end else { return }
    if span.edge < 0 {
      if end - start < 64 {
        (line + start).update(repeating: field.filler.base, count: end - start)
      } else {
        copy(plan.base, from: 0, to: line + start, end - start)
      }
    } else {
      copy(
        plan.dark, from: Int(span.edge) + (start - Int(span.start)), to: line + start, end - start)
    }
  }

  @inline(never)
  private func paintLitEdge(
    _ span: PaintPlan.Span, from start: Int, to end: Int, _ line: UnsafeMutablePointer<UInt32>,
    _ band: RowBand, _ light: UnsafePointer<LightField.Light>
  ) {
    let edge = Int(span.edge) - Int(span.start)
    let scale = Double(2 * ProfileTable.count) / light.pointee.geometry.band
    for x in start..<end {
      let distance = light.pointee.geometry.distance(x, from: band)
      line[x] = field.palette.edges.pixel(
        brightness: field.brightness(at: distance * scale), coverage: plan.edgeCoverage[edge + x])
    }
  }

  /// Writes pixels from elsewhere.
  @inline(__always)
  private func copy(
    _ source: UnsafeBufferPointer<UInt32>, from first: Int,
    to target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    assert(target >= frame && target + count <= frame + width * height)
    assert(first >= 0 && count >= 0 && first + count <= source.count)
    guard let base = source.baseAddress else { return }
    // A call for a pixel or two, as edges have, takes longer than their copy.
    guard count > 4 else {
      for index in 0..<count { target[index] = base[first &+ index] }
      return
    }
    target.update(from: base + first, count: count)
  }
}

extension BandGeometry {
  /// The distance of a pixel's middle from the middle of the nearest band.
  @inline(__always)
  func distance(_ x: Int, from band: RowBand) -> Double {
    let distance = Double(x) + 0.5 - band.middle
    guard method == .pixels else { return distance.magnitude }
    return (distance - period * nearestWhole(distance / period)).magnitude
  }
}
