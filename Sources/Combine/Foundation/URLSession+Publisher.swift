public import Foundation
public import FoundationNetworking

extension URLSession {
  /// A publisher of what a request is answered with, which is made for each subscriber.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      (self.request, self.session) = (request, session)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      let buffer = DemandBuffer(subscriber)
      nonisolated(unsafe) let finish = { (data: Data?, response: URLResponse?, error: (any Error)?) in
        guard let response, error == nil else {
          return buffer.finish(.failure(error as? URLError ?? URLError(.unknown)))
        }
        buffer.send((data ?? Data(), response))
        buffer.finish(.finished)
      }
      let task = session.dataTask(with: request) { finish($0, $1, $2) }
      buffer.whenCancelled { task.cancel() }
      buffer.start()
      task.resume()
    }
  }

  /// A publisher of what a URL is answered with.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher of what a request is answered with.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}
