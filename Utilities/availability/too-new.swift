// What no system that the package supports has, and what all have: check.py wants an error in every line
// that says so, and in no other.

import Sheen
import SwiftUI

struct TooNew: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("d").onTapGesture {}  // too new for tvos
      SkeletonText(lines: 3).shimmering()
      Text("a").onChange(of: count) { _ in }  // deprecated
      Text("b").onChange(of: count, initial: true) {}  // too new
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
        Text("c").onChange(of: count, initial: true) {}
      }
    }
  }
}

func wait() async throws {
  try await Task.sleep(nanoseconds: 1)
  try await Task.sleep(for: .zero)  // too new
}

final class Reader: NSObject {
  @objc func read() {}
}

#if canImport(UIKit)
import UIKit

@MainActor func follow(_ view: UIView) {
  view.startShimmering()
  view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in }  // too new for ios, tvos
  if #available(iOS 17, tvOS 17, *) {
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in }
  }
}
#endif
