import Foundation
import HeadlessUIKit
import Testing
import UIKitControls
import UIKitCore
import UIKitTestSupport

// On iOS a member of `AnyObject` is that of the object's class, and nil where there is none (The Swift Programming
// Language, "Protocols": AnyObject).
@MainActor @Suite(.ownEnvironment) struct AnyObjectMembersTests {
  private final class Player: NSObject {
    var title = "song"
    var rating: Int?
  }

  private func members(_ value: Any) -> AnyObjectMembers { AnyObjectMembers(value as AnyObject) }

  @Test func membersOfControls() {
    let (button, toggle, segments) = (UIButton(type: .system), UISwitch(), UISegmentedControl(items: ["a", "b"]))
    button.tag = 3
    button.setTitle("Play", for: .normal)
    toggle.isOn = true
    segments.selectedSegmentIndex = 1
    let tag: Int = members(button).tag
    #expect(tag == 3)
    #expect(members(button).currentTitle == .some("Play"))
    #expect(members(button).isOn == nil && members(toggle).isOn == true)
    #expect(members(segments).selectedSegmentIndex == 1 && members(segments).titleForSegment(at: 0) == .some("a"))
    members(button).setTitle("Stop", for: .normal)
    #expect(button.currentTitle == "Stop")
    #expect(members(UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)).title == .some("Edit"))
    #expect(members(button).isKind(of: UIControl.self) == true)
  }

  @Test func membersOfViews() {
    let (view, inner) = (UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), UIView())
    view.addSubview(inner)
    #expect(members(inner).superview == .some(view) && members(view).frame == view.frame)
    members(inner).removeFromSuperview()
    #expect(view.subviews.isEmpty)
    let recognizer = UITapGestureRecognizer()
    view.addGestureRecognizer(recognizer)
    #expect(members(recognizer).view == .some(view))
  }

  @Test func membersOfValues() {
    #expect(members([1, 2, 3]).count == 3 && members(["a": 1]).count == 1 && members(1).count == nil)
    #expect(members("12.5").doubleValue == 12.5 && members(NSNumber(value: 7)).intValue == 7)
    #expect(members(7).stringValue == "7" && members("abc").length == 3)
    #expect(members(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))).cgRectValue.width == 3)
    #expect(members(["name": "A"]).value(forKey: "name") as? String == "A")
    #expect(members(NSDictionary(dictionary: ["a": ["b": 1]])).value(forKeyPath: "a.b") as? Int == 1)
  }

  // NSDictionary's and NSArray's subscripts and isEqual(to:), in Apple's documentation of the classes.
  @Test func subscriptsOfCollections() {
    #expect(members(["name": "A"])["name"] as? String == "A")
    #expect(members(NSDictionary(dictionary: ["a": 1]))["a"] as? Int == 1)
    let missing = members(["name": "A"])["title"] as! String?
    #expect(missing == nil)
    #expect(members(UIView())["name"] == nil && members(UIView())[0] == nil)
    #expect(members(["x", "y"])[1] as? String == "y" && members(NSArray(array: [1, 2]))[0] as? Int == 1)
    #expect(members(["name": "A"]).isEqual(to: ["name": "A"]) == true)
    #expect(members(["name": "A"]).isEqual(to: ["name": "B"]) == false && members("a").isEqual(to: "a") == true)
  }

  @Test func membersOfOtherClasses() {
    let player = Player()
    #expect(members(player)[\Player.title] == "song" && members(UIView())[\Player.title] == nil)
    #expect(members(player)[\Player.rating] == .some(nil))
    let none: AnyObject? = nil
    #expect(AnyObjectMembers(none)?.tag == nil)
  }
}
