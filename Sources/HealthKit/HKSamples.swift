// Names are HealthKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A piece of health data.
open class HKObject: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  public let metadata: [String: Any]?
  public let device: HKDevice?
  package init(words: [String: Any]?, device: HKDevice? = nil) { (metadata, self.device) = (words, device) }

  open var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: nil) }
  open var source: HKSource { sourceRevision.source }
}

/// A piece of health data at a time.
open class HKSample: HKObject, @unchecked Sendable {
  public let sampleType: HKSampleType
  public let startDate: Date
  public let endDate: Date

  package init(
    _ type: HKSampleType, _ start: Date, _ end: Date, _ words: [String: Any]?, _ device: HKDevice? = nil
  ) {
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(words: words, device: device)
  }

  open var hasUndeterminedDuration: Bool { false }
}

/// A number at a time.
open class HKQuantitySample: HKSample, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let quantity: HKQuantity

  public init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date) {
    (self.quantityType, self.quantity) = (quantityType, quantity)
    super.init(quantityType, startDate, endDate, nil)
  }
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
    metadata: [String: Any]?
  ) {
    (self.quantityType, self.quantity) = (quantityType, quantity)
    super.init(quantityType, startDate, endDate, metadata)
  }
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
    device: HKDevice?, metadata: [String: Any]?
  ) {
    (self.quantityType, self.quantity) = (quantityType, quantity)
    super.init(quantityType, startDate, endDate, metadata, device)
  }

  open var count: Int { 1 }
}

/// A choice at a time.
open class HKCategorySample: HKSample, @unchecked Sendable {
  public let categoryType: HKCategoryType
  public let value: Int

  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice? = nil,
    metadata: [String: Any]? = nil
  ) {
    (categoryType, self.value) = (type, value)
    super.init(type, startDate, endDate, metadata, device)
  }
}

/// A workout.
open class HKWorkout: HKSample, @unchecked Sendable {
  public let workoutActivityType: HKWorkoutActivityType
  public let workoutEvents: [HKWorkoutEvent]?
  public let duration: TimeInterval
  public let totalEnergyBurned: HKQuantity?
  public let totalDistance: HKQuantity?
  open var totalSwimmingStrokeCount: HKQuantity? { nil }
  open var totalFlightsClimbed: HKQuantity? { nil }
  open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
  open var workoutActivities: [HKWorkoutActivity] { [] }

  public convenience init(activityType workoutActivityType: HKWorkoutActivityType, start: Date, end: Date) {
    self.init(
      activityType: workoutActivityType, start: start, end: end, duration: end.timeIntervalSince(start),
      totalEnergyBurned: nil, totalDistance: nil, metadata: nil)
  }
  /// A duration of zero is that between the dates.
  public init(
    activityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, duration: TimeInterval,
    totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice? = nil, metadata: [String: Any]?
  ) {
    workoutActivityType = activityType
    workoutEvents = nil
    self.duration = duration == 0 ? endDate.timeIntervalSince(startDate) : duration
    (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
    super.init(HKObjectType.workoutType(), startDate, endDate, metadata, device)
  }
  public init(
    activityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, workoutEvents: [HKWorkoutEvent]?,
    totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice? = nil, metadata: [String: Any]?
  ) {
    workoutActivityType = activityType
    self.workoutEvents = workoutEvents
    duration = endDate.timeIntervalSince(startDate)
    (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
    super.init(HKObjectType.workoutType(), startDate, endDate, metadata, device)
  }

  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}

public var HKQueryNoAnchor: Int { 0 }
public var HKObjectQueryNoLimit: Int { 0 }
public var HKSampleSortIdentifierStartDate: String { "startDate" }
public var HKSampleSortIdentifierEndDate: String { "endDate" }
public var HKMetadataKeyWasUserEntered: String { "HKWasUserEntered" }
public var HKPredicateKeyPathStartDate: String { "startDate" }
public var HKPredicateKeyPathEndDate: String { "endDate" }
public var HKPredicateKeyPathQuantity: String { "quantity" }
public var HKPredicateKeyPathWorkoutType: String { "workoutType" }
public var HKPredicateKeyPathSource: String { "source" }
public var HKPredicateKeyPathMetadata: String { "metadata" }
public var HKPredicateKeyPathDevice: String { "device" }
public var HKPredicateKeyPathUUID: String { "UUID" }
public var HKPredicateKeyPathCategoryValue: String { "value" }
public var HKWorkoutSortIdentifierDuration: String { "duration" }
public var HKWorkoutSortIdentifierTotalDistance: String { "totalDistance" }
public var HKWorkoutSortIdentifierTotalEnergyBurned: String { "totalEnergyBurned" }
public var HKMetadataKeyIndoorWorkout: String { "HKIndoorWorkout" }
public var HKMetadataKeyExternalUUID: String { "HKExternalUUID" }
public var HKMetadataKeySyncIdentifier: String { "HKSyncIdentifier" }
public var HKMetadataKeySyncVersion: String { "HKSyncVersion" }
public var HKMetadataKeyTimeZone: String { "HKTimeZone" }
public var HKMetadataKeyHeartRateMotionContext: String { "HKMetadataKeyHeartRateMotionContext" }
public var HKMetadataKeyHeartRateRecoveryActivityType: String { "HKHeartRateRecoveryActivityType" }
public var HKMetadataKeyBodyTemperatureSensorLocation: String { "HKBodyTemperatureSensorLocation" }
public var HKMetadataKeyBloodGlucoseMealTime: String { "HKBloodGlucoseMealTime" }
public var HKMetadataKeyInsulinDeliveryReason: String { "HKInsulinDeliveryReason" }
public var HKMetadataKeyVO2MaxTestType: String { "HKVO2MaxTestType" }
public var HKMetadataKeyLapLength: String { "HKLapLength" }
public var HKMetadataKeySwimmingLocationType: String { "HKSwimmingLocationType" }
public var HKMetadataKeySwimmingStrokeStyle: String { "HKSwimmingStrokeStyle" }
public var HKMetadataKeyElevationDescended: String { "HKElevationDescended" }
public var HKMetadataKeyCoachedWorkout: String { "HKCoachedWorkout" }
public var HKMetadataKeyGroupFitness: String { "HKGroupFitness" }
public var HKMetadataKeyDeviceSerialNumber: String { "HKDeviceSerialNumber" }
public var HKMetadataKeyUDIDeviceIdentifier: String { "HKUDIDeviceIdentifier" }
public var HKMetadataKeyUDIProductionIdentifier: String { "HKUDIProductionIdentifier" }
public var HKMetadataKeyDigitalSignature: String { "HKDigitalSignature" }
public var HKMetadataKeyDeviceManufacturerName: String { "HKDeviceManufacturerName" }
public var HKMetadataKeySexualActivityProtectionUsed: String { "HKSexualActivityProtectionUsed" }
public var HKMetadataKeyReferenceRangeLowerLimit: String { "HKReferenceRangeLowerLimit" }
public var HKMetadataKeyReferenceRangeUpperLimit: String { "HKReferenceRangeUpperLimit" }
public var HKMetadataKeyWasTakenInLab: String { "HKWasTakenInLab" }
public var HKMetadataKeyWeatherCondition: String { "HKWeatherCondition" }
public var HKMetadataKeyFoodType: String { "HKFoodType" }
public var HKMetadataKeyHeartRateSensorLocation: String { "HKHeartRateSensorLocation" }
public var HKMetadataKeyDeviceName: String { "HKDeviceName" }
public var HKMetadataKeyWorkoutBrandName: String { "HKWorkoutBrandName" }
public var HKMetadataKeyMenstrualCycleStart: String { "HKMenstrualCycleStart" }
public var HKMetadataKeyElevationAscended: String { "HKElevationAscended" }
public var HKMetadataKeyAverageSpeed: String { "HKAverageSpeed" }
public var HKMetadataKeyMaximumSpeed: String { "HKMaximumSpeed" }
public var HKMetadataKeyAverageMETs: String { "HKAverageMETs" }
public var HKMetadataKeyWeatherTemperature: String { "HKWeatherTemperature" }
public var HKMetadataKeyWeatherHumidity: String { "HKWeatherHumidity" }
