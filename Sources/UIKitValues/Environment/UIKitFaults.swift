import LocalizedStrings
import Synchronization

/// Calls that UIKit answers with an exception, and uses that are not supported: the call has no effect, the scene being
/// rendered fails with the fault's text. They go to the environment's log.
package enum UIKitFaults {
  private static var log: FaultLog { ViewEnvironment.installed.withLock(\.faults) }

  /// Notes that UIKit would raise `exception`, as in `NSInvalidArgumentException`.
  package static func raise(_ exception: String, call: String, reason: String) {
    log.note("\(exception): \(call): \(reason)")
  }

  /// Notes a use that is listed in `UNSUPPORTED.md`.
  package static func unsupported(_ call: String, instead: String) {
    log.note("\(call) is not supported yet. \(instead)")
  }

  /// Notes a text that is left out. It is a mistake, too: what its view comes to without it says less.
  static func refuse(_ text: TextTooLong) {
    log.note(text.description)
    log.report(text)
  }

  /// Notes what is wrong with a file of strings.
  static func note(_ issue: StringsIssue) { log.note(issue.description) }

  /// Notes why files of strings cannot be read. It is a mistake, too: their keys are shown in place of texts.
  static func note(_ error: StringsError) {
    log.note(error.description)
    log.report(error)
  }

  /// Keeps a mistake that was found where nothing can be thrown: what renders the scene throws it. The first one counts.
  package static func report(_ mistake: any Error) {
    log.report(mistake)
  }

  /// How often a fault was raised since faults were last taken, known or not.
  package static var count: Int { log.count }

  /// The faults since the last call, in order. A mistake is forgotten.
  package static func take() -> [String] { log.take() }
}
