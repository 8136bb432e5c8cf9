import SourceRewriting
import Testing

/// Members that are looked up in `AnyObject`: nothing else that mentions it is taken for one.
@Suite struct AnyObjectTests {
  /// Sources in which `AnyObject` is a type like others.
  static let untouched = [
    "protocol A: AnyObject { var tag: Int { get } }\nfunc a<T: AnyObject>(_ b: T, _ c: some A) where T: A { _ = b.tag + c.tag }\n",
    "func a(_ b: Any, _ c: AnyObject) -> Bool { b as AnyObject === c || ObjectIdentifier(c) == ObjectIdentifier(b as AnyObject) }\n",
    "func a(_ sender: AnyObject) { if let sender = sender as? Button { _ = sender.tag }; guard let sender = sender as? Button else { return }; _ = sender.tag }\n",
    "func a(_ sender: AnyObject) { (sender as? Button)?.tag = 1; (sender as! Button).tag = 2; _ = type(of: sender).self }\n",
    "func a(_ sender: AnyObject) { switch sender { case let sender as Button: _ = sender.tag; case let other as Label: _ = other.text; default: break } }\n",
    "func a(_ sender: AnyObject) { [1].forEach { sender in _ = sender.description }; for sender in [1] { _ = sender.description } }\n",
    "func a(_ list: [AnyObject]) { _ = list.count; _ = list.first.map { $0 }; _ = list[1...].count; _ = list.isEmpty }\n",
    "class A { weak var b: AnyObject?; struct Inner { let b = 1; func c() { _ = b.description } } }\n",
    "class A { var b: (AnyObject & P)?; func c() { b?.go() } }\n",
    "class A { weak var b: AnyObject?; func c() { let b = 1; _ = b.description; do { let d = 2; _ = d.description } } }\n",
    "func a(_ b: [String: AnyObject]) { let c = b[\"x\"] as? String ?? \"\"; _ = c.count; _ = b.keys; if let d = b[\"y\"] as? [Int] { _ = d.count } }\n",
    "func a(_ b: AnyObject) { func c(_ b: Int) { _ = b.description }; let d = { (b: Int) in b.description }; _ = d; c(1) }\n",
    "func a(_ b: AnyObject) { do { try c() } catch let b { _ = b.localizedDescription } }\n",
    "func a(_ b: AnyObject) { if case let b? = c { _ = b.description }; while let b = d() { _ = b.description } }\n",
    "func a(_ b: AnyObject?, _ c: [String: AnyObject]) { _ = b.map { [$0] }; _ = c[\"x\"].flatMap { $0 as? Int }; _ = (try? d() as AnyObject).map { $0 } }\n",
    "#if false\nfunc a(_ b: AnyObject) { b.foo() }\n#endif\n",
  ]

  @Test(arguments: untouched) func otherUsesStay(_ text: String) throws {
    let result = try resultAlone(text)
    #expect(result.files.map { String(decoding: $0.bytes, as: UTF8.self) } == [text])
    #expect(result.problems.isEmpty)
  }

  @Test(arguments: [
    ("func a(_ b: AnyObject) { b.foo() }", "1:28 'foo'"),
    ("func a(_ b: Any) {\n  _ = (b as AnyObject).foo }", "2:24 'foo'"),
    ("func a(_ b: AnyObject?) { b?.foo?(1) }", "1:30 'foo'"),
    ("func a(_ b: [[AnyObject]]) { _ = b[0][1].foo }", "1:42 'foo'"),
    ("func a(_ b: AnyObject) { _ = b[at: 1] }", "1:30 a subscript"),
    ("func a(_ b: AnyObject) { if let c = b as? Int {} else { _ = b.foo } }", "1:63 'foo'"),
    (
      "class A { @objc var foo = 1 }\nclass B { @objc var foo = 1 }\nfunc a(_ b: AnyObject) { _ = b.foo }", "3:32 'foo'"
    ),
    ("class A { var foo = 1 }\nfunc a(_ b: AnyObject) { _ = b.foo }", "2:32 'foo'"),
    ("class A { @objc func tag() {} }\nfunc a(_ b: AnyObject) { b.tag() }", "2:28 'tag'"),
  ]) func otherMembersAreRefused(_ text: String, _ expected: String) throws {
    let problem = try #require(try resultAlone(text).problems.first)
    #expect(
      "\(problem.position.line):\(problem.position.column) \(problem.message)" == expected
        + " is looked up in AnyObject, which needs the Objective-C runtime")
    #expect(problem.construct == .anyObjectMember && problem.leavesOut == .file)
    #expect(problem.suggestion == "Cast the object to the class that has it.")
  }

  /// The other files of the target are compiled.
  @Test func filesWithOtherMembersAreLeftOut() throws {
    let texts = [
      "A.swift": "class A {\n  func a(_ b: AnyObject) { b.foo() }\n}\n", "B.swift": "class B { let a = A() }\n",
      "C.swift": "class C { func c(_ b: AnyObject) -> Int { b.tag } }\n",
    ]
    let files = try texts.map { try SourceText(path: $0.key, bytes: Array($0.value.utf8)) }
    let result = TargetRewriter(options: RewritingOptions()).rewrite(files)
    #expect(result.files.map(\.path) == ["C.swift"])
    #expect(
      result.leftOut.map(\.description) == [
        "A.swift:2:30: left out: 'foo' is looked up in AnyObject, which needs the Objective-C runtime",
        "B.swift:1:19: left out: it uses 'A', which 'A.swift' declares",
      ])
  }

  /// `@objc` on a class or an enumeration says nothing of its members.
  @Test func membersThatObjectiveCDoesNotSee() throws {
    #expect(
      try rewrittenAlone(
        "@objc class A { var tag = 1 }\n@objc enum B: Int { case a; var tag: Int { 2 } }\nfunc a(_ b: AnyObject) { _ = b.tag }\n"
      )
      .hasSuffix("func a(_ b: AnyObject) { _ = AnyObjectMembers(b).tag }\n"))
  }

  /// A property is not what a call with labels is of; the values of a dictionary are what it is written with.
  @Test func propertiesAndPairs() throws {
    let source =
      "class A { @objc var value = 1 }\nfunc a(_ b: AnyObject, _ c: [String: AnyObject]) { _ = b.value(forKey: \"a\"); for (_, d) in c { _ = d.tag } }\n"
    #expect(
      try rewrittenAlone(source).hasSuffix(
        "{ _ = AnyObjectMembers(b).value(forKey: \"a\"); for (_, d) in c { _ = AnyObjectMembers(d).tag } }\n"))
  }

  /// The class of a member is that of its protocol, or the one that others inherit it from.
  @Test func classesOfMembers() throws {
    let declarations =
      "@objc protocol P { func go() }\nclass A: P { @objc func go() {}; @objc func stop() {} }\nclass B: A { @objc override func stop() {} }\n"
    let source = declarations + "func a(_ b: AnyObject) { b.go(); b.stop() }\n"
    #expect(
      try rewrittenAlone(source).hasSuffix(
        "func a(_ b: AnyObject) { (b as! any P).go(); (b as! A).stop() }\n"))
  }
}
