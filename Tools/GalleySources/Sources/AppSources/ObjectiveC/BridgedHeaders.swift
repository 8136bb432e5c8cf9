import Foundation

/// The headers that an app's Swift files see Objective-C by: the bridging header, and those of the app that it imports.
struct BridgedHeaders {
  /// The headers, absolute, from the bridging header on.
  private(set) var paths: [String] = []
  /// The header that declares a name, by the name.
  private(set) var names: [String: String] = [:]
  /// The app's headers by their last names.
  private let known: [String: String]

  /// - Parameters:
  ///   - bridging: the bridging header, absolute.
  ///   - headers: the app's headers, absolute.
  init(_ bridging: String, _ headers: [String]) {
    known = Dictionary(
      headers.map { (($0 as NSString).lastPathComponent, $0) }, uniquingKeysWith: { first, _ in first })
    var open = [bridging]
    while !open.isEmpty {
      let path = open.removeFirst()
      guard !paths.contains(path), let bytes = try? FileContents.bytes(of: path) else { continue }
      paths.append(path)
      let header = ObjectiveCHeader(String(decoding: bytes, as: UTF8.self))
      for name in header.names where names[name] == nil { names[name] = path }
      open += header.imports.compactMap { found($0, besides: path) }
    }
  }

  /// The header of the app that another imports by a name.
  private func found(_ name: String, besides path: String) -> String? {
    let beside = XcodeTarget.absolute(name, in: (path as NSString).deletingLastPathComponent)
    if FileManager.default.fileExists(atPath: beside) { return beside }
    return known[(name as NSString).lastPathComponent]
  }
}
