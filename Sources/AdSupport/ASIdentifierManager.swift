@_exported public import Foundation

/// The device's identity for advertisements: zeros, as if tracking is not allowed.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  private static let manager = ASIdentifierManager()

  open class func shared() -> ASIdentifierManager { manager }
  /// Zeros, as where tracking is off.
  open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  open var isAdvertisingTrackingEnabled: Bool { false }
}
