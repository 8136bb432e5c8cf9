public import Foundation

// Own ways to animate presentations. Nothing is animated, and nobody asked: protocols are there to conform to.

/// Who animates a presentation. Nothing asks by itself; what Objective-C makes optional has a default.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// What animates the presentation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What animates the end.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// What lets the presentation be dragged.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What lets the end be dragged.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// How what is presented is shown.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// What animates a transition. Nothing does.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The seconds it takes.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Animates.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// It is over.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What lets a transition be dragged. Nothing does.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// What a transition is of. None is made here: tests may have one of their own.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that it is all in.
  var containerView: UIView { get }
  /// Whether it is to be animated.
  var isAnimated: Bool { get }
  /// Whether it is dragged now.
  var isInteractive: Bool { get }
  /// Whether it was broken off.
  var transitionWasCancelled: Bool { get }
  /// The style it is for.
  var presentationStyle: UIModalPresentationStyle { get }
  /// It has been dragged so far, of 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// It was let go far enough.
  func finishInteractiveTransition()
  /// It was let go too early.
  func cancelInteractiveTransition()
  /// It is over.
  func completeTransition(_ didComplete: Bool)
  /// A controller that takes part.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view that takes part.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view is at first.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view is at last.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Which controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The one that is seen at first.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The one that is seen at last.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Which view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The one that is seen at first.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The one that is seen at last.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// Has a transition follow a finger. Nothing is animated.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// How far it has come, of 1.
  open private(set) var percentComplete: CGFloat = 0
  /// Kept, without effect on a still picture.
  open var completionSpeed: CGFloat = 1
  /// Kept, without effect on a still picture.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Kept, without effect on a still picture.
  open var wantsInteractiveStart = true
  /// Always 0: nothing takes time.
  open var duration: CGFloat { 0 }

  /// Sets how far it has come, of 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
  }

  /// It was let go too early.
  open func cancel() {
    percentComplete = 0
  }

  /// It was let go far enough.
  open func finish() {
    percentComplete = 1
  }

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
}
