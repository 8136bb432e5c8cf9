public import AuthenticationServices
public import Foundation
public import HeadlessSwiftUI

/// Requests for signing in: none succeeds.
public struct AuthorizationController: Sendable {
  /// Ends with an error: not handled.
  @preconcurrency @MainActor public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.notHandled) }
  /// Ends with an error: not handled.
  @preconcurrency @MainActor public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.notHandled) }
  /// Ends with an error: no field is filled.
  @preconcurrency @MainActor public func performAutoFillAssistedRequests(
    _ requests: [ASAuthorizationRequest]
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.notHandled) }
  /// Ends with an error: no field is filled.
  @preconcurrency @MainActor public func performAutoFillAssistedRequest(
    _ request: ASAuthorizationRequest
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.notHandled) }
}

/// What a sign-in gives.
public enum ASAuthorizationResult {
  /// A name and a password.
  case password(ASPasswordCredential)
  /// An account of Apple's.
  case appleID(ASAuthorizationAppleIDCredential)
  /// An account of a company.
  case singleSignOn(ASAuthorizationSingleSignOnCredential)
  /// A passkey.
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  /// A new passkey.
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
  /// A key that is a thing.
  case securityKeyAssertion(ASAuthorizationSecurityKeyPublicKeyCredentialAssertion)
  /// A new key that is a thing.
  case securityKeyRegistration(ASAuthorizationSecurityKeyPublicKeyCredentialRegistration)
}

/// A sign-in on the web: it never begins, and ends as if somebody had cancelled it.
@preconcurrency @MainActor
public struct WebAuthenticationSession: Sendable {
  /// Whether the browser keeps what it knows.
  public enum BrowserSession: Hashable, Sendable {
    case ephemeral
  }

  /// Ends with an error: cancelled.
  public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }
  /// Ends with an error: cancelled.
  public func authenticate(
    using url: URL, callback: ASWebAuthenticationSession.Callback, preferredBrowserSession: BrowserSession? = nil,
    additionalHeaderFields: [String: String]
  ) async throws -> URL { throw ASWebAuthenticationSessionError(.canceledLogin) }
}

extension EnvironmentValues {
  /// The sign-in on the web.
  @preconcurrency @MainActor public var webAuthenticationSession: WebAuthenticationSession {
    WebAuthenticationSession()
  }
  /// The requests for signing in.
  public var authorizationController: AuthorizationController { AuthorizationController() }
}
