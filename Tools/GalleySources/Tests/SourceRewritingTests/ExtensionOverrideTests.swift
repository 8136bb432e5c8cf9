import SourceRewriting
import Testing

/// Overrides in extensions become members of the class that call the extension's.
@Suite struct ExtensionOverrideTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    /// The member in an extension of `Card`.
    let member: String
    /// The member after the rewriting.
    let renamed: String
    /// The member of the class.
    let forwarding: String
    var testDescription: String { name }
  }

  static let rows = [
    Row(
      name: "a method", member: "override func layoutSubviews() { super.layoutSubviews() }",
      renamed: "func layoutSubviews_extensionOfCard() { super.layoutSubviews() }",
      forwarding: "override func layoutSubviews() { layoutSubviews_extensionOfCard() }"),
    Row(
      name: "arguments",
      member: "override func point(inside point: CGPoint, with event: UIEvent? = nil) -> Bool { true }",
      renamed: "func point_extensionOfCard(inside point: CGPoint, with event: UIEvent? = nil) -> Bool { true }",
      forwarding:
        "override func point(inside point: CGPoint, with event: UIEvent? = nil) -> Bool { point_extensionOfCard(inside: point, with: event) }"
    ),
    Row(
      name: "public", member: "public override func draw(_ rect: CGRect) {}",
      renamed: "public func draw_extensionOfCard(_ rect: CGRect) {}",
      forwarding: "public override func draw(_ rect: CGRect) { draw_extensionOfCard(rect) }"),
    Row(
      name: "open", member: "open override func draw(_ rect: CGRect) {}",
      renamed: "public func draw_extensionOfCard(_ rect: CGRect) {}",
      forwarding: "open override func draw(_ rect: CGRect) { draw_extensionOfCard(rect) }"),
    Row(
      name: "attributes", member: "@objc @available(iOS 15, *) @discardableResult override func go() -> Int { 1 }",
      renamed: "@available(iOS 15, *) @discardableResult func go_extensionOfCard() -> Int { 1 }",
      forwarding: "@available(iOS 15, *) @discardableResult override func go() -> Int { go_extensionOfCard() }"),
    Row(
      name: "async and throwing", member: "override func load() async throws -> Int { 1 }",
      renamed: "func load_extensionOfCard() async throws -> Int { 1 }",
      forwarding: "override func load() async throws -> Int { try await load_extensionOfCard() }"),
    Row(
      name: "generic",
      member: "override func go<T: Equatable>(_ a: T, b: inout Int, c: @autoclosure () -> Int) where T: Hashable {}",
      renamed:
        "func go_extensionOfCard<T: Equatable>(_ a: T, b: inout Int, c: @autoclosure () -> Int) where T: Hashable {}",
      forwarding:
        "override func go<T: Equatable>(_ a: T, b: inout Int, c: @autoclosure () -> Int) where T: Hashable { go_extensionOfCard(a, b: &b, c: c()) }"
    ),
    Row(
      name: "no name", member: "override func go(_: Int, to _: Int) {}",
      renamed: "func go_extensionOfCard(_: Int, to _: Int) {}",
      forwarding: "override func go(_ p0: Int, to p1: Int) { go_extensionOfCard(p0, to: p1) }"),
    Row(
      name: "of the class", member: "override class func make() -> Int { super.make() }",
      renamed: "class func make_extensionOfCard() -> Int { super.make() }",
      forwarding: "override class func make() -> Int { make_extensionOfCard() }"),
    Row(
      name: "a property", member: "override var isFlipped: Bool { super.isFlipped }",
      renamed: "var isFlipped_extensionOfCard: Bool { super.isFlipped }",
      forwarding: "override var isFlipped: Bool { isFlipped_extensionOfCard }"),
    Row(
      name: "a class property", member: "override class var layerClass: AnyClass { CALayer.self }",
      renamed: "class var layerClass_extensionOfCard: AnyClass { CALayer.self }",
      forwarding: "override class var layerClass: AnyClass { layerClass_extensionOfCard }"),
    Row(
      name: "a property that can be set",
      member: "override var frame: CGRect { get { super.frame } set { super.frame = newValue } }",
      renamed: "var frame_extensionOfCard: CGRect { get { super.frame } set { super.frame = newValue } }",
      forwarding:
        "override var frame: CGRect { get { frame_extensionOfCard } set { frame_extensionOfCard = newValue } }"),
    Row(
      name: "observers", member: "override var isOn: Bool { willSet { a() } didSet(old) { b(old) } }",
      renamed:
        " func isOn_willSet_extensionOfCard(_ newValue: Bool) { a() } ; func isOn_didSet_extensionOfCard(_ old: Bool) { b(old) } ",
      forwarding:
        "override var isOn: Bool { willSet { isOn_willSet_extensionOfCard(newValue) } didSet { isOn_didSet_extensionOfCard(oldValue) } }"
    ),
  ]

  @Test(arguments: rows) func moved(row: Row) throws {
    let texts = try rewrittenWithoutTables([
      "Card.swift": "class Card: Base {\n}\n", "Card+More.swift": "extension Card {\n  \(row.member)\n}\n",
    ])
    #expect(texts["Card.swift"] == "class Card: Base {\n\(row.forwarding) }\n")
    #expect(texts["Card+More.swift"] == "extension Card {\n  \(row.renamed)\n}\n")
  }

  @Test(arguments: rows) func secondRunsChangeNothing(row: Row) throws {
    let once = try rewritten([
      "Card.swift": "class Card: Base {\n}\n", "Card+More.swift": "extension Card {\n  \(row.member)\n}\n",
    ])
    #expect(try rewritten(once) == once)
  }

  /// What subclasses override is declared in the class.
  @Test func overriddenMembersOfExtensions() throws {
    let texts = try rewrittenWithoutTables([
      "A.swift": "class A: UIView {\n}\nextension A {\n  @objc func setUp() {}\n  @objc func other() {}\n}\n",
      "B.swift": "class B: A {\n  override func setUp() { super.setUp() }\n}\n",
    ])
    #expect(
      texts["A.swift"] == """
        class A: UIView {
        func setUp() { setUp_extensionOfA() } }
        extension A {
          func setUp_extensionOfA() {}
          func other() {}
        }

        """)
    #expect(texts["B.swift"] == "class B: A {\n  override func setUp() { super.setUp() }\n}\n")
  }

  @Test func overriddenMembersOfExtensionsInExtensions() throws {
    let text = try rewrittenWithoutTables(
      "class A {}\nextension A { @objc var title: String { \"\" } }\nclass B: A {}\nextension B { override var title: String { super.title } }\n"
    )
    #expect(
      text == """
        class A {var title: String { title_extensionOfA } }
        extension A { var title_extensionOfA: String { "" } }
        class B: A {override var title: String { title_extensionOfB } }
        extension B { var title_extensionOfB: String { super.title } }

        """)
  }

  /// Users of the module may override open members.
  @Test func openMembersAreDeclaredInTheClass() throws {
    let text = try rewrittenWithoutTables("open class A {\n}\nextension A {\n  @objc open func setUp() {}\n}\n")
    #expect(
      text
        == "open class A {\nopen func setUp() { setUp_extensionOfA() } }\nextension A {\n  public func setUp_extensionOfA() {}\n}\n"
    )
  }
}
