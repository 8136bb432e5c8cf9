import Foundation
import TestSupport
import Testing

@testable import Snapshots

/// Names in a run or a matrix refer to files inside its folder.
@Suite struct ContainedFilesTests {
  let bench: Workbench
  let folder: URL
  private var files: ContainedFiles { ContainedFiles(folder) }

  init() throws {
    bench = try Workbench()
    folder = bench.folder.appendingPathComponent("run", isDirectory: true)
    for path in ["run/a/b", "elsewhere"] {
      try FileManager.default.createDirectory(
        at: bench.folder.appendingPathComponent(path), withIntermediateDirectories: true)
    }
    for path in ["run/a/b/inside.png", "run/inside.png", "elsewhere/secret.png", "secret.png"] {
      try bench.write(path.hasPrefix("run") ? "inside" : "secret", to: bench.folder.appendingPathComponent(path))
    }
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent(path).path, withDestinationPath: target)
  }

  @Test func filesBelowTheFolderAreRead() throws {
    #expect(try files.read("inside.png") == Data("inside".utf8))
    #expect(try files.read("a/b/inside.png") == Data("inside".utf8))
    #expect(try files.read("a/none.png") == nil)
    #expect(try files.read("a/none/none.png") == nil)
    #expect(try files.read("inside.png/none.png") == nil)
    #expect(try ContainedFiles(bench.folder.appendingPathComponent("none")).read("inside.png") == nil)
    #expect(throws: StoreError.notAFile(path: folder.appendingPathComponent("a").relativePath)) { try files.read("a") }
  }

  // A slash followed by U+0301 is one character in a Swift string, but still a slash for the system.
  @Test(arguments: [
    "", ".", "..", "/", "../secret.png", "a/../../secret.png", "a/b/../../../secret.png", "./inside.png",
    "a//inside.png",
    "a/", "/etc/passwd", "inside.png\u{0}", "../\u{301}x", "/\u{301}x", "a/..",
  ])
  func whatLeadsOutIsNoName(name: String) {
    #expect(throws: StoreError.leadsOut(path: name, link: nil)) { try files.read(name) }
  }

  @Test(arguments: [
    ("link.png", "../elsewhere/secret.png", "link.png", "link.png"), ("link.png", "inside.png", "link.png", "link.png"),
    ("link", "../elsewhere", "link/secret.png", "link"), ("a/link", "b", "a/link/inside.png", "a/link"),
    ("link.png", "nowhere", "link.png", "link.png"), ("link.png", "/etc/passwd", "link.png", "link.png"),
  ])
  func linksAreNotFollowed(path: String, target: String, name: String, link: String) throws {
    try self.link(path, to: target)
    let shown = folder.appendingPathComponent(name).relativePath
    #expect(throws: StoreError.leadsOut(path: shown, link: link)) { try files.read(name) }
  }

  @Test func theFolderItselfMayBeALink() throws {
    let link = bench.folder.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder)
    #expect(try ContainedFiles(link).read("a/b/inside.png") == Data("inside".utf8))
  }

  /// The pipe has no writer, so reading would wait.
  @Test func whatIsNoFileIsRefused() throws {
    let pipe = folder.appendingPathComponent("pipe.png")
    try EmptyPipe.standing(at: pipe) {
      #expect(throws: StoreError.notAFile(path: pipe.relativePath)) { try files.read("pipe.png") }
    }
  }

  @Test func aTildeIsANameLikeAnyOther() {
    let folder = FileManager.default.currentDirectoryPath
    for path in ["~", "~/x", "~root/x", "a/~"] { #expect(URL(exactPath: path).path == "\(folder)/\(path)") }
    #expect(URL(exactPath: "~", isDirectory: true, relativeTo: URL(exactPath: "/b", isDirectory: true)).path == "/b/~")
    #expect(URL(exactPath: "/~/x").path == "/~/x")
  }

  /// Names in a run that was changed randomly: everything that is read is inside.
  @Test func noMutatedNameLeadsOut() throws {
    try link("out", to: "../elsewhere")
    try link("up", to: "..")
    let parts = [
      "a", "b", "inside.png", "secret.png", "elsewhere", "run", "out", "up", "..", ".", "", "/", "~", "\u{301}",
      "\u{0}",
      "\\", "%2e%2e", "\u{FF0E}\u{FF0E}", "..\u{301}", bench.folder.path,
    ]
    var random = SeededGenerator(seed: 2_026)
    var found = 0
    for _ in 0..<3_000 {
      let name = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        parts[Int.random(in: parts.indices, using: &random)]
      }.joined(separator: Bool.random(using: &random) ? "/" : "")
      guard let data = try? files.read(name) else { continue }
      #expect(data == Data("inside".utf8), "\(name.debugDescription)")
      found += 1
    }
    #expect(found > 0)
  }

  @Test(arguments: [
    ("a/b", "a/b"), ("a/./b/../b", "a/b"), ("out/secret.png", "elsewhere/secret.png"), ("a/none/../x", "a/x"),
    ("out/../a", "a"), ("none", "none"),
  ])
  func aPathIsResolvedAsTheSystemDoes(path: String, expected: String) throws {
    let root = bench.folder.resolvingSymlinksInPath()
    try FileManager.default.createSymbolicLink(
      at: root.appendingPathComponent("run/out"), withDestinationURL: root.appendingPathComponent("elsewhere"))
    // After a link `..` is the parent of the link's target.
    let start = path.hasPrefix("out") ? root.path : "\(root.path)/run"
    #expect(ResolvedPath("\(root.path)/run/\(path)").path == "\(start)/\(expected)")
  }

  @Test(arguments: [
    ("/a/b", "/a/c", "../b"), ("/a/b", "/a", "b"), ("/a", "/a/b/c", "../.."), ("/a", "/a", "."),
    ("/x/y", "/a", "../x/y"),
  ])
  func aPathIsNamedFromAFolder(path: String, folder: String, expected: String) {
    func resolved(_ path: String) -> ResolvedPath {
      ResolvedPath(components: path.split(separator: "/").map(String.init))
    }
    #expect(resolved(path).relative(to: resolved(folder)) == expected)
  }
}
