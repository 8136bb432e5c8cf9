import Foundation
import Testing
import UIKitCore
import UIKitTestSupport

@MainActor @Suite(.ownEnvironment) struct UIControlTests {
  class Target: NSObject {
    var calls: [String] = []
    func plain() { calls.append("plain") }
    func sent(_ sender: UIControl) { calls.append("sent") }
    func both(_ sender: Any, _ event: UIEvent?) { calls.append("both") }
    func only(_ sender: UISlidingControl) { calls.append("only") }
    fileprivate func secret() -> Int {
      calls.append("secret")
      return 1
    }
  }

  final class Overriding: Target {
    override func plain() { calls.append("overridden") }
  }

  final class UISlidingControl: UIControl {}

  /// UIKit's header.
  @Test func rawValuesAreUIKits() {
    let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
    #expect(states.map(\.rawValue) == [0, 1, 2, 4, 8])
    let events: [UIControl.Event] = [
      .touchDown, .touchUpInside, .valueChanged, .primaryActionTriggered, .editingDidBegin, .editingDidEndOnExit,
    ]
    #expect(events.map(\.rawValue) == [1, 64, 4096, 8192, 65536, 524_288])
    #expect(UIControl.ContentHorizontalAlignment.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(UIControl.ContentVerticalAlignment.allCases.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test func theStateIsAllOfTheFlags() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isEnabled = false
    control.isSelected = true
    #expect(control.state == [.disabled, .selected])
    control.isHighlighted = true
    #expect(control.state == [.disabled, .selected, .highlighted])
  }

  class Named: Target, NamedMethods {
    class var namedMethods: [Selector] { [Selector("plain", Named.plain), Selector("sent:", Named.sent(_:))] }
  }

  final class MoreNamed: Named {
    override class var namedMethods: [Selector] {
      super.namedMethods + [Selector("more", MoreNamed.more)]
    }
    private func more() { calls.append("more") }
  }

  /// Like `Selector("plain")` on Apple's platforms for `@objc` methods.
  @Test func aNameAloneCallsTheMethodTheClassNames() {
    let (control, target, more) = (UIControl(), Named(), MoreNamed())
    for target in [target, more] {
      control.addTarget(target, action: Selector("plain"), for: .touchUpInside)
      control.addTarget(target, action: "sent:", for: .touchUpInside)
    }
    control.addTarget(more, action: Selector("more"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(target.calls == ["plain", "sent"] && more.calls == ["plain", "sent", "more"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["plain", "sent:"])
    control.removeTarget(target, action: Selector("plain", Target.plain), for: .allEvents)
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["sent:"])
  }

  @Test func aNameThatNoClassNamesIsReported() {
    let (control, target) = (UIControl(), Target())
    control.addTarget(target, action: Selector("plain"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(target.calls == [])
    #expect(
      UIKitFaults.take().contains {
        $0.hasPrefix("NSInvalidArgumentException: -[Target plain]: the target has no such")
      })
  }

  @Test func everyKindOfMethodIsCalled() {
    let (control, target, other) = (UIControl(), Target(), Overriding())
    control.addTarget(target, action: Selector("plain", Target.plain), for: .touchUpInside)
    control.addTarget(target, action: Selector("sent:", Target.sent(_:)), for: .touchUpInside)
    control.addTarget(target, action: Selector("both:event:", Target.both(_:_:)), for: [.touchUpInside, .touchDown])
    control.addTarget(target, action: Selector("secret", Target.secret), for: .touchUpInside)
    control.addTarget(other, action: Selector("plain", Target.plain), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(target.calls == ["plain", "sent", "both", "secret"])
    #expect(other.calls == ["overridden"])
    control.sendActions(for: .touchDown)
    #expect(target.calls.count == 5)
    control.sendActions(for: .valueChanged)
    #expect(target.calls.count == 5)
  }

  @Test func aTargetAndItsActionAreAddedOnce() {
    let (control, target) = (UIControl(), Target())
    let action = Selector("plain", Target.plain)
    control.addTarget(target, action: action, for: .touchDown)
    control.addTarget(target, action: action, for: .touchUpInside)
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["plain"])
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(target.calls == ["plain"])
  }

  @Test func removedTargetsAreNotCalled() {
    let (control, target) = (UIControl(), Target())
    let action = Selector("plain", Target.plain)
    control.addTarget(target, action: action, for: [.touchDown, .touchUpInside])
    control.removeTarget(target, action: action, for: .touchDown)
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == nil)
    control.sendActions(for: .touchUpInside)
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .touchUpInside)
    #expect(target.calls == ["plain"])
  }

  @Test func targetsAreNotKeptAlive() {
    let control = UIControl()
    weak var gone: Target?
    do {
      let target = Target()
      gone = target
      control.addTarget(target, action: Selector("plain", Target.plain), for: .touchDown)
    }
    #expect(gone == nil)
    control.sendActions(for: .touchDown)
  }

  @Test func anActionWithoutTargetGoesUpTheResponderChain() {
    final class Holder: UIView {
      var count = 0
      func used(_ sender: UIControl) { count += 1 }
    }
    let (holder, between, control) = (Holder(), UIView(), UIControl())
    holder.addSubview(between)
    between.addSubview(control)
    control.addTarget(nil, action: Selector("used:", Holder.used(_:)), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(holder.count == 1)
    between.removeFromSuperview()
    control.sendActions(for: .touchDown)
    #expect(holder.count == 1)
  }

  @Test func closuresAreCalledWithTheSender() {
    let control = UIControl()
    var senders: [UIControl] = []
    let action = UIAction { if let sender = $0.sender as? UIControl { senders.append(sender) } }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.removeAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(senders == [control] && action.sender == nil)
  }

  @Test func aSenderOfAnotherTypeIsReported() {
    let (control, target) = (UIControl(), Target())
    control.addTarget(target, action: Selector("only:", Target.only(_:)), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(target.calls.isEmpty)
    #expect(
      UIKitFaults.take().contains(
        "NSInvalidArgumentException: -[Target only:]: the target has no such method, or its sender is not a "
          + "UIControl"))
  }

  @Test func leadingAndTrailingFollowTheDirection() {
    let control = UIControl()
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .right)
    control.contentHorizontalAlignment = .trailing
    #expect(control.effectiveContentHorizontalAlignment == .left)
  }
}
