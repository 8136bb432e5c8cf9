import LocalizedStrings

/// Calls that UIKit answers with an exception, and uses that are not supported: the call has no effect, the scene being
/// rendered fails with the fault's text.
///
/// They go to the log of the current environment, as those of the view at work, unless it is said what raises them.
package enum UIKitFaults {
  /// Notes that UIKit would raise `exception`, as in `NSInvalidArgumentException`.
  package static func raise(_ exception: String, call: String, reason: String) {
    note("\(exception): \(call): \(reason)")
  }

  /// Records a use that is listed in `UNSUPPORTED.md`.
  package static func unsupported(_ call: String, instead: String) {
    note("\(call) is not supported yet. \(instead)")
  }

  /// Notes that UIKit would raise `exception` in a view or controller that is in this environment.
  package static func raise(
    _ exception: String, call: String, reason: String, by source: any FaultSource, in environment: ViewEnvironment
  ) {
    environment.faults.note("\(exception): \(call): \(reason)", by: source)
  }

  /// Notes a use that is not supported, by a view or controller that is in this environment.
  package static func unsupported(
    _ call: String, instead: String, by source: any FaultSource, in environment: ViewEnvironment
  ) {
    environment.faults.note("\(call) is not supported yet. \(instead)", by: source)
  }

  /// Notes what is wrong with an image, a colour or a catalogue of them.
  static func note(assets text: String) { note(text) }

  /// Records a text that is left out, as a fault and as an error: results without the text would be meaningless.
  static func refuse(_ text: TextTooLong) {
    note(text.description)
    report(text)
  }

  /// Notes what is wrong with a strings file.
  static func note(_ issue: StringsIssue) { note(issue.description) }

  /// Records that strings files cannot be read, as a fault and as an error: the keys are shown in place of texts.
  static func note(_ error: StringsError) {
    note(error.description)
    report(error)
  }

  /// Keeps an error that occurred where nothing can be thrown; rendering the scene throws it. The first one counts.
  package static func report(_ mistake: any Error) {
    ViewEnvironment.current.faults.report(mistake)
  }

  /// The current environment's faults since the last call, in order. A mistake is forgotten.
  package static func take() -> [String] { ViewEnvironment.current.faults.take() }

  private static func note(_ text: String) {
    let (environment, source) = CurrentEnvironment.place
    environment.faults.note(text, by: source)
  }
}
