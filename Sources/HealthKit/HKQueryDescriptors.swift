public import Foundation

/// The samples that a query asks for.
public struct HKSamplePredicate<Sample>: @unchecked Sendable where Sample: HKSample {
  public let sampleType: HKSampleType
  public let nsPredicate: NSPredicate?

  private init(_ type: HKSampleType, _ predicate: NSPredicate?) { (sampleType, nsPredicate) = (type, predicate) }

  public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKSample>
  where Sample == HKSample { HKSamplePredicate<HKSample>(type, predicate) }
  public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil)
    -> HKSamplePredicate<HKQuantitySample> where Sample == HKQuantitySample
  { HKSamplePredicate<HKQuantitySample>(type, predicate) }
  public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil)
    -> HKSamplePredicate<HKCategorySample> where Sample == HKCategorySample
  { HKSamplePredicate<HKCategorySample>(type, predicate) }
  public static func correlation(type: HKCorrelationType, predicate: NSPredicate? = nil)
    -> HKSamplePredicate<HKCorrelation> where Sample == HKCorrelation
  { HKSamplePredicate<HKCorrelation>(type, predicate) }
  public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout>
  where Sample == HKWorkout { HKSamplePredicate<HKWorkout>(.workoutType(), predicate) }
  public static func workoutRoute(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkoutRoute>
  where Sample == HKWorkoutRoute { HKSamplePredicate<HKWorkoutRoute>(HKSeriesType.workoutRoute(), predicate) }
}

/// A query with a result.
public protocol HKAsyncQuery {
  associatedtype Output
  func result(for healthStore: HKHealthStore) async throws -> Output
}

/// A query with results that follow each other.
public protocol HKAsyncSequenceQuery {
  associatedtype Sequence: AsyncSequence
  func results(for healthStore: HKHealthStore) -> Sequence
}

/// Asks for data: there is none.
public struct HKSampleQueryDescriptor<Sample>: HKAsyncQuery where Sample: HKSample {
  public let predicates: [HKSamplePredicate<Sample>]
  public let sortDescriptors: [SortDescriptor<Sample>]
  public let limit: Int?

  public init(
    predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>] = [], limit: Int? = nil
  ) { (self.predicates, self.sortDescriptors, self.limit) = (predicates, sortDescriptors, limit) }

  public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
    throw HKError(.errorHealthDataUnavailable)
  }
}

/// Asks for a sum: there is none.
public struct HKStatisticsQueryDescriptor: HKAsyncQuery {
  public let predicate: HKSamplePredicate<HKQuantitySample>
  public let options: HKStatisticsOptions

  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
    (self.predicate, self.options) = (predicate, options)
  }

  public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
    throw HKError(.errorHealthDataUnavailable)
  }
}

/// Asks for sums of intervals: there is none.
public struct HKStatisticsCollectionQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery {
  /// The sums so far, and their last change.
  public struct Result: @unchecked Sendable {
    public let statisticsCollection: HKStatisticsCollection
    public let statisticsUpdate: HKStatistics?
  }

  public let predicate: HKSamplePredicate<HKQuantitySample>
  public let options: HKStatisticsOptions
  public let anchorDate: Date
  public let intervalComponents: DateComponents

  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date,
    intervalComponents: DateComponents
  ) {
    (self.predicate, self.options) = (predicate, options)
    (self.anchorDate, self.intervalComponents) = (anchorDate, intervalComponents)
  }

  public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
    throw HKError(.errorHealthDataUnavailable)
  }
  public func results(for healthStore: HKHealthStore) -> AsyncThrowingStream<Result, any Error> {
    AsyncThrowingStream { $0.finish(throwing: HKError(.errorHealthDataUnavailable)) }
  }
}

/// Asks for what is new: there is nothing.
public struct HKAnchoredObjectQueryDescriptor<Sample>: HKAsyncQuery, HKAsyncSequenceQuery where Sample: HKSample {
  /// What is new.
  public struct Result: @unchecked Sendable {
    public let addedSamples: [Sample]
    public let deletedObjects: [HKDeletedObject]
    public let newAnchor: HKQueryAnchor
  }

  public let predicates: [HKSamplePredicate<Sample>]
  public let anchor: HKQueryAnchor?
  public let limit: Int?

  public init(predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil) {
    (self.predicates, self.anchor, self.limit) = (predicates, anchor, limit)
  }

  public func result(for healthStore: HKHealthStore) async throws -> Result {
    throw HKError(.errorHealthDataUnavailable)
  }
  public func results(for healthStore: HKHealthStore) -> AsyncThrowingStream<Result, any Error> {
    AsyncThrowingStream { $0.finish(throwing: HKError(.errorHealthDataUnavailable)) }
  }
}

/// Asks for the rings of days: there are none.
public struct HKActivitySummaryQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery {
  public let predicate: NSPredicate?
  public init(predicate: NSPredicate? = nil) { self.predicate = predicate }

  public func result(for healthStore: HKHealthStore) async throws -> [HKActivitySummary] {
    throw HKError(.errorHealthDataUnavailable)
  }
  public func results(for healthStore: HKHealthStore) -> AsyncThrowingStream<[HKActivitySummary], any Error> {
    AsyncThrowingStream { $0.finish(throwing: HKError(.errorHealthDataUnavailable)) }
  }
}
