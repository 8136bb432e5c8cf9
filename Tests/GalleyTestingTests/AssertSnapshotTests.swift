import Foundation
import Testing
import XCTest

@testable import GalleyTesting

/// The effects of assertions on the test around, in Swift Testing: issues, where they are, and the files they are
/// given. References lie in a folder of their own, as those of a test file elsewhere would.
@Suite(.snapshots(record: .never)) struct AssertSnapshotTests {
  private static let file: StaticString = "/nowhere/at/all/SomeTests.swift"

  @Test func aFailureIsAnIssueAtTheCall() {
    withKnownIssue {
      assertSnapshot(of: "text", as: .lines, named: "a", fileID: "Module/SomeTests.swift", file: Self.file, line: 12)
    } matching: { issue in
      issue.sourceLocation?.line == 12 && issue.sourceLocation?.fileID == "Module/SomeTests.swift"
        && issue.comments.map(\.rawValue) == [
          "No reference was found on disk. New snapshot was not recorded because recording is disabled"
        ]
    }
  }

  @Test func everyStrategyOfAListIsAsserted() {
    let issues = Messages()
    withKnownIssue {
      assertSnapshots(of: "text", as: ["a": .lines, "b": .description], file: Self.file)
      assertSnapshots(of: "text", as: [.lines, .description], file: Self.file)
    } matching: { issue in
      issues.append("\(issue)")
      return true
    }
    #expect(issues.all.count == 4)
  }

  @Test func aClosureMakesTheValue() {
    withKnownIssue {
      assertSnapshot(as: .lines, named: "a", file: Self.file) { "text" }
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("No reference was found on disk.") == true
    }
  }

  @Test(arguments: [1, 2]) func aTestWithArgumentsNeedsNames(number: Int) {
    #expect(
      verifySnapshot(of: "text", as: .lines, file: Self.file, testName: "card(number:)") == """
        "card(number:)" has arguments: each of its cases needs its own name, or they share a reference. Pass named:.
        """)
    #expect(
      verifySnapshot(of: "text", as: .lines, named: "\(number)", file: Self.file, testName: "card(number:)")?.hasPrefix(
        "No reference") == true)
  }

  @Test func namesThatBecomeOneFileAreRefused() {
    func message(_ name: String) -> String {
      verifySnapshot(of: "text", as: .lines, named: name, file: Self.file, testName: "clash()") ?? ""
    }
    #expect(message("a b").hasPrefix("No reference"))
    #expect(message("a b").hasPrefix("No reference"))
    for name in ["a/b", "A b", "a-b"] {
      #expect(
        message(name)
          == "Two calls use the same file, at least on case-insensitive file systems: 'a b' and '\(name)'. Pass another named:."
      )
    }
    #expect(message("e\u{301}").hasPrefix("No reference"))
    #expect(
      message("É").hasPrefix(
        "Two calls use the same file, at least on case-insensitive file systems: 'e\u{301}' and 'É'."))
  }

  @Test func testsWhoseNamesAreOneWhereCaseDoesNotCountAreRefused() {
    func message(_ test: String) -> String? {
      verifySnapshot(of: "text", as: .lines, named: "a", file: Self.file, testName: test)
    }
    #expect(message("darkCard()")?.hasPrefix("No reference") == true)
    #expect(
      message("darkcard()")
        == "Two calls use the same file, at least on case-insensitive file systems: 'darkCard.a' and 'darkcard.a'. "
        + "Pass another named:.")
  }

  @Test func oneOfTwoTestsOfAName() { Self.checkSharing() }
  @Test func theOtherOfTwoTestsOfAName() { Self.checkSharing() }

  /// Whichever comes first has the name.
  private static func checkSharing() {
    let message = verifySnapshot(of: "text", as: .lines, file: file, testName: "shared()") ?? ""
    #expect(
      message.hasPrefix("No reference was found")
        || message.hasPrefix("References named \"shared()\" are also used by the test at GalleyTestingTests/"))
    verifications.append(message)
    if verifications.all.count == 2 { #expect(Set(verifications.all.map { $0.prefix(10) }).count == 2) }
  }

  private static let verifications = Messages()

  private final class Messages: @unchecked Sendable {
    private let lock = NSLock()
    private var messages: [String] = []
    func append(_ message: String) { lock.withLock { messages.append(message) } }
    var all: [String] { lock.withLock { messages } }
  }
}

/// Calls without a name are counted from 1 in each of XCTest's tests.
final class CountingTests: XCTestCase {
  private func count() async -> [Int] { (1...2).map { _ in SnapshotCounter.next(for: "CountingTests") } }

  func testFirst() async {
    let counts = await count()
    XCTAssertEqual(counts, [1, 2])
  }

  func testSecond() async {
    let counts = await count()
    XCTAssertEqual(counts, [1, 2])
  }
}

/// Two of XCTest's tests whose references would have one name: the second is told whose they are.
final class FirstSharingTests: XCTestCase {
  static func message() -> String? {
    verifySnapshot(
      of: "text", as: .lines, record: .never, file: "/nowhere/at/all/SharingTests.swift", testName: "testShared()")
  }

  func testShared() {
    XCTAssertEqual(Self.message()?.hasPrefix("No reference was found"), true)
    XCTAssertEqual(Self.message()?.hasPrefix("No reference was found"), true)
  }
}

final class SecondSharingTests: XCTestCase {
  /// Where the first runs in another process, there is nothing to tell.
  func testShared() {
    let message = FirstSharingTests.message() ?? ""
    guard !message.hasPrefix("No reference was found") else { return }
    XCTAssertTrue(
      message.hasPrefix("References named \"testShared()\" are also used by "), message)
  }
}
