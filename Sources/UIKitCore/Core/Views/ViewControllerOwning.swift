/// The interface of a view to the controller that owns it.
@MainActor
package protocol ViewControllerOwning: UIResponder {
  /// Replaces the view's `updateConstraints()`, which it calls.
  func updateViewConstraints()
  /// Sets the content by what the controller observes, before the view does.
  func updateProperties()
  func viewWillLayoutSubviews()
  func viewDidLayoutSubviews()
  func viewSafeAreaInsetsDidChange()
  func viewLayoutMarginsDidChange()
  /// Notifies the controller and the observers registered with it.
  func traitsDidChange(from previous: UITraitCollection, to traits: UITraitCollection)
  /// The insets that the controller adds to the view's safe area, for its bars for example.
  var additionalSafeAreaInsets: UIEdgeInsets { get }
  /// The insets that the bars of containers around the controller add to the view's safe area.
  var containerInsets: UIEdgeInsets { get }
  /// The minimum margins of the view, used if `viewRespectsSystemMinimumLayoutMargins`.
  var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { get }
  var viewRespectsSystemMinimumLayoutMargins: Bool { get }
  /// UIKit's messages to the console about the controller.
  var warnings: [String] { get }
}
