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
  open func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorHealthDataUnavailable) }
  open func biologicalSex() throws -> HKBiologicalSexObject { throw HKError(.errorHealthDataUnavailable) }
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
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
