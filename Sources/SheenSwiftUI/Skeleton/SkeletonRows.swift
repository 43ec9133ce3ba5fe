#if canImport(SwiftUI)
public import SwiftUI

/// Rows of data, and rows of placeholders while it loads: for `List`, `ForEach` and lazy stacks.
///
/// While there is no data, placeholders stand in its place. Where there is data already, it stays, and
/// placeholders follow it: more is loading. Rows of data have the identity of the data and nothing else,
/// so their state and the list's position survive.
///
/// ```swift
/// List {
///   SkeletonRows(people, isLoading: isLoading, sample: .sample) { person in
///     PersonRow(person)
///   }
/// }
/// ```
///
/// Placeholders that were seen stay for `LoadingPolicy.minimumShow`, as everywhere, unless there was
/// data already. They are exchanged for the data at once: other rows are in other places.
public struct SkeletonRows<
  Data: RandomAccessCollection, ID: Hashable, Row: View, Placeholder: View
>: View {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let isLoading: Bool
  private let count: Int
  private let row: (Data.Element) -> Row
  private let placeholder: (Int) -> Placeholder

  @State private var run = RowsLoadState()
  @StateObject private var member = RowsLoad()

  /// Rows of data, or placeholders of any kind.
  ///
  /// - Parameters:
  ///   - data: What is there already.
  ///   - id: What tells the elements apart.
  ///   - isLoading: Whether more is to come.
  ///   - count: How many placeholders there are, from 0 to 1,000.
  ///   - row: The row of an element.
  ///   - placeholder: The row of a placeholder, by its number from 0 on.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, isLoading: Bool, count: Int = 8,
    @ViewBuilder row: @escaping (Data.Element) -> Row,
    @ViewBuilder placeholder: @escaping (Int) -> Placeholder
  ) {
    self.data = data
    self.id = id
    self.isLoading = isLoading
    self.count = min(max(0, count), 1000)
    self.row = row
    self.placeholder = placeholder
  }

  /// What is drawn.
  public var body: some View {
    let hasData = !data.isEmpty
    if run.showsData(isLoading: isLoading, hasData: hasData) {
      ForEach(data, id: id, content: row)
    }
    if run.showsPlaceholders(isLoading: isLoading) {
      ForEach((0..<count).map(PlaceholderID.init), id: \.self) { id in
        placeholder(id.number)
          .allowsHitTesting(false)
          .modifier(
            PlaceholderRow(
              isFirst: id.number == 0, isLoading: isLoading, hasData: hasData, run: $run,
              member: member))
      }
    }
  }
}

extension SkeletonRows {
  /// Rows of data, or placeholders made of the row of a sample.
  ///
  /// - Parameters:
  ///   - data: What is there already.
  ///   - id: What tells the elements apart.
  ///   - isLoading: Whether more is to come.
  ///   - count: How many placeholders there are, from 0 to 1,000.
  ///   - sample: An element whose row is as large as one of real data is expected to be.
  ///   - row: The row of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, isLoading: Bool, count: Int = 8,
    sample: Data.Element, @ViewBuilder row: @escaping (Data.Element) -> Row
  ) where Placeholder == SkeletonSample<Row> {
    self.init(data, id: id, isLoading: isLoading, count: count, row: row) { _ in
      SkeletonSample(content: row(sample))
    }
  }

  /// Rows of data by its own identity, or placeholders of any kind.
  public init(
    _ data: Data, isLoading: Bool, count: Int = 8,
    @ViewBuilder row: @escaping (Data.Element) -> Row,
    @ViewBuilder placeholder: @escaping (Int) -> Placeholder
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(
      data, id: \.id, isLoading: isLoading, count: count, row: row, placeholder: placeholder)
  }

  /// Rows of data by its own identity, or placeholders made of the row of a sample.
  public init(
    _ data: Data, isLoading: Bool, count: Int = 8, sample: Data.Element,
    @ViewBuilder row: @escaping (Data.Element) -> Row
  )
  where
    Data.Element: Identifiable, ID == Data.Element.ID, Placeholder == SkeletonSample<Row>
  {
    self.init(
      data, id: \.id, isLoading: isLoading, count: count, sample: sample, row: row)
  }
}

/// The row of a sample as placeholders.
public struct SkeletonSample<Content: View>: View {
  let content: Content

  /// What is drawn.
  public var body: some View { content.skeletonized(isLoading: true) }
}

/// Tells placeholders from data, whatever the data's identity is.
private struct PlaceholderID: Hashable {
  let number: Int
}
#endif
