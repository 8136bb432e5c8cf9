/// Answers HTTP requests for a page in a folder, and tells the page when it has changed.
///
///     GET /                  the page, `index.html`
///     GET /site/page.js      any other file that was written with it
///     GET /changes?after=3   as soon as its revision is another than 3: `{"revision":4,"lines":["…"]}`
package final class PageService: Sendable {
  private static let methods = ["GET", "HEAD"]
  private static let changes = "/changes"
  private let files: PageFiles
  private let news = Revisions(PageNews())
  private let page: String
  private let limits: ServerLimits

  /// Requests wait until the page has been written.
  ///
  /// - Parameters:
  ///   - page: the name of the page itself.
  ///   - folder: the path of its folder.
  package init(_ page: String, in folder: String, limits: ServerLimits) {
    files = PageFiles(in: folder)
    (self.page, self.limits) = (page, limits)
  }

  /// The number of the latest revision; 0 if the page has not been written yet.
  package var revision: Int { news.number }

  /// Has the page's files written, and then tells its clients.
  ///
  /// - Parameter write: returns the names of all files, relative to the folder. Files are not read meanwhile.
  package func renew(_ lines: [String], _ write: () throws -> Set<String>) throws {
    try files.write(write)
    news.rise(to: PageNews(lines: lines))
  }

  /// Tells the clients why the page is not up to date, or that it is again.
  package func tell(fault: String?) {
    guard news.current.value.fault != fault else { return }
    news.rise(to: PageNews(fault: fault))
  }

  package func respond(to request: HTTPRequest, client: ClientWatch) -> HTTPResponse {
    do throws(HTTPFault) {
      guard Self.methods.contains(request.head.method) else {
        throw .wrongMethod(String(request.head.method.prefix(20)), allowed: Self.methods)
      }
      return request.head.path == Self.changes ? try change(request.head, client) : try file(request.head)
    } catch {
      return error.response
    }
  }

  /// The latest news. `HEAD` does not wait for it.
  private func change(_ head: HTTPHead, _ client: ClientWatch) throws(HTTPFault) -> HTTPResponse {
    guard head.query.hasPrefix("after="), let known = Int(head.query.dropFirst("after=".count)), known >= 0 else {
      throw .wrongQuery(String(head.query.prefix(100)))
    }
    guard head.method == "GET" else { return HTTPResponse(news.current) }
    do throws(ListenError) {
      return HTTPResponse(try news.current(after: known, for: client, by: Deadline(seconds: limits.seconds)))
    } catch {
      throw .noDescriptor
    }
  }

  private func file(_ head: HTTPHead) throws(HTTPFault) -> HTTPResponse {
    let name = head.path == "/" ? page : String(head.path.dropFirst())
    guard head.path.hasPrefix("/"), let bytes = try files.bytes(of: name, by: Deadline(seconds: limits.seconds)) else {
      throw .unknownPath(String(head.path.prefix(100)), known: ["/"])
    }
    return HTTPResponse(file: bytes, named: name)
  }
}

extension HTTPResponse {
  fileprivate init(_ current: (number: Int, value: PageNews)) {
    self.init(json: current.value.json(revision: current.number))
    headers += Self.ownPagesOnly
  }

  /// The response with a file, whose type is told by its name.
  fileprivate init(file bytes: [UInt8], named name: String) {
    self.init(.ok, type: MediaType.ofFile(named: name), body: bytes)
    headers += Self.ownPagesOnly
  }

  /// Other sites' pages can reach the port, too: browsers must neither hand them files, as scripts or pictures of
  /// theirs, nor show them the page in a frame (Fetch, section 3.7; Content Security Policy, level 3, section 6.4.2).
  private static let ownPagesOnly = [
    ("Cross-Origin-Resource-Policy", "same-origin"), ("Content-Security-Policy", "frame-ancestors 'none'"),
  ]
}

/// The media types of a page's files (IANA's registry).
enum MediaType {
  static func ofFile(named name: String) -> String {
    switch name.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "png": "image/png"
    case "otf": "font/otf"
    case "pdf": "application/pdf"
    default: "application/octet-stream"
    }
  }
}
