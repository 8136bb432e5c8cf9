/// Subscribers, and their messages to publishers.
public enum Subscribers {
  /// The end of a publisher.
  @frozen public enum Completion<Failure: Error> {
    /// Normally.
    case finished
    /// With an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
  func mapError<Other: Error>(_ transform: (Failure) -> Other) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

extension Subscribers {
  /// The number of values that a subscriber has requested.
  public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// `nil` for all.
    public let max: Int?

    /// As many values as there are.
    public static let unlimited = Demand(max: nil)
    /// No value.
    public static let none = Demand(max: 0)

    /// At most so many; negative counts are 0.
    public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(0, value)) }

    private init(max: Int?) {
      self.max = max
    }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    public static func < (a: Demand, b: Demand) -> Bool {
      switch (a.max, b.max) {
      case (nil, _): false
      case (_, nil): true
      case (let a?, let b?): a < b
      }
    }

    public static func + (a: Demand, b: Demand) -> Demand {
      guard let a = a.max, let b = b.max else { return .unlimited }
      let (sum, overflow) = a.addingReportingOverflow(b)
      return overflow ? .unlimited : .max(sum)
    }

    public static func + (a: Demand, b: Int) -> Demand { a + .max(b) }
    public static func += (a: inout Demand, b: Demand) { a = a + b }
    public static func += (a: inout Demand, b: Int) { a = a + b }

    public static func - (a: Demand, b: Demand) -> Demand {
      guard let count = a.max else { return .unlimited }
      guard let other = b.max else { return .none }
      return .max(count - other)
    }

    public static func - (a: Demand, b: Int) -> Demand { a - .max(b) }
    public static func -= (a: inout Demand, b: Demand) { a = a - b }
    public static func -= (a: inout Demand, b: Int) { a = a - b }

    public static func == (a: Demand, b: Int) -> Bool { a.max == b }
    public static func > (a: Demand, b: Int) -> Bool { a > .max(b) }
    public static func >= (a: Demand, b: Int) -> Bool { a >= .max(b) }
    public static func < (a: Demand, b: Int) -> Bool { a < .max(b) }
    public static func <= (a: Demand, b: Int) -> Bool { a <= .max(b) }
  }
}
