public import Foundation

/// A home. None is there.
open class HMHome: NSObject, @unchecked Sendable {
  open weak var delegate: (any HMHomeDelegate)?
  open var name: String { "" }
  open var uniqueIdentifier: UUID { UUID.none }
  open var isPrimary: Bool { false }
  open var homeHubState: HMHomeHubState { .notAvailable }
  open var supportsAddingNetworkRouter: Bool { false }
  open var accessories: [HMAccessory] { [] }
  open var rooms: [HMRoom] { [] }
  open var zones: [HMZone] { [] }
  open var serviceGroups: [HMServiceGroup] { [] }
  open var actionSets: [HMActionSet] { [] }
  open var triggers: [HMTrigger] { [] }
  open var users: [HMUser] { [] }
  open var currentUser: HMUser { HMUser() }
  open func roomForEntireHome() -> HMRoom { HMRoom() }
  open func homeAccessControl(for user: HMUser) -> HMHomeAccessControl { HMHomeAccessControl() }
  open func servicesWithTypes(_ serviceTypes: [String]) -> [HMService]? { nil }
  open func builtinActionSet(ofType actionSetType: String) -> HMActionSet? { nil }
}

// Changes: each ends with an error, as there is no home.
extension HMHome {
  public func updateName(_ name: String, completionHandler completion: @escaping ((any Error)?) -> Void) {
    completion(HMError.noHome)
  }
  public func updateName(_ name: String) async throws { throw HMError.noHome }
  public func addAccessory(_ accessory: HMAccessory, completionHandler completion: @escaping ((any Error)?) -> Void) {
    completion(HMError.noHome)
  }
  public func addAccessory(_ accessory: HMAccessory) async throws { throw HMError.noHome }
  public func removeAccessory(
    _ accessory: HMAccessory, completionHandler completion: @escaping ((any Error)?) -> Void
  ) { completion(HMError.noHome) }
  public func removeAccessory(_ accessory: HMAccessory) async throws { throw HMError.noHome }
  public func assignAccessory(
    _ accessory: HMAccessory, to room: HMRoom, completionHandler completion: @escaping ((any Error)?) -> Void
  ) { completion(HMError.noHome) }
  public func assignAccessory(_ accessory: HMAccessory, to room: HMRoom) async throws { throw HMError.noHome }
  public func unblockAccessory(
    _ accessory: HMAccessory, completionHandler completion: @escaping ((any Error)?) -> Void
  ) { completion(HMError.noHome) }
  public func addAndSetupAccessories(completionHandler completion: @escaping ((any Error)?) -> Void) {
    completion(HMError.noHome)
  }
  public func addAndSetupAccessories() async throws { throw HMError.noHome }
  public func addRoom(
    withName roomName: String, completionHandler completion: @escaping (HMRoom?, (any Error)?) -> Void
  ) { completion(nil, HMError.noHome) }
  public func addRoom(named roomName: String) async throws -> HMRoom { throw HMError.noHome }
  public func removeRoom(_ room: HMRoom, completionHandler completion: @escaping ((any Error)?) -> Void) {
    completion(HMError.noHome)
  }
  public func removeRoom(_ room: HMRoom) async throws { throw HMError.noHome }
  public func addZone(
    withName zoneName: String, completionHandler completion: @escaping (HMZone?, (any Error)?) -> Void
  ) { completion(nil, HMError.noHome) }
  public func removeZone(_ zone: HMZone, completionHandler completion: @escaping ((any Error)?) -> Void) {
    completion(HMError.noHome)
  }
  public func addServiceGroup(
    withName serviceGroupName: String, completionHandler completion: @escaping (HMServiceGroup?, (any Error)?) -> Void
  ) { completion(nil, HMError.noHome) }
  public func removeServiceGroup(
    _ group: HMServiceGroup, completionHandler completion: @escaping ((any Error)?) -> Void
  ) { completion(HMError.noHome) }
  public func addActionSet(
    withName actionSetName: String, completionHandler completion: @escaping (HMActionSet?, (any Error)?) -> Void
  ) { completion(nil, HMError.noHome) }
  public func addActionSet(named actionSetName: String) async throws -> HMActionSet { throw HMError.noHome }
  public func removeActionSet(
    _ actionSet: HMActionSet, completionHandler completion: @escaping ((any Error)?) -> Void
  ) { completion(HMError.noHome) }
  public func removeActionSet(_ actionSet: HMActionSet) async throws { throw HMError.noHome }
  public func executeActionSet(
    _ actionSet: HMActionSet, completionHandler completion: @escaping ((any Error)?) -> Void
  ) { completion(HMError.noHome) }
  public func executeActionSet(_ actionSet: HMActionSet) async throws { throw HMError.noHome }
  public func addTrigger(_ trigger: HMTrigger, completionHandler completion: @escaping ((any Error)?) -> Void) {
    completion(HMError.noHome)
  }
  public func addTrigger(_ trigger: HMTrigger) async throws { throw HMError.noHome }
  public func removeTrigger(_ trigger: HMTrigger, completionHandler completion: @escaping ((any Error)?) -> Void) {
    completion(HMError.noHome)
  }
  public func removeTrigger(_ trigger: HMTrigger) async throws { throw HMError.noHome }
  public func manageUsers(completionHandler completion: @escaping ((any Error)?) -> Void) {
    completion(HMError.noHome)
  }
}

extension UUID {
  /// The identifier of what is not there.
  static var none: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

/// Whether a home has a hub, with its raw values.
public enum HMHomeHubState: UInt, Sendable {
  case notAvailable = 0
  case connected = 1
  case disconnected = 2
}

/// The delegate of a home. It is never called.
public protocol HMHomeDelegate: NSObjectProtocol {
  func homeDidUpdateName(_ home: HMHome)
  func homeDidUpdateAccessControl(forCurrentUser home: HMHome)
  func home(_ home: HMHome, didUpdate homeHubState: HMHomeHubState)
  func home(_ home: HMHome, didAdd accessory: HMAccessory)
  func home(_ home: HMHome, didRemove accessory: HMAccessory)
  func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory)
  func home(_ home: HMHome, didUnblockAccessory accessory: HMAccessory)
  func home(_ home: HMHome, didEncounterError error: any Error, for accessory: HMAccessory)
  func home(_ home: HMHome, didAdd room: HMRoom)
  func home(_ home: HMHome, didRemove room: HMRoom)
  func home(_ home: HMHome, didUpdateNameFor room: HMRoom)
  func home(_ home: HMHome, didAdd zone: HMZone)
  func home(_ home: HMHome, didRemove zone: HMZone)
  func home(_ home: HMHome, didUpdateNameFor zone: HMZone)
  func home(_ home: HMHome, didAdd room: HMRoom, to zone: HMZone)
  func home(_ home: HMHome, didRemove room: HMRoom, from zone: HMZone)
  func home(_ home: HMHome, didAdd group: HMServiceGroup)
  func home(_ home: HMHome, didRemove group: HMServiceGroup)
  func home(_ home: HMHome, didUpdateNameFor group: HMServiceGroup)
  func home(_ home: HMHome, didAdd service: HMService, to group: HMServiceGroup)
  func home(_ home: HMHome, didRemove service: HMService, from group: HMServiceGroup)
  func home(_ home: HMHome, didAdd actionSet: HMActionSet)
  func home(_ home: HMHome, didRemove actionSet: HMActionSet)
  func home(_ home: HMHome, didUpdateNameFor actionSet: HMActionSet)
  func home(_ home: HMHome, didUpdateActionsFor actionSet: HMActionSet)
  func home(_ home: HMHome, didAdd trigger: HMTrigger)
  func home(_ home: HMHome, didRemove trigger: HMTrigger)
  func home(_ home: HMHome, didUpdateNameFor trigger: HMTrigger)
  func home(_ home: HMHome, didUpdate trigger: HMTrigger)
  func home(_ home: HMHome, didAdd user: HMUser)
  func home(_ home: HMHome, didRemove user: HMUser)
}

extension HMHomeDelegate {
  public func homeDidUpdateName(_ home: HMHome) {}
  public func homeDidUpdateAccessControl(forCurrentUser home: HMHome) {}
  public func home(_ home: HMHome, didUpdate homeHubState: HMHomeHubState) {}
  public func home(_ home: HMHome, didAdd accessory: HMAccessory) {}
  public func home(_ home: HMHome, didRemove accessory: HMAccessory) {}
  public func home(_ home: HMHome, didUpdate room: HMRoom, for accessory: HMAccessory) {}
  public func home(_ home: HMHome, didUnblockAccessory accessory: HMAccessory) {}
  public func home(_ home: HMHome, didEncounterError error: any Error, for accessory: HMAccessory) {}
  public func home(_ home: HMHome, didAdd room: HMRoom) {}
  public func home(_ home: HMHome, didRemove room: HMRoom) {}
  public func home(_ home: HMHome, didUpdateNameFor room: HMRoom) {}
  public func home(_ home: HMHome, didAdd zone: HMZone) {}
  public func home(_ home: HMHome, didRemove zone: HMZone) {}
  public func home(_ home: HMHome, didUpdateNameFor zone: HMZone) {}
  public func home(_ home: HMHome, didAdd room: HMRoom, to zone: HMZone) {}
  public func home(_ home: HMHome, didRemove room: HMRoom, from zone: HMZone) {}
  public func home(_ home: HMHome, didAdd group: HMServiceGroup) {}
  public func home(_ home: HMHome, didRemove group: HMServiceGroup) {}
  public func home(_ home: HMHome, didUpdateNameFor group: HMServiceGroup) {}
  public func home(_ home: HMHome, didAdd service: HMService, to group: HMServiceGroup) {}
  public func home(_ home: HMHome, didRemove service: HMService, from group: HMServiceGroup) {}
  public func home(_ home: HMHome, didAdd actionSet: HMActionSet) {}
  public func home(_ home: HMHome, didRemove actionSet: HMActionSet) {}
  public func home(_ home: HMHome, didUpdateNameFor actionSet: HMActionSet) {}
  public func home(_ home: HMHome, didUpdateActionsFor actionSet: HMActionSet) {}
  public func home(_ home: HMHome, didAdd trigger: HMTrigger) {}
  public func home(_ home: HMHome, didRemove trigger: HMTrigger) {}
  public func home(_ home: HMHome, didUpdateNameFor trigger: HMTrigger) {}
  public func home(_ home: HMHome, didUpdate trigger: HMTrigger) {}
  public func home(_ home: HMHome, didAdd user: HMUser) {}
  public func home(_ home: HMHome, didRemove user: HMUser) {}
}
