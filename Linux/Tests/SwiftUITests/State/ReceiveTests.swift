import Combine
import Foundation
import Stage
import SwiftUI
import Testing

@MainActor struct ReceiveTests {
  private struct Listener: View {
    let name: Notification.Name
    @State private var count = 0
    var body: some View {
      Text(verbatim: "heard \(count)")
        .onReceive(NotificationCenter.default.publisher(for: name)) { _ in count += 1 }
    }
  }

  @Test("a notification is received while the view is there, and state follows")
  func notifications() throws {
    let name = Notification.Name("test.received")
    let stage = try Stage(Listener(name: name), size: CGSize(width: 100, height: 100))
    NotificationCenter.default.post(name: name, object: nil)
    NotificationCenter.default.post(name: Notification.Name("test.other"), object: nil)
    #expect(stage.accessibilityTree == "\"heard 1\", text")
    NotificationCenter.default.post(name: name, object: nil)
    #expect(stage.accessibilityTree == "\"heard 2\", text")
    stage.close()
    #expect(
      stage.counting { NotificationCenter.default.post(name: name, object: nil) }
        == StageCounts())
  }

  @Test("a notification from another thread is taken to the main one")
  func otherThread() async throws {
    let name = Notification.Name("test.elsewhere")
    let stage = try Stage(Listener(name: name), size: CGSize(width: 100, height: 100))
    await Task.detached { NotificationCenter.default.post(name: name, object: nil) }.value
    await stage.settle()
    #expect(stage.accessibilityTree == "\"heard 1\", text")
  }

  @Test("an object's changes can be received")
  func objects() throws {
    final class Model: ObservableObject { @Published var x = 0 }
    let model = Model()
    let log = Log()
    let stage = try Stage(
      Color.gray.onReceive(model.objectWillChange) { log.add("changes") },
      size: CGSize(width: 100, height: 100))
    model.x = 1
    #expect(log.entries == ["changes"])
    stage.close()
    model.x = 2
    #expect(log.entries == ["changes"])
  }
}
