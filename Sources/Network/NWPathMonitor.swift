@_exported public import Foundation

/// Tells how the network can be reached: its handler is never called.
public final class NWPathMonitor: @unchecked Sendable {
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public let currentPath = NWPath()
  public private(set) var queue: DispatchQueue?

  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

  public func start(queue: DispatchQueue) { self.queue = queue }
  public func cancel() {}
}

extension NWPathMonitor: AsyncSequence {
  public typealias Element = NWPath

  /// The paths one after another: none.
  public struct Iterator: AsyncIteratorProtocol {
    /// The next path: none.
    public mutating func next() async -> NWPath? { nil }
  }

  public func makeAsyncIterator() -> Iterator { Iterator() }
}

/// A path to the network: it is not known to work.
public struct NWPath: Hashable, Sendable, CustomDebugStringConvertible {
  public var status: Status { .unsatisfied }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsIPv4: Bool { false }
  public var supportsIPv6: Bool { false }
  public var supportsDNS: Bool { false }
  public var availableInterfaces: [NWInterface] { [] }
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public var gateways: [NWEndpoint] { [] }
  public var localEndpoint: NWEndpoint? { nil }
  public var remoteEndpoint: NWEndpoint? { nil }
  public var debugDescription: String { "\(status)" }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }

  /// Whether a path works.
  public enum Status: Sendable {
    case satisfied
    case unsatisfied
    case requiresConnection
  }

  /// Why no path works.
  public enum UnsatisfiedReason: Sendable {
    case notAvailable
    case cellularDenied
    case wifiDenied
    case localNetworkDenied
    case vpnInactive
  }
}

/// An interface of the device to the network.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  public let name: String
  public let index: Int
  public let type: InterfaceType

  public var debugDescription: String { name }

  /// A kind of interface.
  public enum InterfaceType: Sendable {
    case other
    case wifi
    case cellular
    case wiredEthernet
    case loopback
  }
}
