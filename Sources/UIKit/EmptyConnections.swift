public import Foundation
public import FoundationNetworking
public import FoundationXML

// As `EmptyObjects.swift` of `UIKitValues`: objects without arguments.

/// What responses have that are of no address. Foundation's own needs one.
private let blank = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")

extension URLSession {
  /// A session that is as new ones are.
  public convenience init(__empty: Void = ()) {
    self.init(configuration: .default)
  }
}

extension NSMutableURLRequest {
  /// A request whose address is set later.
  public convenience init(__empty: Void = ()) {
    self.init(url: blank)
    url = nil
  }
}

extension URLResponse {
  /// A response of no address, as tests have it. Its `url` is `about:blank`; Apple's is nil.
  public convenience init(__empty: Void = ()) {
    self.init(url: blank, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }
}

extension HTTPURLResponse {
  /// A response of no address with the status 200. Its `url` is `about:blank`; Apple's is nil.
  public convenience init(__emptyOK: Void = ()) {
    // Nothing is wrong with a status and no fields.
    // swift-format-ignore: NeverForceUnwrap
    self.init(url: blank, statusCode: 200, httpVersion: nil, headerFields: nil)!
  }
}

extension CachedURLResponse {
  /// A response without bytes.
  public convenience init(__empty: Void = ()) {
    self.init(response: URLResponse(), data: Data())
  }
}

extension URLCache {
  /// A cache that keeps nothing.
  public convenience init(__empty: Void = ()) {
    self.init(memoryCapacity: 0, diskCapacity: 0, diskPath: nil)
  }
}

extension XMLParser {
  /// A parser of nothing.
  public convenience init(__empty: Void = ()) {
    self.init(data: Data())
  }
}
