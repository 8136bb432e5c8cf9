import LocalizedStrings
import Synchronization

/// Calls that UIKit answers with an exception, and uses that are not supported. Such a call has no effect, and the
/// scene being rendered fails with the fault's text. Faults go to the environment's log.
package enum UIKitFaults {
  private static var log: FaultLog { ViewEnvironment.installed.withLock(\.faults) }

  /// Records that UIKit would raise `exception`, for example `NSInvalidArgumentException`.
  package static func raise(_ exception: String, call: String, reason: String) {
    log.note("\(exception): \(call): \(reason)")
  }

  /// Records a use that is listed in `UNSUPPORTED.md`.
  package static func unsupported(_ call: String, instead: String) {
    log.note("\(call) is not supported yet. \(instead)")
  }

  /// Records a text that is left out, as a fault and as an error: results without the text would be meaningless.
  static func refuse(_ text: TextTooLong) {
    log.note(text.description)
    log.report(text)
  }

  /// Records a problem in a file of strings.
  static func note(_ issue: StringsIssue) { log.note(issue.description) }

  /// Records that files of strings cannot be read, as a fault and as an error: the keys are shown in place of texts.
  static func note(_ error: StringsError) {
    log.note(error.description)
    log.report(error)
  }

  /// Keeps an error that occurred where nothing can be thrown; rendering the scene throws it. The first one counts.
  package static func report(_ mistake: any Error) {
    log.report(mistake)
  }

  /// The number of times a fault was raised since faults were last taken, including known ones.
  package static var count: Int { log.count }

  /// Returns the faults since the last call, in order, and clears the log, including the error.
  package static func take() -> [String] { log.take() }
}
