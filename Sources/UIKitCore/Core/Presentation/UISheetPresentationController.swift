public import Foundation
import PresentationGeometry

/// The presentation of a sheet: attached to the bottom of phones, in the centre of tablets.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  private lazy var sheetView = SheetView()
  private lazy var dimmingView = DimmingView(.sheet)
  private var card: PresenterCard?

  /// The heights that the sheet may have, from the smallest to the largest. Differs from UIKit: they apply where the
  /// width is compact, as before iOS 16.
  open var detents: [Detent] = [.large()] {
    didSet { invalidateDetents() }
  }
  /// The current height; the smallest if `nil`.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { invalidateDetents() }
  }
  /// The largest height at which the view below is not dimmed; if `nil`, it is always dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { invalidateDetents() }
  }
  /// Whether a grabber is displayed; `false` by default.
  open var prefersGrabberVisible = false {
    didSet { invalidateDetents() }
  }
  /// Whether scrolling expands the sheet before it scrolls the content. Stored; nothing is scrolled by touches.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is attached to the bottom edge at compact height, where it is the whole screen otherwise.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { invalidateDetents() }
  }
  /// Whether the sheet then has the preferred width of its content.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { invalidateDetents() }
  }
  /// The corner radius in points; the default if `nil`.
  open var preferredCornerRadius: CGFloat? {
    didSet { invalidateDetents() }
  }
  /// The view above which the sheet is placed. Stored; sheets are placed in the centre.
  open var sourceView: UIView?

  /// Whether the sheet is as large as a page where there is room. Stored.
  open var prefersPageSizing = true
  /// The effect behind the sheet's content. Stored; the content's own background is drawn.
  open var backgroundEffect: UIVisualEffect?

  /// Makes the changes at once.
  open func animateChanges(_ changes: () -> Void) {
    changes()
  }

  /// Evaluates the heights again in the next layout.
  open func invalidateDetents() {
    container?.setNeedsLayout()
  }

  /// The sheet, around the presented controller's view.
  open override var presentedView: UIView? { container == nil ? super.presentedView : sheetView }
  open override var frameOfPresentedViewInContainerView: CGRect { container == nil ? .zero : geometry.frame }
  open override var shouldRemovePresentersView: Bool { false }

  // MARK: Layout

  @_spi(Subclasses) open override func prepareContainer(_ container: UIView) {
    dimmingView.frame = container.bounds
    container.addSubview(dimmingView)
    if let view = super.presentedView { sheetView.show(view) }
    container.addSubview(sheetView)
  }

  @_spi(Subclasses) open override func layOutContainer(_ container: UIView) {
    let geometry = geometry
    sheetView.overrideTraits = sheetTraits(isFloating: !geometry.isAttached)
    sheetView.showsGrabber = prefersGrabberVisible && geometry.cornerRadius > 0
    sheetView.layer.cornerRadius =
      geometry.cornerRadius == 0 ? 0 : max(0, preferredCornerRadius ?? geometry.cornerRadius)
    sheetView.layer.maskedCorners =
      geometry.isAttached ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : .all
    dimmingView.isHidden = isUndimmed || geometry.cornerRadius == 0
    container.accessibilityViewIsModal = isModal
    showCard(geometry.showsPresenterAsCard && !isUndimmed)
  }

  @_spi(Subclasses) open override func restorePresenter() {
    card?.remove()
    card = nil
    presentedViewController.viewIfLoaded?.removeFromSuperview()
  }

  @_spi(Subclasses) open override var isModal: Bool { !isUndimmed }
  @_spi(Subclasses) open override var dimsTint: Bool { !isUndimmed }

  private var geometry: SheetGeometry {
    let room = room
    let style = currentStyle
    return SheetGeometry(
      style == .formSheet ? .form : .page, in: room, detent: currentDetent?.resolvedValue(in: DetentContext(self)),
      preferred: presentedViewController.preferredContentSize,
      isAttachedInCompactHeight: prefersEdgeAttachedInCompactHeight,
      followsPreferredWidth: widthFollowsPreferredContentSizeWhenEdgeAttached,
      readableWidth: ReadableWidth.limit(for: presentingViewController.traitCollection.preferredContentSizeCategory)
        + 2 * SheetMetrics.readableMargin)
  }

  /// The detent that is selected, or else the first that is not disabled; `nil` for a large sheet.
  private var currentDetent: Detent? {
    let context = DetentContext(self)
    let enabled = detents.filter { $0.resolvedValue(in: context).map { $0.isFinite } ?? false }
    let current = enabled.first { $0.identifier == selectedDetentIdentifier } ?? enabled.first
    return current?.identifier == .large ? nil : current
  }

  /// Whether the current height is at most the largest one at which nothing is dimmed.
  private var isUndimmed: Bool {
    guard let limit = detents.firstIndex(where: { $0.identifier == largestUndimmedDetentIdentifier }) else {
      return false
    }
    let identifier = currentDetent?.identifier ?? .large
    return detents.firstIndex { $0.identifier == identifier }.map { $0 <= limit } ?? false
  }

  /// Sheets are one level above what they cover, and floating form sheets are narrow.
  private func sheetTraits(isFloating: Bool) -> UITraitCollection {
    let elevated = UITraitCollection(userInterfaceLevel: .elevated)
    guard isFloating, currentStyle == .formSheet else { return elevated }
    return UITraitCollection(traitsFrom: [elevated, UITraitCollection(horizontalSizeClass: .compact)])
  }

  private func showCard(_ isShown: Bool) {
    guard isShown, let container, let window = container.window else {
      card?.remove()
      card = nil
      return
    }
    let presenterSheet = presentingViewController.presentation?.active?.presentedView
    guard let view = presenterSheet ?? presentingViewController.viewIfLoaded else { return }
    if card == nil { card = PresenterCard(view, in: window) }
    card?.place(in: room)
  }
}

/// The figures of sheets that the views add to their geometry.
private enum SheetMetrics {
  /// The margin beside readable text in a page sheet on a tablet (low: page sheets are about 704 wide at L, where
  /// readable text is 672).
  static let readableMargin: CGFloat = 16
}

/// The context in which a sheet's heights are evaluated.
private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let mediumDetentValue: CGFloat

  @MainActor init(_ controller: UISheetPresentationController) {
    let room = controller.room
    containerTraitCollection =
      controller.containerView?.traitCollection ?? controller.presentingViewController.traitCollection
    maximumDetentValue = SheetGeometry.largestDetent(in: room)
    mediumDetentValue = SheetGeometry.mediumDetent(in: room)
  }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The identifier of the height.
    public final let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      (self.identifier, self.resolver) = (identifier, resolver)
      super.init()
    }

    /// About half of the screen; disabled at compact height.
    public class func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return (context as? DetentContext)?.mediumDetentValue ?? context.maximumDetentValue / 2
      }
    }
    /// Almost the full screen.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// A custom height; the resolver returns `nil` to disable it.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    /// The height in a context; `nil` if it is disabled.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }
}

extension UISheetPresentationController.Detent {
  /// The identifier of a height.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from a string.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }

    /// The identifier of the medium height.
    public static let medium = Identifier("com.apple.UIKit.medium")
    /// The identifier of the large height.
    public static let large = Identifier("com.apple.UIKit.large")
  }
}

/// The context in which the height of a sheet is determined.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The maximum height.
  var maximumDetentValue: CGFloat { get }
}

/// The delegate of a sheet. It is never called automatically.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called after the user has changed the height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
