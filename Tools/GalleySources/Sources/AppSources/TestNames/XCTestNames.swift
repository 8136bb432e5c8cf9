// The names of Apple's XCTest that XCTest on Linux lacks. The file is not part of this module: it is copied into targets
// whose tests use the names.
public import Foundation
public import XCTest

/// Data that a test attaches to its report. It is not written anywhere.
nonisolated open class XCTAttachment: NSObject {
  /// Whether an attachment stays when its test succeeds.
  public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }
  /// The quality of an image as an attachment.
  public enum ImageQuality: Int, Sendable { case original, medium, low }

  open var name: String?
  open var lifetime = Lifetime.deleteOnSuccess
  open var userInfo: [AnyHashable: Any]?
  public let uniformTypeIdentifier: String

  public init(
    uniformTypeIdentifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
  ) {
    self.uniformTypeIdentifier = uniformTypeIdentifier ?? "public.data"
    self.name = name
    self.userInfo = userInfo
  }

  public convenience init(data: Data, uniformTypeIdentifier: String = "public.data") {
    self.init(uniformTypeIdentifier: uniformTypeIdentifier, name: nil, payload: data)
  }

  public convenience init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }

  public convenience init(contentsOfFile url: URL, uniformTypeIdentifier: String = "public.data") {
    self.init(uniformTypeIdentifier: uniformTypeIdentifier, name: url.lastPathComponent, payload: nil)
  }

  public convenience init(compressedContentsOfDirectory url: URL) {
    self.init(contentsOfFile: url, uniformTypeIdentifier: "public.zip-archive")
  }

  public convenience init(plistObject object: Any) {
    self.init(uniformTypeIdentifier: "com.apple.property-list", name: nil, payload: nil)
  }

  public convenience init(archivableObject object: any NSSecureCoding, uniformTypeIdentifier: String = "public.data") {
    self.init(uniformTypeIdentifier: uniformTypeIdentifier, name: nil, payload: nil)
  }
}

/// A part of a test with a name.
nonisolated public protocol XCTActivity: AnyObject {
  var name: String { get }
  func add(_ attachment: XCTAttachment)
}

/// The place that runs parts of tests.
nonisolated open class XCTContext: NSObject {
  public class func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    try block(NamedActivity(name))
  }
}

nonisolated private final class NamedActivity: NSObject, XCTActivity {
  let name: String

  init(_ name: String) { self.name = name }

  func add(_ attachment: XCTAttachment) {}
}

nonisolated extension XCTestCase: XCTActivity {
  public func add(_ attachment: XCTAttachment) {}
}

// MARK: Issues

/// A place in a source file.
nonisolated open class XCTSourceCodeLocation: NSObject {
  public let fileURL: URL
  public let lineNumber: Int

  public init(fileURL: URL, lineNumber: Int) {
    self.fileURL = fileURL
    self.lineNumber = lineNumber
  }

  public convenience init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }

  public convenience init(filePath: StaticString, lineNumber: UInt) {
    self.init(filePath: "\(filePath)", lineNumber: Int(lineNumber))
  }
}

/// The place that an issue is of.
nonisolated open class XCTSourceCodeContext: NSObject {
  public let location: XCTSourceCodeLocation?

  public init(location: XCTSourceCodeLocation?) { self.location = location }

  public override convenience init() { self.init(location: nil) }
}

/// A failure of a test.
nonisolated public struct XCTIssue {
  /// The kinds of issues.
  public enum IssueType: Int, Sendable {
    case assertionFailure, thrownError, uncaughtException, performanceRegression, system, unmatchedExpectedFailure
  }

  public var type: IssueType
  public var compactDescription: String
  public var detailedDescription: String?
  public var sourceCodeContext: XCTSourceCodeContext
  public var associatedError: (any Error)?
  public var attachments: [XCTAttachment]

  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(), associatedError: (any Error)? = nil,
    attachments: [XCTAttachment] = []
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
    self.associatedError = associatedError
    self.attachments = attachments
  }

  public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }

  /// Records the issue as XCTest on Linux does.
  fileprivate func record(by recordFailure: (String, String, Int, Bool) -> Void) {
    let location = sourceCodeContext.location
    recordFailure(
      compactDescription, location?.fileURL.path ?? "<unknown>", location?.lineNumber ?? 0, type == .assertionFailure)
  }
}

/// A test case that records issues.
nonisolated public protocol IssueRecording: XCTestCase {}

nonisolated extension IssueRecording {
  /// Records an issue of a test, in a case that `RecordingTestCase` need not be known to be.
  public func record(_ issue: XCTIssue) {
    if let recording = self as? RecordingTestCase {
      recording.record(issue)
    } else {
      issue.record { recordFailure(withDescription: $0, inFile: $1, atLine: $2, expected: $3) }
    }
  }
}

nonisolated extension XCTestCase: IssueRecording {}

/// The superclass of the target's tests, whose failures can be expected and overridden.
nonisolated open class RecordingTestCase: XCTestCase {
  /// Records an issue. Every failure of the test is recorded by this method.
  open func record(_ issue: XCTIssue) {
    guard !ExpectedFailures.match(issue) else { return }
    issue.record { super.recordFailure(withDescription: $0, inFile: $1, atLine: $2, expected: $3) }
  }

  open override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    let location = XCTSourceCodeLocation(filePath: filePath, lineNumber: lineNumber)
    record(
      XCTIssue(
        type: expected ? .assertionFailure : .thrownError, compactDescription: description,
        sourceCodeContext: XCTSourceCodeContext(location: location)))
  }

  open override func perform(_ run: XCTestRun) {
    super.perform(run)
    ExpectedFailures.forget()
  }

  open override func invokeTest() {
    super.invokeTest()
    ExpectedFailures.reportUnmatched()
  }
}

// MARK: Expected failures

/// A failure that a test expects.
nonisolated open class XCTExpectedFailure: NSObject {
  /// The rules by which failures are expected.
  nonisolated open class Options: NSObject {
    open var issueMatcher: (XCTIssue) -> Bool = { _ in true }
    open var isEnabled = true
    open var isStrict = true

    public override init() {}

    public class func nonStrict() -> Options {
      let options = Options()
      options.isStrict = false
      return options
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Expects a failure later in the test.
nonisolated func XCTExpectFailure(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath,
  line: UInt = #line
) {
  guard options.isEnabled else { return }
  ExpectedFailures.add(ExpectedFailures.Entry(failureReason, options, file, line))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Expects a failure later in the test.
nonisolated func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  file: StaticString = #filePath, line: UInt = #line, issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
  let options = ExpectedFailures.options(enabled, strict, issueMatcher)
  XCTExpectFailure(failureReason, options: options, file: file, line: line)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Expects a failure in a closure.
nonisolated func XCTExpectFailure<Result>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath,
  line: UInt = #line, failingBlock: () throws -> Result
) rethrows -> Result {
  guard options.isEnabled else { return try failingBlock() }
  let entry = ExpectedFailures.Entry(failureReason, options, file, line)
  ExpectedFailures.add(entry)
  defer { ExpectedFailures.end(entry) }
  return try failingBlock()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Expects a failure in a closure.
nonisolated func XCTExpectFailure<Result>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  file: StaticString = #filePath, line: UInt = #line, failingBlock: () throws -> Result,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> Result {
  let options = ExpectedFailures.options(enabled, strict, issueMatcher)
  return try XCTExpectFailure(
    failureReason, options: options, file: file, line: line, failingBlock: failingBlock)
}

/// The failures that the running test expects, the latest last.
nonisolated private enum ExpectedFailures {
  nonisolated final class Entry {
    let reason: String
    let options: XCTExpectedFailure.Options
    let place: (file: StaticString, line: UInt)
    var isMatched = false

    init(_ reason: String?, _ options: XCTExpectedFailure.Options, _ file: StaticString, _ line: UInt) {
      self.reason = reason ?? ""
      self.options = options
      place = (file, line)
    }

    func reportIfUnmatched() {
      guard options.isStrict, !isMatched else { return }
      XCTFail("Expected failure '\(reason)' but none recorded.", file: place.file, line: place.line)
    }
  }

  private static let lock = NSRecursiveLock()
  private nonisolated(unsafe) static var entries: [Entry] = []

  static func options(
    _ enabled: Bool?, _ strict: Bool?, _ matcher: ((XCTIssue) -> Bool)?
  ) -> XCTExpectedFailure.Options {
    let options = XCTExpectedFailure.Options()
    options.isEnabled = enabled ?? true
    options.isStrict = strict ?? true
    if let matcher { options.issueMatcher = matcher }
    return options
  }

  static func add(_ entry: Entry) { lock.withLock { entries.append(entry) } }

  static func end(_ entry: Entry) {
    lock.withLock { entries.removeAll { $0 === entry } }
    entry.reportIfUnmatched()
  }

  static func match(_ issue: XCTIssue) -> Bool {
    guard let entry = lock.withLock({ entries.last { $0.options.issueMatcher(issue) } }) else { return false }
    entry.isMatched = true
    print("expected failure: \(entry.reason): \(issue.compactDescription)")
    return true
  }

  static func reportUnmatched() {
    let left = lock.withLock { entries }
    forget()
    for entry in left { entry.reportIfUnmatched() }
  }

  static func forget() { lock.withLock { entries = [] } }
}

// MARK: Objects

/// A test case is an object on Apple's systems, which delegates and data sources of UIKit's are.
// swift-format-ignore: AvoidRetroactiveConformances
nonisolated extension XCTestCase: @retroactive NSObjectProtocol {
  public func isEqual(_ object: Any?) -> Bool { object as AnyObject === self }
  public var hash: Int { ObjectIdentifier(self).hashValue }
  public func `self`() -> Self { self }
  public func isProxy() -> Bool { false }
  public var description: String { name }
}

// MARK: Waiting

nonisolated extension XCTestCase {
  /// The time that a test may take. It is not looked at.
  var executionTimeAllowance: TimeInterval {
    get { 600 }
    set {}
  }

  func wait(for expectations: [XCTestExpectation], enforceOrder: Bool = false) {
    wait(for: expectations, timeout: 600, enforceOrder: enforceOrder)
  }

  func fulfillment(of expectations: [XCTestExpectation], enforceOrder: Bool = false) async {
    await fulfillment(of: expectations, timeout: 600, enforceOrder: enforceOrder)
  }
}

// MARK: Measuring

/// What is measured. Time alone is.
nonisolated public protocol XCTMetric: AnyObject {}

nonisolated public final class XCTClockMetric: NSObject, XCTMetric {}

nonisolated public final class XCTMemoryMetric: NSObject, XCTMetric {}

nonisolated public final class XCTStorageMetric: NSObject, XCTMetric {}

nonisolated public final class XCTCPUMetric: NSObject, XCTMetric {
  public override init() {}

  public init(limitingToCurrentThread: Bool) {}
}

/// How often and when it is measured. Blocks run ten times, whatever is asked for.
nonisolated open class XCTMeasureOptions: NSObject {
  /// The calls by which a block begins and ends the measurement itself.
  nonisolated public struct InvocationOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let manuallyStart = InvocationOptions(rawValue: 1 << 0)
    public static let manuallyStop = InvocationOptions(rawValue: 1 << 1)
  }

  open var invocationOptions: InvocationOptions = []
  open var iterationCount = 5

  public class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}

nonisolated extension XCTestCase {
  func measure(
    options: XCTMeasureOptions, file: StaticString = #filePath, line: Int = #line, block: () -> Void
  ) {
    let isStarted = !options.invocationOptions.contains(.manuallyStart)
    measureMetrics([.wallClockTime], automaticallyStartMeasuring: isStarted, file: file, line: line, for: block)
  }

  func measure(
    metrics: [any XCTMetric], options: XCTMeasureOptions = .default, file: StaticString = #filePath, line: Int = #line,
    block: () -> Void
  ) {
    measure(options: options, file: file, line: line, block: block)
  }
}
