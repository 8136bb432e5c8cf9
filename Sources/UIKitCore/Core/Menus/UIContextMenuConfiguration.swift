public import Foundation

/// A closure that creates the controller of a context menu's preview.
public typealias UIContextMenuContentPreviewProvider = UIContextMenuConfiguration.PreviewProvider
/// A closure that creates a context menu, given the suggested elements.
public typealias UIContextMenuActionProvider = UIContextMenuConfiguration.ActionProvider

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
  /// The identifiers of further items that the menu is for. Stored; has no effect on a still picture.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []

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

  /// The same preview at another position.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// The position of a preview.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view that contains the preview.
  public final let container: UIView
  /// The centre of the preview in that view.
  public final let center: CGPoint
  /// The transform of the preview there.
  public final let transform: CGAffineTransform

  /// Creates a position in a view.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
}

extension UIPreviewTarget {
  /// Creates a position in a view.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}

/// The appearance of a preview. Stored; it is not displayed.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, NSCopying {
  /// The background colour; the default if `nil`.
  // swift-format-ignore: NoImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! = nil
  /// The part of the view that is seen; all of it if `nil`.
  open var visiblePath: UIBezierPath?
  /// The shape that casts the shadow; the visible part if `nil`.
  open var shadowPath: UIBezierPath?

  /// Creates the default appearance.
  public override init() {
    super.init()
  }

  /// Creates the appearance of lines of text.
  public init(textLineRects: [NSValue]) {
    let path = UIBezierPath()
    for rect in textLineRects { path.append(UIBezierPath(roundedRect: rect.cgRectValue, cornerRadius: 4)) }
    visiblePath = path
    super.init()
  }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UIPreviewParameters in
      let copy = UIPreviewParameters()
      copy.backgroundColor = backgroundColor
      (copy.visiblePath, copy.shadowPath) = (visiblePath, shadowPath)
      return copy
    }
  }
}
