import Foundation

/// The first responder, which receives key events; there is one per process, as there is one app.
@MainActor
enum FirstResponder {
  private(set) static weak var current: UIResponder?

  /// Makes `responder` the first responder, if it can become it and the current one resigns.
  static func make(_ responder: UIResponder) -> Bool {
    guard current !== responder else { return true }
    guard responder.canBecomeFirstResponder, current?.resignFirstResponder() ?? true else { return false }
    current = responder
    return true
  }

  /// Clears the first responder, if it is `responder` and it can resign.
  static func release(_ responder: UIResponder) -> Bool {
    guard current === responder else { return true }
    guard responder.canResignFirstResponder else { return false }
    current = nil
    return true
  }
}
