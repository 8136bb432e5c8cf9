@_exported public import Foundation

/// Whether an app may track: it may not, and nobody is asked.
open class ATTrackingManager: NSObject {
  open class var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }
  open class func requestTrackingAuthorization(completionHandler: @escaping @Sendable (AuthorizationStatus) -> Void) {
    completionHandler(.denied)
  }
  open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }

  /// Whether an app may track, with its raw values.
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
  }
}
