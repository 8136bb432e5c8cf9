import Foundation
import Testing
import UIKitTestSupport

@testable import UIKitCore
@testable import UIKitValues

/// Apple's documentation of `perform(_:with:)`, `responds(to:)` and of target-action, with what is written in place of
/// `#selector`.
@MainActor @Suite(.ownEnvironment) struct SelectorTests {
  class Card: UIView {
    var heading: String? = "one"
    var count = 1
    private(set) var calls: [String] = []
    func total() -> NSNumber { NSNumber(value: count) }
    func label(_ prefix: String) -> String { prefix + (heading ?? "") }
    func nothing() -> UIView? { nil }
    func join(_ first: String, _ second: NSNumber) { calls.append("join \(first) \(second)") }
    func close(_ animated: Bool, _ completion: (() -> Void)?) {
      calls.append("close \(animated)")
      completion?()
    }
    class func refresh() {}
    func tapped(_ sender: UIView?) { calls.append("tapped \(sender == nil ? "nobody" : "view")") }
    private func secret() { calls.append("secret") }

    override class var namedMethods: [Selector] {
      super.namedMethods + [Selector("total", Card.total), Selector("secret", Card.secret), Selector("listed:")]
    }
  }

  final class BigCard: Card {
    override func total() -> NSNumber { 7 }
    override class var namedMethods: [Selector] { super.namedMethods + [Selector("grow", BigCard.grow)] }
    private func grow() { count += 1 }
  }

  final class Box<Element>: UIView {
    var opened = 0
    func open() { opened += 1 }
    override class var namedMethods: [Selector] { super.namedMethods + [Selector("open", Box.open)] }
  }

  enum Shelf {
    @MainActor static var calls: [String] = []
  }

  final class Shop: NSObject {
    @MainActor static func refresh() { Shelf.calls.append("refresh") }
    @MainActor static func sold(_ sender: UIControl) { Shelf.calls.append("sold") }
  }

  @Test func gettersAndSettersAreMethods() {
    let card = Card()
    let getter = Selector(getter: "heading", \Card.heading)
    #expect(card.perform(getter)?.takeUnretainedValue() as? String == "one")
    card.perform(Selector(setter: "setHeading:", \Card.heading), with: "two")
    #expect(card.heading == "two" && card.responds(to: getter))
    card.perform(Selector(setter: "setHeading:", \Card.heading), with: nil)
    #expect(card.heading == nil && card.perform(getter) == nil)
    card.perform(Selector(setter: "setCount:", \Card.count), with: NSNumber(value: 4))
    #expect(card.count == 4 && UIKitFaults.take().isEmpty)
    card.perform(Selector(setter: "setCount:", \Card.count), with: "four")
    #expect(card.count == 4 && UIKitFaults.take().count == 1)
  }

  @Test func resultsAreReturned() {
    let card = BigCard()
    #expect(card.perform(Selector("total", Card.total))?.takeUnretainedValue() as? NSNumber == 7)
    let label = card.perform(Selector("labelWithPrefix:", Card.label(_:)), with: "> ")
    #expect(label?.takeUnretainedValue() as? String == "> one")
    #expect(card.perform(Selector("nothing", Card.nothing)) == nil)
    #expect(card.perform(Selector("grow")) == nil && card.count == 2)
  }

  /// The names of superclasses are known in subclasses, generic ones too, and nowhere else.
  @Test func namesAreInherited() {
    let (card, big, box) = (Card(), BigCard(), Box<Int>())
    #expect(card.responds(to: Selector("secret")) && !card.responds(to: Selector("grow")))
    #expect(big.responds(to: Selector("secret")) && big.responds(to: Selector("grow")))
    #expect(big.perform(Selector("total"))?.takeUnretainedValue() as? NSNumber == 7)
    box.perform(Selector("open"))
    #expect(box.opened == 1 && !box.responds(to: Selector("total")))
    #expect(Card.instancesRespond(to: Selector("total")) && !UIView.instancesRespond(to: Selector("total")))
  }

  /// A delegate that is asked whether it implements a method.
  @Test func aListedNameIsRespondedTo() {
    let delegate: any NSObjectProtocol = Card()
    #expect(delegate.responds(to: NSSelectorFromString("listed:")) && !delegate.responds(to: nil))
    #expect(NSStringFromSelector(NSSelectorFromString("listed:")) == "listed:")
    delegate.perform(Selector("listed:"), with: nil)
    #expect(
      UIKitFaults.take() == [
        "NSInvalidArgumentException: -[Card listed:]: there is no such method, or it takes another argument. A name alone "
          + "is looked up in NamedMethods"
      ])
  }

  /// A pointer to the sender in place of a flag is true: the gesture that ends editing.
  @Test func aSenderIsTrue() {
    let (window, field) = (UIWindow(), Card())
    window.addSubview(field)
    let tap = UITapGestureRecognizer(target: window, action: Selector("endEditing:", UIView.endEditing(_:)))
    window.addGestureRecognizer(tap)
    tap.state = .ended
    #expect(UIKitFaults.take().isEmpty)
    let button = UIControl()
    button.addTarget(field, action: Selector("closeAnimated:completion:", Card.close), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    field.perform(Selector("closeAnimated:completion:", Card.close), with: nil)
    field.perform(Selector("tapped:", Card.tapped(_:)), with: button)
    field.perform(Selector("tapped:", Card.tapped(_:)), with: nil)
    #expect(field.calls == ["close true", "close false", "tapped view", "tapped nobody"])
  }

  @Test func twoArgumentsArePassed() {
    let card = Card()
    card.perform(Selector("join::", Card.join), with: "a", with: NSNumber(value: 2))
    #expect(card.calls == ["join a 2"] && UIKitFaults.take().isEmpty)
    card.perform(Selector("join::", Card.join), with: "a", with: "b")
    #expect(card.calls.count == 1 && UIKitFaults.take().count == 1)
  }

  /// A class responds to its class methods, not to those of its instances.
  @Test func aClassResponds() {
    let refresh = Selector(classMethod: "refresh", Card.refresh)
    #expect(Card.responds(to: refresh) && BigCard.responds(to: refresh))
    #expect(!Card.responds(to: Selector("total", Card.total)) && !Card.responds(to: Selector("total")))
    #expect(!Card.responds(to: nil))
  }

  @Test func aClassPerformsItsMethods() {
    Shelf.calls = []
    Shop.perform(Selector(classMethod: "sold:", Shop.sold(_:)), with: UIControl())
    Shop.perform(Selector(classMethod: "refresh", Shop.refresh))
    #expect(Shelf.calls == ["sold", "refresh"] && UIKitFaults.take().isEmpty)
    #expect(Shop.perform(Selector("none")) == nil && UIKitFaults.take().count == 1)
    #expect(Shop.perform(nil) == nil && UIKitFaults.take().isEmpty)
  }

  @Test func aClassIsATarget() {
    Shelf.calls = []
    let (button, sold) = (UIControl(), Selector(classMethod: "sold:", Shop.sold(_:)))
    button.addTarget(Shop.self, action: Selector(classMethod: "refresh", Shop.refresh), for: .touchUpInside)
    button.addTarget(Shop.self, action: sold, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(Shelf.calls == ["refresh", "sold"])
    button.removeTarget(Shop.self, action: sold, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(Shelf.calls == ["refresh", "sold", "refresh"] && UIKitFaults.take().isEmpty)
  }
}
