public import Foundation

/// How a sheet is presented. Kept, without effect on a still picture: what is presented is not shown.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The heights it may have, the smallest first.
  open var detents: [Detent] = [.large()]
  /// The height it has; nil: the smallest.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The largest height at which what is below is not dimmed; nil: it always is.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a grabber is shown.
  open var prefersGrabberVisible = false
  /// Whether scrolling makes it higher first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether it stays at the bottom where the screen is low.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether it is as wide there as its content would like.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of its corners; nil: the usual one.
  open var preferredCornerRadius: CGFloat?
  /// The view it is about.
  open var sourceView: UIView?

  /// Makes changes at once.
  open func animateChanges(_ changes: () -> Void) {
    changes()
  }

  /// Does nothing: no height is asked for.
  open func invalidateDetents() {}
}

extension UISheetPresentationController {
  /// A height of a sheet.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The height's name.
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
    /// Nearly all of the screen.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// A height of the app's own; nil leaves it out.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    /// The height in a context.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }
}

extension UISheetPresentationController.Detent {
  /// The name of a height.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A name of these letters.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }

    /// That of about half of the screen.
    public static let medium = Identifier("com.apple.UIKit.medium")
    /// That of nearly all of the screen.
    public static let large = Identifier("com.apple.UIKit.large")
  }
}

/// What a sheet's height is worked out from.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height.
  var maximumDetentValue: CGFloat { get }
}

/// Who is told of sheets. Nothing tells by itself.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The sheet was given another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
