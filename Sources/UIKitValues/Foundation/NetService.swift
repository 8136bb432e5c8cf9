public import Foundation

/// A service of the local network. Differs from Foundation: nothing is published or looked up, and the delegate hears of an
/// error.
open class NetService: NSObject {
  /// The delegate. A weak reference.
  open weak var delegate: (any NetServiceDelegate)?
  /// The domain, such as `local.`
  public let domain: String
  /// The kind of service, such as `_http._tcp.`
  public let type: String
  /// The name.
  public let name: String
  /// The port; -1 for one that is looked up.
  public let port: Int
  /// Whether it can be reached by Bluetooth or peer-to-peer Wi-Fi.
  open var includesPeerToPeer = false
  private var record: Data?

  /// Creates a service that is looked up.
  public convenience init(domain: String, type: String, name: String) {
    self.init(domain: domain, type: type, name: name, port: -1)
  }

  /// Creates a service that is published.
  public init(domain: String, type: String, name: String, port: Int32) {
    (self.domain, self.type, self.name, self.port) = (domain, type, name, Int(port))
  }

  /// The host's name: none.
  open var hostName: String? { nil }
  /// The addresses: none.
  open var addresses: [Data]? { nil }

  /// Tells the delegate of an error.
  open func publish() { publish(options: []) }
  /// Tells the delegate of an error.
  open func publish(options: NetService.Options) { delegate?.netService(self, didNotPublish: NetService.failure) }
  /// Tells the delegate of an error.
  open func resolve(withTimeout timeout: TimeInterval) {
    delegate?.netService(self, didNotResolve: NetService.failure)
  }
  /// Tells the delegate that the service has stopped.
  open func stop() { delegate?.netServiceDidStop(self) }
  /// Has no effect: there are no changes.
  open func startMonitoring() {}
  /// Has no effect: there are no changes.
  open func stopMonitoring() {}
  /// Has no effect: nothing is published.
  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Has no effect: nothing is published.
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Keeps a record.
  @discardableResult open func setTXTRecord(_ recordData: Data?) -> Bool {
    record = recordData
    return true
  }
  /// The record that was set.
  open func txtRecordData() -> Data? { record }

  /// What every attempt ends with: an unknown error.
  static let failure: [String: NSNumber] = [
    errorCode: NSNumber(value: ErrorCode.unknownError.rawValue), errorDomain: 0,
  ]
  /// The key of an error's number.
  public static let errorCode = "NSNetServicesErrorCode"
  /// The key of an error's domain.
  public static let errorDomain = "NSNetServicesErrorDomain"

  /// How a service is published.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A name that is taken is an error.
    public static let noAutoRename = Options(rawValue: 1)
    /// The service accepts connections.
    public static let listenForConnections = Options(rawValue: 2)
  }

  /// The errors of services.
  public enum ErrorCode: Int, Sendable {
    /// An unknown error.
    case unknownError = -72000
    /// The name is taken.
    case collisionError = -72001
    /// The service was not found.
    case notFoundError = -72002
    /// The service is busy.
    case activityInProgress = -72003
    /// An argument is wrong.
    case badArgumentError = -72004
    /// The action was cancelled.
    case cancelledError = -72005
    /// The service is not set up rightly.
    case invalidError = -72006
    /// The time ran out.
    case timeoutError = -72007
    /// A needed configuration is missing.
    case missingRequiredConfigurationError = -72008
  }
}

/// A delegate that hears what becomes of a service.
public protocol NetServiceDelegate: NSObjectProtocol {
  /// Never called: nothing is published.
  func netServiceWillPublish(_ sender: NetService)
  /// Never called: nothing is published.
  func netServiceDidPublish(_ sender: NetService)
  /// Called by `publish()`.
  func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
  /// Never called: nothing is looked up.
  func netServiceWillResolve(_ sender: NetService)
  /// Never called: nothing is looked up.
  func netServiceDidResolveAddress(_ sender: NetService)
  /// Called by `resolve(withTimeout:)`.
  func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
  /// Called by `stop()`.
  func netServiceDidStop(_ sender: NetService)
  /// Never called: there are no changes.
  func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
}

extension NetServiceDelegate {
  public func netServiceWillPublish(_ sender: NetService) {}
  public func netServiceDidPublish(_ sender: NetService) {}
  public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
  public func netServiceWillResolve(_ sender: NetService) {}
  public func netServiceDidResolveAddress(_ sender: NetService) {}
  public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
  public func netServiceDidStop(_ sender: NetService) {}
  public func netService(_ sender: NetService, didUpdateTXTRecord data: Data) {}
}

/// A search for services of the local network. Differs from Foundation: it finds none.
open class NetServiceBrowser: NSObject {
  /// The delegate. A weak reference.
  open weak var delegate: (any NetServiceBrowserDelegate)?
  /// Whether it searches by Bluetooth or peer-to-peer Wi-Fi.
  open var includesPeerToPeer = false

  public override init() { super.init() }

  /// Tells the delegate that a search begins, which finds nothing.
  open func searchForServices(ofType type: String, inDomain domainString: String) {
    delegate?.netServiceBrowserWillSearch(self)
  }
  /// Tells the delegate that a search begins, which finds nothing.
  open func searchForBrowsableDomains() { delegate?.netServiceBrowserWillSearch(self) }
  /// Tells the delegate that a search begins, which finds nothing.
  open func searchForRegistrationDomains() { delegate?.netServiceBrowserWillSearch(self) }
  /// Tells the delegate that the search has stopped.
  open func stop() { delegate?.netServiceBrowserDidStopSearch(self) }
  /// Has no effect: nothing is found.
  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Has no effect: nothing is found.
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
}

/// A delegate that hears of a search.
public protocol NetServiceBrowserDelegate: NSObjectProtocol {
  /// Called when a search begins.
  func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
  /// Called by `stop()`.
  func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
  /// Never called: searches do not fail.
  func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
  /// Never called: nothing is found.
  func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
  /// Never called: nothing is found.
  func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
  /// Never called: nothing is found.
  func netServiceBrowser(_ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool)
  /// Never called: nothing is found.
  func netServiceBrowser(_ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool)
}

extension NetServiceBrowserDelegate {
  public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {}
  public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {}
  public func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {}
  public func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool) {}
  public func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool) {}
  public func netServiceBrowser(_ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool
  ) {}
}
