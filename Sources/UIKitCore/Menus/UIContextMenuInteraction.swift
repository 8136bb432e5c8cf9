public import Foundation

/// What shows a menu over a view after a long press. It hears of its view; nothing opens it.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Who is asked for the menu; only tests ask.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view it was added to.
  open private(set) weak var view: UIView?

  /// An interaction that asks a delegate, which is not kept.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Where the press is in the view's space; zero, as nothing presses.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Does nothing on a still picture.
  open func dismissMenu() {}
  /// Does nothing on a still picture: no menu is seen.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
}

/// Who says which menu is shown over a view. Nothing asks by itself.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu for a place; nil shows none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// What is shown lifted over the rest.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The preview was touched.
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

/// What goes along as a menu comes or goes. None does.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller that is previewed.
  var previewViewController: UIViewController? { get }
  /// Has something go along.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Has something be done after.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What goes along as a preview becomes the screen. None does.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview becomes the screen.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a preview becomes the screen; raw values are UIKit's.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable, CaseIterable {
  /// It goes.
  case dismiss = 0
  /// It grows.
  case pop = 1
}
