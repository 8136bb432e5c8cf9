import Foundation
import SourceRewriting
import Testing

@testable import AppSources

@Suite struct CopiesTests {
  private func files(_ names: [String]) -> [AppFile] { names.map { AppFile(relativePath: $0, path: "/app/" + $0) } }

  /// The compiler refuses two files of one name in a module, and warns of two files with one `#fileID`.
  @Test func namesOfCopiesDiffer() {
    let names = CopyNames(
      files(["A.swift", "Cells/Cell.swift", "Rows/cell.swift", "Rows-cell.swift", "a b.swift", "a\"b.swift", "ü.swift"])
    ).names
    #expect(
      names == [
        "A.generated.swift", "Cells-Cell.generated.swift", "Rows-cell-2.generated.swift", "Rows-cell.generated.swift",
        "a_b-2.generated.swift", "a_b-3.generated.swift", "_.generated.swift",
      ])
    #expect(Set(names.map { $0.lowercased() }).count == names.count)
  }

  @Test func copiesNameTheirFileAndKeepItsLines() throws {
    let folder = try TemporaryFolder(["App/A.swift": "\u{FEFF}@objc class A {}\n", "App/B \"x\".swift": "let b = 1"])
    try rewrite(folder)
    let lines = try folder.text(of: "out/A.generated.swift").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 3 && lines[0] == "#sourceLocation(file: \"\(folder.path)/App/A.swift\", line: 1)")
    #expect(lines[1].hasSuffix("class A {}") && !lines[1].unicodeScalars.contains("\u{FEFF}"))
    #expect(
      try folder.text(of: "out/B__x_.generated.swift")
        == "#sourceLocation(file: \"\(folder.path)/App/B \\\"x\\\".swift\", line: 1)\nlet b = 1")
  }

  @Test func onlyChangedCopiesAreWritten() throws {
    let folder = try TemporaryFolder(["App/A.swift": "let a = 1\n", "App/B.swift": "let b = 1\n", "App/C.swift": ""])
    try rewrite(folder)
    let old = Date(timeIntervalSince1970: 1_000_000)
    for name in ["A", "B"] {
      try FileManager.default.setAttributes(
        [.modificationDate: old], ofItemAtPath: folder.path + "/out/\(name).generated.swift")
    }
    try folder.write("let b = 2\n", to: "App/B.swift")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App/C.swift"))
    try rewrite(folder)
    #expect(try folder.time(of: "out/A.generated.swift") == old)
    #expect(try folder.time(of: "out/B.generated.swift") != old)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/out/C.generated.swift"))
  }

  /// What somebody else has in the folder stays.
  @Test func onlyCopiesAreRemoved() throws {
    let folder = try TemporaryFolder([
      "App/A.swift": "let a = 1\n", "out/Own.swift": "let own = 1\n", "out/Other.generated.swift": "let other = 1\n",
    ])
    try rewrite(folder)
    #expect(try folder.text(of: "out/Own.swift") == "let own = 1\n")
    #expect(try folder.text(of: "out/Other.generated.swift") == "let other = 1\n")
  }

  /// The compiler says what is wrong with a file that is no Swift.
  @Test func brokenFilesAreCopiedAsTheyAre() throws {
    let folder = try TemporaryFolder(["App/A.swift": "class {\n", "App/B.swift": "let b = 1\n"])
    let app = try rewrite(folder)
    #expect(app.problems.map(\.path) == [folder.path + "/App/A.swift"])
    #expect(try folder.text(of: "out/A.generated.swift").hasSuffix("class {\n"))
  }

  /// The file is planned before anything is read, and says nothing where there are no tests.
  @Test func namesOfTestsAreDeclaredForTests() throws {
    let folder = try TemporaryFolder(["App/A.swift": "let a = 1\n"])
    try rewrite(folder)
    #expect(try folder.text(of: "out/XCTestNames.generated.swift").isEmpty)
    try folder.write("import XCTest\nlet a = XCTAttachment(string: \"a\")\n", to: "App/A.swift")
    try rewrite(folder)
    let text = try folder.text(of: "out/XCTestNames.generated.swift")
    #expect(text.contains("open class XCTAttachment") && text.contains("open class XCTKVOExpectation"))
  }

  @discardableResult
  private func rewrite(_ folder: TemporaryFolder) throws -> RewrittenApp {
    var configuration = AppConfiguration()
    configuration.folder = "App"
    let target = try AppTarget(configuration, at: folder.url.appendingPathComponent("galley-sources.json"))
    let app = try target.rewritten()
    let resources = AppResources(target.listing)
    try Copies(of: target.listing.files, resources: resources, in: folder.path + "/out").write(app)
    return app
  }
}
