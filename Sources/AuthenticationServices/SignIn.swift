@_exported public import UIKit
import UIKitPresentation

/// The button for signing in with Apple's account: a labelled placeholder stands for it, with a finding
/// `placeholder-screen`. Its size is its own: 140 by 30.
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
  open var cornerRadius: CGFloat = 6

  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    FrameworkView.show("ASAuthorizationAppleIDButton", of: "AuthenticationServices", in: self)
  }

  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  public convenience init() {
    self.init(authorizationButtonType: .default, authorizationButtonStyle: .black)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    FrameworkView.show("ASAuthorizationAppleIDButton", of: "AuthenticationServices", in: self)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

  /// The label of the button, with its raw values.
  public enum ButtonType: Int, Sendable {
    case signIn = 0
    case `continue` = 1
    case signUp = 2

    public static let `default` = ButtonType.signIn
  }

  /// The button's colours, with their raw values.
  public enum Style: Int, Sendable {
    case white = 0
    case whiteOutline = 1
    case black = 2
  }
}

/// Requests for signing in: each ends with `ASAuthorizationError.notHandled`.
open class ASAuthorizationController: NSObject {
  public let authorizationRequests: [ASAuthorizationRequest]
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
    super.init()
  }

  /// Tells the delegate that the request failed.
  open func performRequests() {
    delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.notHandled))
  }
  open func performRequests(options: RequestOptions) { performRequests() }
  /// Without effect: no field is filled.
  open func performAutoFillAssistedRequests() {}
  open func cancel() {}

  /// The way in which requests are made.
  public struct RequestOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }
}

/// The delegate of requests for signing in.
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// A provider of the window in which a sign-in is shown.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// The window that a request is shown in.
public typealias ASPresentationAnchor = UIWindow

/// A sign-in: none succeeds.
open class ASAuthorization: NSObject {
  open var credential: any ASAuthorizationCredential { ASAuthorizationAppleIDCredential() }
  open var provider: any ASAuthorizationProvider { ASAuthorizationAppleIDProvider() }

  /// A fact about a person that an app asks for.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }

  /// What is asked of an account.
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
    public static let operationLogin = OpenIDOperation(rawValue: "login")
    public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
    public static let operationLogout = OpenIDOperation(rawValue: "logout")
  }
}

/// The result of a sign-in.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// An account: none is given.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  open var user: String { "" }
  open var email: String? { nil }
  open var fullName: PersonNameComponents? { nil }
  open var identityToken: Data? { nil }
  open var realUserStatus: ASUserDetectionStatus { .unsupported }
  open var state: String? { nil }
  open var authorizationCode: Data? { nil }
  open var authorizedScopes: [ASAuthorization.Scope] { [] }
  open var userAgeRange: ASUserAgeRange { .unknown }
}

/// Whether a person is a child, with its raw values.
public enum ASUserAgeRange: Int, Sendable {
  case unknown = 0
  case child = 1
  case notChild = 2
}

/// A name and a password: none is given.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  public let user: String
  public let password: String

  public init(user: String, password: String) {
    (self.user, self.password) = (user, password)
    super.init()
  }
}

/// A maker of requests for signing in.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// A request for signing in. Stored.
open class ASAuthorizationRequest: NSObject {
  public let provider: any ASAuthorizationProvider
  init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// A request for signing in. Stored.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var state: String?
  open var nonce: String?
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// A request for an account. Stored.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  open var user: String?
}

/// A request for a password. Stored.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// A maker of requests for an account.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
  open func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }

  /// Whether an account is signed in, with its raw values.
  public enum CredentialState: Int, Sendable {
    case revoked = 0
    case authorized = 1
    case notFound = 2
    case transferred = 3
  }

  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDCredentialRevokedNotification")
}

/// A maker of requests for a password.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}

/// A sign-in on the web: it does not start.
open class ASWebAuthenticationSession: NSObject {
  /// The function that is called with the address at the end of a session, or an error.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false

  open var additionalHeaderFields: [String: String]?

  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    super.init()
  }
  public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) { super.init() }

  /// The address that ends a session.
  open class Callback: NSObject, @unchecked Sendable {
    private let matches: (URL) -> Bool
    private init(_ matches: @escaping (URL) -> Bool) { self.matches = matches }

    open class func customScheme(_ customScheme: String) -> Callback { Callback { $0.scheme == customScheme } }
    open class func https(host: String, path: String) -> Callback {
      Callback { $0.scheme == "https" && $0.host == host && $0.path == path }
    }
    open func matchesURL(_ url: URL) -> Bool { matches(url) }
  }

  open var canStart: Bool { false }
  @discardableResult open func start() -> Bool { false }
  open func cancel() {}
}

/// A provider of the window in which a sign-in is shown.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Whether a person is real, with its raw values.
public enum ASUserDetectionStatus: Int, Sendable {
  case unsupported = 0
  case unknown = 1
  case likelyReal = 2
}
