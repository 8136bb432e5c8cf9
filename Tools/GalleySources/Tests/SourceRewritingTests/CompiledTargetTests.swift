import Foundation
import Testing

/// Targets of several files are rewritten, compiled with stand-ins for UIKit's names, and run.
@Suite(.enabled(if: Compiler.path != nil, "there is no swiftc")) struct CompiledTargetTests {
  /// The output of a program that is made of rewritten files. Its `run()` is called on the main actor.
  private func output(_ files: [String: String]) throws -> String {
    var files = try rewritten(files)
    files["StandIns.swift"] = tableStandIns
    files["main.swift"] = "MainActor.assumeIsolated { run() }\n"
    let sources = files.keys.filter { $0 != "StandIns.swift" }.sorted()
    return try Compiler.withFiles(files) { folder in
      let standIns = try Compiler.buildStandIns(in: folder)
      guard standIns.succeeded else { return standIns.output }
      let build = try Compiler.run(
        [
          "-suppress-warnings", "-swift-version", "5", "-I", ".", "-L", ".", "-lUIKit", "-Xlinker", "-rpath=$ORIGIN",
          "-o", "program",
        ]
          + sources, in: folder)
      guard build.succeeded else { return build.output }
      return try Compiler.run(folder.appendingPathComponent("program").path, [], in: folder).output
    }
  }

  @Test func outletsAreConnected() throws {
    let card = """
      import UIKit
      class Base: UIView {
        @IBOutlet private weak var title: UILabel!
        @IBOutlet var outlets: [UIView]!
        @IBInspectable var radius: Double = 0
        @IBAction func share() { print("share") }
        func show() { print(title?.text ?? "-", outlets.count, radius) }
      }
      final class Card<Item>: Base {
        @IBOutlet var other: UILabel? { didSet { print("other", oldValue == nil) } }
        @IBAction func tap(_ sender: UIButton!, forEvent event: UIEvent) { print("tap", sender != nil) }
        @objc var name = "card"
        @objc func any(_ x: Int) {}
      }

      """
    let more = """
      extension Card { @IBAction private func hidden(with x: UIView) { print("hidden") } }
      @MainActor func run() {
        let (card, label, button) = (Card<Int>(), UILabel(), UIButton())
        label.text = "text"
        card.connectOutlets(
          OutletConnector([
            "title": label, "outlets": [label, button], "radius": 2.5, "share": 1, "other": label, "tap:forEvent:": button,
            "hiddenWith:": label,
          ]))
        card.show()
        print(Card<Int>.namedMethods.count, Card<Int>.namedProperties.map(\\.name))
      }

      """
    #expect(
      try output(["Card.swift": card, "More.swift": more]) == """
        share
        other true
        tap true
        hidden
        text 2 2.5
        3 ["other", "name"]

        """)
  }

  @Test func segueActionsAreCalled() throws {
    let source = """
      import Foundation
      import UIKit
      final class Detail: UIViewController { var text = "" }
      final class List: UIViewController {
        @IBSegueAction private func make(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> Detail? {
          let detail = Detail()
          detail.text = "\\(sender ?? "-") \\(segueIdentifier ?? "-")"
          return detail
        }
        @IBSegueAction func other(_ coder: NSCoder, sender: UIButton) -> UIViewController? { Detail() }
      }
      @MainActor func run() {
        let outlets = OutletConnector(["make:sender:segueIdentifier:": 5, "other:sender:": 6])
        let list = List()
        list.connectOutlets(outlets)
        print((outlets.made as? Detail)?.text ?? "none")
        let more = OutletConnector(["make:sender:segueIdentifier:": "a"])
        list.connectOutlets(more)
        print((more.made as? Detail)?.text ?? "none")
      }

      """
    #expect(try output(["A.swift": source]) == "none\na make:sender:segueIdentifier:\n")
  }

  @Test func propertiesOfExtensionsAreListed() throws {
    let source = """
      import UIKit
      extension UIView {
        @IBInspectable private var cornerRadius: Double { get { 1 } set {} }
        @objc(spoken) var label: String { "" }
        var other: Int { 1 }
      }
      private extension UIView { @IBInspectable var hidden: Int { get { 1 } set {} } }

      """
    let more = """
      import UIKit
      @MainActor func run() {
        print(UIView.namedProperties_A_1.map(\\.name), UIView.namedProperties_A_2.map(\\.name))
      }

      """
    #expect(
      try output(["A.swift": source, "B.swift": more]) == "[\"cornerRadius\", \"spoken\"] [\"hidden\"]\n")
  }

  @Test func overridesInExtensionsAreCalled() throws {
    let a = """
      import UIKit
      class A: UIView {}
      extension A {
        override func layoutSubviews() { super.layoutSubviews(); print("A") }
        override var isHidden: Bool { didSet { print("hidden", oldValue, isHidden) } }
        @objc func setUp(_ x: Int = 1) -> String { "A\\(x)" }
      }
      extension UIView { @objc func named() -> String { "view" } }

      """
    let b = """
      import UIKit
      class B: A {
        override func setUp(_ x: Int = 1) -> String { super.setUp(x) + "B" }
        override func named() -> String { super.named() + "B" }
      }
      class C: B { override func named() -> String { super.named() + "C" } }
      extension B { override func layoutSubviews() { super.layoutSubviews(); print("B") } }
      @MainActor func run() {
        let b = B()
        b.layoutSubviews()
        b.isHidden = true
        print((b as A).setUp(), (b as UIView).named(), (C() as UIView).named(), UIView().named())
      }

      """
    #expect(
      try output(["A.swift": a, "B.swift": b]) == """
        UIView
        A
        B
        hidden false true
        A1B viewB viewBC view

        """)
  }

  @Test func optionalRequirementsMayBeMissing() throws {
    let protocols = """
      import UIKit
      @objc protocol CardDelegate {
        func required()
        @objc optional func shown()
        @objc optional func open(_ x: Int, then done: @escaping (String) -> Void) -> Bool
        @objc optional var caption: String? { get }
      }
      @objc protocol MoreDelegate: CardDelegate { @objc optional func more() -> Int }

      """
    let classes = """
      import UIKit
      class One: MoreDelegate { func required() {} }
      class Two: One {
        func shown() { print("shown") }
        func open(_ x: Int, then done: @escaping (String) -> Void) -> Bool { done("\\(x)"); return true }
        var caption: String? { nil }
        func more() -> Int { 7 }
      }
      @MainActor func ask(_ d: MoreDelegate, _ other: CardDelegate?) {
        d.shown?()
        let opened = other?.open?(1, then: { print("then", $0) })
        print(opened as Any, d.more?().description ?? "none", d.caption == nil)
        if let open = d.open { print(open(2, { print("bound", $0) })) }
        print(d.shown != nil, other?.shown == nil)
      }
      @MainActor func run() {
        ask(One(), Two())
        ask(Two(), nil)
      }

      """
    #expect(
      try output(["P.swift": protocols, "C.swift": classes]) == """
        then 1
        Optional(true) none true
        false false
        shown
        nil 7 false
        bound 2
        true
        true true

        """)
  }
}
