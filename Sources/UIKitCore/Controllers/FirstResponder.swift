import Foundation

/// The object that keys are sent to; one for the process, as there is one app.
@MainActor
enum FirstResponder {
  private(set) static weak var current: UIResponder?

  /// Makes `responder` the one, if it can be and the one before gives way.
  static func make(_ responder: UIResponder) -> Bool {
    guard current !== responder else { return true }
    guard responder.canBecomeFirstResponder, current?.resignFirstResponder() ?? true else { return false }
    current = responder
    return true
  }

  /// Nobody is the one, if `responder` was and can cease to be.
  static func release(_ responder: UIResponder) -> Bool {
    guard current === responder else { return true }
    guard responder.canResignFirstResponder else { return false }
    current = nil
    return true
  }
}
