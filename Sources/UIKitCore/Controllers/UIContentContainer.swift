public import Foundation

/// What is told that its size or its traits are about to change, and decides on those of what it contains.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size it would like to have, in points; zero says nothing.
  var preferredContentSize: CGSize { get }
  /// A child would like to have another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// There for overrides; not called.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size a child will have in a parent of `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size becomes `size`, because that of what contains it does.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits become `newCollection`, because those of what contains it do.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}

extension UIViewController {
  /// Tells the children whose size will be another. One whose view is not loaded has none yet.
  func forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in childControllers {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard childSize != child.storedView?.bounds.size else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  /// Tells the controller of the traits it will have where it inherits these, if they are others than it has.
  func willInherit(_ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    let overrides = storedView?.ownOverrides ?? overrideTraits
    let newTraits = overrides.map { UITraitCollection(traitsFrom: [traits, $0]) } ?? traits
    if newTraits != traitCollection { willTransition(to: newTraits, with: coordinator) }
  }
}
