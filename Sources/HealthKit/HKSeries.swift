public import CoreLocation
public import Foundation

/// Several samples that belong together.
open class HKCorrelation: HKSample, @unchecked Sendable {
  public let correlationType: HKCorrelationType
  public let objects: Set<HKSample>

  public init(
    type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
    device: HKDevice? = nil, metadata: [String: Any]? = nil
  ) {
    (self.correlationType, self.objects) = (correlationType, objects)
    super.init(correlationType, startDate, endDate, metadata, device)
  }

  open func objects(for objectType: HKObjectType) -> Set<HKSample> { objects.filter { $0.sampleType == objectType } }
}

/// A series of samples.
open class HKSeriesSample: HKSample, @unchecked Sendable {
  open var count: Int { 0 }
}

/// The way of a workout. None is ever made.
open class HKWorkoutRoute: HKSeriesSample, @unchecked Sendable {}

/// Something that happened in a workout.
open class HKWorkoutEvent: NSObject, @unchecked Sendable {
  public let type: HKWorkoutEventType
  public let dateInterval: DateInterval
  public let metadata: [String: Any]?

  public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
    (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata)
  }

  open var date: Date { dateInterval.start }
}

/// A kind of event, with its raw values.
public enum HKWorkoutEventType: Int, Sendable {
  case pause = 1
  case resume = 2
  case lap = 3
  case marker = 4
  case motionPaused = 5
  case motionResumed = 6
  case segment = 7
  case pauseOrResumeRequest = 8
}

/// Makes a workout: it cannot be stored.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
  public let workoutConfiguration: HKWorkoutConfiguration
  public let device: HKDevice?
  public private(set) var startDate: Date?
  public private(set) var endDate: Date?
  public private(set) var metadata: [String: Any] = [:]
  public private(set) var workoutEvents: [HKWorkoutEvent] = []

  public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
    (workoutConfiguration, self.device) = (configuration, device)
  }

  open func beginCollection(withStart startDate: Date, completion: @escaping (Bool, (any Error)?) -> Void) {
    self.startDate = startDate
    completion(false, HKError(.errorHealthDataUnavailable))
  }
  open func beginCollection(at startDate: Date) async throws { throw HKError(.errorHealthDataUnavailable) }
  open func add(_ samples: [HKSample], completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, HKError(.errorHealthDataUnavailable))
  }
  open func addSamples(_ samples: [HKSample]) async throws { throw HKError(.errorHealthDataUnavailable) }
  open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent], completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, HKError(.errorHealthDataUnavailable))
  }
  open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }
  open func addMetadata(_ metadata: [String: Any], completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, HKError(.errorHealthDataUnavailable))
  }
  open func addMetadata(_ metadata: [String: Any]) async throws { throw HKError(.errorHealthDataUnavailable) }
  open func endCollection(withEnd endDate: Date, completion: @escaping (Bool, (any Error)?) -> Void) {
    self.endDate = endDate
    completion(false, HKError(.errorHealthDataUnavailable))
  }
  open func endCollection(at endDate: Date) async throws { throw HKError(.errorHealthDataUnavailable) }
  open func finishWorkout(completion: @escaping (HKWorkout?, (any Error)?) -> Void) {
    completion(nil, HKError(.errorHealthDataUnavailable))
  }
  @discardableResult open func finishWorkout() async throws -> HKWorkout? {
    throw HKError(.errorHealthDataUnavailable)
  }
  open func discardWorkout() {}
  open func elapsedTime(at date: Date) -> TimeInterval { startDate.map { date.timeIntervalSince($0) } ?? 0 }
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}

/// Makes the way of a workout: it cannot be stored.
open class HKWorkoutRouteBuilder: NSObject, @unchecked Sendable {
  public init(healthStore: HKHealthStore, device: HKDevice?) {}
  open func insertRouteData(_ routeData: [CLLocation], completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, HKError(.errorHealthDataUnavailable))
  }
  open func insertRouteData(_ routeData: [CLLocation]) async throws { throw HKError(.errorHealthDataUnavailable) }
  open func finishRoute(
    with workout: HKWorkout, metadata: [String: Any]?, completion: @escaping (HKWorkoutRoute?, (any Error)?) -> Void
  ) { completion(nil, HKError(.errorHealthDataUnavailable)) }
  @discardableResult open func finishRoute(with workout: HKWorkout, metadata: [String: Any]?) async throws
    -> HKWorkoutRoute
  { throw HKError(.errorHealthDataUnavailable) }
}
