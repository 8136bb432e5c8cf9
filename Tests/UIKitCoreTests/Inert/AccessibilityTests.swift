import Foundation
import Testing
import UIKitCore

/// Properties for assistive technologies are stored; controls and labels describe themselves.
@MainActor @Suite struct AccessibilityTests {
  @Test("A control is an element of its title and kind, a label of its text (UIAccessibility's documentation)")
  func standards() {
    let (label, button, view) = (UILabel(), UIButton(type: .system), UIView())
    label.text = "Name"
    button.setTitle("Save", for: .normal)
    button.isSelected = true
    #expect(label.isAccessibilityElement && button.isAccessibilityElement && !view.isAccessibilityElement)
    #expect(label.accessibilityLabel == "Name" && button.accessibilityLabel == "Save")
    #expect(label.accessibilityTraits == .staticText && button.accessibilityTraits == [.button, .selected])
    #expect(UIImageView().accessibilityTraits == .image && view.accessibilityTraits == .none)
  }

  @Test func whatIsSetComesFirst() {
    let label = UILabel()
    label.text = "12"
    label.accessibilityLabel = "Twelve"
    label.isAccessibilityElement = false
    label.accessibilityTraits = .header
    #expect(label.accessibilityLabel == "Twelve" && !label.isAccessibilityElement)
    #expect(label.accessibilityTraits == .header)
    #expect(label.accessibilityAttributedLabel?.string == "Twelve" && label.accessibilityUserInputLabels == ["Twelve"])
  }

  @Test func aFrameIsThatOfTheViewOnTheScreen() {
    let (root, view) = (UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)), UIView())
    view.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    root.addSubview(view)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 10)
    #expect(view.accessibilityFrame == view.convert(view.bounds, to: nil))
    #expect(element.accessibilityFrame == view.convert(element.accessibilityFrameInContainerSpace, to: nil))
    #expect(view.accessibilityActivationPoint.x == view.accessibilityFrame.midX)
  }

  @Test func aContainerCountsItsElements() {
    let (container, first, second) = (UIView(), UIView(), UIView())
    #expect(container.accessibilityElementCount() == 0)
    container.accessibilityElements = [first, second]
    #expect(container.accessibilityElementCount() == 2)
    #expect(container.accessibilityElement(at: 1) as? UIView === second && container.accessibilityElement(at: 2) == nil)
    #expect(container.index(ofAccessibilityElement: second) == 1)
    #expect(container.index(ofAccessibilityElement: container) == NSNotFound)
  }

  @Test("Every object keeps what is said of it; a view's is the view's own (UIAccessibility, a category of NSObject)")
  func everyObject() {
    let (item, other) = (NSObject(), NSObject())
    #expect(item.accessibilityLabel == nil && !item.isAccessibilityElement && item.accessibilityTraits == .none)
    item.isAccessibilityElement = true
    item.accessibilityLabel = "Slice"
    item.accessibilityValue = "12 %"
    item.accessibilityHint = "Shows more"
    item.accessibilityTraits = [.button, .selected]
    item.accessibilityFrame = CGRect(x: 0, y: 0, width: 10, height: 20)
    item.accessibilityElements = [other]
    item.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Undo") { _ in true }]
    #expect(item.isAccessibilityElement && item.accessibilityLabel == "Slice" && item.accessibilityValue == "12 %")
    #expect(item.accessibilityHint == "Shows more" && item.accessibilityTraits == [.button, .selected])
    #expect(item.accessibilityAttributedLabel?.string == "Slice")
    #expect(item.accessibilityActivationPoint == CGPoint(x: 5, y: 10))
    #expect(item.accessibilityElementCount() == 1 && item.accessibilityElement(at: 0) as? NSObject === other)
    #expect(item.accessibilityCustomActions?.count == 1)
    #expect(other.accessibilityLabel == nil && other.accessibilityElementCount() == 0)
  }

  @Test func aViewSaysTheSameAsAnObject() {
    let label = UILabel()
    label.text = "Name"
    let object: NSObject = label
    #expect(object.accessibilityLabel == "Name" && object.isAccessibilityElement)
    object.accessibilityLabel = "First name"
    object.accessibilityLanguage = "en"
    #expect(label.accessibilityLabel == "First name" && label.accessibilityLanguage == "en")
    let item: NSObject = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
    #expect(item.accessibilityLabel == "Done" && item.accessibilityTraits == .button)
    item.accessibilityHint = "Closes"
    #expect((item as? UIBarItem)?.accessibilityHint == "Closes")
  }

  @Test func aClassMayHaveMembersOfTheSameNames() {
    final class Chart: NSObject { let accessibilityLabel = 3 }
    #expect(Chart().accessibilityLabel == 3)
  }
}
