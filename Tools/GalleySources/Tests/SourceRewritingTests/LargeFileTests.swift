import Foundation
import SourceRewriting
import Testing

/// Long lines and deep nesting are rewritten, or refused with a place.
@Suite struct LargeFileTests {
  /// Rewrites a text, or returns the problem.
  private func outcome(_ text: String) -> String {
    do throws(SourceProblem) {
      let source = try SourceText(path: "A.swift", bytes: Array(text.utf8))
      let result = TargetRewriter(options: .ofTests).rewriteAlone(source)
      let bytes = result.files.first?.bytes ?? []
      return bytes.count == text.utf8.count ? "same" : "\(bytes.count - text.utf8.count)"
    } catch {
      return "\(error.position.line): \(error.message)"
    }
  }

  private let tooDeep = "1: the file is not valid Swift from here on, or nested too deeply"

  @Test func aLineOfAMegabyteIsRewritten() throws {
    let count = 40_000
    let names = Array(repeating: "\"\\(1 + 2) #selector(a)\"", count: count).joined(separator: ", ")
    #expect(
      try rewrittenAlone("class A { @objc func a() {}; let b = [\(names)]; lazy var c = #selector(a) }")
        == "class A { func a() {}; let b = [\(names)]; lazy var c = Selector(\"a\", A.a) }")
    let selectors = Array(repeating: "#selector(A.a)", count: 2_000).joined(separator: ",")
    let result = try rewrittenAlone("class A { @objc func a() {} }; let b = [\(selectors)]")
    #expect(result.components(separatedBy: "Selector(\"a\", A.a)").count == 2_001)
  }

  @Test func deepNestingOfParenthesesIsRefused() {
    let depth = 10_000
    for (open, close) in [("(", ")"), ("{", "}"), ("a(", ")"), ("if true {", "}")] {
      let text = "let x = " + String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
      #expect(outcome(text).hasPrefix("1: the file is not valid Swift from here on"), "\(open)")
    }
    for (open, close) in [("[", "]"), ("[(", ")]"), ("[A: ", "]"), ("[\n", "]")] {
      let text = "let x = " + String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
      #expect(outcome(text).hasSuffix(": brackets are nested more than 10 deep"), "\(open)")
    }
    #expect(outcome(String(repeating: "class A { ", count: depth) + String(repeating: "}", count: depth)) == tooDeep)
    // As many as sources have.
    #expect(
      outcome("let x: " + String(repeating: "[", count: 10) + "Int" + String(repeating: "]", count: 10)) == "same")
    #expect(outcome("let x = [" + String(repeating: "[\"a\": [1]],", count: 1_000) + "]") == "same")
  }

  @Test func longChainsAreRewritten() {
    let depth = 10_000
    #expect(outcome("let x = a" + String(repeating: ".b", count: depth)) == "same")
    #expect(outcome("let x = a" + String(repeating: "()", count: depth)) == "same")
    #expect(outcome("let x = a" + String(repeating: "!", count: depth)) == "same")
    #expect(outcome("let x = 1" + String(repeating: " + 1", count: depth)) == "same")
    #expect(outcome("var x: A" + String(repeating: ".B", count: depth)) == "same")
    #expect(outcome("var x: A" + String(repeating: "?", count: depth)) == "same")
    #expect(outcome("if a {}" + String(repeating: " else if a {}", count: depth / 4)) == "same")
    #expect(outcome(String(repeating: "#if DEBUG\n", count: 100) + String(repeating: "#endif\n", count: 100)) == "same")
  }

  /// The types of variables are looked up where a file has `AnyObject`.
  ///
  /// An element is an `AnyObject`, whose subscript `AnyObjectMembers` has, in 18 more characters.
  @Test(arguments: [(".first", "same"), ("[0]", "18"), ("!", "same"), ("?.b", "same")])
  func longChainsBesideAnyObjectAreRewritten(step: String, growth: String) {
    #expect(outcome("let a: [AnyObject] = []; let x = a" + String(repeating: step, count: 10_000)) == growth)
  }

  @Test func chainsBeyondTheLimitAreRefused() {
    #expect(
      outcome("let x = a" + String(repeating: ".b", count: 60_000))
        == "1: the expression is nested more than 50000 levels deep")
  }
}
