import CairoRendering
import Drawing
import Foundation
import Raster
import TestSupport
import Testing
import TextLayout

/// Checks pages with poppler, an independent PDF reader.
@Suite struct PDFTests {
  private func page(_ commands: [DrawCommand], width: Double = 200, height: Double = 100) -> DisplayList {
    DisplayList(size: CGSize(width: width, height: height), commands: commands)
  }

  private func run(_ text: String, font name: String = "Inter/Inter-Regular.otf", at x: Double = 10) throws -> GlyphRun
  {
    let font = try TestFiles.font(name)
    let glyphs = text.unicodeScalars.enumerated().map { index, scalar in
      PositionedGlyph(id: font.nominalGlyph(for: scalar) ?? 0, x: x + 10 * Double(index), y: 50)
    }
    return GlyphRun(font: font, pointSize: 16, color: .black, glyphs: glyphs)
  }

  private func chequers(_ width: Int, _ height: Int) throws -> ImageSource {
    let bitmap = try Bitmap(width: width, height: height)
    for index in 0..<width * height {
      bitmap.pixels[index] = (index / width + index % width) % 2 == 0 ? 0xFF00_0000 : 0xFFFF_0000
    }
    return ImageSource(bitmap: bitmap)
  }

  private func document(_ pages: [DisplayList], title: String = "A title") throws -> Data {
    let document = PDFDocument(title: title)
    for page in pages { try document.addPage(page) }
    return try document.finish()
  }

  @Test func aDocumentHasItsTitleAndPagesOfTheListsSizes() throws {
    let title = "Grüße <b> \u{5E9}\u{5DC}\u{5D5}\u{5DD} 🎉"
    let pdf = try document([page([]), page([], width: 842, height: 595)], title: title)
    let facts = try PDFTool.run("pdfinfo", ["-l", "2"], on: pdf)
    #expect(facts.contains("Title:           \(title)\n"))
    #expect(facts.contains("Pages:           2\n"))
    #expect(facts.contains("Page    1 size:  200 x 100 pts"))
    #expect(facts.contains("Page    2 size:  842 x 595 pts"))
    #expect(!facts.contains("Date"), "\(facts)")
  }

  @Test func equalListsMakeEqualBytes() throws {
    func make() throws -> Data {
      try document([
        page([.fill(.rectangle(0, 0, 200, 100, radius: 9), .white), .glyphs(try run("same bytes"))]),
        page([.image(try chequers(6, 4), in: CGRect(x: 2, y: 3, width: 60, height: 40))]),
      ])
    }
    #expect(try make() == make())
  }

  @Test func textIsFoundAndItsFontEmbedded() throws {
    let pdf = try document([page([.glyphs(try run("Waldkarte"))])])
    // Letters here are farther apart than in a word.
    #expect(try PDFTool.run("pdftotext", on: pdf, ["-"]).filter { !$0.isWhitespace } == "Waldkarte")
    let fonts = try PDFTool.run("pdffonts", on: pdf)
    #expect(fonts.contains("Inter-Regular") && fonts.contains("yes yes yes"), "\(fonts)")
  }

  @Test func imagesKeepTheirPixels() throws {
    let pdf = try document([page([.image(try chequers(12, 7), in: CGRect(x: 0, y: 0, width: 50, height: 20))])])
    let row = try PDFTool.run("pdfimages", ["-list"], on: pdf).split(separator: "\n").last ?? ""
    #expect(row.split(separator: " ").prefix(7).dropFirst(2) == ["image", "12", "7", "rgb", "3"], "\(row)")
  }

  /// Poppler extracts the pixels of images whose compressed rows were copied: of few colours, grey, and of many, in rows
  /// with and without filters.
  @Test func compressedImagesKeepTheirPixels() throws {
    let pictures = try [(3, 16), (250, 16), (300, 0), (5_000, 16)].map { colors, shift in
      let bitmap = try Bitmap(width: 90, height: 70)
      for index in 0..<90 * 70 {
        let value = UInt32(index % colors)
        bitmap.pixels[index] = 0xFF00_0000 | (shift == 0 ? value / 2 * 0x01_0101 : value << 8 | value % 7)
      }
      return bitmap
    }
    let files = try pictures.map { try PNG.encode($0) }
    let images = try files.map { try ImageSource(compressed: #require(CompressedImage($0))) }
    let pdf = try document(
      images.map { page([.image($0, in: CGRect(x: 0, y: 0, width: 90, height: 70))]) }
        + [page([.image(images[0], in: CGRect(x: 5, y: 5, width: 9, height: 7)), .glyphs(try run("text"))])])
    let list = try PDFTool.run("pdfimages", ["-list"], on: pdf).split(separator: "\n").dropFirst(2)
    #expect(list.count == 5 && list.allSatisfy { $0.split(separator: " ")[3...4] == ["90", "70"] }, "\(list)")
    for (picture, file) in zip(pictures, try PDFTool.images(of: pdf)) {
      #expect(try PNG.decode(file).hash == picture.hash)
    }
    #expect(try PDFTool.run("pdftotext", on: pdf, ["-"]).filter(\.isLetter) == "text")
    for (image, picture) in zip(images, pictures) { #expect(image.bitmap.hash == picture.hash) }
  }

  @Test func translucentAndDamagedFilesAreNotCopied() throws {
    let bitmap = try Bitmap(width: 4, height: 4)
    for index in 0..<16 { bitmap.pixels[index] = 0xFF00_0000 | UInt32(index) }
    let opaque = try PNG.encode(bitmap)
    #expect(CompressedImage(opaque) != nil)
    #expect(CompressedImage(opaque.dropLast(20)) == nil)
    bitmap.pixels[5] = 0x8000_0000
    #expect(CompressedImage(try PNG.encode(bitmap)) == nil)
  }

  /// Compares poppler's rendering at 72 dots per inch with our own pixels, except at edges, which it smooths
  /// differently.
  @Test func shapesClipsAndGroupsLieWhereABitmapHasThem() throws {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    let lens = Outline([
      .move(to: CGPoint(x: 22, y: 36)), .line(to: CGPoint(x: 30, y: 36)), .line(to: CGPoint(x: 26, y: 30)), .close,
    ])
    let shapes: [DrawCommand] = [
      .fill(.rectangle(0, 0, 40, 40), .white), .fill(.rectangle(2, 2, 10, 10), red),
      .begin(.transform(AffineTransform(m11: 0, m12: 1, m21: -1, m22: 0, tX: 16, tY: 30))),
      .image(try chequers(2, 1), in: CGRect(x: 0, y: 0, width: 8, height: 6)), .end, .fill(.outline(lens), blue),
      .fill(.border(RoundedRectangle(18, 2, 16, 16), width: 4), blue),
      .begin(.clip(.rectangle(0, 20, 8, 8))), .fill(.rectangle(0, 18, 40, 20), blue), .end, .begin(.group(alpha: 0.5)),
      .fill(.rectangle(20, 24, 8, 8), red), .end, .begin(.group(alpha: 0)), .fill(.rectangle(0, 0, 40, 40), red), .end,
    ]
    let cast = DrawCommand.fill(.rectangle(32, 32, 6, 6), red)
    let shadow = Shadow(offset: CGSize(width: 4, height: 4), blurRadius: 0, color: .white)
    let commands = shapes + [cast].inside(.shadow(shadow))
    let seen = try PNG.decode(PDFTool.picture(of: document([page(commands, width: 40, height: 40)])))
    let expected = try draw(40, 40, shapes + [cast])
    var compared = 0
    for y in 1..<39 {
      for x in 1..<39 {
        let around = (y - 1...y + 1).flatMap { y in (x - 1...x + 1).map { expected.pixel($0, y) } }
        guard Set(around).count == 1 else { continue }
        compared += 1
        let distances = zip(seen.channels(x, y), expected.channels(x, y)).map { abs($0 - $1) }
        #expect(distances.allSatisfy { $0 <= 1 }, "at \(x), \(y)")
      }
    }
    #expect(compared > 850)
  }

  @Test func glyphsThatPDFHasNoShapesForArePictures() throws {
    var slanted = try run("AA")
    slanted.slant = 0.2
    let pdf = try document([page([.fill(.rectangle(0, 0, 200, 100), .white), .glyphs(slanted)])])
    #expect(try PDFTool.run("pdffonts", on: pdf).split(separator: "\n").count == 2)
    let seen = try PNG.decode(PDFTool.picture(of: pdf))
    let expected = try draw(200, 100, [.fill(.rectangle(0, 0, 200, 100), .white), .glyphs(slanted)])
    func ink(_ bitmap: Bitmap) -> Double { Double(bitmap.pixels.reduce(0) { $0 + 255 - Int($1 & 255) }) }
    #expect(abs(ink(seen) - ink(expected)) < 0.1 * ink(expected), "\(ink(seen)) for \(ink(expected))")
  }

  @Test func bookmarksAreAnOutline() throws {
    let document = PDFDocument(title: "Outline")
    for bookmark in [["cards", "a"], ["cards", "a"], ["cards", "b"], ["(odd) \\ names", "c"], []] {
      try document.addPage(page([]), bookmark: bookmark)
    }
    let outline = try PDFTool.run("pdftohtml", ["-xml", "-stdout"], on: try document.finish())
      .split(separator: "\n").filter { $0.contains("item page") }
    #expect(
      outline == [
        "<item page=\"1\">cards</item>", "<item page=\"1\">a</item>", "<item page=\"3\">b</item>",
        "<item page=\"4\">(odd) \\ names</item>", "<item page=\"4\">c</item>",
      ])
  }

  @Test func whatABitmapRefusesIsRefused() throws {
    let document = PDFDocument(title: "")
    #expect(throws: RenderingError.notFinite(command: 1, name: "fill")) {
      try document.addPage(page([.begin(.clip(.rectangle(0, 0, 1, 1))), .fill(.rectangle(.nan, 0, 1, 1), .black)]))
    }
    #expect(throws: RenderingError.unclosed(count: 1)) {
      try PDFDocument(title: "").addPage(page([.begin(.clip(.rectangle(0, 0, 1, 1)))]))
    }
    #expect(throws: RenderingError.unbalanced(command: 0)) {
      try PDFDocument(title: "").addPage(page([.end]))
    }
    #expect(throws: RenderingError.unsupportedSize(width: 0, height: 10)) {
      try PDFDocument(title: "").addPage(page([], width: 0, height: 10))
    }
  }
}
