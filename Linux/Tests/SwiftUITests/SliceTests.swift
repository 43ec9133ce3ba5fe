import Drawing
import Foundation
import Stage
import SwiftUI
import Testing

private struct Screen: View {
  @State private var x: CGFloat = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Hello, stage")
      TimelineView(.animation) { context in
        RoundedRectangle(cornerRadius: 10)
          .fill(Color.gray.opacity(0.3))
          .frame(height: 40)
          .overlay(
            LinearGradient(
              colors: [.clear, .red, .clear], startPoint: .leading, endPoint: .trailing
            )
            .offset(x: CGFloat(context.date.timeIntervalSinceReferenceDate) * 50)
          )
          .mask(RoundedRectangle(cornerRadius: 10))
      }
      HStack {
        ForEach(0..<3) { _ in Circle().fill(Color.blue).frame(width: 20) }; Spacer()
      }
      Rectangle().frame(width: 20, height: 20).offset(x: x)
        .animation(.linear(duration: 1), value: x)
    }
    .padding()
    .background(Color.white)
    .onAppear { x = 100 }
  }
}

@MainActor struct SliceTests {
  @Test("a screen is laid out, moves and is drawn")
  func slice() throws {
    let stage = try Stage(Screen(), size: CGSize(width: 200, height: 220))
    stage.advance(to: 0.5)
    let picture = try stage.picture()
    #expect(picture.width == 400)
    if let path = ProcessInfo.processInfo.environment["STAGE_PICTURE"] {
      try Data(picture.pngData()).write(to: URL(fileURLWithPath: path))
    }
  }
}
