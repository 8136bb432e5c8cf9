// Names are HealthKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Foundation

/// A person's health data: not available, and nobody is asked.
open class HKHealthStore: NSObject, @unchecked Sendable {
  open class func isHealthDataAvailable() -> Bool { false }
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
  open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
    async throws
  {
    throw HKError(.errorHealthDataUnavailable)
  }
  open func execute(_ query: HKQuery) { query.fail(HKError(.errorHealthDataUnavailable)) }
  open func stop(_ query: HKQuery) {}
  open func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, HKError(.errorHealthDataUnavailable))
  }
  open func save(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }
  open func delete(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, HKError(.errorHealthDataUnavailable))
  }
  open func save(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, HKError(.errorHealthDataUnavailable))
  }
  open func save(_ objects: [HKObject]) async throws { throw HKError(.errorHealthDataUnavailable) }
  open func delete(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }
  open func delete(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, HKError(.errorHealthDataUnavailable))
  }
  open func delete(_ objects: [HKObject]) async throws { throw HKError(.errorHealthDataUnavailable) }
  open func deleteObjects(
    of objectType: HKObjectType, predicate: NSPredicate,
    withCompletion completion: @escaping (Bool, Int, (any Error)?) -> Void
  ) { completion(false, 0, HKError(.errorHealthDataUnavailable)) }
  @discardableResult open func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int {
    throw HKError(.errorHealthDataUnavailable)
  }
  open func add(
    _ samples: [HKSample], to workout: HKWorkout, completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
  open func addSamples(_ samples: [HKSample], to workout: HKWorkout) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }
  open func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) { completion(.unknown, HKError(.errorHealthDataUnavailable)) }
  open func statusForAuthorizationRequest(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
    async throws -> HKAuthorizationRequestStatus
  { throw HKError(.errorHealthDataUnavailable) }
  open func handleAuthorizationForExtension(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, HKError(.errorHealthDataUnavailable))
  }
  open func earliestPermittedSampleDate() -> Date { .distantPast }
  open func preferredUnits(
    for quantityTypes: Set<HKQuantityType>, completion: @escaping ([HKQuantityType: HKUnit], (any Error)?) -> Void
  ) { completion([:], HKError(.errorHealthDataUnavailable)) }
  open func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] {
    throw HKError(.errorHealthDataUnavailable)
  }
  open func startWatchApp(
    with workoutConfiguration: HKWorkoutConfiguration, completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
  open func startWatchApp(toHandle workoutConfiguration: HKWorkoutConfiguration) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }
  open func bloodType() throws -> HKBloodTypeObject { throw HKError(.errorHealthDataUnavailable) }
  open func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject { throw HKError(.errorHealthDataUnavailable) }
  open func wheelchairUse() throws -> HKWheelchairUseObject { throw HKError(.errorHealthDataUnavailable) }
  open func activityMoveMode() throws -> HKActivityMoveModeObject { throw HKError(.errorHealthDataUnavailable) }
  open func dateOfBirth() throws -> Date { throw HKError(.errorHealthDataUnavailable) }
  open func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorHealthDataUnavailable) }
  open func biologicalSex() throws -> HKBiologicalSexObject { throw HKError(.errorHealthDataUnavailable) }
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
  open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }
  open func disableBackgroundDelivery(
    for type: HKObjectType, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
  open func disableBackgroundDelivery(for type: HKObjectType) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }
  open func disableAllBackgroundDelivery(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, HKError(.errorHealthDataUnavailable))
  }
  open func disableAllBackgroundDelivery() async throws { throw HKError(.errorHealthDataUnavailable) }
}

extension Notification.Name {
  public static let HKUserPreferencesDidChange = Notification.Name("HKUserPreferencesDidChangeNotification")
}

/// Whether a person would be asked, with its raw values.
public enum HKAuthorizationRequestStatus: Int, Sendable {
  case unknown = 0
  case shouldRequest = 1
  case unnecessary = 2
}

/// Whether health data may be written, with its raw values.
public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case sharingDenied = 1
  case sharingAuthorized = 2
}

/// The frequency of updates for an app, with its raw values.
public enum HKUpdateFrequency: Int, Sendable {
  case immediate = 1
  case hourly = 2
  case daily = 3
  case weekly = 4
}

/// A person's sex.
open class HKBiologicalSexObject: NSObject {
  open var biologicalSex: HKBiologicalSex { .notSet }
}

/// A sex, with its raw values.
public enum HKBiologicalSex: Int, Sendable {
  case notSet = 0
  case female = 1
  case male = 2
  case other = 3
}

/// A person's kind of blood.
open class HKBloodTypeObject: NSObject {
  open var bloodType: HKBloodType { .notSet }
}

/// A kind of blood, with its raw values.
public enum HKBloodType: Int, Sendable {
  case notSet = 0
  case aPositive = 1
  case aNegative = 2
  case bPositive = 3
  case bNegative = 4
  case abPositive = 5
  case abNegative = 6
  case oPositive = 7
  case oNegative = 8
}

/// A person's kind of skin.
open class HKFitzpatrickSkinTypeObject: NSObject {
  open var skinType: HKFitzpatrickSkinType { .notSet }
}

/// A kind of skin, with its raw values.
public enum HKFitzpatrickSkinType: Int, Sendable {
  case notSet = 0
  case I = 1
  case II = 2
  case III = 3
  case IV = 4
  case V = 5
  case VI = 6
}

/// Whether a person uses a wheelchair.
open class HKWheelchairUseObject: NSObject {
  open var wheelchairUse: HKWheelchairUse { .notSet }
}

/// The use of a wheelchair, with its raw values.
public enum HKWheelchairUse: Int, Sendable {
  case notSet = 0
  case no = 1
  case yes = 2
}
