public import Foundation

extension LanguageModelSession {
  /// The parts of a response: none is ever made, and the first that is asked for is an error.
  public func streamResponse(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> { ResponseStream() }

  /// A response that grows.
  public struct ResponseStream<Content>: AsyncSequence {
    /// The response so far.
    public struct Snapshot {
      public let content: Content
    }
    public typealias Element = Snapshot

    /// Ends with an error.
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> Snapshot? { throw GenerationError.assetsUnavailable }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    /// Ends with an error.
    public func collect() async throws -> Response<Content> { throw GenerationError.assetsUnavailable }
  }
}
