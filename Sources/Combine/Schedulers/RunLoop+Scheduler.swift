public import Foundation

/// A time of run loops and operation queues.
public struct DateSchedulerTime: Strideable, Hashable, Codable, Sendable {
  public var date: Date

  public init(_ date: Date) { self.date = date }

  public func distance(to other: DateSchedulerTime) -> Stride { Stride(other.date.timeIntervalSince(date)) }
  public func advanced(by n: Stride) -> DateSchedulerTime { DateSchedulerTime(date + n.timeInterval) }

  /// An interval, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
    Hashable,
    Codable, Sendable
  {
    public var magnitude: TimeInterval

    public var timeInterval: TimeInterval { magnitude }

    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    public init(integerLiteral value: TimeInterval) { self.init(value) }
    public init(floatLiteral value: TimeInterval) { self.init(value) }
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      self.init(value)
    }

    public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
    public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }
    public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }
    public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }
    public static func *= (a: inout Stride, b: Stride) { a = a * b }
    public static func += (a: inout Stride, b: Stride) { a = a + b }
    public static func -= (a: inout Stride, b: Stride) { a = a - b }
    public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
  }
}

/// The main run loop calls what is scheduled on the main queue, as the main actor may run where that loop does not.
extension RunLoop: Scheduler {
  /// There are no options.
  public struct SchedulerOptions {}
  public typealias SchedulerTimeType = DateSchedulerTime

  public var now: DateSchedulerTime { DateSchedulerTime(Date()) }
  public var minimumTolerance: DateSchedulerTime.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    if self === RunLoop.main { DispatchQueue.main.async { action() } } else { perform { action() } }
  }

  public func schedule(
    after date: DateSchedulerTime, tolerance: DateSchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    if self === RunLoop.main {
      DispatchQueue.main.asyncAfter(deadline: .now() + max(0, date.date.timeIntervalSinceNow)) { action() }
    } else {
      add(Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }, forMode: .default)
    }
  }

  public func schedule(
    after date: DateSchedulerTime, interval: DateSchedulerTime.Stride, tolerance: DateSchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeatedly(from: date.date, every: interval.timeInterval, action)
  }

  /// Calls a closure at a date, and again after each interval, which is a millisecond at least.
  func repeatedly(from date: Date, every interval: TimeInterval, _ action: @escaping () -> Void) -> AnyCancellable {
    nonisolated(unsafe) let action = action
    let interval = interval.isFinite ? max(interval, 0.001) : 1e9
    if self === RunLoop.main {
      return DispatchQueue.main.repeatedly(
        from: .now() + max(0, date.timeIntervalSinceNow), every: .nanoseconds(Int(min(interval, 9e9) * 1e9)), action)
    }
    let timer = Timer(fire: date, interval: interval, repeats: true) { _ in action() }
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}

extension OperationQueue: Scheduler {
  /// There are no options.
  public struct SchedulerOptions {}
  public typealias SchedulerTimeType = DateSchedulerTime

  public var now: DateSchedulerTime { DateSchedulerTime(Date()) }
  public var minimumTolerance: DateSchedulerTime.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  public func schedule(
    after date: DateSchedulerTime, tolerance: DateSchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    DispatchQueue.global().asyncAfter(deadline: .now() + max(0, date.date.timeIntervalSinceNow)) {
      self.addOperation { action() }
    }
  }

  public func schedule(
    after date: DateSchedulerTime, interval: DateSchedulerTime.Stride, tolerance: DateSchedulerTime.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let action = action
    return DispatchQueue.global().repeatedly(
      from: .now() + max(0, date.date.timeIntervalSinceNow),
      every: DispatchQueue.SchedulerTimeType.Stride.seconds(max(0.001, interval.timeInterval)).timeInterval
    ) { self.addOperation { action() } }
  }
}
