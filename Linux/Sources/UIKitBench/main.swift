import Foundation
import SheenUIKit
import UIKit
import UIKitStage

// How much longer starting and stopping takes for twice as many views. Times depend on the machine;
// their ratio hardly does, so that alone has a limit.

/// The shortest of five times that starting and stopping take for so many flagged views, in seconds.
@MainActor func seconds(_ count: Int) throws -> (start: Double, stop: Double) {
  var best = (start: Double.infinity, stop: Double.infinity)
  for _ in 0..<5 {
    let root = UIView()
    for index in 0..<count {
      let view = UIView(frame: CGRect(x: 0, y: Double(index % 800), width: 390, height: 1))
      view.shimmerAnimation = true
      root.addSubview(view)
    }
    let stage = try WindowStage(view: root, size: CGSize(width: 390, height: 844), scale: 1)
    let clock = ContinuousClock()
    let start = clock.measure { stage.perform { root.startShimmerAnimation() } }
    let stop = clock.measure { stage.perform { root.stopShimmerAnimation() } }
    best = (min(best.start, start / .seconds(1)), min(best.stop, stop / .seconds(1)))
    stage.close()
  }
  return best
}

let limit = 2.2
let (few, many) = (try seconds(5_000), try seconds(10_000))
let ratios = (start: many.start / few.start, stop: many.stop / few.stop)

func line(_ name: String, _ seconds: Double, _ ratio: Double) -> String {
  "\(name) of 10,000 flagged views: \(Int(seconds * 1000)) ms, "
    + "\((ratio * 100).rounded() / 100) times that of 5,000 (at most \(limit))"
}
print(line("start", many.start, ratios.start))
print(line("stop", many.stop, ratios.stop))
exit(max(ratios.start, ratios.stop) <= limit ? 0 : 1)
