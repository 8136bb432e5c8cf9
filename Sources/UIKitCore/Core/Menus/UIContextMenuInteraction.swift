public import Foundation

/// An interaction that displays a menu for a view after a long press. It stores its view; nothing opens the menu.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The delegate, which is never called automatically. A weak reference.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?

  /// Creates an interaction with a delegate, which is not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// The location of the press in the view's coordinate space; zero, as there are no presses.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// The look of the menu; unknown, as no menu is displayed.
  open var menuAppearance: Appearance { .unknown }
  /// Does nothing: no menu is displayed.
  open func dismissMenu() {}
  /// Does nothing: no menu is displayed.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
}

extension UIContextMenuInteraction {
  /// The looks of a menu, with UIKit's raw values.
  public enum Appearance: UInt, Sendable {
    /// Unknown, as no menu is displayed.
    case unknown = 0
    /// With a preview.
    case rich = 1
    /// Without a preview.
    case compact = 2
  }
}

/// The delegate that provides a view's context menu. It is never called automatically.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The configuration of the menu at a location; `nil` for no menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The preview that is displayed with the menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the preview was tapped.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}

/// An animator for showing or hiding a menu. None is created automatically.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller displayed in the preview.
  var previewViewController: UIViewController? { get }
  /// Adds animations to run with the animator's.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion handler.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// An animator for the transition from a preview to its controller. None is created automatically.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The style of the transition.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The styles of transition from a preview to its controller, with UIKit's raw values.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable, CaseIterable {
  /// The preview is dismissed.
  case dismiss = 0
  /// The preview expands.
  case pop = 1
}
