public import Foundation

/// An object that is notified of coming changes of its size and traits, and that determines those of its children.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size in points; zero means no preference.
  var preferredContentSize: CGSize { get }
  /// Called when a child's preferred size has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Declared for overrides; not called.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size of a child in a parent of size `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size changes to `size` because the container's size changes.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change to `newCollection` because the container's traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}

extension UIViewController {
  /// Notifies the children whose size will change. A child whose view is not loaded has no size yet, so it counts as
  /// changing.
  func forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in childControllers {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard childSize != child.storedView?.bounds.size else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  /// Notifies the controller of the traits it will have when it inherits `traits`, if they differ from its current
  /// ones.
  func willInherit(_ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    let overrides = storedView?.ownOverrides ?? overrideTraits
    let newTraits = overrides.map { UITraitCollection(traitsFrom: [traits, $0]) } ?? traits
    if newTraits != traitCollection { willTransition(to: newTraits, with: coordinator) }
  }
}
