public import Foundation

// Previews on a firm press, from before iOS 13. Nothing is pressed: these are for the app's code to compile, and for
// tests to call.

/// The context of previews in a view.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The delegate.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view.
  var sourceView: UIView { get }
  /// The part of the view that stays sharp.
  var sourceRect: CGRect { get set }
}

/// The delegate that provides previews. It is never called automatically.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// The controller that is previewed for a place.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Called to show a previewed controller.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// An item below a preview.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The title.
  var title: String { get }
}

/// An action below a preview.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// The styles of action, with UIKit's raw values.
  public enum Style: Int, Sendable {
    /// The standard style.
    case `default` = 0
    /// A chosen action.
    case selected = 1
    /// A destructive action.
    case destructive = 2
  }

  /// The title.
  public final let title: String
  /// The style.
  public final let style: Style
  /// The handler of the action. Never called automatically.
  public final let handler: (any UIPreviewActionItem, UIViewController) -> Void

  /// Creates an action.
  public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
    (self.title, self.style) = (title, style)
    self.handler = { item, controller in (item as? UIPreviewAction).map { handler($0, controller) } }
    super.init()
  }
}

/// Several actions below a preview.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// The title.
  public final let title: String
  package final let actions: [UIPreviewAction]

  /// Creates a group.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    (self.title, self.actions) = (title, actions)
    super.init()
  }
}

final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    (self.delegate, sourceView, sourceRect) = (delegate, view, view.bounds)
    super.init()
  }
}
