public import Foundation

/// A preview and a menu for a long press. Stored; nothing opens it.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// A closure that creates the controller of a preview.
  public typealias PreviewProvider = () -> UIViewController?
  /// A closure that creates the menu, given the suggested elements.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  /// The identifier for the app's own use.
  public final let identifier: any NSCopying
  /// The closure that creates the preview's controller.
  package final let previewProvider: PreviewProvider?
  /// The closure that creates the menu.
  package final let actionProvider: ActionProvider?
  /// Stored; has no effect on a still picture.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// Stored; has no effect on a still picture.
  open var badgeCount = 0

  /// Creates a configuration with a preview, a menu, or both.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil, actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

extension UIContextMenuConfiguration {
  /// The orders of a menu's elements, with UIKit's raw values.
  public enum ElementOrder: Int, Sendable, CaseIterable {
    /// Determined by the system.
    case automatic = 0
    /// The first element is closest to the touch.
    case priority = 1
    /// The first element is at the top.
    case fixed = 2
  }
}

/// A view displayed lifted above the others. Stored; it is not displayed.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The previewed view.
  public final let view: UIView
  /// The position of the preview; `nil` for the view's own.
  public final let target: UIPreviewTarget?
  /// The appearance of the preview.
  public final let parameters: UIPreviewParameters

  /// Creates a preview at another position.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }

  /// Creates a preview at the view's position.
  public init(view: UIView, parameters: UIPreviewParameters) {
    (self.view, self.parameters, target) = (view, parameters, nil)
    super.init()
  }

  /// Creates a preview at the view's position, with the default appearance.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the view.
  open var size: CGSize { view.bounds.size }
}

/// The position of a preview.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view that contains the preview.
  public final let container: UIView
  /// The centre of the preview in that view.
  public final let center: CGPoint

  /// Creates a position in a view.
  public init(container: UIView, center: CGPoint) {
    (self.container, self.center) = (container, center)
    super.init()
  }
}

/// The appearance of a preview. Stored; it is not displayed.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The background colour; the default if `nil`.
  open var backgroundColor: UIColor?
}
