@testable import SheenSwiftUI
import SwiftUI

extension View {
  /// Lets nothing that was announced elsewhere delay what is announced here.
  @MainActor func withOwnScreenReader() -> some View {
    environment(\.screenReader, ScreenReaderVoice())
  }
}
