import Foundation
import Glibc
import TestSupport
import Testing

@testable import Scenes

/// The content of a catalogue's folder besides readable files: nothing that may contain scenes is skipped silently.
@Suite struct CatalogueFolderTests {
  private func errors(_ catalogue: TemporaryCatalogue) throws -> [String] {
    try Catalogue.load(at: catalogue.folder).files.compactMap { $0.error?.description }
  }

  private func link(_ name: String, to target: String, in catalogue: TemporaryCatalogue) throws {
    let path = catalogue.folder.appendingPathComponent(name).path
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  @Test func linksThatLeadNowhereAreReported() throws {
    let catalogue = try TemporaryCatalogue(["a.yaml": oneScene("text: a")])
    for name in ["gone", "gone.yaml", ".hidden.yaml"] { try link(name, to: "nowhere", in: catalogue) }
    try link("loop", to: "loop", in: catalogue)
    #expect(
      try errors(catalogue)
        == ["gone", "gone.yaml", "loop"].map { "\($0): the link is broken. Fix or remove it." })
  }

  @Test func linksToFilesAndFoldersAreFollowedButNotRoundInCircles() throws {
    let catalogue = try TemporaryCatalogue([
      "Catalogue/sub/a.yaml": oneScene("text: a"), "other/b.yaml": oneScene("text: a"),
    ])
    try link("Catalogue/other", to: "../other", in: catalogue)
    try link("Catalogue/c.yaml", to: "sub/a.yaml", in: catalogue)
    try link("Catalogue/sub/up", to: "..", in: catalogue)
    let files = try Catalogue.load(at: catalogue.folder.appendingPathComponent("Catalogue")).files
    #expect(files.map(\.path) == ["c.yaml", "other/b.yaml", "sub/a.yaml", "sub/up"])
    #expect(
      files.compactMap { $0.error?.description } == [
        "sub/up: the link leads back to a folder that it is in. Remove it."
      ])
    #expect(files.last?.cases.map(\.scene) == ["#file"])
  }

  @Test func aPipeIsReportedNotRead() throws {
    let catalogue = try TemporaryCatalogue(["a.yaml": oneScene("text: a")])
    let found = try EmptyPipe.standing(at: catalogue.folder.appendingPathComponent("b.yaml")) { try errors(catalogue) }
    #expect(
      found == ["b.yaml: 'b.yaml' is a pipe, a socket or a device. Name a file."])
  }

  @Test func aFolderThatMayNotBeReadIsReported() throws {
    let catalogue = try TemporaryCatalogue(["a.yaml": oneScene("text: a"), "sub/b.yaml": oneScene("text: a")])
    let folder = catalogue.folder.appendingPathComponent("sub").path
    try #require(chmod(folder, 0) == 0)
    defer { chmod(folder, 0o700) }
    let found = try withoutPrivileges { try errors(catalogue) }
    #expect(found == ["sub: the folder cannot be read. Check its permissions."])
  }

  /// Runs `body` as a user for whom permissions apply, as root can read everything. Linux keeps the user for file
  /// access per thread.
  private func withoutPrivileges<Result>(_ body: () throws -> Result) throws -> Result {
    guard geteuid() == 0 else { return try body() }
    typealias SetUser = @convention(c) (uid_t) -> Int32
    let symbol = try #require(dlsym(UnsafeMutableRawPointer(bitPattern: 0), "setfsuid"))
    let setUser = unsafeBitCast(symbol, to: SetUser.self)
    _ = setUser(65_534)
    defer { _ = setUser(0) }
    return try body()
  }
}
