import Foundation
import SourceRewriting
import Testing

/// Names of Apple's XCTest that XCTest on Linux lacks. Expected values: Apple's documentation of XCTest.
@Suite struct TestNamesTests {
  private func result(_ text: String) throws -> (text: String, needsTestNames: Bool) {
    let file = try SourceText(path: "Tests.swift", bytes: Array(text.utf8))
    let result = TargetRewriter(options: RewritingOptions()).rewrite([file])
    return (String(decoding: result.files[0].bytes, as: UTF8.self), result.needsTestNames)
  }

  @Test func testsWithIssuesHaveASuperclassThatRecordsThem() throws {
    let body =
      "import XCTest\nclass T: XCTestCase {\n  func test() { XCTExpectFailure { XCTFail() } }\n}\nclass U: T {}\n"
    let expecting = try result(body)
    #expect(expecting.needsTestNames)
    #expect(expecting.text.contains("class T: RecordingTestCase {") && expecting.text.contains("class U: T {}"))
    let attaching = try result(
      body.replacing("XCTExpectFailure { XCTFail() }", with: "add(XCTAttachment(string: \"\"))"))
    #expect(attaching.needsTestNames && attaching.text.contains("class T: XCTestCase {"))
  }

  @Test func otherTestsStay() throws {
    let text = "import XCTest\nclass T: XCTestCase {\n  func test() { XCTAssertTrue(true) }\n}\n"
    let plain = try result(text)
    #expect(plain.needsTestNames && plain.text == text)
    #expect(try !result("let wait = 1\nfunc f(_ issue: XCTIssue) {}\n").needsTestNames, "it is no test")
    #expect(try !result("import XCTest\nstruct XCTIssue {}\n").needsTestNames, "the target has its own")
  }

  @Test func testsThatControlOtherProgramsAreLeftOut() throws {
    let text = "import XCTest\nclass T: XCTestCase {\n  func test() { XCUIApplication().launch() }\n}\n"
    let result = TargetRewriter(options: RewritingOptions()).rewrite([
      try SourceText(path: "Tests.swift", bytes: Array(text.utf8))
    ])
    #expect(result.files.isEmpty && result.problems.map(\.position) == [SourcePosition(line: 3, column: 17)])
    #expect(result.problems.first?.message == "'XCUIApplication' controls another program, which is not there")
  }

  /// Failures that are expected fail no test; an expected failure that does not come does.
  @Test(.enabled(if: Compiler.path != nil, "there is no swiftc")) func failuresAreExpected() throws {
    let names = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/AppSources/TestNames/XCTestNames.swift").standardized
    let main = try result(
      """
      import XCTest
      final class Tests: XCTestCase {
        var count = 0
        override func record(_ issue: XCTIssue) {
          count += 1
          super.record(issue)
        }
        func testClosure() {
          XCTExpectFailure("known") { XCTAssertEqual(1, 2) }
          XCTExpectFailure { record(XCTIssue(type: .assertionFailure, compactDescription: "own")) }
          XCTAssertEqual(count, 2)
        }
        func testLater() throws {
          XCTExpectFailure("error")
          throw CocoaError(.fileNoSuchFile)
        }
        func testMatcher() {
          XCTExpectFailure(strict: false) { XCTFail("a") } issueMatcher: { $0.compactDescription.contains("a") }
          XCTExpectFailure(options: .nonStrict()) {}
          add(XCTAttachment(string: "a"))
          XCTContext.runActivity(named: "part") { XCTAssertEqual($0.name, "part") }
        }
        func testMeasure() {
          let options = XCTMeasureOptions()
          options.invocationOptions = [.manuallyStart]
          measure(metrics: [XCTClockMetric(), XCTMemoryMetric()], options: options) { startMeasuring() }
        }
        func testMissing() { XCTExpectFailure("none") {} }
      }
      let all: [(String, (Tests) -> () throws -> Void)] = [
        ("testClosure", Tests.testClosure), ("testLater", Tests.testLater), ("testMatcher", Tests.testMatcher),
        ("testMeasure", Tests.testMeasure), ("testMissing", Tests.testMissing),
      ]
      XCTMain([testCase(all)])

      """)
    let files = ["main.swift": main.text, "Names.swift": try String(contentsOf: names, encoding: .utf8)]
    let output = try Compiler.withFiles(files) { folder in
      let build = try Compiler.run(
        ["-suppress-warnings", "-swift-version", "5", "-o", "program", "main.swift", "Names.swift"], in: folder)
      guard build.succeeded else { return build.output }
      return try Compiler.run(folder.appendingPathComponent("program").path, [], in: folder).output
    }
    #expect(output.contains("Executed 5 tests, with 1 failure (0 unexpected)"), Comment(rawValue: output))
    #expect(output.contains("Expected failure 'none' but none recorded."), Comment(rawValue: output))
  }
}
