import SheenCore

/// The status bar and the home indicator of a phone's screenshot, which are the system's and no content.
///
/// A picture is a phone's when it is 320 to 440 points wide and at least 1.5 times as high. The status bar is
/// what lies in the topmost 59 points, if it begins with a line of text (the time) in the left third, ends in
/// the right third, and is nowhere higher than 24 points. The home indicator is a bar of 4 to 6 points in the
/// middle of the lowest 24.
struct PhoneBars {
  let width: Double
  let height: Double

  func removed(from boxes: [TracedBox]) -> [TracedBox] {
    guard width >= 320, width <= 440, height >= 1.5 * width else { return boxes }
    let kept = boxes.filter { !isHomeIndicator($0.frame) }
    let bar = height >= 2 * width ? 59.0 : 24.0
    let top = kept.filter { $0.frame.maxY <= bar && $0.kind != .surface }
    let cross = kept.contains {
      $0.kind != .surface && $0.frame.minY < bar - 8 && $0.frame.maxY > bar
    }
    guard !cross, let first = top.min(by: { $0.frame.minX < $1.frame.minX }),
      let last = top.max(by: { $0.frame.maxX < $1.frame.maxX }), first.kind == .text,
      first.frame.center.x < width / 3, last.frame.center.x > width * 2 / 3,
      top.allSatisfy({ $0.frame.height <= 24 })
    else { return kept }
    let middles = top.map { $0.frame.center.y }
    guard let highest = middles.min(), let lowest = middles.max(), lowest - highest <= 10 else {
      return kept
    }
    return kept.filter { $0.kind == .surface || $0.frame.maxY > bar }
  }

  private func isHomeIndicator(_ frame: SheenRect) -> Bool {
    frame.minY >= height - 24 && frame.height >= 3.5 && frame.height <= 6.5
      && frame.width >= 110 && frame.width <= 160
      && (frame.center.x - width / 2).magnitude <= 3
  }
}
