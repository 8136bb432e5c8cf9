@_exported public import Foundation

/// A kind of push notification.
public struct PKPushType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
  public static let fileProvider = PKPushType(rawValue: "PKPushTypeFileProvider")
}

/// An app's registration for push notifications, which is kept. None arrive.
open class PKPushRegistry: NSObject {
  open weak var delegate: (any PKPushRegistryDelegate)?
  open var desiredPushTypes: Set<PKPushType>?

  public init(queue: DispatchQueue?) {}
  open func pushToken(for type: PKPushType) -> Data? { nil }
}

/// The token that pushes are sent to. None is ever made.
open class PKPushCredentials: NSObject {
  open var type: PKPushType { .voIP }
  open var token: Data { Data() }
}

/// The content of a push notification. None is ever made.
open class PKPushPayload: NSObject {
  open var type: PKPushType { .voIP }
  open var dictionaryPayload: [AnyHashable: Any] { [:] }
}

/// The delegate of a registration. It is never called.
public protocol PKPushRegistryDelegate: NSObjectProtocol {
  func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
  func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
    completion: @escaping () -> Void)
  func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}

extension PKPushRegistryDelegate {
  public func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
    completion: @escaping () -> Void
  ) { completion() }
  public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {}
}
