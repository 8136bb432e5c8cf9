public import Foundation

/// A place of the device, or the reason for none. There are none.
public struct CLLocationUpdate: Sendable {
  /// The place; nil if it is not known.
  public let location: CLLocation?
  /// Whether the device stays where it is.
  public let isStationary: Bool
  /// Whether the device stays where it is.
  public var stationary: Bool { isStationary }
  /// Whether the app may not know places.
  public var authorizationDenied: Bool { true }
  /// Whether no app may know places.
  public var authorizationDeniedGlobally: Bool { false }
  /// Whether the place cannot be found.
  public var locationUnavailable: Bool { true }
  /// Whether places are only known roughly.
  public var accuracyLimited: Bool { false }
  /// Whether the app has to be in use.
  public var insufficientlyInUse: Bool { false }

  /// The purpose that places are used for.
  public enum LiveConfiguration: Int, Sendable {
    case `default` = 0
    case automotiveNavigation = 1
    case otherNavigation = 2
    case fitness = 3
    case airborne = 4
  }

  /// A sequence of places as they arrive: none.
  public static func liveUpdates() -> Updates { Updates() }
  /// A sequence of places as they arrive: none.
  public static func liveUpdates(_ configuration: LiveConfiguration) -> Updates { Updates() }

  /// Places one after another: none.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate

    /// Ends at once.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// The next place: none.
      public mutating func next() async throws -> CLLocationUpdate? { nil }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
