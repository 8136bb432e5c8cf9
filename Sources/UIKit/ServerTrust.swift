public import Foundation
public import FoundationNetworking

/// The trust in a server's identity: nothing is known of it. The functions for it are Security's.
public final class SecTrust: @unchecked Sendable {
  /// Nothing about a server.
  package init() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The way to ask whether a server is trusted. Foundation on Linux never asks.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

extension URLProtectionSpace {
  /// The trust in the server's identity: nothing is known of it.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// A credential for a server that is trusted.
  public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
