/// Joins the two ends of a bar that something lies on with a gap around it, such as the knob of a slider.
struct BrokenAreas {
  let scale: Double

  func joined(_ found: [Found]) -> [Found] {
    var found = found
    var index = 0
    while index < found.count {
      if let other = end(of: found[index], in: found) {
        let end = found[other]
        found[index].area = found[index].area.union(end.area)
        found[index].coverage[2] = end.coverage[2]
        found[index].radii[1] = end.radii[1]
        found[index].radii[2] = end.radii[2]
        found.remove(at: other)
        if other < index { index -= 1 }
      } else {
        index += 1
      }
    }
    return found
  }

  /// The other end of a bar to the right, beyond something that lies between both at equal distances.
  private func end(of bar: Found, in found: [Found]) -> Int? {
    guard bar.kind == .area else { return nil }
    let near = Int(6 * scale)
    return found.indices.first { index in
      let other = found[index]
      guard other.kind == .area, other.area.minX > bar.area.maxX,
        abs(other.area.minY - bar.area.minY) <= 1, abs(other.area.maxY - bar.area.maxY) <= 1
      else { return false }
      return found.contains { between in
        let left = between.area.minX - bar.area.maxX
        let right = other.area.minX - between.area.maxX
        return between.area.minY < bar.area.minY && between.area.maxY > bar.area.maxY
          && left > 0 && left <= near && abs(left - right) <= max(2, Int(scale))
      }
    }
  }
}
