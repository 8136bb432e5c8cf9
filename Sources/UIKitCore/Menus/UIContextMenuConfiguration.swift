public import Foundation

/// What a long press shows: a preview and a menu. Kept; nothing opens it.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The controller of a preview.
  public typealias PreviewProvider = () -> UIViewController?
  /// The menu, given the things that the system suggests.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  /// What the app knows it by.
  public final let identifier: any NSCopying
  /// Makes the preview's controller.
  package final let previewProvider: PreviewProvider?
  /// Makes the menu.
  package final let actionProvider: ActionProvider?
  /// Kept, without effect on a still picture.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// Kept, without effect on a still picture.
  open var badgeCount = 0

  /// A configuration with a preview, a menu, or both.
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
  /// The order a menu is shown in; raw values are UIKit's.
  public enum ElementOrder: Int, Sendable, CaseIterable {
    /// As the system decides.
    case automatic = 0
    /// The first nearest to the finger.
    case priority = 1
    /// The first at the top.
    case fixed = 2
  }
}

/// A view that is shown lifted over the rest. Kept; it is not shown.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public final let view: UIView
  /// Where it is shown.
  public final let target: UIPreviewTarget?
  /// How it is shown.
  public final let parameters: UIPreviewParameters

  /// A preview at another place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }

  /// A preview where the view is.
  public init(view: UIView, parameters: UIPreviewParameters) {
    (self.view, self.parameters, target) = (view, parameters, nil)
    super.init()
  }

  /// A preview where the view is, shown as usual.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The view's size.
  open var size: CGSize { view.bounds.size }
}

/// Where a preview is shown.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view it is shown in.
  public final let container: UIView
  /// Where its middle is there.
  public final let center: CGPoint

  /// A place in a view.
  public init(container: UIView, center: CGPoint) {
    (self.container, self.center) = (container, center)
    super.init()
  }
}

/// How a preview is shown. Kept; it is not shown.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The colour behind it; nil is the usual one.
  open var backgroundColor: UIColor?
}
