public import Foundation
public import UIKitValues

/// An item that the large content viewer can show enlarged at the accessibility categories. Views are such items.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether a long press shows the item in the viewer.
  var showsLargeContentViewer: Bool { get }
  /// The text in the viewer.
  var largeContentTitle: String? { get }
  /// The image in the viewer.
  var largeContentImage: UIImage? { get }
  /// Whether the image is scaled to the viewer's size.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the image in the viewer, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// An interaction that shows the large content viewer after a long press. It stores its view; there are no touches.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The delegate, which is never called automatically. A weak reference.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// The recognizer of the long press; there are no touches.
  public final let gestureRecognizerForExclusionRelationship: UIGestureRecognizer = UILongPressGestureRecognizer()
  /// Whether the viewer is in use: at the accessibility categories.
  public static var isEnabled: Bool { UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory }

  /// Creates an interaction with a delegate, which is not retained.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }
}

/// The delegate of a large content viewer. It is never called automatically.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Called when the touch ended on an item.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
  /// The item at a point.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// The controller whose view the viewer is shown in.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {}
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { nil }
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    UIViewController()
  }
}
