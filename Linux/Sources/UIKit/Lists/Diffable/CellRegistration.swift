public import Foundation

extension UICollectionView {
  /// A class of items, and how they are set up.
  @available(iOS 14.0, tvOS 14.0, *)
  @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Sets an item up.
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let handler: Handler
    let identifier: String

    /// A class of items.
    public init(handler: @escaping Handler) {
      self.handler = handler
      registrationCount += 1
      identifier = "registration \(registrationCount)"
    }
  }

  /// An item that was used before, or a new one, set up.
  @available(iOS 14.0, tvOS 14.0, *)
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    guard
      let cell = dequeueReusableCell(
        withReuseIdentifier: registration.identifier, for: indexPath) as? Cell
    else { preconditionFailure("the registration's class is not that of the item") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}

/// How many registrations there were, to tell them apart.
@MainActor private var registrationCount = 0
