public import Foundation

/// A maker of requests for passkeys.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
  public let relyingPartyIdentifier: String
  public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }

  open func createCredentialAssertionRequest(challenge: Data)
    -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest
  {
    ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(
      provider: self, party: relyingPartyIdentifier, challenge: challenge)
  }
  open func createCredentialRegistrationRequest(challenge: Data, name: String, userID: Data)
    -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest
  {
    ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(
      provider: self, party: relyingPartyIdentifier, challenge: challenge, name: name, userID: userID)
  }
  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data, requestStyle: RegistrationRequestStyle
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    let request = createCredentialRegistrationRequest(challenge: challenge, name: name, userID: userID)
    request.requestStyle = requestStyle
    return request
  }

  /// Whether a person is asked for a new passkey, with its raw values.
  public enum RegistrationRequestStyle: Int, Sendable {
    case standard = 0
    case conditional = 1
  }
}

/// A maker of requests for keys that are things.
open class ASAuthorizationSecurityKeyPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
  public let relyingPartyIdentifier: String
  public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }

  open func createCredentialAssertionRequest(challenge: Data)
    -> ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest
  {
    ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest(
      provider: self, party: relyingPartyIdentifier, challenge: challenge)
  }
  open func createCredentialRegistrationRequest(challenge: Data, displayName: String, name: String, userID: Data)
    -> ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest
  {
    ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest(
      provider: self, party: relyingPartyIdentifier, challenge: challenge, name: name, displayName: displayName,
      userID: userID)
  }
}

/// How much a key asks of a person.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let preferred = Self("preferred")
  public static let required = Self("required")
  public static let discouraged = Self("discouraged")
}

/// What a new key says of the device.
public struct ASAuthorizationPublicKeyCredentialAttestationKind: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let none = Self("none")
  public static let direct = Self("direct")
  public static let indirect = Self("indirect")
  public static let enterprise = Self("enterprise")
}

/// A key that a request is about. Stored.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject {
  open var credentialID: Data
  public init(credentialID: Data) { self.credentialID = credentialID }
}

/// A request for signing in by a key. Stored.
open class ASAuthorizationPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {
  open var challenge: Data
  open var relyingPartyIdentifier: String
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred

  init(provider: any ASAuthorizationProvider, party: String, challenge: Data) {
    (relyingPartyIdentifier, self.challenge) = (party, challenge)
    super.init(provider: provider)
  }
}

/// A request for signing in by a passkey. Stored.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest:
  ASAuthorizationPublicKeyCredentialAssertionRequest
{
  open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
  open var shouldShowHybridTransport = true
}

/// A request for signing in by a key that is a thing. Stored.
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertionRequest:
  ASAuthorizationPublicKeyCredentialAssertionRequest
{
  open var appID: String?
}

/// A request for a new key. Stored.
open class ASAuthorizationPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest {
  open var challenge: Data
  open var relyingPartyIdentifier: String
  open var name: String
  open var displayName: String?
  open var userID: Data
  open var userVerificationPreference = ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred
  open var attestationPreference = ASAuthorizationPublicKeyCredentialAttestationKind.none

  init(
    provider: any ASAuthorizationProvider, party: String, challenge: Data, name: String, displayName: String? = nil,
    userID: Data
  ) {
    (relyingPartyIdentifier, self.challenge, self.name) = (party, challenge, name)
    (self.displayName, self.userID) = (displayName, userID)
    super.init(provider: provider)
  }
}

/// A request for a new passkey. Stored.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest:
  ASAuthorizationPublicKeyCredentialRegistrationRequest
{
  open var excludedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor]? = []
  open var shouldShowHybridTransport = true
  open var requestStyle = ASAuthorizationPlatformPublicKeyCredentialProvider.RegistrationRequestStyle.standard
}

/// A request for a new key that is a thing. Stored.
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistrationRequest:
  ASAuthorizationPublicKeyCredentialRegistrationRequest
{}

/// What a key gives.
public protocol ASPublicKeyCredential: ASAuthorizationCredential {
  var rawClientDataJSON: Data { get }
  var credentialID: Data { get }
}

/// What a key gives at a sign-in.
public protocol ASAuthorizationPublicKeyCredentialAssertion: ASPublicKeyCredential {
  var rawAuthenticatorData: Data! { get }
  var userID: Data! { get }
  var signature: Data! { get }
}

/// What a new key gives.
public protocol ASAuthorizationPublicKeyCredentialRegistration: ASPublicKeyCredential {
  var rawAttestationObject: Data? { get }
}

/// Where a key is, with its raw values.
public enum ASAuthorizationPublicKeyCredentialAttachment: Int, Sendable {
  case platform = 0
  case crossPlatform = 1
}

/// What a key gives at a sign-in: none is ever given.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationPublicKeyCredentialAssertion {
  private override init() {}
  open var rawClientDataJSON: Data { Data() }
  open var credentialID: Data { Data() }
  open var rawAuthenticatorData: Data! { Data() }
  open var userID: Data! { Data() }
  open var signature: Data! { Data() }
  open var attachment: ASAuthorizationPublicKeyCredentialAttachment { .platform }
}

/// What a new passkey gives: none is ever given.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
  ASAuthorizationPublicKeyCredentialRegistration
{
  private override init() {}
  open var rawClientDataJSON: Data { Data() }
  open var credentialID: Data { Data() }
  open var rawAttestationObject: Data? { nil }
  open var attachment: ASAuthorizationPublicKeyCredentialAttachment { .platform }
}

/// What a key that is a thing gives at a sign-in: none is ever given.
open class ASAuthorizationSecurityKeyPublicKeyCredentialAssertion: NSObject,
  ASAuthorizationPublicKeyCredentialAssertion
{
  private override init() {}
  open var rawClientDataJSON: Data { Data() }
  open var credentialID: Data { Data() }
  open var rawAuthenticatorData: Data! { Data() }
  open var userID: Data! { Data() }
  open var signature: Data! { Data() }
}

/// What a new key that is a thing gives: none is ever given.
open class ASAuthorizationSecurityKeyPublicKeyCredentialRegistration: NSObject,
  ASAuthorizationPublicKeyCredentialRegistration
{
  private override init() {}
  open var rawClientDataJSON: Data { Data() }
  open var credentialID: Data { Data() }
  open var rawAttestationObject: Data? { nil }
}

/// A maker of requests for an account of a company.
open class ASAuthorizationSingleSignOnProvider: NSObject, ASAuthorizationProvider {
  public let url: URL
  public init(identityProvider url: URL) { self.url = url }
  open func createRequest() -> ASAuthorizationSingleSignOnRequest { ASAuthorizationSingleSignOnRequest(provider: self) }
  open var canPerformAuthorization: Bool { false }
}

/// A request for an account of a company. Stored.
open class ASAuthorizationSingleSignOnRequest: ASAuthorizationOpenIDRequest {
  open var authorizationOptions: [URLQueryItem] = []
  open var isUserInterfaceEnabled = true
}

/// An account of a company: none is given.
open class ASAuthorizationSingleSignOnCredential: NSObject, ASAuthorizationCredential {
  private override init() {}
  open var state: String? { nil }
  open var accessToken: Data? { nil }
  open var identityToken: Data? { nil }
  open var authorizedScopes: [ASAuthorization.Scope] { [] }
}
