public import Foundation

/// A kind of health data.
open class HKObjectType: NSObject, @unchecked Sendable {
  public let identifier: String
  package init(name: String) { identifier = name }

  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
    HKQuantityType(identifier)
  }
  open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
    HKCategoryType(identifier)
  }
  open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier) -> HKCharacteristicType?
  {
    HKCharacteristicType(identifier)
  }
  open class func workoutType() -> HKWorkoutType { HKWorkoutType(name: "HKWorkoutTypeIdentifier") }
  open class func activitySummaryType() -> HKActivitySummaryType {
    HKActivitySummaryType(name: "HKActivitySummaryTypeIdentifier")
  }
  open class func seriesType(forIdentifier identifier: String) -> HKSeriesType? { HKSeriesType(name: identifier) }
  open class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
    HKCorrelationType(identifier)
  }
  open class func electrocardiogramType() -> HKElectrocardiogramType {
    HKElectrocardiogramType(name: "HKDataTypeIdentifierElectrocardiogram")
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }
}

/// A kind of health data that does not change over time.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  public init(_ identifier: HKCharacteristicTypeIdentifier) { super.init(name: identifier.rawValue) }
}

/// A kind of health data at a time.
open class HKSampleType: HKObjectType, @unchecked Sendable {}
/// The kind of a day's rings.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
/// A kind of series.
open class HKSeriesType: HKSampleType, @unchecked Sendable {
  open class func workoutRoute() -> HKSeriesType { HKSeriesType(name: "HKWorkoutRouteTypeIdentifier") }
  open class func heartbeat() -> HKSeriesType { HKSeriesType(name: "HKDataTypeIdentifierHeartbeatSeries") }
}
/// The kind of electrocardiograms.
open class HKElectrocardiogramType: HKSampleType, @unchecked Sendable {}
/// A kind of samples that belong together.
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
  public init(_ identifier: HKCorrelationTypeIdentifier) { super.init(name: identifier.rawValue) }
}
/// The name of a kind of samples that belong together.
public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let bloodPressure = HKCorrelationTypeIdentifier(rawValue: "HKCorrelationTypeIdentifierBloodPressure")
  public static let food = HKCorrelationTypeIdentifier(rawValue: "HKCorrelationTypeIdentifierFood")
}
/// The kind of workouts.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// A kind of number.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  public init(_ identifier: HKQuantityTypeIdentifier) { super.init(name: identifier.rawValue) }
}

/// A kind of choice.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  public init(_ identifier: HKCategoryTypeIdentifier) { super.init(name: identifier.rawValue) }
}

/// The name of a kind of number.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier" + name }

  public static let stepCount = HKQuantityTypeIdentifier("StepCount")
  public static let distanceWalkingRunning = HKQuantityTypeIdentifier("DistanceWalkingRunning")
  public static let distanceCycling = HKQuantityTypeIdentifier("DistanceCycling")
  public static let flightsClimbed = HKQuantityTypeIdentifier("FlightsClimbed")
  public static let heartRate = HKQuantityTypeIdentifier("HeartRate")
  public static let restingHeartRate = HKQuantityTypeIdentifier("RestingHeartRate")
  public static let heartRateVariabilitySDNN = HKQuantityTypeIdentifier("HeartRateVariabilitySDNN")
  public static let oxygenSaturation = HKQuantityTypeIdentifier("OxygenSaturation")
  public static let activeEnergyBurned = HKQuantityTypeIdentifier("ActiveEnergyBurned")
  public static let basalEnergyBurned = HKQuantityTypeIdentifier("BasalEnergyBurned")
  public static let appleExerciseTime = HKQuantityTypeIdentifier("AppleExerciseTime")
  public static let bodyMass = HKQuantityTypeIdentifier("BodyMass")
  public static let bodyMassIndex = HKQuantityTypeIdentifier("BodyMassIndex")
  public static let bodyFatPercentage = HKQuantityTypeIdentifier("BodyFatPercentage")
  public static let height = HKQuantityTypeIdentifier("Height")
  public static let bloodGlucose = HKQuantityTypeIdentifier("BloodGlucose")
  public static let bloodPressureSystolic = HKQuantityTypeIdentifier("BloodPressureSystolic")
  public static let bloodPressureDiastolic = HKQuantityTypeIdentifier("BloodPressureDiastolic")
  public static let bodyTemperature = HKQuantityTypeIdentifier("BodyTemperature")
  public static let respiratoryRate = HKQuantityTypeIdentifier("RespiratoryRate")
  public static let dietaryWater = HKQuantityTypeIdentifier("DietaryWater")
  public static let dietaryEnergyConsumed = HKQuantityTypeIdentifier("DietaryEnergyConsumed")
  public static let dietaryProtein = HKQuantityTypeIdentifier("DietaryProtein")
  public static let dietaryCarbohydrates = HKQuantityTypeIdentifier("DietaryCarbohydrates")
  public static let dietaryFatTotal = HKQuantityTypeIdentifier("DietaryFatTotal")
  public static let dietaryCaffeine = HKQuantityTypeIdentifier("DietaryCaffeine")
  public static let vo2Max = HKQuantityTypeIdentifier("VO2Max")
}

/// The name of a kind of choice.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let sleepAnalysis = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
  public static let mindfulSession = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierMindfulSession")
  public static let appleStandHour = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierAppleStandHour")
}

/// The name of a kind of health data that does not change over time.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let dateOfBirth = HKCharacteristicTypeIdentifier(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
  public static let biologicalSex = HKCharacteristicTypeIdentifier(
    rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
  public static let bloodType = HKCharacteristicTypeIdentifier(rawValue: "HKCharacteristicTypeIdentifierBloodType")
}
