public import Foundation

/// How a popover is presented. Kept, without effect on a still picture: what is presented is not shown.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// Where the arrow may be.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The view it is about.
  open var sourceView: UIView?
  /// What of the view it is about.
  open var sourceRect = CGRect.null
  /// The thing it is about.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The item of a bar that it is about.
  open var barButtonItem: UIBarButtonItem?
  /// The views that can be used meanwhile.
  open var passthroughViews: [UIView]?
  /// The colour behind the content.
  open var backgroundColor: UIColor?
  /// Points that the popover keeps from the edges of the screen.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Whether the popover may cover what it is about.
  open var canOverlapSourceViewRect = false
  /// Where the arrow is: unknown, as nothing is shown.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
}

/// What a popover can be about: a view, or an item of a bar.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Who is told of popovers. Nothing tells by itself; what Objective-C makes optional has a default.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to come.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Whether touches beside it end it.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// The popover has gone.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// Where a popover's arrow points; raw values are UIKit's.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upwards.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Downwards.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Wherever there is room.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// It is not known.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
