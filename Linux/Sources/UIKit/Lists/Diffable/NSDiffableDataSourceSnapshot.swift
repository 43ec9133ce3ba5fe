/// What a list shows at a moment: sections and items, each of which occurs once.
@available(iOS 13.0, tvOS 13.0, *)
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []
  /// The items whose content is to be asked for anew.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []

  /// Nothing.
  public init() {}

  /// How many items there are.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// The sections.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
  /// The items.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// The items of a section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections.first { $0.id == identifier }?.items ?? []
  }
  /// The section of an item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sections.first { $0.items.contains(identifier) }?.id }
  /// The place of an item among all.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  /// The place of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.id == identifier }
  }

  /// Adds sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      precondition(
        indexOfSection(identifier) == nil, "a section occurs once only; twice: \(identifier)")
      sections.append((identifier, []))
    }
  }
  /// Adds items to a section, or to the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let index = sectionIdentifier.map { indexOfSection($0) } ?? sections.indices.last
    guard let index else {
      preconditionFailure("items need a section: call appendSections(_:) first")
    }
    let known = Set(itemIdentifiers)
    for identifier in identifiers {
      precondition(!known.contains(identifier), "an item occurs once only; twice: \(identifier)")
    }
    precondition(
      Set(identifiers).count == identifiers.count, "an item occurs once only in \(identifiers)")
    sections[index].items += identifiers
  }
  /// Inserts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: beforeIdentifier, offset: 0) }
  /// Inserts items behind another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: afterIdentifier, offset: 1) }
  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int
  ) {
    for i in sections.indices {
      if let place = sections[i].items.firstIndex(of: item) {
        sections[i].items.insert(contentsOf: identifiers, at: place + offset)
        return
      }
    }
  }
  /// Takes items away.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for i in sections.indices { sections[i].items.removeAll { gone.contains($0) } }
  }
  /// Takes all items and sections away.
  public mutating func deleteAllItems() { sections = [] }
  /// Takes sections away.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    sections.removeAll { gone.contains($0.id) }
  }
  /// Has the content of items asked for anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }
  /// Has the content of items asked for anew.
  @available(iOS 15.0, tvOS 15.0, *)
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }
}

@available(iOS 13.0, tvOS 13.0, *)
extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
