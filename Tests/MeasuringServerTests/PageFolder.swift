import Foundation
import Glibc

@testable import MeasuringServer

/// A folder of a page that is removed with this object, and the service that answers for it.
final class PageFolder: Sendable {
  let url: URL
  let service: PageService

  /// - Parameter limits: without any time, nothing waits.
  init(limits: ServerLimits = ServerLimits(jobs: 1, seconds: 3_600)) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("galley-page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    service = PageService("index.html", in: url.appendingPathComponent("page").path, limits: limits)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, by a path relative to the folder that the page's own is in.
  func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Makes a revision of the page with these files.
  func renew(_ files: [String: String] = ["index.html": "<p>"], saying lines: [String] = []) throws {
    try service.renew(lines) {
      for (name, text) in files { try write(text, to: "page/\(name)") }
      return Set(files.keys)
    }
  }

  /// The answer to a request, given at once.
  func answer(_ path: String, method: String = "GET", query: String = "") throws -> HTTPResponse {
    var ends: [CInt] = [-1, -1]
    guard socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    defer { for end in ends { close(end) } }
    let head = HTTPHead(method: method, path: path, query: query, authority: nil, minorVersion: 1, fields: [])
    let client = ClientWatch(ends[1], of: head, until: try PolledEvent())
    return service.respond(to: HTTPRequest(head: head, body: []), client: client)
  }
}

extension HTTPResponse {
  var text: String { String(decoding: body, as: UTF8.self) }

  func value(of name: String) -> String? { headers.last { $0.name == name }?.value }
}
