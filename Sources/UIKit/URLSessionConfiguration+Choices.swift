// Names are of the Network framework.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public import Foundation
public import FoundationNetworking

/// A version of TLS.
public enum tls_protocol_version_t: UInt16, Sendable {
  case TLSv10 = 0x0301
  case TLSv11 = 0x0302
  case TLSv12 = 0x0303
  case TLSv13 = 0x0304
}

// Choices that Foundation on Linux does not have, or does not let set. They have no effect.
extension URLSessionConfiguration {
  /// Whether requests wait for a network. They do not.
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
  /// Whether costly networks are used. They are.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether networks are used where data are to be saved. They are.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether an app is started for requests in the background. It is not.
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {}
  }
  /// The oldest version of TLS.
  public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
    get { .TLSv12 }
    set {}
  }
}
