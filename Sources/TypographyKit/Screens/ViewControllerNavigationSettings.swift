public import Foundation
public import HeadlessUIKit

/// The settings of the bar over a list of styles or colours, and the action of its close button.
@MainActor
public final class ViewControllerNavigationSettings: NSObject {
  /// Stored, as in the library: exporting has a text button.
  let actionButton: UIBarButtonItem.SystemItem
  /// Whether the list comes and goes with an animation; nothing is animated.
  let animated: Bool
  /// Whether the close button closes the list.
  let autoClose: Bool
  /// The position of the buttons.
  let closeButtonAlignment: CloseButtonAlignment
  /// The close button.
  let closeButton: UIBarButtonItem.SystemItem
  /// Whether the list was presented, and not pushed.
  let isModal: Bool
  /// Whether the navigation bar is hidden after a pushed list is closed.
  let isNavigationBarHidden: Bool
  /// Whether the configuration is read again before the list is shown.
  let shouldRefresh: Bool

  /// Creates settings.
  public init(
    actionButton: UIBarButtonItem.SystemItem = .action, animated: Bool = false, autoClose: Bool = true,
    closeButtonAlignment: CloseButtonAlignment = .closeButtonLeftExportButtonRight,
    closeButton: UIBarButtonItem.SystemItem = .done, isModal: Bool = false, isNavigationBarHidden: Bool = false,
    shouldRefresh: Bool = true
  ) {
    (self.actionButton, self.animated, self.autoClose) = (actionButton, animated, autoClose)
    (self.closeButtonAlignment, self.closeButton, self.isModal) = (closeButtonAlignment, closeButton, isModal)
    (self.isNavigationBarHidden, self.shouldRefresh) = (isNavigationBarHidden, shouldRefresh)
    super.init()
  }
}

/// The position of the buttons in the bar of a list of styles. A list of colours has no button for exporting.
public enum CloseButtonAlignment: Int, Sendable {
  /// Close at the left, export at the right.
  case closeButtonLeftExportButtonRight
  /// Close at the right, export at the left.
  case closeButtonRightExportButtonLeft
  /// Export at the left alone.
  case noCloseButtonExportButtonLeft
  /// Export at the right alone.
  case noCloseButtonExportButtonRight
}

/// An object that is notified when a list of styles or colours was closed.
@MainActor
public protocol TypographyKitViewControllerDelegate: AnyObject {
  /// Called after the close button was used.
  func viewControllerDidFinish()
}
