import Foundation
import Testing
import UIKitCore

/// The responders that keys and commands are sent to.
@MainActor @Suite struct ResponderTests {
  private final class Field: UIView {
    var gives = true
    private(set) var copies = 0

    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { gives }

    func copyAll() {
      copies += 1
    }
  }

  @Test func onlyWhatCanBecomesFirstResponder() {
    let view = UIView()
    #expect(!view.becomeFirstResponder() && !view.isFirstResponder)
    let field = Field()
    #expect(field.becomeFirstResponder() && field.isFirstResponder)
    #expect(field.resignFirstResponder() && !field.isFirstResponder)
  }

  @Test func oneThatDoesNotGiveWayStays() {
    let (first, second) = (Field(), Field())
    first.becomeFirstResponder()
    first.gives = false
    #expect(!second.becomeFirstResponder() && first.isFirstResponder && !first.resignFirstResponder())
    first.gives = true
    #expect(second.becomeFirstResponder() && !first.isFirstResponder)
    second.resignFirstResponder()
  }

  @Test func endEditingTakesTheResponderThatIsInTheView() {
    let (root, other, field) = (UIView(), UIView(), Field())
    root.addSubview(field)
    field.becomeFirstResponder()
    #expect(other.endEditing(false) && field.isFirstResponder)
    #expect(root.endEditing(false) && !field.isFirstResponder)
  }

  @Test func anActionGoesToTheFirstResponderAndUpFromThere() {
    let (field, inner) = (Field(), UIView())
    field.addSubview(inner)
    let action = Selector("copyAll", Field.copyAll)
    #expect(UIApplication.shared.sendAction(action, to: nil, from: inner, for: nil))
    #expect(!UIApplication.shared.sendAction(action, to: nil, from: UIView(), for: nil))
    field.becomeFirstResponder()
    #expect(UIApplication.shared.sendAction(action, to: nil, from: nil, for: nil))
    #expect(field.copies == 2 && inner.target(forAction: action, withSender: nil) as? Field === field)
    field.resignFirstResponder()
  }

  @Test func rectanglesTravelInValues() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
  }
}
