public import Foundation
import PresentationGeometry

/// The presentation of a popover: content with an arrow that points at a view, a rectangle or an item of a bar. Where the
/// width is compact, it adapts to a sheet.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  private lazy var popoverView = PopoverView()
  private var dismissElement: DismissElement?
  private var shownDirection = UIPopoverArrowDirection.unknown

  /// The permitted directions of the arrow; with none, the popover has no arrow and lies over the middle of its source.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { container?.setNeedsLayout() }
  }
  /// The view that the popover points at.
  open var sourceView: UIView? {
    didSet { container?.setNeedsLayout() }
  }
  /// The rectangle in the view that the popover points at; the whole view if it is null.
  open var sourceRect = CGRect.null {
    didSet { container?.setNeedsLayout() }
  }
  /// The item that the popover points at, in place of the view.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { container?.setNeedsLayout() }
  }
  /// The bar button item that the popover points at, in place of the view.
  open var barButtonItem: UIBarButtonItem? {
    didSet { container?.setNeedsLayout() }
  }
  /// The views that can be used while the popover is displayed. Stored; there are no touches.
  open var passthroughViews: [UIView]?
  /// The background colour, also of the arrow; by default, the presented view's.
  open var backgroundColor: UIColor? {
    didSet { container?.setNeedsLayout() }
  }
  /// The minimum distances from the screen's edges, in points, beside the safe area.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { container?.setNeedsLayout() }
  }
  /// The class of the popover's own background. Stored; the system's is drawn.
  open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?
  /// Whether the popover may overlap the rectangle that it points at.
  open var canOverlapSourceViewRect = false {
    didSet { container?.setNeedsLayout() }
  }
  /// The direction of the arrow; unknown until the popover is displayed.
  open var arrowDirection: UIPopoverArrowDirection { shownDirection }

  /// A page sheet.
  open override var adaptivePresentationStyle: UIModalPresentationStyle { .pageSheet }

  /// Only a compact width makes a sheet of a popover.
  open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none
  }

  /// The popover, around the presented controller's view.
  open override var presentedView: UIView? { container == nil ? super.presentedView : popoverView }
  open override var frameOfPresentedViewInContainerView: CGRect { container == nil ? .zero : popoverView.frame }
  open override var shouldRemovePresentersView: Bool { false }

  // MARK: Layout

  @_spi(Subclasses) open override func prepareContainer(_ container: UIView) {
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    popoverView.overrideTraits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceLevel: .elevated), UITraitCollection(horizontalSizeClass: .compact),
    ])
    if let view = super.presentedView { popoverView.show(view) }
    dismissElement = DismissElement(around: container)
    container.addSubview(popoverView)
    if sourceRectInContainer == nil {
      presentingViewController.raiseFault(
        "NSGenericException", call: "UIPopoverPresentationController",
        reason: "it has neither a sourceView, a sourceItem nor a barButtonItem that is displayed when the popover is "
          + "presented")
    }
  }

  @_spi(Subclasses) open override func layOutContainer(_ container: UIView) {
    let geometry = PopoverGeometry(
      size: contentSize, source: sourceRectInContainer, permitted: permittedSides, in: room,
      margins: popoverLayoutMargins, canOverlapSource: canOverlapSourceViewRect)
    shownDirection = geometry.side?.arrowDirection ?? []
    popoverView.fillColor = backgroundColor ?? super.presentedView?.backgroundColor ?? .systemBackground
    popoverView.place(geometry)
  }

  @_spi(Subclasses) open override func restorePresenter() {
    shownDirection = .unknown
    presentedViewController.viewIfLoaded?.removeFromSuperview()
  }

  @_spi(Subclasses) open override var dimsTint: Bool { true }
  override var accessibilityElementsAround: [UIResponder] { dismissElement.map { [$0] } ?? [] }

  private var permittedSides: [PopoverGeometry.Side] {
    PopoverGeometry.Side.allCases.filter { permittedArrowDirections.contains($0.arrowDirection) }
  }

  /// The preferred size of the content or, where it has none, that of its constraints, and else 320 by 480 (low
  /// confidence).
  private var contentSize: CGSize {
    var size = presentedViewController.preferredContentSize
    if size.width <= 0 { size.width = 320 }
    if size.height <= 0 {
      let fitting = super.presentedView?.systemLayoutSizeFitting(
        CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      size.height = fitting.map { $0.height > 0 && $0.height.isFinite ? $0.height : 480 } ?? 480
    }
    return size
  }

  /// Points at a view or an item by the properties that apps change in `prepare(for:sender:)`.
  final func point(at item: (any UIPopoverPresentationControllerSourceItem)?) {
    sourceView = item as? UIView
    barButtonItem = item as? UIBarButtonItem
  }

  /// The rectangle that the arrow points at, in the container; `nil` if there is none.
  private var sourceRectInContainer: CGRect? {
    guard let container else { return nil }
    let item = sourceItem ?? barButtonItem
    let view = (item as? UIBarButtonItem)?.displayedView ?? item as? UIView ?? sourceView
    guard let view, view.window === container.window else { return nil }
    let usesRect = item == nil && !sourceRect.isNull && sourceRect.isFinite
    return container.convert(usesRect ? sourceRect : view.bounds, from: view)
  }
}

extension PopoverGeometry.Side {
  fileprivate var arrowDirection: UIPopoverArrowDirection {
    switch self {
    case .below: .up
    case .above: .down
    case .right: .left
    case .left: .right
    }
  }
}

/// An item that a popover can point at: a view, or a bar button item.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// The delegate of a popover, which is notified before it is presented; there are no touches that dismiss it. Methods that are
/// optional in Objective-C have defaults.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is presented.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Whether touches outside the popover should dismiss it.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called after the popover was dismissed.
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

/// The directions of a popover's arrow, with UIKit's raw values.
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
  /// Any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// An unknown direction.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
