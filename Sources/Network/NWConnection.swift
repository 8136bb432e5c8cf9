public import Foundation

/// A connection: it never gets ready, and nothing is sent or received.
public final class NWConnection: @unchecked Sendable {
  public let endpoint: NWEndpoint
  public let parameters: NWParameters
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)?
  public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)?
  public private(set) var queue: DispatchQueue?

  public init(to: NWEndpoint, using: NWParameters) { (endpoint, parameters) = (to, using) }
  public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters) {
    self.init(to: .hostPort(host: host, port: port), using: using)
  }

  public var state: State { .setup }
  public var currentPath: NWPath? { nil }
  public var maximumDatagramSize: Int { 0 }
  public func start(queue: DispatchQueue) { self.queue = queue }
  public func restart() {}
  public func cancel() {}
  public func forceCancel() {}
  public func cancelCurrentEndpoint() {}
  public func batch(_ block: () -> Void) { block() }
  public func send(
    content: (some DataProtocol)?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {}
  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {}
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) {}
  public func receiveMessage(completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void) {}

  /// The state of a connection.
  public enum State: Equatable, Sendable {
    case setup
    case waiting(NWError)
    case preparing
    case ready
    case failed(NWError)
    case cancelled
  }

  /// What follows a message's sending. It is never called.
  public enum SendCompletion: Sendable {
    case contentProcessed(@Sendable (NWError?) -> Void)
    case idempotent
  }

  /// What belongs to a message.
  public final class ContentContext: @unchecked Sendable {
    public let identifier: String
    public let isFinal: Bool

    public init(
      identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false,
      antecedent: ContentContext? = nil, metadata: [NWProtocolMetadata]? = []
    ) { (self.identifier, self.isFinal) = (identifier, isFinal) }

    public static let defaultMessage = ContentContext(identifier: "Default message")
    public static let finalMessage = ContentContext(identifier: "Final message", isFinal: true)
    public static let defaultStream = ContentContext(identifier: "Default stream")
    public func protocolMetadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? { nil }
  }
}

extension NWConnection: Hashable {
  public static func == (a: NWConnection, b: NWConnection) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An error of the network.
public enum NWError: Error, Equatable, Sendable {
  case posix(POSIXErrorCode)
  case dns(Int32)
  case tls(Int32)
}

/// Waits for connections: none comes.
public final class NWListener: @unchecked Sendable {
  public let parameters: NWParameters
  public let port: NWEndpoint.Port?
  public var service: Service?
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
  public var serviceRegistrationUpdateHandler: (@Sendable (ServiceRegistrationChange) -> Void)?
  public var newConnectionLimit = Int.max
  public private(set) var queue: DispatchQueue?

  public init(using: NWParameters, on: NWEndpoint.Port = .any) throws { (parameters, port) = (using, on) }
  public convenience init(service: Service?, using: NWParameters) throws {
    try self.init(using: using)
    self.service = service
  }

  public var state: State { .setup }
  public func start(queue: DispatchQueue) { self.queue = queue }
  public func cancel() {}

  /// The state of a listener.
  public enum State: Equatable, Sendable {
    case setup
    case waiting(NWError)
    case ready
    case failed(NWError)
    case cancelled
  }

  /// A change of what is told of a listener.
  public enum ServiceRegistrationChange: Equatable, Sendable {
    case add(NWEndpoint)
    case remove(NWEndpoint)
  }

  /// What is told of a listener.
  public struct Service: Equatable, Sendable {
    public var name: String?
    public var type: String
    public var domain: String?
    public var txtRecordObject: NWTXTRecord?
    public var noAutoRename = false

    public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: NWTXTRecord) {
      (self.name, self.type, self.domain, txtRecordObject) = (name, type, domain, txtRecord)
    }

    public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
      (self.name, self.type, self.domain) = (name, type, domain)
    }
  }
}

/// Looks for listeners: it finds none.
public final class NWBrowser: @unchecked Sendable {
  public let descriptor: Descriptor
  public let parameters: NWParameters
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
  public private(set) var queue: DispatchQueue?

  public init(for descriptor: Descriptor, using: NWParameters) {
    (self.descriptor, parameters) = (descriptor, using)
  }

  public var state: State { .setup }
  public var browseResults: Set<Result> { [] }
  public func start(queue: DispatchQueue) { self.queue = queue }
  public func cancel() {}

  /// The state of a search.
  public enum State: Equatable, Sendable {
    case setup
    case ready
    case failed(NWError)
    case cancelled
    case waiting(NWError)
  }

  /// What is looked for.
  public enum Descriptor: Equatable, Sendable {
    case bonjour(type: String, domain: String?)
    case bonjourWithTXTRecord(type: String, domain: String?)
    case applicationService(name: String)
  }

  /// A listener that was found.
  public struct Result: Hashable, Sendable {
    public let endpoint: NWEndpoint
    public let interfaces: [NWInterface]
    public let metadata: Metadata

    /// What is told of a listener.
    public enum Metadata: Hashable, Sendable {
      case none
      case bonjour(NWTXTRecord)
    }

    /// A change of what was found.
    public enum Change: Hashable, Sendable {
      case identical
      case added(Result)
      case removed(Result)
      case changed(old: Result, new: Result, flags: Flags)

      /// What is different.
      public struct Flags: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let interfaceAdded = Flags(rawValue: 1)
        public static let interfaceRemoved = Flags(rawValue: 2)
        public static let metadataChanged = Flags(rawValue: 4)
      }
    }
  }
}

/// Texts by key that are told of a listener. Stored.
public struct NWTXTRecord: Hashable, Sendable {
  public private(set) var dictionary: [String: String]

  public init(_ dictionary: [String: String] = [:]) { self.dictionary = dictionary }

  public subscript(key: String) -> String? {
    get { dictionary[key] }
    set { dictionary[key] = newValue }
  }
}
