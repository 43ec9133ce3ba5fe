/// How far something has come.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  let label: Label?

  /// A turning wheel, or a bar that is filled so far.
  @MainActor @preconcurrency public var body: some View {
    VStack(alignment: .leading) {
      label
      if let fraction {
        _Bar(fraction: fraction)
      } else {
        _Wheel()
      }
    }
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ProgressView where CurrentValueLabel == EmptyView {
  /// A turning wheel.
  public init() where Label == EmptyView {
    fraction = nil
    label = nil
  }

  /// A turning wheel with words.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    fraction = nil
    label = Text(titleKey)
  }

  /// A bar; without a value a turning wheel.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {
    fraction = value.map {
      let part = total > 0 ? Double($0 / total) : 0
      return part > 0 ? min(part, 1) : 0
    }
    label = nil
  }
}

private struct _Bar: View {
  let fraction: Double

  var body: some View {
    GeometryReader { proxy in
      Capsule().fill(Color.accentColor).frame(width: proxy.size.width * fraction)
    }
    .frame(height: 4)
    .background(Capsule().fill(Color.gray.opacity(0.3)))
    .accessibilityElement()
    .accessibilityLabel(Text(verbatim: "Progress"))
    .accessibilityValue(Text(verbatim: "\(Int((fraction * 100).rounded()))%"))
  }
}

/// Eight spokes that take turns in being dark, ten times a second.
private struct _Wheel: View {
  var body: some View {
    TimelineView(.animation(minimumInterval: 0.1)) { context in
      let step = Int((context.date.timeIntervalSinceReferenceDate * 10).rounded(.down)) % 8
      ZStack {
        ForEach(0..<8) { i in
          Capsule()
            .fill(Color.gray.opacity(1 - Double((step - i + 8) % 8) / 10))
            .frame(width: 2.5, height: 6)
            .offset(y: -7)
            .rotationEffect(.degrees(Double(i) * 45))
        }
      }
      .frame(width: 20, height: 20)
    }
    .accessibilityElement()
    .accessibilityLabel(Text(verbatim: "In progress"))
  }
}
