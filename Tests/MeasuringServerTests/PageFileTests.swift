import Foundation
import Glibc
import Testing

@testable import MeasuringServer

/// Which files of a page are given, and that nothing else is.
@Suite struct PageFileTests {
  /// The types are those of IANA's registry.
  @Test(arguments: [
    ("/", "index", "text/html; charset=utf-8"), ("/index.html", "index", "text/html; charset=utf-8"),
    ("/site/base.css", "style", "text/css; charset=utf-8"),
    ("/site/main.js", "script", "text/javascript; charset=utf-8"),
    ("/site/Inter.otf", "font", "font/otf"), ("/images/0a.png", "picture", "image/png"),
  ])
  func whatWasWrittenIsGivenWithItsType(path: String, contents: String, type: String) throws {
    let page = try PageFolder()
    try page.renew([
      "index.html": "index", "site/base.css": "style", "site/main.js": "script", "site/Inter.otf": "font",
      "images/0a.png": "picture",
    ])
    for method in ["GET", "HEAD"] {
      let answer = try page.answer(path, method: method)
      #expect(answer.status == .ok && answer.text == contents && answer.value(of: "Content-Type") == type, "\(answer)")
    }
  }

  /// Other sites' pages may load scripts, pictures and frames from anywhere unless they are told not to.
  @Test func otherSitesCannotUseIt() throws {
    let page = try PageFolder()
    try page.renew()
    for answer in [try page.answer("/"), try page.answer("/changes", query: "after=0")] {
      #expect(answer.value(of: "Cross-Origin-Resource-Policy") == "same-origin")
      #expect(answer.value(of: "Content-Security-Policy") == "frame-ancestors 'none'")
    }
  }

  /// The files are there, but are the page's by no name that it wrote.
  @Test(arguments: [
    "/../secret", "/..%2fsecret", "/%2e%2e/secret", "/site/../../secret", "/site/../index.html", "//index.html",
    "/./index.html", "/site//main.js", "/site%2Fmain.js", "/index.html/", "/index.html%00", "/site", "/site/",
    "/.galley",
    "/unlisted", "/site\\main.js", "*", "", "/INDEX.HTML", "/etc/passwd", "//etc/passwd", "/file:///etc/passwd",
  ])
  func nothingElseIsRead(path: String) throws {
    let page = try PageFolder()
    try page.write("secret", to: "secret")
    try page.write("", to: "page/.galley")
    try page.write("", to: "page/unlisted")
    try page.renew(["index.html": "index", "site/main.js": "script"])
    let answer = try page.answer(path)
    #expect(answer.status == .notFound && !answer.text.contains("secret\n"), "\(answer)")
  }

  /// Somebody puts something else in the place of a file, or of its folder.
  @Test(arguments: ["file", "folder", "pipe", "directory", "nothing"])
  func whatTookAFilesPlaceIsNotRead(kind: String) throws {
    let page = try PageFolder()
    try page.write("secret", to: "other/main.js")
    try page.renew(["index.html": "index", "site/main.js": "script"])
    #expect(try page.answer("/site/main.js").text == "script")
    let (folder, file) = (
      page.url.appendingPathComponent("page/site"), page.url.appendingPathComponent("page/site/main.js")
    )
    try FileManager.default.removeItem(at: kind == "folder" ? folder : file)
    switch kind {
    case "file": #expect(symlink("../../other/main.js", file.path) == 0)
    case "folder": #expect(symlink("../other", folder.path) == 0)
    case "pipe": #expect(mkfifo(file.path, 0o600) == 0)
    case "directory": #expect(mkdir(file.path, 0o700) == 0)
    default: break
    }
    #expect(try page.answer("/site/main.js").status == .notFound)
  }

  @Test func filesOfAnEarlierRevisionAreGone() throws {
    let page = try PageFolder()
    try page.renew(["index.html": "one", "images/1.png": "1"])
    try page.renew(["index.html": "two", "images/2.png": "2"])
    #expect(try page.answer("/").text == "two")
    #expect(try page.answer("/images/2.png").text == "2")
    #expect(try page.answer("/images/1.png").status == .notFound)
  }

  @Test func filesThatCouldNotBeWrittenLeaveTheEarlierOnes() throws {
    let page = try PageFolder()
    try page.renew(["index.html": "one"])
    #expect(throws: POSIXError.self) { try page.service.renew([]) { throw POSIXError(.ENOSPC) } }
    #expect(page.service.revision == 1)
    #expect(try page.answer("/").text == "one")
  }

  /// Without any time, a request does not wait for the first revision.
  @Test func aPageThatIsNotThereInTimeIsNotWaitedForLonger() throws {
    let page = try PageFolder(limits: ServerLimits(jobs: 1, seconds: 0))
    #expect(try page.answer("/").status == .unavailable)
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "get"])
  func otherMethodsAreNotAllowed(method: String) throws {
    let page = try PageFolder()
    try page.renew()
    for path in ["/", "/changes", "/nothing"] {
      let answer = try page.answer(path, method: method)
      #expect(answer.status == .methodNotAllowed && answer.value(of: "Allow") == "GET, HEAD", "\(answer)")
    }
  }

  /// A name of another machine that leads to this one (DNS rebinding).
  @Test func aPageOfAnotherHostIsRefused() throws {
    let page = try PageFolder()
    try page.renew()
    let server = try TestServer(limits: ServerLimits(jobs: 1, seconds: 3_600)) {
      page.service.respond(to: $0, client: $1)
    }
    for (host, status) in [("evil.example", 421), ("localhost:\(server.port)", 200), ("127.0.0.1", 200)] {
      let client = try server.client()
      client.send("GET / HTTP/1.1\r\nHost: \(host)\r\n\r\n")
      #expect(client.readAnswer()?.status == status, "\(host)")
    }
  }
}
