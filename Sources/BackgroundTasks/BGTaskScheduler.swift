@_exported public import Foundation

/// Work that the system is asked to do later: requests are kept, and nothing is ever launched.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  private static let instance = BGTaskScheduler()
  open class var shared: BGTaskScheduler { instance }

  private let lock = NSLock()
  private var handlers: Set<String> = []
  private var requests: [BGTaskRequest] = []

  /// Keeps an identifier; the handler is never called. False for one that is already there.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { lock.withLock { handlers.insert(identifier).inserted } }

  open func submit(_ taskRequest: BGTaskRequest) throws {
    lock.withLock {
      requests.removeAll { $0.identifier == taskRequest.identifier }
      requests.append(taskRequest)
    }
  }

  open func cancel(taskRequestWithIdentifier identifier: String) {
    lock.withLock { requests.removeAll { $0.identifier == identifier } }
  }

  open func cancelAllTaskRequests() { lock.withLock { requests = [] } }

  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
    completionHandler(lock.withLock { requests })
  }

  open func pendingTaskRequests() async -> [BGTaskRequest] { lock.withLock { requests } }

  /// The domain of such errors.
  public static let errorDomain = "BGTaskSchedulerErrorDomain"

  /// An error of a request, with its raw values.
  public struct Error: _BridgedStoredNSError, Sendable {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { BGTaskScheduler.errorDomain }

    /// The reasons for which a task cannot be scheduled, with the framework's raw values.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
      /// The error that has such codes.
      public typealias _ErrorType = BGTaskScheduler.Error

      case unavailable = 1
      case tooManyPendingTaskRequests = 2
      case notPermitted = 3
      case immediateRunIneligible = 4
    }

    public static var unavailable: Code { .unavailable }
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    public static var notPermitted: Code { .notPermitted }
    public static var immediateRunIneligible: Code { .immediateRunIneligible }
  }
}

/// A task that runs in the background. None is ever made.
open class BGTask: NSObject, @unchecked Sendable {
  public let identifier: String
  open var expirationHandler: (() -> Void)?

  package init(identifier: String) { self.identifier = identifier }

  open func setTaskCompleted(success: Bool) {}
}

/// A task that processes data.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// A task that fetches data.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// A request for a task.
open class BGTaskRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  open var earliestBeginDate: Date?

  package init(name: String) { identifier = name }
}

/// A request for a task that fetches data.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  public init(identifier: String) { super.init(name: identifier) }
}

/// A request for a task that processes data.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false

  public init(identifier: String) { super.init(name: identifier) }
}
