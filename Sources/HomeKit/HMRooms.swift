public import Foundation

/// A room of a home. None is there.
open class HMRoom: NSObject, @unchecked Sendable {
  open var name: String { "" }
  open var uniqueIdentifier: UUID { .none }
  open var accessories: [HMAccessory] { [] }
  /// Ends with an error.
  open func updateName(_ name: String, completionHandler completion: @escaping ((any Error)?) -> Void) {
    completion(HMError.noHome)
  }
  open func updateName(_ name: String) async throws { throw HMError.noHome }
}

/// Rooms that are named together. None are there.
open class HMZone: NSObject, @unchecked Sendable {
  open var name: String { "" }
  open var uniqueIdentifier: UUID { .none }
  open var rooms: [HMRoom] { [] }
  /// Ends with an error.
  open func updateName(_ name: String, completionHandler completion: @escaping ((any Error)?) -> Void) {
    completion(HMError.noHome)
  }
  /// Ends with an error.
  open func addRoom(_ room: HMRoom, completionHandler completion: @escaping ((any Error)?) -> Void) {
    completion(HMError.noHome)
  }
  /// Ends with an error.
  open func removeRoom(_ room: HMRoom, completionHandler completion: @escaping ((any Error)?) -> Void) {
    completion(HMError.noHome)
  }
}

/// Services that are controlled together. None are there.
open class HMServiceGroup: NSObject, @unchecked Sendable {
  open var name: String { "" }
  open var uniqueIdentifier: UUID { .none }
  open var services: [HMService] { [] }
  /// Ends with an error.
  open func updateName(_ name: String, completionHandler completion: @escaping ((any Error)?) -> Void) {
    completion(HMError.noHome)
  }
  /// Ends with an error.
  open func addService(_ service: HMService, completionHandler completion: @escaping ((any Error)?) -> Void) {
    completion(HMError.noHome)
  }
  /// Ends with an error.
  open func removeService(_ service: HMService, completionHandler completion: @escaping ((any Error)?) -> Void) {
    completion(HMError.noHome)
  }
}

/// Someone who has a home in common with others. Nobody is there.
open class HMUser: NSObject, @unchecked Sendable {
  open var name: String { "" }
  open var uniqueIdentifier: UUID { .none }
}

/// What someone may do in a home: nothing.
open class HMHomeAccessControl: NSObject, @unchecked Sendable {
  open var isAdministrator: Bool { false }
}
