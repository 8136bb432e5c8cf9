import Foundation
import SourceRewriting
import Testing

/// Members of an `AnyObject` whose type is written elsewhere: where the function, property or closure is declared.
@Suite struct InferredObjectTests {
  static let declarations = """
    import Foundation
    import UIKit
    final class Player: UIView { @objc var rating = 7; @objc func play() -> Int { 7 } }
    typealias Thing = AnyObject
    @MainActor func makePlayer() -> Player { let player = Player(); player.tag = 7; return player }
    @MainActor protocol Source { func piece(for number: Int) -> AnyObject; var part: AnyObject? { get } }
    @MainActor class Shelf: Source {
      static let shared = Shelf()
      var entry: AnyObject? = makePlayer()
      var thing: Thing = makePlayer()
      lazy var made: Shelf = Shelf()
      var named: [String: AnyObject] = ["a": makePlayer()]
      var onEntry: ((Int, AnyObject) -> Void)?
      func item() -> AnyObject { makePlayer() }
      func item(at place: Int) -> AnyObject? { place == 0 ? makePlayer() : nil }
      func all() -> [AnyObject] { [makePlayer()] }
      func piece(for number: Int) -> AnyObject { makePlayer() }
      var part: AnyObject? { makePlayer() }
      func load(_ name: String = "", then done: (AnyObject?) -> Void) { done(makePlayer()) }
      subscript(place: Int) -> AnyObject { makePlayer() }
      subscript(named name: String) -> AnyObject? { named[name] }
    }
    @MainActor func makeObject() -> AnyObject { makePlayer() }
    @MainActor var object: AnyObject { makePlayer() }
    @MainActor func note(_ number: Int?) { print(number ?? 0) }

    """

  /// Statements with the variables `list` and `other`, which may be nil, and what they are rewritten to.
  static let uses: [(source: String, rewritten: String)] = [
    ("note(list.item().tag)", "note(AnyObjectMembers(list.item()).tag)"),
    ("let a = list.item(); note(a.rating)", "let a = list.item(); note(AnyObjectMembers(a)[\\Player.rating])"),
    ("let a = list.entry; note(a?.tag)", "let a = list.entry; note(AnyObjectMembers(a)?.tag)"),
    ("if let a = list.entry { note(a.play()) }", "if let a = list.entry { note((a as! Player).play()) }"),
    (
      "guard let a = other?.entry else { return }; note(a.tag)",
      "guard let a = other?.entry else { return }; note(AnyObjectMembers(a).tag)"
    ),
    ("note(other?.item().tag)", "note(AnyObjectMembers(other?.item())?.tag)"),
    ("note(other?.item().rating)", "note(AnyObjectMembers(other?.item())?[\\Player.rating])"),
    ("note(other?.item().play())", "note((other?.item() as? Player)?.play())"),
    ("note(other?.item(at: 0)?.play?())", "note((other?.item(at: 0) as? Player)?.play())"),
    ("note(list.entry!.tag)", "note(AnyObjectMembers(list.entry!).tag)"),
    ("note(list.item(at: 1)?.tag ?? 7)", "note(AnyObjectMembers(list.item(at: 1))?.tag ?? 7)"),
    ("note(list[0].tag)", "note(AnyObjectMembers(list[0]).tag)"),
    ("note(list[named: \"a\"]?.tag)", "note(AnyObjectMembers(list[named: \"a\"])?.tag)"),
    ("note(list.named[\"a\"]?.tag)", "note(AnyObjectMembers(list.named[\"a\"])?.tag)"),
    ("for a in list.named.values { note(a.tag) }", "for a in list.named.values { note(AnyObjectMembers(a).tag) }"),
    ("for a in list.all() { note(a.tag) }", "for a in list.all() { note(AnyObjectMembers(a).tag) }"),
    (
      "for (_, a) in list.all().enumerated() { note(a.tag) }",
      "for (_, a) in list.all().enumerated() { note(AnyObjectMembers(a).tag) }"
    ),
    ("list.all().forEach { note($0.tag) }", "list.all().forEach { note(AnyObjectMembers($0).tag) }"),
    (
      "note(list.all().filter { $0.tag == 7 }.first?.tag)",
      "note(AnyObjectMembers(list.all().filter { AnyObjectMembers($0).tag == 7 }.first)?.tag)"
    ),
    ("note(list.all().reduce(0) { $0 + $1.tag })", "note(list.all().reduce(0) { $0 + AnyObjectMembers($1).tag })"),
    ("list.load { a in note(a?.tag) }", "list.load { a in note(AnyObjectMembers(a)?.tag) }"),
    ("list.load(\"a\", then: { note($0!.tag) })", "list.load(\"a\", then: { note(AnyObjectMembers($0!).tag) })"),
    (
      "list.onEntry = { _, a in note(a.tag) }; list.onEntry?(1, list.thing)",
      "list.onEntry = { _, a in note(AnyObjectMembers(a).tag) }; list.onEntry?(1, list.thing)"
    ),
    ("note(list.thing.tag)", "note(AnyObjectMembers(list.thing).tag)"),
    ("note(list.made.item().tag)", "note(AnyObjectMembers(list.made.item()).tag)"),
    ("note(Shelf.shared.item().tag)", "note(AnyObjectMembers(Shelf.shared.item()).tag)"),
    ("note(Shelf().item().tag)", "note(AnyObjectMembers(Shelf().item()).tag)"),
    ("let a = Shelf(); note(a.piece(for: 1).tag)", "let a = Shelf(); note(AnyObjectMembers(a.piece(for: 1)).tag)"),
    (
      "let a: any Source = list; note(a.part?.tag)",
      "let a: any Source = list; note(AnyObjectMembers(a.part)?.tag)"
    ),
    ("note((list.entry ?? list.item()).tag)", "note(AnyObjectMembers(list.entry ?? list.item()).tag)"),
    ("note(makeObject().tag)", "note(AnyObjectMembers(makeObject()).tag)"),
    ("note(object.tag)", "note(AnyObjectMembers(object).tag)"),
    (
      "let make: () -> AnyObject = { list.item() }; note(make().tag)",
      "let make: () -> AnyObject = { list.item() }; note(AnyObjectMembers(make()).tag)"
    ),
    (
      "func here() -> AnyObject { list.item() }; note(here().tag)",
      "func here() -> AnyObject { list.item() }; note(AnyObjectMembers(here()).tag)"
    ),
  ]

  private func program(_ statements: [String]) -> String {
    Self.declarations
      + statements.enumerated().map {
        "@MainActor func use\($0)(_ list: Shelf, _ other: Shelf?) { \($1) }\n"
      }.joined()
  }

  @Test(arguments: uses) func typesAreFoundByDeclarations(source: String, rewritten: String) throws {
    let text = try rewrittenAlone(program([source]))
    #expect(text.split(separator: "\n").last?.hasSuffix("{ \(rewritten) }") == true, "\(text)")
  }

  /// Every statement finds the member, whose value is 7, once.
  @Test(.enabled(if: Compiler.path != nil, "there is no swiftc")) func membersAreFound() throws {
    let calls = Self.uses.indices.map { "use\($0)(Shelf(), Shelf())\n" }.joined()
    let main = try rewrittenAlone(program(Self.uses.map(\.source)) + "MainActor.assumeIsolated {\n\(calls)}\n")
    let result = try Compiler.withFiles(["StandIns.swift": standIns, "main.swift": main]) { folder in
      let standIns = try Compiler.buildStandIns(in: folder)
      guard standIns.succeeded else { return standIns }
      let options = ["-suppress-warnings", "-swift-version", "5", "-I", ".", "-L", ".", "-lUIKit"]
      let build = try Compiler.run(
        options + ["-Xlinker", "-rpath=$ORIGIN", "-o", "program", "main.swift"], in: folder)
      guard build.succeeded else { return build }
      return try Compiler.run(folder.appendingPathComponent("program").path, [], in: folder)
    }
    #expect(result.output == String(repeating: "7\n", count: Self.uses.count))
  }

  /// UIKit's own members that give an `AnyObject`, and Foundation's collections of objects.
  @Test(arguments: [
    ("_ a: NSLayoutConstraint", "_ = a.secondItem?.tag", "_ = AnyObjectMembers(a.secondItem)?.tag"),
    ("_ a: UIBarButtonItem", "_ = a.target?.tag", "_ = AnyObjectMembers(a.target)?.tag"),
    (
      "_ a: UIView", "let b = a.perform(c)?.takeUnretainedValue(); _ = b?.tag",
      "let b = a.perform(c)?.takeUnretainedValue(); _ = AnyObjectMembers(b)?.tag"
    ),
    (
      "_ a: NSHashTable<AnyObject>", "for b in a.allObjects { _ = b.tag }",
      "for b in a.allObjects { _ = AnyObjectMembers(b).tag }"
    ),
    (
      "_ a: NSCache<NSString, AnyObject>", "_ = a.object(forKey: \"b\")?.tag",
      "_ = AnyObjectMembers(a.object(forKey: \"b\"))?.tag"
    ),
    (
      "", "let a = NSHashTable<AnyObject>.weakObjects(); _ = a.anyObject?.tag",
      "let a = NSHashTable<AnyObject>.weakObjects(); _ = AnyObjectMembers(a.anyObject)?.tag"
    ),
  ]) func membersOfTheSystem(parameter: String, source: String, rewritten: String) throws {
    #expect(
      try rewrittenAlone("func f(\(parameter)) { \(source) }\n") == "func f(\(parameter)) { \(rewritten) }\n")
  }

  /// What is not known, or not an `AnyObject`, stays as it is.
  @Test(arguments: [
    // `entry` is an object in one class, and a number in another.
    "class A { var entry: AnyObject? }\nclass B { var entry = 1 }\nfunc a() { b().entry.description }\n",
    "class A { func make() -> AnyObject { self } }\nclass B { func make() -> Int { 1 } }\nfunc a(_ b: B) { _ = b.make().description }\n",
    // UIKit has members of this name.
    "class A { var object: AnyObject? }\nfunc a() { c { $0.object.map { $0 } } }\n",
    // An `Any` has no members with Xcode either.
    "class A { var entry: Any = 1; var other: AnyObject? }\nfunc a(_ b: A) { b.entry.foo(); _ = (b.other as? A)?.entry }\n",
    "class A { func all() -> [AnyObject] { [] } }\nfunc a(_ b: A) { _ = b.all().count; _ = b.all().map { $0 as? A }; _ = b.all().isEmpty }\n",
    "class A { func item() -> AnyObject { self } }\nfunc item() -> A { A() }\nfunc a() { _ = item().description }\n",
    "class A { var item: AnyObject? }\nstruct B { let item = 1; func a() { _ = item.description; _ = self.item.description } }\n",
    "class A { func load(_ done: (AnyObject) -> Void) {} }\nclass B { func load(_ done: (Int) -> Void) {}; func a() { load { _ = $0.description } } }\n",
  ]) func otherDeclarationsSayNothing(source: String) throws {
    #expect(try rewrittenAlone(source) == source)
  }

  @Test func otherMembersAreRefused() throws {
    let source = "class A { func item() -> AnyObject { self } }\nfunc a(_ b: A) {\n  let c = b.item()\n  _ = c.foo\n}\n"
    #expect(
      try resultAlone(source).problems.map(\.description) == [
        "App.swift:4:9: error: 'foo' is looked up in AnyObject, which needs the Objective-C runtime. Cast the object to the class that has it."
      ])
  }

  /// `AnyObjectMembers` is UIKit's.
  @Test func filesGetUIKit() throws {
    let files = try rewritten(["A.swift": "import Foundation\nfunc a(_ b: AnyObject) -> Int { b.count }\n"])
    #expect(
      files["A.swift"]
        == "import UIKit; import Foundation\nfunc a(_ b: AnyObject) -> Int { AnyObjectMembers(b).count }\n")
  }
}
