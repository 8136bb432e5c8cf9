import Foundation
import Testing

/// Tables of outlets are methods on the line of the class's closing brace.
@Suite struct OutletTableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    /// A member of a class.
    let member: String
    /// The statement of the table.
    let statement: String
    var testDescription: String { name }
  }

  static let rows = [
    Row(
      name: "a segue's action", member: "@IBSegueAction func make(_ coder: NSCoder) -> Detail? { nil }",
      statement:
        #"outlets.segueAction("make:") { (coder: NSCoder, sender: Any?, identifier: String?) -> UIViewController? in return self.make(coder) }"#
    ),
    Row(
      name: "a segue's action with a sender",
      member:
        "@IBSegueAction private func make(coder: NSCoder, sender: UIButton?, segueIdentifier: String) -> UIViewController? { nil }",
      statement:
        #"outlets.segueAction("makeWithCoder:sender:segueIdentifier:") { (coder: NSCoder, sender: Any?, identifier: String?) -> UIViewController? in return self.make(coder: coder, sender: sender as? UIButton, segueIdentifier: identifier ?? "") }"#
    ),
    Row(
      name: "a segue's action that needs a sender",
      member: "@IBSegueAction func make(_ coder: NSCoder, sender: Cell) -> Detail { Detail() }",
      statement:
        #"outlets.segueAction("make:sender:") { (coder: NSCoder, sender: Any?, identifier: String?) -> UIViewController? in guard let sender = sender as? Cell else { return nil }; return self.make(coder, sender: sender) }"#
    ),
    Row(
      name: "weak, unwrapped", member: "@IBOutlet weak var title: UILabel!",
      statement: #"outlets.connect("title") { (object: UILabel?) in self.title = object }"#),
    Row(
      name: "private, optional", member: "@IBOutlet private var title: UILabel?",
      statement: #"outlets.connect("title") { (object: UILabel?) in self.title = object }"#),
    Row(
      name: "a setter that is private", member: "@IBOutlet private(set) weak var title: UILabel!",
      statement: #"outlets.connect("title") { (object: UILabel?) in self.title = object }"#),
    Row(
      name: "not optional", member: "@IBOutlet var title: UILabel",
      statement: #"outlets.connect("title") { (object: UILabel?) in if let object { self.title = object } }"#),
    Row(
      name: "a composition", member: "@IBOutlet weak var delegate: (UIView & Named)?",
      statement: #"outlets.connect("delegate") { (object: (UIView & Named)?) in self.delegate = object }"#),
    Row(
      name: "a collection", member: "@IBOutlet var labels: [UILabel]!",
      statement: #"outlets.connect("labels", collection: { (objects: [UILabel]) in self.labels = objects })"#),
    Row(
      name: "a collection with another spelling", member: "@IBOutlet var labels: Array<UILabel>?",
      statement: #"outlets.connect("labels", collection: { (objects: Array<UILabel>) in self.labels = objects })"#),
    Row(
      name: "observed", member: "@IBOutlet var title: UILabel! { didSet { show() } }",
      statement: #"outlets.connect("title") { (object: UILabel?) in self.title = object }"#),
    Row(
      name: "named like the parameter", member: "@IBOutlet var outlets: [UIView]!",
      statement: #"outlets.connect("outlets", collection: { (objects: [UIView]) in self.outlets = objects })"#),
    Row(
      name: "a reserved name", member: "@IBOutlet var `switch`: UISwitch!",
      statement: #"outlets.connect("switch") { (object: UISwitch?) in self.`switch` = object }"#),
    Row(
      name: "another name in documents", member: "@objc(heading) @IBOutlet var title: UILabel!",
      statement: #"outlets.connect("heading") { (object: UILabel?) in self.title = object }"#),
    Row(
      name: "an attribute", member: "@IBInspectable var radius: CGFloat = 0",
      statement: #"outlets.attribute("radius") { (value: CGFloat) in self.radius = value }"#),
    Row(
      name: "an attribute without a type", member: "@IBInspectable var radius = 1.0",
      statement: #"outlets.attribute("radius") { self.radius = $0 }"#),
    Row(
      name: "an optional attribute", member: "@IBInspectable var tint: UIColor? { get { nil } set { } }",
      statement: #"outlets.attribute("tint") { (value: UIColor) in self.tint = value }"#),
    Row(
      name: "an action", member: "@IBAction func share() {}",
      statement: #"outlets.action("share") { self.share() }"#),
    Row(
      name: "an action with its sender", member: "@IBAction func share(_ sender: UIButton) {}",
      statement: #"outlets.action("share:") { (sender: UIButton) in _ = self.share(sender) }"#),
    Row(
      name: "a labelled sender", member: "@IBAction func share(sender: Any) {}",
      statement: #"outlets.action("shareWithSender:") { (sender: Any) in _ = self.share(sender: sender) }"#),
    Row(
      name: "a preposition", member: "@IBAction func share(from button: UIButton) {}",
      statement: #"outlets.action("shareFrom:") { (sender: UIButton) in _ = self.share(from: sender) }"#),
    Row(
      name: "an optional sender", member: "@IBAction func share(_ sender: Any?) {}",
      statement: #"outlets.action("share:") { (sender: Any?) in _ = self.share(sender) }"#),
    Row(
      name: "any object", member: "@IBAction func share(_ sender: AnyObject) {}",
      statement: #"outlets.action("share:") { (sender: AnyObject) in _ = self.share(sender) }"#),
    Row(
      name: "an unwrapped sender", member: "@IBAction func share(_ sender: UIButton!) {}",
      statement: #"outlets.action("share:") { (sender: UIButton?) in _ = self.share(sender) }"#),
    Row(
      name: "a sender and an event", member: "@IBAction func share(_ sender: UIButton, forEvent event: UIEvent) {}",
      statement:
        #"outlets.action("share:forEvent:") { (sender: UIButton) in _ = self.share(sender, forEvent: UIEvent()) }"#),
    Row(
      name: "a named action", member: "@objc(send:) @IBAction func share(_ sender: UIButton) {}",
      statement: #"outlets.action("send:") { (sender: UIButton) in _ = self.share(sender) }"#),
  ]

  @Test(arguments: rows) func statement(row: Row) throws {
    let text = try rewrittenWithoutTables("class Card: UIView {\n  \(row.member)\n}\n")
    let table = "func connectOutlets(_ outlets: OutletConnector) { \(row.statement) } }"
    #expect(text.hasPrefix("class Card: UIView, OutletConnecting {\n"))
    #expect(text.hasSuffix("\n\(table)\n"), "\(text)")
  }

  @Test(arguments: [
    "@IBInspectable var area: CGFloat { 1 }", "@IBOutlet static var shared: UIView!", "var title: UILabel!",
    "func share() {}", "@IBAction func share() async {}",
  ]) func noTable(member: String) throws {
    let text = try rewrittenWithoutTables("class Card: UIView {\n  \(member)\n}\n")
    #expect(!text.contains("connectOutlets"))
  }

  /// The compiler accepts a conformance once in a hierarchy: subclasses override.
  @Test func subclassesCallTheirAncestors() throws {
    let texts = try rewrittenWithoutTables([
      "Base.swift": "open class Base: UIView {\n  @IBOutlet var a: UIView!\n}\n",
      "Middle.swift": "public class Middle: Base {}\n",
      "Leaf.swift": "final class Leaf<Item>: Middle {\n  @IBOutlet var b: UIView!\n}\n",
    ])
    #expect(
      texts["Base.swift"] == """
        open class Base: UIView, OutletConnecting {
          var a: UIView!
        open func connectOutlets(_ outlets: OutletConnector) { outlets.connect("a") { (object: UIView?) in self.a = object } } }

        """)
    #expect(texts["Middle.swift"] == "public class Middle: Base {}\n")
    #expect(
      texts["Leaf.swift"] == """
        final class Leaf<Item>: Middle {
          var b: UIView!
        override func connectOutlets(_ outlets: OutletConnector) { super.connectOutlets(outlets); \
        outlets.connect("b") { (object: UIView?) in self.b = object } } }

        """)
  }

  @Test func ancestorsThatConformByHandAreOverridden() throws {
    let texts = try rewrittenWithoutTables([
      "Base.swift": "class Base: UIView, OutletConnecting {\n  func connectOutlets(_ outlets: OutletConnector) {}\n}\n",
      "Leaf.swift": "class Leaf: Base {\n  @IBAction func go() {}\n}\n",
    ])
    #expect(texts["Leaf.swift"]?.contains("override func connectOutlets(_ outlets: OutletConnector) { super.") == true)
    #expect(texts["Leaf.swift"]?.hasPrefix("class Leaf: Base {") == true)
  }

  @Test func classesOnOneLineAndNestedClasses() throws {
    let text = try rewrittenWithoutTables("enum Screens { class Card { @IBOutlet var a: UIView! } }\n")
    #expect(
      text == """
        enum Screens { class Card: OutletConnecting { var a: UIView! ; func connectOutlets(_ outlets: OutletConnector) \
        { outlets.connect("a") { (object: UIView?) in self.a = object } } } }

        """)
  }

  /// A private member of another file is connected where it is seen.
  @Test func extensionsOfOtherFiles() throws {
    let texts = try rewrittenWithoutTables([
      "A.swift": "class Card: UIView {\n}\n",
      "B.swift": "extension Card {\n  @IBAction func go() {}\n}\n",
      "C.swift": "extension Card {\n  @IBAction private func stop() {}\n}\n",
    ])
    #expect(
      texts["A.swift"] == """
        class Card: UIView, OutletConnecting {
        func connectOutlets(_ outlets: OutletConnector) { outlets.action("go") { self.go() }; connectOutlets_Card_2(outlets) } }

        """)
    #expect(
      texts["C.swift"]?.hasSuffix(
        """
        func connectOutlets_Card_2(_ outlets: OutletConnector) { outlets.action("stop") { self.stop() } } }

        """) == true)
  }

  /// An overridden action is in the table once: the ancestor's entry calls the override.
  @Test func overriddenActionsAreCalledOnce() throws {
    let text = try rewrittenWithoutTables(
      "class A: UIView {\n  @IBAction func go() {}\n}\nclass B: A {\n  @IBAction override func go() {}\n}\n")
    #expect(text.components(separatedBy: "outlets.action").count == 2)
    #expect(
      text.hasSuffix("class B: A {\n  override func go() {}\n}\n")
        || text.hasSuffix("class B: A {\n  @IBAction override func go() {}\n}\n"))
  }

  @Test func secondRunsChangeNothing() throws {
    for row in Self.rows {
      let once = try rewritten("class Card: UIView {\n  \(row.member)\n}\n")
      #expect(try rewritten(once) == once)
    }
  }
}
