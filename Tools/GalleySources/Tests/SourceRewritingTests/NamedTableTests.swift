import Testing

/// Methods and properties by name.
@Suite struct NamedTableTests {
  /// A change of a key is reported by the defaults, so that the property of its name has a name and reports nothing.
  @Test func propertiesOfDefaults() throws {
    let text = try rewritten(
      "import Foundation\nextension UserDefaults {\n  @objc dynamic var size: Int { get { integer(forKey: \"size\") } set { set(newValue, forKey: \"size\") } }\n}\n"
    )
    #expect(text.hasPrefix("import UIKit; import Foundation\nextension UserDefaults {\n"))
    #expect(text.contains("NamedProperty(\"size\", \\AppDefaults.size)"))
    #expect(text.contains("set { set(newValue, forKey: \"size\") }"))
  }

  @Test func respondersOverride() throws {
    #expect(
      try rewritten(
        "import UIKit\nclass Card: UIView {\n  @objc private func open() {}\n  @objc func move(to x: CGPoint, by y: CGPoint) -> Int { 1 }\n}\n"
      )
        == """
        import UIKit
        class Card: UIView {
          private func open() {}
          func move(to x: CGPoint, by y: CGPoint) -> Int { 1 }
        override class var namedMethods: [Selector] { var methods: [Selector] = super.namedMethods; \
        methods.append(Selector("open", Card.open as @MainActor (Card) -> @MainActor () -> Void)); \
        methods.append(Selector("moveTo:by:", Card.move(to:by:))); return methods } }

        """)
  }

  @Test func otherClassesConform() throws {
    #expect(
      try rewritten(
        "import UIKit\npublic class Player<Item>: NSObject {\n  @objc(go:) func play(_ x: Int) {}\n}\nclass Sub: Player<Int> {\n  @objc func stop(_ x: Int) {}\n}\n"
      )
        == """
        import UIKit
        public class Player<Item>: NSObject, NamedMethods {
          func play(_ x: Int) {}
        public class var namedMethods: [Selector] { var methods: [Selector] = []; methods.append(Selector("go:", Player.play(_:))); return methods } }
        class Sub: Player<Int> {
          func stop(_ x: Int) {}
        override class var namedMethods: [Selector] { var methods: [Selector] = super.namedMethods; methods.append(Selector("stop:", Sub.stop(_:))); return methods } }

        """)
  }

  /// A protocol in the place of a superclass has no table, with its module's name, too.
  @Test(arguments: [
    "class Target", "class Target<S: Subscriber>: Subscription", "class Target<S: Subscriber>: Combine.Subscription",
    "class Target: Subscriber, Cancellable", "class Target: @unchecked Sendable", "class Target: CardRouting",
    "class Target: UICollectionViewDelegateFlowLayout", "class Target: SKPaymentTransactionObserver",
  ]) func classesWithoutSuperclassConform(declaration: String) throws {
    let text = try rewritten("import UIKit\n\(declaration) {\n  @objc func act(_ x: Int) {}\n}\n")
    let separator = declaration.contains(": ") ? ", " : ": "
    #expect(text.contains("\(declaration)\(separator)NamedMethods {"))
    #expect(text.contains("\nclass var namedMethods: [Selector] { var methods: [Selector] = []; "))
  }

  /// XCTest's classes on Linux have no table.
  @Test func testCasesConform() throws {
    let text = try rewritten("import UIKit\nimport XCTest\nclass T: XCTestCase {\n  @objc func a() {}\n}\n")
    #expect(text.contains("class T: XCTestCase, NamedMethods {") && !text.contains("override"))
  }

  /// Classes of other frameworks that are not views or controllers have no table.
  @Test(arguments: ["CIFilter", "MKPointAnnotation", "CLLocationManager", "CABasicAnimation", "GKEntity"])
  func classesWithoutTablesConform(_ base: String) throws {
    let text = try rewritten("import UIKit\nclass T: \(base) {\n  @objc dynamic var a: String?\n}\n")
    #expect(text.contains("class T: \(base), NamedProperties {") && !text.contains("override"))
  }

  /// The attribute of an extension is that of its members.
  @Test func membersOfExtensionsWithTheAttribute() throws {
    let text = try rewritten(
      "import UIKit\nclass Card: UIView {}\n@objc extension Card { func open() {}; var size: Int { 1 }; @nonobjc func close() {} }\n"
    )
    #expect(
      text.contains(
        "methods.append(Selector(\"open\", Card.open as @MainActor (Card) -> @MainActor () -> Void)); return"))
    #expect(text.contains("properties.append(NamedProperty(\"size\", \\Class.size)); return"))
  }

  @Test func properties() throws {
    #expect(
      try rewritten(
        "import UIKit\n@objcMembers class Model<Item>: NSObject {\n  let name = \"\"\n  private var hidden = 1\n  var isOn: Bool { true }\n  static var all = 1\n}\n"
      )
        == """
        import UIKit
        class Model<Item>: NSObject, NamedProperties {
          let name = ""
          private var hidden = 1
          var isOn: Bool { true }
          static var all = 1
        class var namedProperties: [NamedProperty] { func own<Class: Model<Item>>(_: Class.Type) -> [NamedProperty] \
        { var properties: [NamedProperty] = []; properties.append(NamedProperty("name", \\Class.name)); \
        properties.append(NamedProperty("isOn", \\Class.isOn)); return properties }; return [] + own(Self.self) } }

        """)
  }

  /// Methods that cannot be called with any arguments are there by their names.
  @Test(arguments: [
    ("@objc func load(_ done: @escaping () -> Void) {}", "Selector(\"load:\")"),
    ("@objc func load(_ done: Done) {}", "Selector(\"load:\")"),
    ("@objc func load(_ a: Int, b: Int, c: Int) {}", "Selector(\"load:b:c:\")"),
    ("@objc func load(_ a: [Int]?) {}", "Selector(\"load:\", Card.load(_:))"),
    ("@IBAction func load(_ a: Any) {}", "Selector(\"load:\", Card.load(_:))"),
  ]) func calledOrNot(member: String, entry: String) throws {
    let text = try rewritten("import UIKit\ntypealias Done = () -> Void\nclass Card: UIView {\n  \(member)\n}\n")
    #expect(text.contains("methods.append(\(entry)); return"))
  }

  @Test(arguments: [
    "func a() {}", "@objc static func a() {}", "@objc override func a() {}", "@objc func a() async {}",
    "@objc func a() throws {}", "@nonobjc func a() {}", "@IBOutlet var a: UIView!", "@objc static var a = 1",
    "@available(*, unavailable) @objc func a() {}",
  ]) func noTable(member: String) throws {
    let text = try rewritten("import UIKit\nclass Card: UIView {\n  \(member)\n}\n")
    #expect(!text.contains("named"))
  }

  /// A private method of another file is not seen by the class.
  @Test func hiddenMethods() throws {
    let texts = try rewritten([
      "A.swift": "import UIKit\nclass Card: UIView {\n}\n",
      "B.swift": "extension Card {\n  @objc private func a() {}\n  @objc func b(_ x: Int) {}\n}\n",
    ])
    #expect(
      texts["A.swift"]?.contains("= super.namedMethods; methods.append(Selector(\"b:\", Card.b(_:))); return") == true)
  }
}
