public import Dispatch

extension DispatchQueue: Scheduler {
  /// Options for dispatching closures.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }

  /// A time of a queue.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) { dispatchTime = time }

    public func distance(to other: SchedulerTimeType) -> Stride {
      let (a, b) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return b >= a ? .nanoseconds(Int(clamping: b - a)) : .nanoseconds(-Int(clamping: a - b))
    }

    public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(dispatchTime + n.timeInterval) }
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

    /// An interval of a queue, in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable, Codable, Sendable
    {
      public var magnitude: Int

      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      init(nanoseconds: Int) { magnitude = nanoseconds }
      public init(integerLiteral value: Int) { self = .seconds(value) }
      public init(floatLiteral value: Double) { self = .seconds(value) }
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self.init(nanoseconds: value)
      }

      public init(_ interval: DispatchTimeInterval) {
        switch interval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        default: self.init(nanoseconds: .max)
        }
      }

      public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
      public static func * (a: Stride, b: Stride) -> Stride { .times(a.magnitude, b.magnitude) }
      public static func + (a: Stride, b: Stride) -> Stride {
        let (sum, overflow) = a.magnitude.addingReportingOverflow(b.magnitude)
        return Stride(nanoseconds: overflow ? (a.magnitude < 0 ? .min : .max) : sum)
      }
      public static func - (a: Stride, b: Stride) -> Stride { a + .times(b.magnitude, -1) }
      public static func *= (a: inout Stride, b: Stride) { a = a * b }
      public static func += (a: inout Stride, b: Stride) { a = a + b }
      public static func -= (a: inout Stride, b: Stride) { a = a - b }

      /// The product, or the closest that there is.
      private static func times(_ a: Int, _ b: Int) -> Stride {
        let (product, overflow) = a.multipliedReportingOverflow(by: b)
        return Stride(nanoseconds: overflow ? ((a < 0) == (b < 0) ? .max : .min) : product)
      }

      public static func seconds(_ s: Int) -> Stride { .times(s, 1_000_000_000) }
      public static func seconds(_ s: Double) -> Stride {
        guard s.isFinite, abs(s) < 9e9 else { return Stride(nanoseconds: s < 0 ? .min : .max) }
        return Stride(nanoseconds: Int((s * 1e9).rounded()))
      }
      public static func milliseconds(_ ms: Int) -> Stride { .times(ms, 1_000_000) }
      public static func microseconds(_ us: Int) -> Stride { .times(us, 1_000) }
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeatedly(from: date.dispatchTime, every: interval.timeInterval, action)
  }

  func repeatedly(
    from date: DispatchTime, every interval: DispatchTimeInterval, _ action: @escaping () -> Void
  ) -> AnyCancellable {
    nonisolated(unsafe) let action = action
    let source = DispatchSource.makeTimerSource(queue: self)
    source.setEventHandler { action() }
    source.schedule(deadline: date, repeating: interval)
    source.activate()
    return AnyCancellable { source.cancel() }
  }
}
