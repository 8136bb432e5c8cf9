@_exported public import Foundation

/// The homes of a user: there are none, and nobody is asked.
open class HMHomeManager: NSObject, @unchecked Sendable {
  open weak var delegate: (any HMHomeManagerDelegate)?
  open var primaryHome: HMHome? { nil }
  open var homes: [HMHome] { [] }
  open var authorizationStatus: HMHomeManagerAuthorizationStatus { [] }

  /// Ends with `HMError.homeAccessNotAuthorized`, as all changes do.
  open func addHome(withName homeName: String, completionHandler completion: @escaping (HMHome?, (any Error)?) -> Void)
  {
    completion(nil, HMError.noHome)
  }
  open func addHome(named homeName: String) async throws -> HMHome { throw HMError.noHome }
  open func removeHome(_ home: HMHome, completionHandler completion: @escaping ((any Error)?) -> Void) {
    completion(HMError.noHome)
  }
  open func removeHome(_ home: HMHome) async throws { throw HMError.noHome }
  open func updatePrimaryHome(_ home: HMHome, completionHandler completion: @escaping ((any Error)?) -> Void) {
    completion(HMError.noHome)
  }
  open func updatePrimaryHome(_ home: HMHome) async throws { throw HMError.noHome }
}

/// Whether an app may see homes, with its raw values.
public struct HMHomeManagerAuthorizationStatus: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let determined = HMHomeManagerAuthorizationStatus(rawValue: 1 << 0)
  public static let restricted = HMHomeManagerAuthorizationStatus(rawValue: 1 << 1)
  public static let authorized = HMHomeManagerAuthorizationStatus(rawValue: 1 << 2)
}

/// The delegate of a user's homes. It is never called.
public protocol HMHomeManagerDelegate: NSObjectProtocol {
  func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
  func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager)
  func homeManager(_ manager: HMHomeManager, didAdd home: HMHome)
  func homeManager(_ manager: HMHomeManager, didRemove home: HMHome)
  func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus)
  func homeManager(_ manager: HMHomeManager, didReceiveAddAccessoryRequest request: HMAddAccessoryRequest)
}

extension HMHomeManagerDelegate {
  public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {}
  public func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager) {}
  public func homeManager(_ manager: HMHomeManager, didAdd home: HMHome) {}
  public func homeManager(_ manager: HMHomeManager, didRemove home: HMHome) {}
  public func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus) {}
  public func homeManager(_ manager: HMHomeManager, didReceiveAddAccessoryRequest request: HMAddAccessoryRequest) {}
}

/// A request of the Home app to add an accessory. None is ever made.
open class HMAddAccessoryRequest: NSObject {
  open var home: HMHome { HMHome() }
  open var accessoryName: String { "" }
  open var accessoryCategory: HMAccessoryCategory { HMAccessoryCategory() }
  open var requiresSetupPayloadURL: Bool { false }
  open var requiresOwnershipToken: Bool { false }
}

/// A search for new accessories: it finds none.
open class HMAccessoryBrowser: NSObject {
  open weak var delegate: (any HMAccessoryBrowserDelegate)?
  open var discoveredAccessories: [HMAccessory] { [] }
  open func startSearchingForNewAccessories() {}
  open func stopSearchingForNewAccessories() {}
}

/// The delegate of a search for accessories. It is never called.
public protocol HMAccessoryBrowserDelegate: NSObjectProtocol {
  func accessoryBrowser(_ browser: HMAccessoryBrowser, didFindNewAccessory accessory: HMAccessory)
  func accessoryBrowser(_ browser: HMAccessoryBrowser, didRemoveNewAccessory accessory: HMAccessory)
}

extension HMAccessoryBrowserDelegate {
  public func accessoryBrowser(_ browser: HMAccessoryBrowser, didFindNewAccessory accessory: HMAccessory) {}
  public func accessoryBrowser(_ browser: HMAccessoryBrowser, didRemoveNewAccessory accessory: HMAccessory) {}
}
