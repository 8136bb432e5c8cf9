public import Foundation
public import FoundationNetworking

extension URL {
  /// Bytes that were loaded whole, one after the other. Foundation on Linux does not have them.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    private let load: @Sendable () async throws -> Data

    init(_ load: @escaping @Sendable () async throws -> Data) { self.load = load }

    /// The lines of the text.
    public var lines: Lines { Lines(load) }
    public func makeAsyncIterator() -> AsyncLoadedIterator<Data> { AsyncLoadedIterator(load) }

    /// The characters of the text.
    public var characters: Loaded<String> { Loaded { [load] in String(decoding: try await load(), as: UTF8.self) } }
    /// The scalars of the text.
    public var unicodeScalars: Loaded<String.UnicodeScalarView> {
      Loaded { [load] in String(decoding: try await load(), as: UTF8.self).unicodeScalars }
    }

    /// The elements of a text that was loaded whole.
    public struct Loaded<Elements: Collection & Sendable>: AsyncSequence, Sendable {
      public typealias Element = Elements.Element
      private let load: @Sendable () async throws -> Elements

      init(_ load: @escaping @Sendable () async throws -> Elements) { self.load = load }

      public func makeAsyncIterator() -> AsyncLoadedIterator<Elements> { AsyncLoadedIterator(load) }
    }

    /// The lines of a text that was loaded whole, without empty ones, as on Apple's platforms.
    public struct Lines: AsyncSequence, Sendable {
      public typealias Element = String
      private let load: @Sendable () async throws -> Data

      init(_ load: @escaping @Sendable () async throws -> Data) { self.load = load }

      public func makeAsyncIterator() -> AsyncLoadedIterator<[String]> {
        AsyncLoadedIterator { [load] in
          String(decoding: try await load(), as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
        }
      }
    }
  }
}

extension URLSession {
  /// Bytes that were loaded whole.
  public typealias AsyncBytes = URL.AsyncBytes
}

/// The elements of a collection that is loaded when the first is asked for.
public struct AsyncLoadedIterator<Elements: Collection & Sendable>: AsyncIteratorProtocol {
  private let load: @Sendable () async throws -> Elements
  private var rest: Elements.SubSequence?

  init(_ load: @escaping @Sendable () async throws -> Elements) { self.load = load }

  public mutating func next() async throws -> Elements.Element? {
    if rest == nil { rest = try await load()[...] }
    return rest?.popFirst()
  }
}

extension URL {
  /// The lines of what is at a place.
  public var lines: AsyncBytes.Lines { resourceBytes.lines }
  /// The bytes of what is at a place.
  public var resourceBytes: AsyncBytes {
    AsyncBytes { self.isFileURL ? try Data(contentsOf: self) : try await URLSession.shared.data(from: self).0 }
  }
}

extension URLSession {
  /// The answer to a request, loaded whole.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request)
    return (AsyncBytes { data }, response)
  }

  /// The content of an address, loaded whole.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) { try await bytes(for: URLRequest(url: url), delegate: delegate) }
}

extension FileHandle {
  /// Bytes that are read whole, one after the other.
  public typealias AsyncBytes = URL.AsyncBytes
  /// The bytes from the place in the file to its end, read whole.
  public var bytes: AsyncBytes {
    nonisolated(unsafe) let file = self
    return AsyncBytes { try file.readToEnd() ?? Data() }
  }
}
