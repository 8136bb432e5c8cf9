// Names are HealthKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A piece of health data.
open class HKObject: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  public let metadata: [String: Any]?
  package init(words: [String: Any]?) { metadata = words }

  open var sourceRevision: HKSourceRevision { HKSourceRevision(source: .default(), version: nil) }
  open var device: HKDevice? { nil }
}

/// An app or a device that saves health data.
open class HKSource: NSObject, @unchecked Sendable {
  private static let own = HKSource()
  open class func `default`() -> HKSource { own }
  open var name: String { "" }
  open var bundleIdentifier: String { "" }
}

/// The version of what saved health data. Stored.
open class HKSourceRevision: NSObject, @unchecked Sendable {
  public let source: HKSource
  public let version: String?
  public init(source: HKSource, version: String?) { (self.source, self.version) = (source, version) }
  open var productType: String? { nil }
}

/// What measured health data. Stored.
open class HKDevice: NSObject, @unchecked Sendable {
  private static let own = HKDevice(name: nil, manufacturer: nil, model: nil)
  open class func local() -> HKDevice { own }
  public let name: String?
  public let manufacturer: String?
  public let model: String?
  public init(
    name: String?, manufacturer: String?, model: String?, hardwareVersion: String? = nil,
    firmwareVersion: String? = nil, softwareVersion: String? = nil, localIdentifier: String? = nil,
    udiDeviceIdentifier: String? = nil
  ) { (self.name, self.manufacturer, self.model) = (name, manufacturer, model) }
}

/// A piece of health data at a time.
open class HKSample: HKObject, @unchecked Sendable {
  public let sampleType: HKSampleType
  public let startDate: Date
  public let endDate: Date

  package init(_ type: HKSampleType, _ start: Date, _ end: Date, _ words: [String: Any]?) {
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(words: words)
  }
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
}

/// A choice at a time.
open class HKCategorySample: HKSample, @unchecked Sendable {
  public let categoryType: HKCategoryType
  public let value: Int

  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil
  ) {
    (categoryType, self.value) = (type, value)
    super.init(type, startDate, endDate, metadata)
  }
}

/// A workout.
open class HKWorkout: HKSample, @unchecked Sendable {
  public let workoutActivityType: HKWorkoutActivityType
  public let totalEnergyBurned: HKQuantity?
  public let totalDistance: HKQuantity?
  open var duration: TimeInterval { endDate.timeIntervalSince(startDate) }

  public init(
    activityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, duration: TimeInterval = 0,
    totalEnergyBurned: HKQuantity? = nil, totalDistance: HKQuantity? = nil, metadata: [String: Any]? = nil
  ) {
    workoutActivityType = activityType
    (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
    super.init(HKObjectType.workoutType(), startDate, endDate, metadata)
  }
}

/// The activity of a workout, with its raw values.
public enum HKWorkoutActivityType: UInt, Sendable {
  case cycling = 13
  case functionalStrengthTraining = 20
  case hiking = 24
  case running = 37
  case swimming = 46
  case traditionalStrengthTraining = 50
  case walking = 52
  case yoga = 57
  case other = 3000
}

/// A kind of sleep, with its raw values.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed = 0
  case asleepUnspecified = 1
  case awake = 2
  case asleepCore = 3
  case asleepDeep = 4
  case asleepREM = 5
  public static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }
}

public var HKQueryNoAnchor: Int { 0 }
public var HKObjectQueryNoLimit: Int { 0 }
public var HKSampleSortIdentifierStartDate: String { "startDate" }
public var HKSampleSortIdentifierEndDate: String { "endDate" }
public var HKMetadataKeyWasUserEntered: String { "HKWasUserEntered" }
