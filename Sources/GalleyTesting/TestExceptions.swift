import Exceptions
import Foundation
import Snapshots
import SourcePlaces

/// The exceptions of assertions: tolerances with their masks, and known findings.
enum TestExceptions {
  /// The day for which exceptions are judged: that of the environment variable `SNAPSHOT_TODAY`, or of the clock in UTC at the
  /// first use, which is the only place where GalleyTesting reads it.
  private static let today: Result<CalendarDay, SnapshotError> = {
    guard let text = ProcessInfo.processInfo.environment[SnapshotVariable.today.rawValue], !text.isEmpty else {
      return .success(CalendarDay(secondsSince1970: Date().timeIntervalSince1970))
    }
    guard let day = CalendarDay(text) else {
      return .failure(.unknownDay(text, of: SnapshotVariable.today.rawValue))
    }
    return .success(day)
  }()

  /// Checks the exceptions of a call.
  ///
  /// - Parameter source: the place of the call.
  /// - Throws: `ExpiredExceptions` for those that are over, and `SnapshotError` for terms that cannot be read.
  static func check(
    _ tolerance: SnapshotTolerance, _ allowed: [AllowedFinding], at source: SourcePlace
  ) throws {
    var exceptions: [PlacedException] = []
    if tolerance != .none {
      let what = tolerance.mask.isEmpty ? "the tolerance" : "the tolerance that masks \(tolerance.mask.listed(3))"
      let terms = try terms(tolerance.reason, tolerance.until, tolerance.issue)
      exceptions.append(PlacedException(what, terms: terms, at: "\(source)"))
    }
    for finding in allowed {
      let what = "the allowance of \(finding.kind.rawValue)\(finding.view.map { " of '\($0)'" } ?? "")"
      let terms = try terms(finding.reason, finding.until, finding.issue)
      exceptions.append(PlacedException(what, terms: terms, at: "\(source)"))
    }
    guard exceptions.contains(where: { $0.terms.until != nil }) else { return }
    if let over = ExpiredExceptions(exceptions, on: try today.get()) { throw over }
  }

  private static func terms(
    _ reason: String?, _ until: String?, _ issue: String?
  ) throws(SnapshotError) -> ExceptionTerms {
    let day = until.flatMap { CalendarDay($0) }
    if let until, day == nil { throw .unknownDay(until, of: ExceptionTerms.Key.until.rawValue) }
    if let issue, !ExceptionTerms.isAddress(issue) { throw .unknownIssue(issue) }
    return ExceptionTerms(reason: reason, until: day, issue: issue)
  }
}
