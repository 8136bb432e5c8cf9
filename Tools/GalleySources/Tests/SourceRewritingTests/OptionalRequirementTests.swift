import SourceRewriting
import Testing

/// Optional requirements of protocols have protocols of their own.
@Suite struct OptionalRequirementTests {
  static let delegate = """
    @objc protocol CardDelegate: AnyObject {
      func required()
      @objc optional func shown()
      @objc optional func card(_ card: Card, shouldOpen url: URL) -> Bool
      @objc optional var caption: String? { get }
    }

    """

  @Test func protocols() throws {
    #expect(
      try rewrittenWithoutTables(Self.delegate) == """
        protocol CardDelegate: AnyObject {
          func required()
          
          
          
        }; protocol CardDelegate_shown: AnyObject { func shown() }; extension CardDelegate { \
        @discardableResult func shown() -> Void? { (self as? any CardDelegate_shown)?.shown() }; \
        var shown_ifImplemented: (() -> Void)? { (self as? any CardDelegate_shown)?.shown }; \
        var shown_isImplemented: Bool { self is any CardDelegate_shown } }; \
        protocol CardDelegate_card_shouldOpen: AnyObject { func card(_ card: Card, shouldOpen url: URL) -> Bool }; \
        extension CardDelegate { @discardableResult func card(_ card: Card, shouldOpen url: URL) -> Bool? \
        { (self as? any CardDelegate_card_shouldOpen)?.card(card, shouldOpen: url) }; \
        var card_shouldOpen_ifImplemented: ((Card, URL) -> Bool)? { (self as? any CardDelegate_card_shouldOpen)?.card }; \
        var card_shouldOpen_isImplemented: Bool { self is any CardDelegate_card_shouldOpen } }; \
        protocol CardDelegate_caption: AnyObject { var caption: String? { get } }; extension CardDelegate { \
        var caption: String?? { (self as? any CardDelegate_caption).map { $0.caption } }; \
        var caption_isImplemented: Bool { self is any CardDelegate_caption } }

        """)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let source: String
    let expected: String
    var testDescription: String { name }
  }

  static let conformances = [
    Row(
      name: "in the class", source: "class A: CardDelegate { func shown() {} }",
      expected: "class A: CardDelegate, CardDelegate_shown { func shown() {} }"),
    Row(
      name: "not implemented", source: "class A: CardDelegate { func shown(now: Bool) {} }",
      expected: "class A: CardDelegate { func shown(now: Bool) {} }"),
    Row(
      name: "private", source: "class A: CardDelegate { private func shown() {} }",
      expected: "class A: CardDelegate { private func shown() {} }"),
    Row(
      name: "by an extension", source: "class A {}; extension A: CardDelegate { func shown() {} }",
      expected: "class A: CardDelegate_shown {}; extension A: CardDelegate { func shown() {} }"),
    Row(
      name: "of the superclass",
      source: "class A: CardDelegate {}; class B: A { func shown() {} }; class C: B { override func shown() {} }",
      expected:
        "class A: CardDelegate {}; class B: A, CardDelegate_shown { func shown() {} }; class C: B { override func shown() {} }"
    ),
    Row(
      name: "with what is inherited", source: "class A { func shown() {} }; class B: A, CardDelegate {}",
      expected: "class A { func shown() {} }; class B: A, CardDelegate, CardDelegate_shown {}"),
    Row(
      name: "by a protocol that inherits", source: "@objc protocol Q: CardDelegate {}; class A: Q { func shown() {} }",
      expected: "protocol Q: CardDelegate {}; class A: Q, CardDelegate_shown { func shown() {} }"),
    Row(
      name: "a class of another module", source: "extension UIButton: CardDelegate { func shown() {} }",
      expected: "extension UIButton: CardDelegate, CardDelegate_shown { func shown() {} }"),
    Row(
      name: "isolated", source: "class A: UIView, @preconcurrency CardDelegate { func shown() {} }",
      expected: "class A: UIView, @preconcurrency CardDelegate, @preconcurrency CardDelegate_shown { func shown() {} }"),
    Row(
      name: "generic", source: "class A<T>: CardDelegate where T: Hashable { func shown() {} }",
      expected: "class A<T>: CardDelegate, CardDelegate_shown where T: Hashable { func shown() {} }"),
    Row(
      name: "a property", source: "class A: CardDelegate { var caption: String? = nil }",
      expected: "class A: CardDelegate, CardDelegate_caption { var caption: String? = nil }"),
  ]

  @Test(arguments: conformances) func conformance(row: Row) throws {
    let texts = try rewritten(["A.swift": row.source + "\n", "CardDelegate.swift": Self.delegate])
    #expect(texts["A.swift"].map(withoutNamedTables) == row.expected + "\n")
    #expect(try rewritten(texts) == texts)
  }

  static let calls = [
    Row(name: "a call", source: "d.shown?()", expected: "d.shown()"),
    Row(name: "of an optional object", source: "d?.shown?()", expected: "d?.shown()"),
    Row(name: "of itself", source: "shown?()", expected: "shown()"),
    Row(name: "of self", source: "self.shown?()", expected: "self.shown()"),
    Row(name: "unwrapped", source: "let r = d.card!(c, shouldOpen: u)", expected: "let r = d.card(c, shouldOpen: u)!"),
    Row(
      name: "a default", source: "let r = d?.card?(c, shouldOpen: u) ?? true",
      expected: "let r = d?.card(c, shouldOpen: u) ?? true"),
    Row(
      name: "a chain", source: "let r = d.card?(c, shouldOpen: u).description.count",
      expected: "let r = d.card(c, shouldOpen: u)?.description.count"),
    Row(
      name: "bound", source: "if let r = d.card?(c, shouldOpen: u) {}",
      expected: "if let r = d.card(c, shouldOpen: u) {}"),
    Row(name: "compared", source: "if d.shown != nil {}", expected: "if d.shown_ifImplemented != nil {}"),
    Row(
      name: "compared from the right", source: "if nil == d?.shown {}", expected: "if nil == d?.shown_ifImplemented {}"),
    Row(
      name: "with labels", source: "if d.card(_:shouldOpen:) == nil {}",
      expected: "if d.card_shouldOpen_ifImplemented == nil {}"),
    Row(
      name: "bound without a call", source: "if let f = d.card { f(c, u) }",
      expected: "if let f = d.card_shouldOpen_ifImplemented { f(c, u) }"),
    Row(
      name: "asked", source: "if d.responds(to: #selector(CardDelegate.shown)) {}",
      expected: "if d.shown_isImplemented {}"),
    Row(
      name: "asked of an optional object",
      source: "d?.responds(to: #selector(CardDelegate.card(_:shouldOpen:))) == true",
      expected: "d?.card_shouldOpen_isImplemented == true"),
    Row(name: "a closure", source: "cell.onTap?(x)", expected: "cell.onTap?(x)"),
    Row(name: "UIKit's", source: "d?.scrollViewDidScroll?(s)", expected: "d?.scrollViewDidScroll(s)"),
    Row(
      name: "UIKit's with labels", source: "d.tableView?(t, didSelectRowAt: i)",
      expected: "d.tableView(t, didSelectRowAt: i)"),
    Row(name: "UIKit's, unwrapped", source: "a.addCompletion!({ _ in })", expected: "a.addCompletion({ _ in })"),
    Row(name: "UIKit's with a closure", source: "a.addAnimations? { b() }", expected: "a.addAnimations { b() }"),
    Row(name: "a closure of such a name", source: "addCompletion?(b)", expected: "addCompletion?(b)"),
    Row(
      name: "UIKit's, bound", source: "if let h = d.tableView?(t, heightForRowAt: i) {}",
      expected: "if let h = (d.tableView(t, heightForRowAt: i) as _?) {}"),
    Row(
      name: "UIKit's, as a variable", source: "let h = d.tableView?(t, heightForRowAt: i)",
      expected: "let h = (d.tableView(t, heightForRowAt: i) as _?)"),
    Row(
      name: "UIKit's, as a variable with a type", source: "let h: CGFloat? = d.tableView?(t, heightForRowAt: i)",
      expected: "let h: CGFloat? = d.tableView(t, heightForRowAt: i)"),
    Row(
      name: "UIKit's, with a default", source: "let h = d.tableView?(t, heightForRowAt: i) ?? 44",
      expected: "let h = d.tableView(t, heightForRowAt: i) ?? 44"),
    Row(
      name: "UIKit's, unwrapped at once", source: "f(d.tableView?(t, heightForRowAt: i)!)",
      expected: "f((d.tableView(t, heightForRowAt: i) as _?)!)"),
    Row(
      name: "UIKit's, bound, of an optional object",
      source: "guard let h = d?.tableView?(t, heightForRowAt: i) else { fatalError() }",
      expected: "guard let h = d?.tableView(t, heightForRowAt: i) else { fatalError() }"),
  ]

  @Test(arguments: calls) func call(row: Row) throws {
    let texts = try rewritten([
      "A.swift": "func f() { \(row.source) }\n", "CardDelegate.swift": Self.delegate,
    ])
    #expect(texts["A.swift"].map(withoutNamedTables) == "func f() { \(row.expected) }\n")
  }

  /// A closure of the name of a requirement is told by the type of the object.
  @Test func closuresOfTheSameName() throws {
    let source = """
      class Cell { var shown: (() -> Void)? }
      class A { weak var delegate: CardDelegate?; var cell: Cell!
        func f() { delegate?.shown?(); cell.shown?() }
      }

      """
    let texts = try rewritten(["A.swift": source, "CardDelegate.swift": Self.delegate])
    #expect(texts["A.swift"] == source.replacing("delegate?.shown?()", with: "delegate?.shown()"))
  }

  /// What inherits from UIKit's delegates is on the main actor, as they are.
  @Test func isolatedProtocols() throws {
    let text = try rewrittenWithoutTables(
      "@objc protocol Scrolls: UIScrollViewDelegate {\n  @objc optional func scrolled(_ x: UIView!)\n}\n")
    #expect(
      text == """
        protocol Scrolls: UIScrollViewDelegate {
          
        }; @preconcurrency @MainActor protocol Scrolls_scrolled: AnyObject { func scrolled(_ x: UIView!) }; @MainActor extension \
        Scrolls { @discardableResult func scrolled(_ x: UIView!) -> Void? { (self as? any Scrolls_scrolled)?.scrolled(x) }; \
        var scrolled_ifImplemented: (@MainActor (UIView?) -> Void)? { (self as? any Scrolls_scrolled)?.scrolled }; \
        var scrolled_isImplemented: Bool { self is any Scrolls_scrolled } }

        """)
  }

  /// Protocols of a dependency are rewritten with that target.
  @Test func protocolsOfDependencies() throws {
    let file = try SourceText(
      path: "A.swift", bytes: Array("class A: Shown { func shown() {} }\nfunc f(_ d: any Shown) { d.shown?() }\n".utf8))
    let dependency = try SourceText(
      path: "B.swift", bytes: Array("@objc public protocol Shown { @objc optional func shown() }\n".utf8))
    let result = TargetRewriter(options: RewritingOptions()).rewrite([file], dependencies: [dependency])
    #expect(
      result.files.map { String(decoding: $0.bytes, as: UTF8.self) }
        == ["class A: Shown, Shown_shown { func shown() {} }\nfunc f(_ d: any Shown) { d.shown() }\n"])
  }
}
