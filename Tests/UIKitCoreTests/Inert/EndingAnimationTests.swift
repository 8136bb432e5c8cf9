import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Animations have ended when the call that starts them returns. Which animations a layer has, and whether a removed one has
/// finished, is Apple's documentation of `animation(forKey:)` and `CAAnimationDelegate`.
@MainActor @Suite struct EndingAnimationTests {
  private final class Log: NSObject, CAAnimationDelegate {
    var lines: [String] = []

    func animationDidStart(_ anim: CAAnimation) { lines.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append("stop \(flag)") }
  }

  private func nextTurnOfTheMainQueue() async {
    await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
  }

  @Test func anAnimationThatRepeatsForEverEndsWhenItIsRemoved() async {
    let (layer, log) = (CALayer(), Log())
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.delegate = log
    animation.repeatCount = .infinity
    layer.add(animation, forKey: "pulse")
    await nextTurnOfTheMainQueue()
    #expect(layer.animation(forKey: "pulse") === animation && log.lines == ["start"])
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil && log.lines == ["start", "stop false"])
  }

  @Test func aLayersAnimationEndsAtOnceAndIsForgotten() async {
    let (layer, log) = (CALayer(), Log())
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.delegate = log
    animation.toValue = 0
    layer.add(animation, forKey: "fade")
    #expect(log.lines == ["start", "stop true"] && layer.animation(forKey: "fade") === animation && layer.opacity == 1)
    await nextTurnOfTheMainQueue()
    #expect(layer.animation(forKey: "fade") == nil)
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "fade")
    layer.add(animation, forKey: "fade")
    #expect(layer.animationKeys() == ["fade"])
    layer.removeAnimation(forKey: "fade")
    #expect(layer.animationKeys() == nil)
  }

  @Test func aTransactionsSettingsEndWithIt() {
    var ends: [String] = []
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    CATransaction.setCompletionBlock { ends.append("outer") }
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 3)
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { ends.append("inner") }
    CATransaction.commit()
    #expect(!CATransaction.disableActions() && ends == ["inner"])
    CATransaction.commit()
    #expect(ends == ["inner", "outer"] && CATransaction.animationDuration() == 0.25)
    CATransaction.commit()
  }

  @Test func anAnimatorMakesItsChangesOnce() {
    var log: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { log.append("change") }
    animator.addCompletion { log.append("\($0)") }
    #expect(log.isEmpty && animator.state == .inactive)
    animator.startAnimation()
    animator.startAnimation()
    #expect(log == ["change", "end"] && animator.state == .inactive)
  }

  @Test func aPausedAnimatorWaitsForItsEnd() {
    var log: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { log.append("change") }
    animator.addCompletion { log.append("\($0)") }
    animator.pauseAnimation()
    animator.stopAnimation(false)
    #expect(log == ["change"] && animator.state == .stopped)
    animator.finishAnimation(at: .current)
    #expect(log == ["change", "current"] && animator.state == .inactive)
  }

  @Test func viewsTakeEachOthersPlace() {
    let (root, old, new) = (UIView(), UIView(), UIView())
    root.addSubview(old)
    var isDone = false
    UIView.transition(from: old, to: new, duration: 1) { isDone = $0 }
    #expect(root.subviews == [new] && isDone)
  }

  @Test("Curves have the points of those of CSS (CSS Easing Functions Level 1, section 2.2)")
  func curves() {
    var point: [Float] = [0, 0]
    CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 1, values: &point)
    #expect(point == [0.42, 0])
    CAMediaTimingFunction(name: .default).getControlPoint(at: 2, values: &point)
    #expect(point == [0.25, 1])
    CAMediaTimingFunction(name: .linear).getControlPoint(at: 3, values: &point)
    #expect(point == [1, 1])
  }
}
