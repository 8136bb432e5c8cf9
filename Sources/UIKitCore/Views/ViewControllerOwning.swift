/// What a view asks and tells the controller whose view it is.
@MainActor
package protocol ViewControllerOwning: UIResponder {
  /// In place of the view's `updateConstraints()`, which it calls.
  func updateViewConstraints()
  func viewWillLayoutSubviews()
  func viewDidLayoutSubviews()
  func viewSafeAreaInsetsDidChange()
  func viewLayoutMarginsDidChange()
  /// Tells the controller, and who registered with it.
  func traitsDidChange(from previous: UITraitCollection, to traits: UITraitCollection)
  /// What the controller covers with bars.
  var additionalSafeAreaInsets: UIEdgeInsets { get }
  /// The least margins of the view, where `viewRespectsSystemMinimumLayoutMargins`.
  var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { get }
  var viewRespectsSystemMinimumLayoutMargins: Bool { get }
}
