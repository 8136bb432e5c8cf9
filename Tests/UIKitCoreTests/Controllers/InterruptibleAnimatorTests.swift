import Foundation
import Testing
import UIKitCore

/// The optional parts of what animates a transition, by Apple's documentation of `UIViewControllerAnimatedTransitioning`,
/// `UIViewControllerInteractiveTransitioning` and `UIViewImplicitlyAnimating`.
@MainActor @Suite struct InterruptibleAnimatorTests {
  private final class Context: NSObject, UIViewControllerContextTransitioning {
    var containerView = UIView()
    var isAnimated: Bool { true }
    var isInteractive: Bool { false }
    var transitionWasCancelled: Bool { false }
    var presentationStyle: UIModalPresentationStyle { .custom }
    var completions: [Bool] = []

    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() {}
    func completeTransition(_ didComplete: Bool) { completions.append(didComplete) }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
    func initialFrame(for vc: UIViewController) -> CGRect { .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { .zero }
  }

  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      context.containerView.alpha = 0
      context.completeTransition(true)
    }
    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {}
  }

  private final class Moving: NSObject, UIViewControllerAnimatedTransitioning {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {}
    func interruptibleAnimator(
      using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { animator }
  }

  @Test func anAnimatorWithoutOnePerformsItsAnimation() {
    let context = Context()
    let fade: any UIViewControllerAnimatedTransitioning = Fade()
    let animator = fade.interruptibleAnimator(using: context)
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    #expect(context.completions.isEmpty && context.containerView.alpha == 1)
    animator.startAnimation()
    #expect(context.completions == [true] && context.containerView.alpha == 0 && ends == 1)
  }

  @Test func anAnimatorMayHaveItsOwn() {
    let moving = Moving()
    let transitioning: any UIViewControllerAnimatedTransitioning = moving
    #expect(transitioning.interruptibleAnimator(using: Context()) === moving.animator)
  }

  @Test func interactionsHaveTheirDefaults() {
    let fade: any UIViewControllerInteractiveTransitioning = Fade()
    #expect(fade.wantsInteractiveStart && fade.completionSpeed == 1 && fade.completionCurve == .easeInOut)
    let driven: any UIViewControllerInteractiveTransitioning = UIPercentDrivenInteractiveTransition()
    #expect(driven.completionSpeed == 1)
  }

  @Test func pausedAnimationsAreContinued() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    let animating: any UIViewImplicitlyAnimating = animator
    var changes: [String] = []
    animating.addAnimations({ changes.append("late") }, delayFactor: 0.5)
    animating.addCompletion { _ in changes.append("end") }
    animating.pauseAnimation()
    animating.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    #expect(changes == ["late", "end"])
  }
}
