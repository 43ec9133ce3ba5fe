extension Double {
  /// This number as CSS, HTML and SVG write it: digits, a point, no exponent, the same everywhere.
  ///
  /// Five places are kept, which is a hundredth of what a screen can show of the largest length that
  /// a skeleton may have. What is not finite counts as 0, and what is beyond a million million as
  /// that, so that no input can break a declaration.
  var text: String {
    guard isFinite else { return "0" }
    let held = min(magnitude, 1e12)
    let scaled = UInt64(held * 100_000 + 0.5)
    let (whole, rest) = scaled.quotientAndRemainder(dividingBy: 100_000)
    guard scaled > 0 else { return "0" }
    var text = self < 0 ? "-\(whole)" : "\(whole)"
    guard rest > 0 else { return text }
    var digits = rest
    var places = 5
    while digits % 10 == 0 {
      digits /= 10
      places -= 1
    }
    let tail = "\(digits)"
    text += "." + String(repeating: "0", count: places - tail.utf8.count) + tail
    return text
  }

  /// This length with its unit: `12px`, and `0` alone.
  var pixels: String { self.text == "0" ? "0" : text + "px" }

  /// This fraction as a percentage: 0.65 is `65%`.
  var percent: String { (self * 100).text + "%" }
}
