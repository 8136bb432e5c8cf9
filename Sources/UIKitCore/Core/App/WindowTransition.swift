import Foundation

/// A change of a window's size or traits, from before the controllers are notified until its end.
final class WindowTransition: NSObject, UIViewControllerTransitionCoordinator {
  typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let window: UIWindow
  private var animations: [Step] = []
  private var completions: [Step] = []
  private var isOver = false

  init(in window: UIWindow) {
    self.window = window
  }

  /// The maximum number of rounds of animations that add further animations.
  private static let roundLimit = 32

  /// Runs the animations, after the change has been made; if there are completion handlers, lays out and runs them.
  func finish() {
    for _ in 0..<WindowTransition.roundLimit where !animations.isEmpty {
      let steps = animations
      animations = []
      run(steps)
    }
    if !completions.isEmpty { window.layoutIfNeeded() }
    isOver = true
    run(completions)
  }

  private func run(_ steps: [Step]) {
    for step in steps { window.asCurrent { step(self) } }
  }

  // MARK: Coordinator

  func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
    guard !isOver else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(in view: UIView?, animation: Step?, completion: Step?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Step) {}

  // MARK: Context

  var isAnimated: Bool { false }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var percentComplete: CGFloat { 1 }
  var completionVelocity: CGFloat { 1 }
  var containerView: UIView { window }
  var targetTransform: CGAffineTransform { .identity }
}
