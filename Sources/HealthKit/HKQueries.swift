public import CoreLocation
public import Foundation

/// A query of health data: its handler is called at once, with an error.
open class HKQuery: NSObject, @unchecked Sendable {
  public let objectType: HKObjectType?
  public let predicate: NSPredicate?

  fileprivate init(_ type: HKObjectType?, _ predicate: NSPredicate?) {
    (objectType, self.predicate) = (type, predicate)
  }
  func fail(_ error: any Error) {}

  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: true) }
}

/// The way in which samples at the edges of a time interval are counted.
public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// Asks for data.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  public let limit: Int
  public let sortDescriptors: [NSSortDescriptor]?

  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    handler = resultsHandler
    (self.limit, self.sortDescriptors) = (limit, sortDescriptors)
    super.init(sampleType, predicate)
  }

  override func fail(_ error: any Error) { handler(self, nil, error) }
}

/// Asks for a sum.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    self.handler = handler
    super.init(quantityType, quantitySamplePredicate)
  }

  override func fail(_ error: any Error) { handler(self, nil, error) }
}

/// Asks for sums of intervals.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  public let anchorDate: Date
  public let intervalComponents: DateComponents
  public let options: HKStatisticsOptions
  open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  open var statisticsUpdateHandler:
    ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    anchorDate: Date, intervalComponents: DateComponents
  ) {
    (self.anchorDate, self.intervalComponents, self.options) = (anchorDate, intervalComponents, options)
    super.init(quantityType, quantitySamplePredicate)
  }

  override func fail(_ error: any Error) { initialResultsHandler?(self, nil, error) }
}

/// Asks to be notified of changes.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void

  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) {
    handler = updateHandler
    super.init(sampleType, predicate)
  }

  override func fail(_ error: any Error) { handler(self, {}, error) }
}

/// The statistics that a query computes.
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
  public static let duration = HKStatisticsOptions(rawValue: 64)
}

/// A sum of data. None is ever made.
open class HKStatistics: NSObject, @unchecked Sendable {
  public let quantityType: HKQuantityType
  private init(_ type: HKQuantityType) { quantityType = type }

  open var startDate: Date { .distantPast }
  open var endDate: Date { .distantPast }
  open var sources: [HKSource]? { nil }
  open func sumQuantity() -> HKQuantity? { nil }
  open func sumQuantity(for source: HKSource) -> HKQuantity? { nil }
  open func averageQuantity() -> HKQuantity? { nil }
  open func averageQuantity(for source: HKSource) -> HKQuantity? { nil }
  open func minimumQuantity() -> HKQuantity? { nil }
  open func minimumQuantity(for source: HKSource) -> HKQuantity? { nil }
  open func maximumQuantity() -> HKQuantity? { nil }
  open func maximumQuantity(for source: HKSource) -> HKQuantity? { nil }
  open func mostRecentQuantity() -> HKQuantity? { nil }
  open func mostRecentQuantity(for source: HKSource) -> HKQuantity? { nil }
  open func mostRecentQuantityDateInterval() -> DateInterval? { nil }
  open func duration() -> HKQuantity? { nil }
}

/// Sums of intervals. None is ever made.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  private override init() {}

  open func statistics() -> [HKStatistics] { [] }
  open func statistics(for date: Date) -> HKStatistics? { nil }
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func sources() -> Set<HKSource> { [] }
}

/// A query for what is new.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
  public let limit: Int
  open var updateHandler:
    ((HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void)?

  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler:
      @escaping (
        HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
      ) -> Void
  ) {
    self.handler = handler
    self.limit = limit
    super.init(type, predicate)
  }

  override func fail(_ error: any Error) { handler(self, nil, nil, nil, error) }
}

/// Asks for the rings of days.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
  open var updateHandler: ((HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?

  public init(
    predicate: NSPredicate?,
    resultsHandler handler: @escaping (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
  ) {
    self.handler = handler
    super.init(.activitySummaryType(), predicate)
  }

  override func fail(_ error: any Error) { handler(self, nil, error) }
}

/// Asks for the apps and devices that data comes from.
open class HKSourceQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void

  public init(
    sampleType: HKSampleType, samplePredicate objectPredicate: NSPredicate?,
    completionHandler: @escaping (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
  ) {
    handler = completionHandler
    super.init(sampleType, objectPredicate)
  }

  override func fail(_ error: any Error) { handler(self, nil, error) }
}

/// Asks for several samples that belong together.
open class HKCorrelationQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
  public let samplePredicates: [HKSampleType: NSPredicate]?

  public init(
    type correlationType: HKCorrelationType, predicate: NSPredicate?, samplePredicates: [HKSampleType: NSPredicate]?,
    completion: @escaping (HKCorrelationQuery, [HKCorrelation]?, (any Error)?) -> Void
  ) {
    (handler, self.samplePredicates) = (completion, samplePredicates)
    super.init(correlationType, predicate)
  }

  override func fail(_ error: any Error) { handler(self, nil, error) }
}

/// Asks for the places of a way.
open class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void

  public init(
    route workoutRoute: HKWorkoutRoute,
    dataHandler: @escaping (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
  ) {
    handler = dataHandler
    super.init(HKSeriesType.workoutRoute(), nil)
  }

  override func fail(_ error: any Error) { handler(self, nil, true, error) }
}

/// How far a query has come. Stored.
open class HKQueryAnchor: NSObject, @unchecked Sendable {
  public init(fromValue value: Int) {
    super.init()
  }
}

/// A sample that was deleted.
open class HKDeletedObject: NSObject, @unchecked Sendable {
  public let uuid = UUID()
}

/// The settings of a workout. Stored.
open class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
  open var activityType = HKWorkoutActivityType.other
  open var locationType = HKWorkoutSessionLocationType.unknown
  open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
  open var lapLength: HKQuantity?
}

/// Where a workout takes place, with its raw values.
public enum HKWorkoutSessionLocationType: Int, Sendable {
  case unknown = 1
  case indoor = 2
  case outdoor = 3
}

/// The water of a workout, with its raw values.
public enum HKWorkoutSwimmingLocationType: Int, Sendable {
  case unknown = 0
  case pool = 1
  case openWater = 2
}
