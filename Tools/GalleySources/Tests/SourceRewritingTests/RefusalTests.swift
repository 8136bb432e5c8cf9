import SourceRewriting
import Testing

/// What cannot be rewritten is said with its place.
@Suite struct RefusalTests {
  /// The problem of a file that is not read, or nil.
  private func problem(_ bytes: [UInt8]) -> SourceProblem? {
    do throws(SourceProblem) {
      _ = try SourceText(path: "A.swift", bytes: bytes)
      return nil
    } catch {
      return error
    }
  }

  private func problem(_ text: String) -> SourceProblem? { problem(Array(text.utf8)) }

  @Test func unbalancedFilesAreRefused() {
    // What is missing would stand after the last token.
    #expect(problem("class A {\n  func a() {\n")?.position == SourcePosition(line: 2, column: 13))
    #expect(problem("let a = 1\nlet b = (1 +\n")?.position == SourcePosition(line: 2, column: 13))
    #expect(problem("let a = 1\n}\n")?.position == SourcePosition(line: 2, column: 1))
    #expect(problem("#if os(iOS)\nlet a = 1\n")?.position == SourcePosition(line: 2, column: 10))
    #expect(problem("let a = \"b\nlet c = 1\n")?.position.line == 1)
    #expect(
      problem("func = 1\n")?.description.hasPrefix(
        "A.swift:1:6: error: the file is not valid Swift from here on, or nested too deeply. Correct it") == true)
  }

  @Test func otherEncodingsAreRefused() {
    let text = "let a = 1\n"
    let little = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    let big = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    for bytes in [[0xFF, 0xFE] + little, [0xFE, 0xFF] + big] {
      #expect(problem(bytes)?.message == "the file is UTF-16, not UTF-8")
    }
    for bytes in [little, big] {
      #expect(problem(bytes)?.message == "the file is UTF-16 without a byte order mark, not UTF-8")
    }
    let latin = Array("let a = \"".utf8) + [0xE9] + Array("\"\n".utf8)
    #expect(
      problem(Array("// b\n".utf8) + latin)?.description
        == "A.swift:2:10: error: the file is not UTF-8. Convert the file to UTF-8.")
  }

  @Test func nilBytesAreRefused() {
    #expect(problem("let a = 1\nlet \0b = 2\n")?.position == SourcePosition(line: 2, column: 5))
    #expect(problem("\0")?.message == "the file contains a nil byte")
  }

  @Test func branchesForOtherSystemsMayBeAnything() throws {
    let text = "#if os(macOS)\nlet = } (\n#elseif swift(<4)\nfunc (\n#else\n@objc class A {}\n#endif\n"
    #expect(
      try rewrittenAlone(text) == "#if false\nlet = } (\n#elseif swift(<4)\nfunc (\n#else\nclass A {}\n#endif\n")
    #expect(problem("#if os(iOS)\nlet = 1\n#endif\n")?.position == SourcePosition(line: 2, column: 5))
  }

  /// Where the runtime's functions are not statements of a body, or give it its value, the file is refused.
  @Test(arguments: [
    ("func a() -> Bool { class_addMethod(A.self, b, c, nil) }", "1:20 'class_addMethod'"),
    ("func a() -> Int {\n  let b = ivar_getOffset(c)\n  return b\n}", "2:11 'ivar_getOffset'"),
    ("func a(_ b: NSInvocation) {}", "1:13 'NSInvocation'"),
    ("let a = class_getSuperclass(B.self)", "1:9 'class_getSuperclass'"),
    ("var a: Int { ivar_getOffset(b) }", "1:14 'ivar_getOffset'"),
    ("let a: () -> Int = { ivar_getOffset(b) }", "1:22 'ivar_getOffset'"),
  ]) func theObjectiveCRuntimeIsRefused(_ text: String, _ expected: String) throws {
    let problem = try #require(try resultAlone(text).problems.first)
    #expect(
      "\(problem.position.line):\(problem.position.column) \(problem.message)" == expected
        + " needs the Objective-C runtime")
    #expect(problem.construct == .objectiveCRuntime && problem.leavesOut == .file)
    #expect(problem.suggestion.hasSuffix("between #if canImport(ObjectiveC) and #endif."))
  }

  @Test(arguments: [
    ("let a = #selector(b)", "1:9 #selector names a method without its class outside classes"),
    ("let a = #selector(b + c)", "1:9 #selector names no method"),
    ("let a = #selector()", "1:9 #selector names no method"),
    ("let a =\n  #keyPath(b[0])", "2:3 #keyPath names no property"),
    ("let a = #imageLiteral(name: b)", "1:9 #imageLiteral names no image"),
    ("class A { @NSManaged var a, b: Int }", "1:26 the @NSManaged property has no type of its own"),
    ("class A { @NSManaged func a() }", "1:27 the @NSManaged method changes no relationship by its name"),
  ])
  func otherArgumentsAreRefused(_ text: String, _ expected: String) throws {
    let problem = try #require(try resultAlone(text).problems.first)
    #expect("\(problem.position.line):\(problem.position.column) \(problem.message)" == expected)
  }

  @Test(arguments: [
    ("@Entry var a = makeTheme()", "the type of the @Entry property does not follow from its value. Write the type."),
    ("@Entry var a = .plain", "the type of the @Entry property does not follow from its value. Write the type."),
    ("@Entry var a", "the type of the @Entry property does not follow from its value. Write the type."),
    (
      "@Entry var a = 1, b = 2",
      "the @Entry property cannot be made of its declaration. Declare each property by itself, with its type and a value."
    ),
    (
      "@Entry var a: Int { 1 }",
      "the @Entry property cannot be made of its declaration. Declare each property by itself, with its type and a value."
    ),
  ])
  func entriesWithoutATypeAreRefused(declaration: String, message: String) throws {
    let result = try resultAlone("extension EnvironmentValues { \(declaration) }\n")
    #expect(result.problems.map { "\($0.message). \($0.suggestion)" } == [message])
    #expect(result.problems.map(\.leavesOut) == [.file])
  }
}
