@_exported public import Foundation

/// Tells how the network can be reached: its handler is never called.
public final class NWPathMonitor: @unchecked Sendable {
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public let currentPath = NWPath()
  public private(set) var queue: DispatchQueue?

  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}

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
public struct NWPath: Hashable, Sendable {
  public var status: Status { .unsatisfied }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsIPv4: Bool { false }
  public var supportsIPv6: Bool { false }
  public var supportsDNS: Bool { false }
  public var availableInterfaces: [NWInterface] { [] }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }

  /// Whether a path works.
  public enum Status: Sendable {
    case satisfied
    case unsatisfied
    case requiresConnection
  }
}

/// An interface of the device to the network.
public struct NWInterface: Hashable, Sendable {
  public let name: String
  public let type: InterfaceType

  /// A kind of interface.
  public enum InterfaceType: Sendable {
    case other
    case wifi
    case cellular
    case wiredEthernet
    case loopback
  }
}
