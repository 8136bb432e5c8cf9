/// Names of modules that UIKit, SwiftUI and Foundation import on iOS, so that files use them without an import of their own.
package enum NamesSeenThroughOthers {
  /// The prefixes of a module's names: the prefix is followed by a capital letter, and that by a small one.
  private static let prefixes = [
    ("CI", "CoreImage"), ("kCI", "CoreImage"), ("CT", "CoreText"), ("kCT", "CoreText"), ("Sec", "Security"),
    ("kSec", "Security"), ("errSec", "Security"), ("UN", "UserNotifications"),
  ]
  /// The prefixes of Image I/O's names: those of Core Graphics begin with less of it.
  private static let ofImageIO = [
    "CGImageSource", "CGImageDestination", "kCGImageSource", "kCGImageDestination", "kCGImageProperty",
  ]
  private static let logging: Set<String> = ["OSLog", "os_log", "os_unfair_lock", "os_unfair_lock_t", "os_signpost"]

  /// Combine's names, which Foundation has on iOS.
  private static let ofCombine: Set<String> = [
    "AnyCancellable", "AnyPublisher", "AnySubject", "AnySubscriber", "Cancellable", "ConnectablePublisher",
    "CurrentValueSubject", "ObservableObject", "ObservableObjectPublisher", "PassthroughSubject", "Published",
    "Publishers", "Subscribers",
  ]
  /// Observation's names, which Foundation has on iOS.
  private static let ofObservation: Set<String> = [
    "Observable", "ObservationIgnored", "ObservationRegistrar", "ObservationTracked", "withObservationTracking",
  ]

  /// The module that a name is of, if it is one of these.
  package static func module(of name: String) -> String? {
    if ofCombine.contains(name) { return "Combine" }
    if ofObservation.contains(name) { return "Observation" }
    if logging.contains(name) { return "os" }
    if ofImageIO.contains(where: { name.hasPrefix($0) }) { return "ImageIO" }
    for (prefix, module) in prefixes where name.hasPrefix(prefix) {
      let rest = Array(name.utf8.dropFirst(prefix.utf8.count).prefix(2))
      if rest.count == 2, isLetter(rest[0], from: "A"), isLetter(rest[1], from: "a") { return module }
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8, from first: Unicode.Scalar) -> Bool {
    (UInt8(ascii: first)..<UInt8(ascii: first) + 26).contains(byte)
  }
}
