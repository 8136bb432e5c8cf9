import SwiftSyntax

/// Tests whose failures are issues, which can be expected, get a superclass that records them so.
enum TestCaseRule {
  static func rewrite(_ node: ClassDeclSyntax, _ visitor: RewritingVisitor) {
    guard visitor.target.testNames.includeIssues, let first = node.inheritanceClause?.inheritedTypes.first,
      ["XCTestCase", "XCTest.XCTestCase"].contains(OneLine.text(of: first.type))
    else { return }
    visitor.edits.replace(first.type.bytes(), with: "RecordingTestCase", .testCase)
  }

  private static let ofOtherPrograms = RareNames([
    "XCUIApplication", "XCUIDevice", "XCUIElement", "XCUIElementQuery", "XCUIScreen", "XCUIScreenshot",
  ])

  /// A class that is mentioned.
  static func check(_ name: TokenSyntax, _ visitor: RewritingVisitor) {
    guard ofOtherPrograms.contains(name, in: visitor.file) else { return }
    visitor.refuse(
      name, .testCase, "'\(name.text)' controls another program, which is not there",
      suggestion: "Leave the file out: what a screen shows can be tested by its views.")
  }
}

/// The names of Apple's XCTest that XCTest on Linux lacks. A file beside the copies of tests declares them, and makes test
/// cases objects, as delegates are.
struct TestNames: Sendable {
  /// Whether there are tests of XCTest's that can use the names.
  let areNeeded: Bool
  /// Whether failures are expected, or recorded as issues.
  let includeIssues: Bool

  private static let ofIssues: Set<String> = ["XCTExpectFailure", "XCTExpectedFailure", "XCTIssue"]
  private static let others: Set<String> = [
    "XCTActivity", "XCTAttachment", "XCTCPUMetric", "XCTClockMetric", "XCTContext", "XCTKVOExpectation",
    "XCTMeasureOptions", "XCTMemoryMetric", "XCTMetric", "XCTSourceCodeContext", "XCTSourceCodeLocation",
    "XCTStorageMetric",
  ]

  init(_ files: [FileDeclarations]) {
    let tests = files.filter { $0.imports.contains { $0.names.first == "XCTest" } }
    let all = Self.ofIssues.union(Self.others)
    areNeeded = !tests.isEmpty && files.allSatisfy { $0.topLevelNames.isDisjoint(with: all) }
    includeIssues = areNeeded && tests.contains { !$0.mentions.isDisjoint(with: Self.ofIssues) }
  }
}
