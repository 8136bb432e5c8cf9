import Synchronization

/// Calls that UIKit answers with an exception, and uses that are not supported: the call has no effect, the scene being
/// rendered fails with the fault's text.
package enum UIKitFaults {
  private static let pending = Mutex<[String]>([])

  /// Notes that UIKit would raise `exception`, as in `NSInvalidArgumentException`.
  static func raise(_ exception: String, call: String, reason: String) {
    note("\(exception): \(call): \(reason)")
  }

  /// Notes a use that is listed in `UNSUPPORTED.md`.
  static func unsupported(_ call: String, instead: String) {
    note("\(call) is not supported yet. \(instead)")
  }

  /// Notes a mistake that was found where nothing can be thrown.
  package static func report(_ fault: String) { note(fault) }

  /// Text is read anew each time it is measured: the same fault counts once.
  private static func note(_ fault: String) {
    pending.withLock { pending in
      if !pending.contains(fault) { pending.append(fault) }
    }
  }

  /// The faults since the last call, in order.
  package static func take() -> [String] {
    pending.withLock { pending in
      defer { pending = [] }
      return pending
    }
  }
}
