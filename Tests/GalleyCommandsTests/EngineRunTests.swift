import Foundation
import Raster
import TestSupport
import Testing

@testable import Snapshots

/// `galley engine` after the engine changed: the bytes of a font, or a record's data.
@Suite struct EngineRunTests {
  private static let font = GalleyProcess.repository.appendingPathComponent(
    "fonts/Files/NotoSansHebrew/NotoSansHebrew-Regular.ttf")
  private static let own = "Catalogue/fonts/Own.ttf"
  private static let path = "one/one/card-L"

  /// A scene in a font of its own, and one without it, both recorded.
  private func recorded() async throws -> Workspace {
    let workspace = try Workspace([
      "Catalogue/one.yaml": "fonts: [fonts/Own.ttf]\n"
        + Catalogues.label("text: \u{5E9}\u{5DC}\u{5D5}\u{5DD}", "font: {name: NotoSansHebrew-Regular, size: 17}"),
      "Catalogue/two.yaml": Catalogues.label("text: Hello"),
    ])
    try workspace.write(try Data(contentsOf: Self.font), to: Self.own)
    _ = try await workspace.run("test", "Catalogue")
    #expect(try await workspace.run("test", "Catalogue").status == 0)
    return workspace
  }

  private func replaceFont(_ workspace: Workspace, _ change: (Data) -> Data?) throws {
    try workspace.write(try #require(change(workspace.read(Self.own))), to: Self.own)
  }

  @Test func thisEngineSaysWhatItIs() async throws {
    let workspace = try await recorded()
    let run = try await workspace.run("engine", "Catalogue")
    #expect(run.status == 0, "\(run)")
    let record = try Record(text: String(decoding: workspace.read("References/\(Self.path).txt"), as: UTF8.self))
    let words = try #require(run.lines.first).split(separator: " ").map {
      $0.trimmingCharacters(in: .punctuationCharacters)
    }
    #expect(run.lines[0].hasPrefix("engine\t\(record.engine): cairo "), "\(run)")
    #expect(["freetype", "harfbuzz", "icu", "probe"].allSatisfy(words.contains), "\(run)")
    #expect(
      run.lines.dropFirst() == ["references\t2 by this engine", "2 cases: 2 of this engine"], "\(run)")
  }

  /// The outlines moved in glyphs whose widths are unchanged.
  @Test func whatAFontMovedAloneIsTakenOver() async throws {
    let workspace = try await recorded()
    try replaceFont(workspace) { FontCopies.shifted($0, by: 60) }
    let before = try workspace.files("References")
    let test = try await workspace.run("test", "Catalogue")
    let command = "galley engine Catalogue --rerecord"
    #expect(test.status == 1, "\(test)")
    #expect(
      test.lines.contains(
        "hint\tTo accept what only the engine moved, and to renew the records of the rest: \(command)"), "\(test)")
    let seen = try await workspace.run("engine", "Catalogue", environment: ["CI": "true"])
    #expect(seen.status == 1)
    #expect(
      seen.lines[1]
        == "references\t2 by this engine, 1 of them with other bytes of a font or another version of a library",
      "\(seen)")
    #expect(seen.lines[2].hasPrefix("moved\t\(Self.path): "), "\(seen)")
    #expect(seen.lines.contains("2 cases: 1 moved by the engine only, 1 of this engine"), "\(seen)")
    #expect(try workspace.files("References") == before)
    let taken = try await workspace.shell(command.replacing("galley", with: "\"$galley\""))
    #expect(taken.status == 0 && taken.output.hasSuffix("1 of this engine, 1 recorded\n"), "\(taken)")
    let changed = try workspace.files("References").filter { before[$0.key] != $0.value }.keys.sorted()
    #expect(changed == ["\(Self.path).png", "\(Self.path).txt"])
    #expect(try await workspace.run("test", "Catalogue").status == 0)
  }

  @Test func whatAFontLeftKeepsItsPicture() async throws {
    let workspace = try await recorded()
    try replaceFont(workspace, FontCopies.revised)
    let before = try workspace.files("References")
    let seen = try await workspace.run("engine", "Catalogue")
    #expect(seen.status == 0 && seen.lines.contains("left\t\(Self.path): the same pixels"), "\(seen)")
    let taken = try await workspace.run("engine", "Catalogue", "--rerecord")
    #expect(taken.status == 0, "\(taken)")
    let changed = try workspace.files("References").filter { before[$0.key] != $0.value }.keys.sorted()
    #expect(changed == ["\(Self.path).txt"])
    #expect(try await workspace.run("engine", "Catalogue").lines.last == "2 cases: 2 of this engine")
  }

  /// Wider glyphs change what is drawn, like another text would.
  @Test func whatCannotBeToldApartIsLeftForReview() async throws {
    let workspace = try await recorded()
    try replaceFont(workspace) { FontCopies.widened($0, to: 900) }
    let before = try workspace.files("References")
    let run = try await workspace.run("engine", "Catalogue", "--rerecord")
    #expect(run.status == 1 && run.lines[2].hasPrefix("unclear\t\(Self.path): "), "\(run)")
    #expect(run.lines.contains("2 cases: 1 unclear, 1 of this engine"), "\(run)")
    #expect(try workspace.files("References") == before)
    try workspace.replace("Hello", with: "Bye", in: "Catalogue/two.yaml")
    let changed = try await workspace.run("engine", "Catalogue", "--rerecord")
    #expect(changed.lines[2].hasPrefix("changed\ttwo/one/card-L: UILabel 'Hello': text 'Hello' → 'Bye'"), "\(changed)")
    #expect(try workspace.files("References") == before)
  }

  /// A record made with other libraries, as on an older machine.
  @Test func otherLibrariesAreCountedAndTakenOver() async throws {
    let workspace = try await recorded()
    let file = "References/\(Self.path).txt"
    var record = try Record(text: String(decoding: workspace.read(file), as: UTF8.self))
    let own = record.engine
    record.engine = Hash128(hashing: Array("cairo 1.10".utf8))
    try workspace.write(record.text, to: file)
    let seen = try await workspace.run("engine", "Catalogue")
    #expect(seen.lines[1] == "references\t1 by this engine; 1 by \(record.engine)", "\(seen)")
    #expect(seen.lines.contains("2 cases: 1 unchanged, 1 of this engine"), "\(seen)")
    #expect(try await workspace.run("engine", "Catalogue", "--rerecord").status == 0)
    #expect(try Record(text: String(decoding: workspace.read(file), as: UTF8.self)).engine == own)
  }

  @Test func withoutACatalogueTheEngineIsNamedAll() async throws {
    let run = try await Workspace().run("engine")
    #expect(run.status == 2 && run.output.hasPrefix("engine\t"), "\(run)")
    #expect(run.errors.contains("there is no catalogue at 'Snapshots/Catalogue'"), "\(run)")
  }
}
