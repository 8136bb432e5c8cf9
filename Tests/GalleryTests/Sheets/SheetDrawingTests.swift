import BundledFonts
import Drawing
import Foundation
import Raster
import Renderers
import Snapshots
import TestSupport
import Testing
import TextLayout

@testable import Gallery

/// Sheets of the bundled references, read by libpng's and poppler's programs.
@MainActor @Suite struct SheetDrawingTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let references = root.appendingPathComponent("Snapshots/References")
  private static let sizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]

  private let drawing: SheetDrawing

  init() throws {
    drawing = SheetDrawing(
      fonts: try FontLibrary(directory: BundledFonts.locate(override: nil)), Renderers.standard())
  }

  private func picture(_ size: String, name: String? = nil) -> SheetPicture {
    let file = Self.references.appendingPathComponent("alert-card/alert/card-\(size)@2x.png")
    return SheetPicture(name: name, .file(file, scale: 2))
  }

  private func sheet(title: String = "alert", _ change: (inout [SheetCase]) -> Void = { _ in }) -> Sheet {
    var cases = Self.sizes.map { SheetCase(size: $0, look: "", pictures: [picture($0)]) }
    change(&cases)
    return Sheet(
      title: title, description: "As high as its texts.", catalogueFile: "alert-card", look: "card", cases: cases)
  }

  private func words(_ pdf: Data) throws -> [Substring] {
    try PDFTool.run("pdftotext", ["-layout"], on: pdf, ["-"]).split {
      $0.isWhitespace || "\u{2068}\u{2069}".contains($0)
    }
  }

  @Test func equalSheetsMakeEqualBytes() throws {
    #expect(try drawing.document(of: sheet()) == drawing.document(of: sheet()))
    #expect(try drawing.picture(of: sheet()) == drawing.picture(of: sheet()))
  }

  @Test func aSheetIsAPageOfA4WithAllSizesInTheirOrder() throws {
    let pdf = try drawing.document(of: sheet())
    let facts = try PDFTool.run("pdfinfo", on: pdf)
    #expect(facts.contains("842 x 595 pts (A4)") && facts.contains("Pages:           1\n"), "\(facts)")
    #expect(facts.contains("Title:           alert · alert-card\n"), "\(facts)")
    let words = try words(pdf)
    #expect(words.filter { Self.sizes.contains(String($0)) }.map(String.init) == Self.sizes)
    #expect(
      words.starts(with: ["alert", "alert-card", "·", "card", "As", "high", "as", "its", "texts.", "12", "cases"]))
  }

  @Test func picturesAreInADocumentAsTheyAre() throws {
    let images = try images(in: drawing.document(of: sheet()))
    #expect(images.count == 12 && images.allSatisfy { $0[0] == 686 }, "\(images)")
  }

  @Test func aPictureHasPixelsOfItsCasesWhereThereIsRoom() throws {
    let shown = sheet { $0 = Array($0.prefix(1)) }
    let bitmap = try PNG.decode(drawing.picture(of: shown))
    let expected = try PNG.decode(
      Data(contentsOf: Self.references.appendingPathComponent("alert-card/alert/card-XS@2x.png")))
    let row = Array(expected.pixels[(expected.width * 100)..<(expected.width * 101)])
    let pixels = Array(bitmap.pixels)
    let isThere = stride(from: 0, to: pixels.count, by: bitmap.width).contains { start in
      (0...(bitmap.width - row.count)).contains {
        pixels[start + $0] == row[0] && Array(pixels[(start + $0)..<(start + $0 + row.count)]) == row
      }
    }
    #expect(isThere)
  }

  @Test func whatChangedIsNamedAndShownTwice() throws {
    let shown = sheet { cases in
      for index in cases.indices { cases[index].verdict = .unchanged }
      cases[9].verdict = .changed
      cases[9].pictures = [picture("AX3", name: "expected"), picture("AX4", name: "actual")]
      cases[0].verdict = .failed
      cases[0].pictures = [SheetPicture(.missing("There is no such view."))]
    }
    let words = try words(drawing.document(of: shown)).map(String.init)
    for word in ["expected", "actual", "changed", "failed", "10", "unchanged", "There"] {
      #expect(words.contains(word), "\(word): \(words)")
    }
  }

  @Test func aFileThatIsNoPictureSaysSo() throws {
    let file = Self.root.appendingPathComponent("README.md")
    let missing = Self.root.appendingPathComponent("no-such.png")
    let shown = sheet { cases in
      cases = [file, missing].map { SheetCase(size: "L", look: "", pictures: [SheetPicture(.file($0, scale: 2))]) }
    }
    let words = try words(drawing.document(of: shown)).map(String.init)
    #expect(words.contains("no-such.png") && words.contains("PNG"), "\(words)")
  }

  @Test func namesAreTextWhateverIsInThem() throws {
    let title = "<b>&amp;\u{202E}\n\"'/\\ ١٢٣ שלום"
    let pdf = try drawing.document(of: sheet(title: title))
    let text = try words(pdf).joined(separator: " ")
    for part in ["<b>&amp;", "\\u{202e}", "\\u{a}"] { #expect(text.contains(part), "\(part) in \(text)") }
    #expect(try drawing.picture(of: sheet(title: title)).count > 1_000)
  }

  @Test func sheetsOfAFileAreOneDocumentWithAnOutline() throws {
    let all = drawing.makeDocument(title: "All of it")
    for one in [sheet(), sheet(title: "another")] {
      #expect(try drawing.document(of: one, addingTo: all) == drawing.document(of: one))
    }
    let pdf = try all.finish()
    let text = try PDFTool.run("pdftohtml", ["-xml", "-stdout"], on: pdf)
    for item in [">alert-card</item>", "page=\"1\">alert</item>", "page=\"2\">another</item>"] {
      #expect(text.contains(item), "\(item)")
    }
    #expect(try PDFTool.run("pdfinfo", on: pdf).contains("Title:           All of it\n"))
  }

  /// The case of 24 screens of an iPhone 15 Pro Max, which have 87 million pixels.
  @Test func moreThanASheetMayHoldIsMadeSmallerAlike() throws {
    let small = SheetDrawing(
      fonts: try FontLibrary(directory: BundledFonts.locate(override: nil)), Renderers.standard(),
      maxImagePixels: 200_000)
    let sizes = try images(in: small.document(of: sheet()))
    let originals = try images(in: drawing.document(of: sheet()))
    let area = sizes.reduce(0) { $0 + $1[0] * $1[1] }
    #expect(sizes.count == 12 && area > 190_000 && area < 210_000, "\(area)")
    for (size, original) in zip(sizes, originals) {
      let share = Double(sizes[0][0]) / Double(originals[0][0])
      #expect(
        abs(Double(size[0]) - Double(original[0]) * share) < 1 && abs(Double(size[1]) - Double(original[1]) * share) < 2
      )
    }
  }

  /// Width and height of each image in a document.
  private func images(in pdf: Data) throws -> [[Int]] {
    try PDFTool.run("pdfimages", ["-list"], on: pdf).split(separator: "\n").dropFirst(2)
      .map { $0.split(separator: " ") }.filter { $0[2] == "image" }.map { $0[3...4].compactMap { Int($0) } }
  }
}
