public import Foundation

/// A transition driven by an interaction such as dragging. Nothing is animated.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// The progress, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// Stored; has no effect on a still picture.
  open var completionSpeed: CGFloat = 1
  /// Stored; has no effect on a still picture.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Stored; has no effect on a still picture.
  open var wantsInteractiveStart = true
  /// The curve of what follows the interaction. Stored; has no effect on a still picture.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Always 0: transitions take no time.
  open var duration: CGFloat { 0 }

  /// Sets the progress, limited to 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
  }

  /// Does nothing: nothing runs that could be paused.
  open func pause() {}

  /// Cancels the transition: sets the progress to 0.
  open func cancel() {
    percentComplete = 0
  }

  /// Finishes the transition: sets the progress to 1.
  open func finish() {
    percentComplete = 1
  }

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
}
