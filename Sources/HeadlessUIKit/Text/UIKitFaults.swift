import Synchronization

/// Calls that UIKit answers with an exception, and uses that are not supported: the call has no effect, the scene being
/// rendered fails with the fault's text.
package enum UIKitFaults {
  /// The faults in order, and what tells one that is known.
  private struct Pending {
    var faults: [String] = []
    var known: Set<String> = []
    var mistake: (any Error)?
  }

  /// More faults than these are left out: bad data can make one for each of a million items.
  private static let limit = 1_000
  private static let pending = Mutex(Pending())

  /// Notes that UIKit would raise `exception`, as in `NSInvalidArgumentException`.
  static func raise(_ exception: String, call: String, reason: String) {
    note("\(exception): \(call): \(reason)")
  }

  /// Notes a use that is listed in `UNSUPPORTED.md`.
  static func unsupported(_ call: String, instead: String) {
    note("\(call) is not supported yet. \(instead)")
  }

  /// Notes a text that is left out. It is a mistake, too: what its view comes to without it says less.
  static func refuse(_ text: TextTooLong) {
    note(text.description)
    report(text)
  }

  /// Keeps a mistake that was found where nothing can be thrown: what renders the scene throws it. The first one counts.
  package static func report(_ mistake: any Error) {
    pending.withLock { $0.mistake = $0.mistake ?? mistake }
  }

  /// The mistake kept since faults were last taken.
  package static var mistake: (any Error)? { pending.withLock(\.mistake) }

  /// Text is read anew each time it is measured: the same fault counts once.
  private static func note(_ fault: String) {
    pending.withLock { pending in
      if pending.faults.count < limit, pending.known.insert(fault).inserted { pending.faults.append(fault) }
    }
  }

  /// The faults since the last call, in order. A mistake is forgotten.
  package static func take() -> [String] {
    pending.withLock { pending in
      defer { pending = Pending() }
      return pending.faults
    }
  }
}
