public import Foundation
public import UIKit

/// A query of health data: its handler is called at once, with an error.
open class HKQuery: NSObject, @unchecked Sendable {
  fileprivate override init() {}
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

  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    handler = resultsHandler
    super.init()
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
    super.init()
  }

  override func fail(_ error: any Error) { handler(self, nil, error) }
}

/// Asks for sums of intervals.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  open var statisticsUpdateHandler:
    ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    anchorDate: Date, intervalComponents: DateComponents
  ) { super.init() }

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
    super.init()
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
}

/// A sum of data. None is ever made.
open class HKStatistics: NSObject {
  open var startDate: Date { .distantPast }
  open var endDate: Date { .distantPast }
  open func sumQuantity() -> HKQuantity? { nil }
  open func averageQuantity() -> HKQuantity? { nil }
  open func minimumQuantity() -> HKQuantity? { nil }
  open func maximumQuantity() -> HKQuantity? { nil }
  open func mostRecentQuantity() -> HKQuantity? { nil }
}

/// Sums of intervals. None is ever made.
open class HKStatisticsCollection: NSObject {
  open func statistics() -> [HKStatistics] { [] }
  open func statistics(for date: Date) -> HKStatistics? { nil }
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

/// A query for what is new: it finds nothing.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  open var updateHandler:
    ((HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void)?

  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler:
      @escaping (
        HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
      ) -> Void
  ) {
    super.init()
  }
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
}

/// Where a workout takes place, with its raw values.
public enum HKWorkoutSessionLocationType: Int, Sendable {
  case unknown = 1
  case indoor = 2
  case outdoor = 3
}
