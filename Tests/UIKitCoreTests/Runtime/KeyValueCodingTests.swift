import Findings
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKitCore
@testable import UIKitValues

/// Apple's Key-Value Coding Programming Guide: names and key paths, conversion of numbers, and what raises
/// `NSUnknownKeyException`.
@MainActor @Suite(.ownEnvironment) struct KeyValueCodingTests {
  enum Size: Int {
    case small = 0
    case large = 1
  }

  class Card: UIView {
    var corner: CGFloat = 0
    var lines = 1
    var isOn = false
    var size = Size.small
    var heading: String?
    var detail: UILabel? = UILabel()
    private var secret = "s"
    var length: Int { heading?.count ?? 0 }

    override class var namedProperties: [NamedProperty] {
      func own<Class: Card>(_: Class.Type) -> [NamedProperty] {
        [
          NamedProperty("corner", \Class.corner), NamedProperty("lines", \Class.lines),
          NamedProperty("isOn", \Class.isOn), NamedProperty("size", \Class.size),
          NamedProperty("heading", \Class.heading), NamedProperty("detail", \Class.detail),
          NamedProperty("secret", \Class.secret), NamedProperty("length", \Class.length),
        ]
      }
      return super.namedProperties + own(Self.self)
    }
  }

  final class Box<Element>: UIView {
    var element: Element?
    override class var namedProperties: [NamedProperty] {
      func own<Class: Box<Element>>(_: Class.Type) -> [NamedProperty] { [NamedProperty("element", \Class.element)] }
      return super.namedProperties + own(Self.self)
    }
  }

  final class BigCard: Card {}

  @Test func ownPropertiesHaveNames() {
    let card = BigCard()
    card.setValue("a", forKey: "heading")
    card.setValue("t", forKey: "secret")
    #expect(card.heading == "a" && card.value(forKey: "heading") as? String == "a")
    #expect(card.value(forKey: "secret") as? String == "t" && card.value(forKey: "length") as? Int == 1)
    card.setValue(nil, forKey: "heading")
    #expect(card.heading == nil && card.value(forKey: "heading") == nil)
    let box = Box<Int>()
    box.setValue(3, forKey: "element")
    #expect(box.element == 3 && UIKitFaults.take().isEmpty)
  }

  /// "setValue:forKey: … automatically unwraps NSNumber and NSValue objects."
  @Test func numbersBecomeThePropertysType() {
    let card = Card()
    card.setValue(4, forKey: "corner")
    card.setValue(2.0, forKey: "lines")
    card.setValue(NSNumber(value: true), forKey: "isOn")
    card.setValue(1, forKey: "size")
    #expect(card.corner == 4 && card.lines == 2 && card.isOn && card.size == .large)
    card.setValue(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), forKey: "frame")
    #expect(card.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && UIKitFaults.take().isEmpty)
  }

  @Test func uikitsPropertiesHaveObjectiveCsNames() {
    let (label, button) = (UILabel(), UIControl())
    label.setValue("a", forKey: "text")
    label.setValue(true, forKey: "hidden")
    label.setValue(NSTextAlignment.center.rawValue, forKey: "textAlignment")
    button.setValue(false, forKey: "enabled")
    #expect(label.text == "a" && label.isHidden && label.textAlignment == .center && !button.isEnabled)
    #expect(label.value(forKey: "isHidden") as? Bool == true && UIKitFaults.take().isEmpty)
  }

  @Test func keyPathsHaveSteps() {
    let card = Card()
    card.setValue(6, forKeyPath: "layer.cornerRadius")
    card.setValue("a", forKeyPath: "detail.text")
    #expect(card.layer.cornerRadius == 6 && card.detail?.text == "a")
    #expect(card.value(forKeyPath: "detail.layer.cornerRadius") as? CGFloat == 0)
    card.detail = nil
    card.setValue("b", forKeyPath: "detail.text")
    #expect(card.value(forKeyPath: "detail.text") == nil && UIKitFaults.take().isEmpty)
    card.setValuesForKeys(["lines": 3, "heading": "h"])
    let values = card.dictionaryWithValues(forKeys: ["lines", "heading", "detail"])
    #expect(values["lines"] as? Int == 3 && values["heading"] as? String == "h" && values["detail"] is NSNull)
  }

  @Test func mistakesAreFaults() {
    let card = Card()
    #expect(card.value(forKey: "headin") == nil)
    card.setValue("x", forKey: "length")
    card.setValue("x", forKey: "lines")
    card.setValue(nil, forKey: "lines")
    card.setValue(1, forKeyPath: "lines.count")
    NSObject().setValue(1, forKey: "x")
    #expect(card.lines == 1)
    #expect(
      UIKitFaults.take() == [
        "NSUnknownKeyException: -[Card valueForKey:]: the class is not key value coding-compliant for the key 'headin': it "
          + "is not among its NamedProperties. Did you mean 'heading'?",
        "NSUnknownKeyException: -[Card setValue:forKey:]: 'length' cannot be set",
        "NSInvalidArgumentException: -[Card setValue:forKey:]: 'lines' cannot be a String",
        "NSInvalidArgumentException: -[Card setValue:forKey:]: 'lines' cannot be nil",
        "NSUnknownKeyException: -[Card setValue:forKeyPath:]: 'lines' in 'lines.count' is a Int, which has no keys",
        "NSUnknownKeyException: -[NSObject setValue:forKey:]: the class is not key value coding-compliant for the key 'x': "
          + "it is not among its NamedProperties.",
      ])
  }

  /// Apps set keys of UIKit's classes that are not public, such as colours of a picker. On a device they have an effect; an
  /// unknown key of a model is a mistake.
  @Test func unknownKeysOfViewsAreFindings() {
    let (label, card, controller) = (UILabel(), Card(), UIViewController())
    for _ in 0..<2 { label.setValue(1, forKey: "textColours") }
    #expect(label.value(forKey: "innerField") == nil)
    card.setValue(1, forKeyPath: "badge.text")
    controller.view.addSubview(label)
    controller.setValue(1, forKey: "statusBar")
    #expect(UIKitFaults.take().isEmpty)
    let messages = { (view: UIView) in
      view.record().findings.filter { $0.kind == .unconnectedOutlet }.map(\.message)
    }
    let ofLabel = [
      "setValue:forKey: has no effect: UILabel has no key 'textColours' here. Did you mean 'textColor'?",
      "valueForKey: has no effect: UILabel has no key 'innerField' here.",
    ]
    #expect(messages(label) == ofLabel)
    #expect(messages(card) == ["setValue:forKeyPath: has no effect: Card has no key 'badge' here."])
    #expect(
      messages(controller.view) == [
        "setValue:forKey: has no effect: UIViewController has no key 'statusBar' here."
      ] + ofLabel)
  }
}
