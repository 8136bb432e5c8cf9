import Foundation
import QuotedText
import Snapshots
import Testing

@testable import GalleyCommands

/// Names and texts from untrusted sources cannot forge lines of output.
@Suite struct ForgedOutputTests {
  /// Controls, separators, and scalars with the property Bidi_Control (PropList.txt of the Unicode Character Database).
  @Test func whatCouldForgeALineIsEscaped() {
    #expect("a\nb\rc\u{1B}[2Kd\u{7F}e\u{85}".shownOnOneLine == "a\\u{a}b\\u{d}c\\u{1b}[2Kd\\u{7f}e\\u{85}")
    #expect("a\u{2028}b\u{2029}".shownOnOneLine == "a\\u{2028}b\\u{2029}")
    let bidi: [ClosedRange<UInt32>] = [0x61C...0x61C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069]
    for scalar in bidi.joined().compactMap(Unicode.Scalar.init) {
      #expect("a\(scalar)".shownOnOneLine == "a\\u{\(String(scalar.value, radix: 16))}")
    }
  }

  @Test(arguments: ["failed\ta/b: c", "مرحبا", "👩‍👩‍👧", "می‌خواهم", "größe", ""])
  func otherTextStaysAsItIs(text: String) { #expect(text.shownOnOneLine == text) }

  private static let forged = "x\nunchanged\tforged/case"

  @Test func keysAndValuesOfFilesAreShownOnOneLine() async throws {
    let workspace = try Workspace([
      "Catalogue/key.yaml": Catalogues.label("text: a", "\"x\\nunchanged\\tforged\": 1"),
      "Catalogue/value.yaml": Catalogues.label("alpha: \"x\\nunchanged\\tforged\\u202E\""),
    ])
    for command in ["test", "list", "render"] {
      let run = try await workspace.run(command, "Catalogue")
      #expect(run.status == 1)
      #expect(!run.lines.contains { $0.hasPrefix("unchanged") }, "\(run)")
      #expect(run.output.contains("UILabel has no 'x\\u{a}unchanged\tforged'."), "\(run)")
      #expect(run.output.contains("not 'x\\u{a}unchanged\tforged\\u{202e}'."), "\(run)")
    }
  }

  @Test func pathsOfCataloguesAreShownOnOneLine() async throws {
    let workspace = try Workspace(["Catalogue/\(Self.forged).yaml": Catalogues.label("txet: a")])
    for command in ["test", "list"] {
      let run = try await workspace.run(command, "Catalogue")
      #expect(!run.lines.contains { $0.hasPrefix("unchanged") }, "\(run)")
      #expect(run.output.contains("x\\u{a}unchanged\tforged/case"), "\(run)")
    }
  }

  @Test func aFiltersTextIsShownOnOneLine() async throws {
    let workspace = try Workspace(["Catalogue/a.yaml": Catalogues.card()])
    let run = try await workspace.run("list", "Cata\nlogue", "--filter", "a")
    #expect(run.errors == "error: there is no catalogue at 'Cata\\u{a}logue'. Did you mean 'Catalogue'?\n")
  }
}
