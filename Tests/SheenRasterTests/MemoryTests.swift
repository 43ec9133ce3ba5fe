import SheenCore
import Testing

@testable import SheenRaster

/// That painting takes no memory at all is seen by a memory checker, which counts as many allocations
/// for ten thousand pictures as for ten (`valgrind` on a program that paints so often). What a test
/// can see without one is that nothing it paints with is ever made anew.
@Suite("Memory")
struct MemoryTests {
  @Test("What a renderer paints with stays where it is", arguments: 0..<10 as Range<UInt64>)
  func addresses(seed: UInt64) throws {
    var renderer = try Scene(seed: seed).renderer()
    let before = renderer.addresses
    for step in 0..<20 {
      renderer.paint(at: Double(step) / 30)
      #expect(renderer.addresses == before)
      renderer.repaint(at: Double(step) / 20)
      #expect(renderer.addresses == before)
    }
  }

  @Test("A frame that somebody else holds is copied once, and not again")
  func heldFrame() throws {
    var renderer = try Scene(seed: 0).renderer()
    let before = renderer.addresses
    let held = renderer.frame
    renderer.repaint(at: 0.1)
    let after = renderer.addresses
    #expect(after[0] != before[0])
    #expect(after.dropFirst() == before.dropFirst())
    renderer.repaint(at: 0.2)
    #expect(renderer.addresses == after)
    #expect(held.pixels.count == renderer.frame.pixels.count)
  }
}

extension SkeletonRenderer {
  /// Where the memory of the frame, of the plan and of the light is.
  fileprivate var addresses: [UnsafeRawPointer?] {
    let pixels = frame.pixels.withUnsafeBytes { $0.baseAddress }
    return memory { plan, field in
      [
        pixels, UnsafeRawPointer(plan.rows.baseAddress), UnsafeRawPointer(plan.spans.baseAddress),
        UnsafeRawPointer(plan.dark.baseAddress), UnsafeRawPointer(field.lights.baseAddress),
        UnsafeRawPointer(field.tables.baseAddress),
      ]
    }
  }
}
