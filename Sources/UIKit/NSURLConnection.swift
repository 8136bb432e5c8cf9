import Dispatch
public import Foundation
public import FoundationNetworking

/// Loads as apps did before `URLSession`.
open class NSURLConnection: NSObject {
  /// Loads a request and calls the closure in a queue.
  @available(*, deprecated, message: "use URLSession")
  open class func sendAsynchronousRequest(
    _ request: URLRequest, queue: OperationQueue,
    completionHandler handler: @escaping (URLResponse?, Data?, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let handler = handler
    URLSession.shared.dataTask(with: request) { data, response, error in
      queue.addOperation { handler(response, data, error) }
    }.resume()
  }

  /// Loads a request and waits.
  @available(*, deprecated, message: "use URLSession")
  open class func sendSynchronousRequest(
    _ request: URLRequest, returning response: UnsafeMutablePointer<URLResponse?>?
  ) throws -> Data {
    let isLoaded = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var (bytes, received, failure): (Data?, URLResponse?, (any Error)?)
    URLSession.shared.dataTask(with: request) { data, response, error in
      (bytes, received, failure) = (data, response, error)
      isLoaded.signal()
    }.resume()
    isLoaded.wait()
    response?.pointee = received
    if let failure { throw failure }
    return bytes ?? Data()
  }
}
