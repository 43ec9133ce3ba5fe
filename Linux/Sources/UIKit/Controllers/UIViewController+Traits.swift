extension UIViewController {
  /// Gives a controller in this one traits in place of those that it would find; nil takes them away.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    guard childViewController.parent === self else { return }
    childViewController.traitsFromParent = collection
    childViewController.viewIfLoaded?.traitsMayHaveChanged()
  }

  /// The traits that were given to a controller in this one.
  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.parent === self ? childViewController.traitsFromParent : nil
  }

  /// The traits of the view, from what lies above it.
  func traitsForView(below superview: UIView?) -> UITraitCollection {
    let above = superview?.traitCollection ?? parent?.traitCollection ?? .device
    guard traitsFromParent != nil || overrideUserInterfaceStyle != .unspecified else {
      return above
    }
    return UITraitCollection(traitsFrom: [
      above, traitsFromParent ?? UITraitCollection(),
      UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
    ])
  }

  func traitsHaveChanged(from old: UITraitCollection, to new: UITraitCollection) {
    traitCollectionDidChange(old)
    traitRegistrations.tell(self, from: old, to: new)
  }
}
