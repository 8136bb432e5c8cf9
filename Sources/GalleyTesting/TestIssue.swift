import Foundation
import HeadlessUIKit
import Testing
import XCTest

/// Where a call stands in a test's source.
struct SourcePosition {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}

/// Tells the test around what went wrong.
enum TestIssue {
  /// Fails the test, of Swift Testing or of XCTest, with a message and, in Swift Testing, files.
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

  /// Whether this process runs Swift Testing's tests: an assertion in a task of its own is in no test that is known, and
  /// fails the run all the same. XCTest's tests run in other processes.
  private static let isSwiftTestingRun = CommandLine.arguments.contains("swift-testing")

  /// The test around, told from all others of the process; nil where that cannot be known.
  static var currentTest: String? {
    if let place = Test.current?.sourceLocation { return "the test at \(place.fileID):\(place.line)" }
    return isSwiftTestingRun ? nil : SnapshotCounter.currentXCTest
  }

  /// Whether the test around has arguments, so that it runs once for each.
  static var isOfParameterisedTest: Bool { Test.current?.isParameterized == true }
}

/// Why a snapshot fails its test.
struct SnapshotFailure: Equatable {
  var message: String
  var attachments: [DiffAttachment] = []

  init(_ message: String, _ attachments: [DiffAttachment] = []) {
    (self.message, self.attachments) = (message, attachments)
  }

  /// What an error says, before anything was compared.
  init(_ error: any Error) {
    switch error {
    case let error as DisplayedViewError: self.init(error.reason)
    case let faults as ViewFaults: self.init(SnapshotMessage.faults(faults.faults))
    default: self.init("\(error)")
    }
  }
}
