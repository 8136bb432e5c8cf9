import Foundation
import HeadlessUIKit
import Testing
import XCTest

/// The position of a call in a test's source.
struct SourcePosition {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}

/// The recording of failures in the current test.
enum TestIssue {
  /// Fails the test, of Swift Testing or XCTest, with a message and, in Swift Testing, attachments.
  static func record(_ failure: SnapshotFailure, at position: SourcePosition) {
    guard Test.current != nil || isSwiftTestingRun else {
      XCTFail(failure.message, file: position.filePath, line: position.line)
      return
    }
    let location = SourceLocation(
      fileID: "\(position.fileID)", filePath: "\(position.filePath)", line: Int(position.line),
      column: Int(position.column))
    #if compiler(>=6.2)
      for file in failure.attachments {
        Attachment.record([UInt8](file.data), named: file.name, sourceLocation: location)
      }
    #endif
    Issue.record("\(failure.message)", sourceLocation: location)
  }

  /// Whether this process runs tests of Swift Testing. There, an assertion in a detached task belongs to no known test, and
  /// still fails the run. XCTest's tests run in other processes.
  private static let isSwiftTestingRun = CommandLine.arguments.contains("swift-testing")

  /// The identity of the current test in the process; nil where it is not known.
  static var currentTest: String? {
    if let place = Test.current?.sourceLocation { return "the test at \(place.fileID):\(place.line)" }
    return isSwiftTestingRun ? nil : SnapshotCounter.currentXCTest
  }

  /// Whether the current test is parameterized.
  static var isOfParameterisedTest: Bool { Test.current?.isParameterized == true }
}

/// The failure of a test by a snapshot.
struct SnapshotFailure: Equatable {
  var message: String
  var attachments: [DiffAttachment] = []

  init(_ message: String, _ attachments: [DiffAttachment] = []) {
    (self.message, self.attachments) = (message, attachments)
  }

  /// Makes a failure of an error that was thrown before a comparison.
  init(_ error: any Error) {
    switch error {
    case let error as DisplayedViewError: self.init(error.reason)
    case let faults as ViewFaults: self.init(SnapshotMessage.faults(faults.faults))
    default: self.init("\(error)")
    }
  }
}
