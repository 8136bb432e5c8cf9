import Findings
import Foundation
import HeadlessUIKit
import Testing

@testable import Auditing

/// Controls that VoiceOver does not reach (Deque's rule on nested elements, CVS's on hidden parents): what is in an element is not
/// reached, unless the element stands for it.
@MainActor
@Suite struct UnreachableControlTests {
  private static func found(_ holder: UIView, _ control: UIView) throws -> Set<String> {
    holder.frame = CGRect(x: 20, y: 20, width: 300, height: 60)
    control.frame = CGRect(x: 10, y: 5, width: 60, height: 50)
    control.accessibilityIdentifier = "subject"
    return try AuditedViews.violations {
      let page = UIView()
      page.backgroundColor = .white
      holder.addSubview(control)
      page.addSubview(holder)
      return page
    }[.unreachableControl] ?? []
  }

  private static func element(_ prepare: (UIView) -> Void) -> UIView {
    let view = UIView()
    (view.isAccessibilityElement, view.accessibilityLabel) = (true, "Reminders")
    prepare(view)
    return view
  }

  private static func button() -> UIControl {
    let control = UIControl()
    (control.accessibilityLabel, control.accessibilityTraits) = ("Open", .button)
    return control
  }

  @Test func whatIsInAnElementIsNotReached() throws {
    #expect(try Self.found(Self.element { _ in }, Self.button()) == ["subject"])
  }

  @Test func anElementWithActionsStandsForItsControls() throws {
    let holder = Self.element {
      $0.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Open", actionHandler: nil)]
    }
    #expect(try Self.found(holder, Self.button()).isEmpty)
  }

  /// AccessibilitySnapshot's picture of a view that passes a switch's traits through.
  @Test func anElementThatIsASwitchStandsForItsOwn() throws {
    let holder = Self.element { $0.accessibilityTraits = [.button, .toggleButton] }
    #expect(try Self.found(holder, UISwitch()).isEmpty)
  }

  @Test func aCellSpeaksForTheSwitchAtItsEnd() throws {
    let found = try AuditedViews.violations {
      let page = UIView()
      page.backgroundColor = .white
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 400, height: 44)
      cell.textLabel?.text = "Wi-Fi"
      cell.accessoryView = UISwitch()
      page.addSubview(cell)
      return page
    }
    #expect(found[.unreachableControl] == nil)
  }

  @Test func whatIsHiddenIsNotReached() throws {
    let holder = UIView()
    holder.accessibilityElementsHidden = true
    #expect(try Self.found(holder, Self.button()) == ["subject"])
    let (silent, target) = (UIView(), UIView())
    target.addGestureRecognizer(UITapGestureRecognizer())
    target.accessibilityLabel = "Open"
    #expect(try Self.found(silent, target) == ["subject"], "a view with a tap that is no element")
  }
}
