public import Foundation

/// Watches conditions of places. None is ever met.
public actor CLMonitor {
  private var conditions: [String: any CLCondition] = [:]

  /// A monitor by its name.
  public init(_ name: String) async {}
  /// The names of the conditions.
  public var identifiers: [String] { conditions.keys.sorted() }
  /// What happens to the conditions: nothing.
  public var events: Events { Events() }
  /// Watches a condition.
  public func add(_ condition: some CLCondition, identifier: String, assuming state: Event.State = .unknown) {
    conditions[identifier] = condition
  }
  /// Watches a condition no longer.
  public func remove(_ identifier: String) { conditions[identifier] = nil }
  /// What is known of a condition: nothing.
  public func record(for identifier: String) -> Record? { nil }

  /// What is known of a condition.
  public struct Record: Sendable {
    /// The condition.
    public let condition: any CLCondition
    /// What happened last.
    public let lastEvent: Event
  }

  /// A change of a condition.
  public struct Event: Sendable {
    /// Whether a condition is met.
    public enum State: Int, Sendable {
      case unknown = 0
      case satisfied = 1
      case unsatisfied = 2
      case unmonitored = 3
    }
    /// The name of the condition.
    public let identifier: String
    /// Whether the condition is met.
    public let state: State
    /// The time of the change.
    public let date: Date
  }

  /// Changes one after another: none.
  public struct Events: AsyncSequence, Sendable {
    public typealias Element = Event
    /// Ends at once.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// The next change: none.
      public mutating func next() async throws -> Event? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  /// A condition: being in a circle.
  public struct CircularGeographicCondition: CLCondition {
    /// The centre of the circle.
    public let center: CLLocationCoordinate2D
    /// The radius in metres.
    public let radius: CLLocationDistance
    /// A circle.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
      (self.center, self.radius) = (center, radius)
    }
  }
}

/// A condition of places.
public protocol CLCondition: Sendable {}
