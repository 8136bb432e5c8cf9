import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

/// Recognizers are stored with their views, and call their targets when a test sets their state.
@MainActor @Suite(.ownEnvironment) struct GestureTests {
  @MainActor private final class Target: NSObject {
    var calls: [String] = []

    func panned(_ recognizer: UIPanGestureRecognizer) {
      calls.append("\(recognizer.state)")
    }

    func tapped() {
      calls.append("tapped")
    }
  }

  @Test func theTargetHearsOfStatesButPossibleAndFailed() {
    let target = Target()
    let pan = UIPanGestureRecognizer(target: target, action: Selector("panned:", Target.panned(_:)))
    for state in [UIGestureRecognizer.State.began, .changed, .ended, .failed, .possible, .cancelled] {
      pan.state = state
    }
    #expect(target.calls == ["began", "changed", "ended", "cancelled"])
    #expect(pan.state == .possible)
  }

  @Test func aTargetIsAddedOnceAndTakenAway() {
    let target = Target()
    let action = Selector("tapped", Target.tapped)
    let tap = UITapGestureRecognizer(target: target, action: action)
    tap.addTarget(target, action: action)
    tap.state = .recognized
    tap.isEnabled = false
    tap.state = .recognized
    tap.isEnabled = true
    tap.removeTarget(nil, action: nil)
    tap.state = .recognized
    #expect(target.calls == ["tapped"])
  }

  @Test func aMethodThatIsNotThereIsAFault() {
    let tap = UITapGestureRecognizer(target: Target(), action: Selector("missing"))
    tap.state = .recognized
    #expect(UIKitFaults.take().isEmpty)
    let target = Target()
    tap.addTarget(target, action: Selector("missing"))
    tap.state = .recognized
    #expect(
      UIKitFaults.take() == [
        "NSInvalidArgumentException: -[Target missing]: the target has no such method, or its sender is not a "
          + "UITapGestureRecognizer. A name alone is looked up in NamedMethods"
      ])
  }

  @Test func aRecognizerBelongsToOneView() {
    let (first, second, tap) = (UIView(), UIView(), UITapGestureRecognizer())
    #expect(first.gestureRecognizers == nil)
    first.addGestureRecognizer(tap)
    first.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == [tap] && tap.view === first)
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == [] && tap.view === second)
    second.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
    second.gestureRecognizers = [tap]
    #expect(tap.view === second)
  }

  @Test("Settings are UIKit's at first (Apple's documentation of each)")
  func defaults() {
    let press = UILongPressGestureRecognizer()
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10 && press.numberOfTapsRequired == 0)
    #expect(UITapGestureRecognizer().numberOfTapsRequired == 1)
    #expect(UISwipeGestureRecognizer().direction == .right)
    #expect(UIPanGestureRecognizer().minimumNumberOfTouches == 1)
    #expect(press.cancelsTouchesInView && !press.delaysTouchesBegan && press.delaysTouchesEnded)
  }

  @Test func interactionsHearOfTheirView() {
    let delegate = Menus()
    let interaction = UIContextMenuInteraction(delegate: delegate)
    let (first, second) = (UIView(), UIView())
    first.addInteraction(interaction)
    #expect(interaction.view === first)
    second.addInteraction(interaction)
    #expect(first.interactions.isEmpty && interaction.view === second)
    second.interactions = []
    #expect(interaction.view == nil)
  }

  private final class Menus: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
  }
}
