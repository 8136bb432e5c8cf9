// Names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Foundation

/// Authenticates a person: it cannot, and ends with `LAError.biometryNotAvailable`.
open class LAContext: NSObject, @unchecked Sendable {
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  open var interactionNotAllowed = false

  open var biometryType: LABiometryType { .none }
  open var evaluatedPolicyDomainState: Data? { nil }

  /// Whether a policy can be evaluated: no.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = NSError(domain: LAErrorDomain, code: LAError.Code.biometryNotAvailable.rawValue)
    return false
  }

  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { reply(false, LAError(.biometryNotAvailable)) }
  /// Throws `LAError.biometryNotAvailable`.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.biometryNotAvailable)
  }
  open func invalidate() {}
}

/// The way in which a person is known, with its raw values.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}

/// By what a person is known, with its raw values.
public enum LABiometryType: Int, Sendable {
  case none = 0
  case touchID = 1
  case faceID = 2
  case opticID = 4

  public static let LABiometryNone = LABiometryType.none
}
