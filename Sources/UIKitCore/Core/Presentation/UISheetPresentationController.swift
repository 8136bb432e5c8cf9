public import Foundation

/// The presentation of a sheet. Stored; has no effect on a still picture: presented controllers are not displayed.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The heights that the sheet may have, from the smallest to the largest.
  open var detents: [Detent] = [.large()]
  /// The current height; the smallest if `nil`.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The largest height at which the view below is not dimmed; if `nil`, it is always dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a grabber is displayed.
  open var prefersGrabberVisible = false
  /// Whether scrolling expands the sheet before it scrolls the content.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is attached to the bottom edge at compact height.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet then has the preferred width of its content.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The corner radius; the default if `nil`.
  open var preferredCornerRadius: CGFloat?
  /// The view above which the sheet is placed.
  open var sourceView: UIView?

  /// Makes the changes at once.
  open func animateChanges(_ changes: () -> Void) {
    changes()
  }

  /// Does nothing: the heights are never evaluated.
  open func invalidateDetents() {}
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

    /// About half of the screen.
    public class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
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
