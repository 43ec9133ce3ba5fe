/// A picture and words.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public nonisolated struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  /// A picture and words.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The picture, and the words behind it.
  @MainActor @preconcurrency public var body: some View {
    HStack {
      icon
      title
    }
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Label where Title == Text, Icon == Image {
  /// A symbol and words.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// A symbol and words.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}
