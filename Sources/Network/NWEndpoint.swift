public import Foundation

/// The other end of a connection.
public enum NWEndpoint: Hashable, CustomDebugStringConvertible, Sendable {
  case hostPort(host: Host, port: Port)
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  case unix(path: String)
  case url(URL)

  public var debugDescription: String {
    switch self {
    case .hostPort(let host, let port): "\(host):\(port)"
    case .service(let name, let type, let domain, _): "\(name).\(type)\(domain)"
    case .unix(let path): path
    case .url(let url): url.absoluteString
    }
  }

  /// The name or address of a host.
  public enum Host: Hashable, ExpressibleByStringLiteral, CustomDebugStringConvertible, Sendable {
    case name(String, NWInterface?)

    public init(_ string: String) { self = .name(string, nil) }
    public init(stringLiteral: String) { self.init(stringLiteral) }

    public var debugDescription: String {
      switch self {
      case .name(let name, _): name
      }
    }
  }

  /// The number of a port.
  public struct Port: Hashable, ExpressibleByIntegerLiteral, RawRepresentable, CustomDebugStringConvertible, Sendable {
    public let rawValue: UInt16

    public init(rawValue: UInt16) { self.rawValue = rawValue }
    public init(integerLiteral value: UInt16) { rawValue = value }
    /// A port by its number, or `nil` if the text is none.
    public init?(_ service: String) {
      guard let number = UInt16(service) else { return nil }
      rawValue = number
    }

    public static let any = Port(rawValue: 0)
    public static let ssh = Port(rawValue: 22)
    public static let smtp = Port(rawValue: 25)
    public static let http = Port(rawValue: 80)
    public static let pop = Port(rawValue: 110)
    public static let imap = Port(rawValue: 143)
    public static let https = Port(rawValue: 443)
    public static let imaps = Port(rawValue: 993)
    public static let socks = Port(rawValue: 1080)

    public var debugDescription: String { String(rawValue) }
  }
}

/// How a connection is made. Stored.
public class NWParameters: @unchecked Sendable {
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  public var requiredInterface: NWInterface?
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  public var prohibitExpensivePaths = false
  public var prohibitConstrainedPaths = false
  public var preferNoProxies = false
  public var includePeerToPeer = false
  public var allowLocalEndpointReuse = false
  public var acceptLocalOnly = false
  public var allowFastOpen = false
  public var requiredLocalEndpoint: NWEndpoint?
  public var serviceClass = ServiceClass.bestEffort
  public let defaultProtocolStack = ProtocolStack()

  public init() {}
  public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
    self.init()
    defaultProtocolStack.transportProtocol = tcp
    if let tls { defaultProtocolStack.applicationProtocols = [tls] }
  }
  public convenience init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) {
    self.init()
    defaultProtocolStack.transportProtocol = udp
    if let dtls { defaultProtocolStack.applicationProtocols = [dtls] }
  }

  public class var tcp: NWParameters { NWParameters(tls: nil) }
  public class var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
  public class var udp: NWParameters { NWParameters(dtls: nil) }
  public class var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }

  /// The importance of a connection's data.
  public enum ServiceClass: Sendable {
    case bestEffort
    case background
    case interactiveVideo
    case interactiveVoice
    case responsiveData
    case signaling
  }

  /// The protocols of a connection.
  public final class ProtocolStack: @unchecked Sendable {
    public var applicationProtocols: [NWProtocolOptions] = []
    public var transportProtocol: NWProtocolOptions?
    public var internetProtocol: NWProtocolOptions?
  }
}

/// A protocol by its name.
public class NWProtocolDefinition: @unchecked Sendable {
  public let name: String

  init(_ name: String) { self.name = name }
}

/// What a message tells of its protocol.
public class NWProtocolMetadata: @unchecked Sendable {
  init() {}
}

/// The choices for a protocol.
public class NWProtocolOptions: @unchecked Sendable {
  public init() {}
}

/// A protocol.
public class NWProtocol: @unchecked Sendable {
  init() {}
}

/// The protocol of streams.
public class NWProtocolTCP: NWProtocol, @unchecked Sendable {
  public static let definition = NWProtocolDefinition("tcp")

  /// The choices for streams. Stored.
  public class Options: NWProtocolOptions, @unchecked Sendable {
    public var noDelay = false
    public var enableKeepalive = false
    public var keepaliveIdle = 0
    public var keepaliveInterval = 0
    public var keepaliveCount = 0
    public var connectionTimeout = 0
    public var enableFastOpen = false
  }
}

/// The protocol of datagrams.
public class NWProtocolUDP: NWProtocol, @unchecked Sendable {
  public static let definition = NWProtocolDefinition("udp")

  /// The choices for datagrams. Stored.
  public class Options: NWProtocolOptions, @unchecked Sendable {
    public var preferNoChecksum = false
  }
}

/// The protocol of secret streams.
public class NWProtocolTLS: NWProtocol, @unchecked Sendable {
  public static let definition = NWProtocolDefinition("tls")

  /// The choices for secret streams.
  public class Options: NWProtocolOptions, @unchecked Sendable {}
}

/// The protocol of messages on the web.
public class NWProtocolWebSocket: NWProtocol, @unchecked Sendable {
  public static let definition = NWProtocolDefinition("websocket")

  /// The kinds of messages, with their raw values.
  public enum Opcode: Int, Sendable {
    case cont = 0
    case text = 1
    case binary = 2
    case close = 8
    case ping = 9
    case pong = 10
  }

  /// The choices for messages. Stored.
  public class Options: NWProtocolOptions, @unchecked Sendable {
    public var autoReplyPing = false
    public var maximumMessageSize = 0
    public var skipHandshake = false

    public init(_ version: Version = .v13) { super.init() }

    public func setAdditionalHeaders(_ headers: [(name: String, value: String)]) {}
    public func setSubprotocols(_ subprotocols: [String]) {}
  }

  /// The version of the protocol.
  public enum Version: Sendable {
    case v13
  }

  /// What a message tells. Stored.
  public class Metadata: NWProtocolMetadata, @unchecked Sendable {
    public let opcode: Opcode

    public init(opcode: Opcode) { self.opcode = opcode }
  }
}
