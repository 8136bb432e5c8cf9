import Foundation
import Raster
import Testing

@testable import VectorPictures

/// Files that are damaged or meant to harm: each is an error of its kind, before a library sees it where that would take
/// long or read something else.
@Suite struct VectorFaultTests {
  private func svg(_ body: String, _ attributes: String = "width='10' height='10'") -> Data {
    Data(
      "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' \(attributes)>\(body)</svg>"
        .utf8)
  }

  private func error(_ file: Data, _ format: VectorPicture.Format = .svg) -> VectorPictureError? {
    do throws(VectorPictureError) {
      _ = try VectorPicture(file, format: format).draw(width: 20, height: 20)
      return nil
    } catch {
      return error
    }
  }

  /// A file that fuzzing found: while poppler draws it, it rebuilds the table of objects, and then finds others.
  @Test func aDamagedFileIsDrawnTheSameEachTime() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/objects-elsewhere.pdf")
    let file = try Data(contentsOf: url)
    let first = try VectorPicture(file, format: .pdf)
    let sizes = [(16, 12), (16, 12), (24, 24), (16, 12)]
    let again = try sizes.map { try first.draw(width: $0.0, height: $0.1).hash }
    let afresh = try sizes.map { try VectorPicture(file, format: .pdf).draw(width: $0.0, height: $0.1).hash }
    #expect(again == afresh && again[0] == again[3])
  }

  // MARK: SVG

  @Test(arguments: [
    "<text>A</text>", "<g><text><tspan>A</tspan></text></g>", "<script>alert(1)</script>", "<foreignObject/>",
    "<use href='other.svg#a'/>", "<use xlink:href='file:///etc/passwd#a'/>", "<image href='photo.png'/>",
    "<image href='http://example.org/a.png'/>", "<image href='/etc/passwd'/>",
    "<image href='data:image/svg+xml;base64,PHN2Zy8+'/>", "<image href='data:image/png;base64,AAAA'/>",
    "<filter id='f'><feImage href='a.png'/></filter>", "<style>@import 'a.css';</style>",
    "<style>@font-face{src:url(a.woff)}</style>",
  ]) func whatIsNotDrawnIsRefused(_ body: String) {
    guard case .refused? = error(svg(body)) else {
      Issue.record("\(String(describing: error(svg(body))))")
      return
    }
  }

  /// An entity of nine levels of ten references each would be a gigabyte.
  @Test func entitiesAreNotExpanded() {
    let bomb =
      "<!DOCTYPE svg [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;'>]><svg>&b;</svg>"
    guard case .damaged? = error(Data(bomb.utf8)) else {
      Issue.record("\(String(describing: error(Data(bomb.utf8))))")
      return
    }
  }

  /// 30 groups, each of which uses the one before twice: a thousand million rectangles.
  @Test func usesOfUses() {
    let groups = (1...30).map { "<g id='g\($0)'><use href='#g\($0 - 1)'/><use href='#g\($0 - 1)'/></g>" }
    let body = "<defs><rect id='g0' width='1' height='1'/>\(groups.joined())</defs><use href='#g30'/>"
    guard case .tooMuchWork? = error(svg(body)) else {
      Issue.record("\(String(describing: error(svg(body))))")
      return
    }
  }

  @Test func patternsInPatterns() {
    let patterns = (1...25).map { index in
      "<pattern id='p\(index)' width='1' height='1'>"
        + String(repeating: "<rect width='9' height='9' fill='url(#p\(index - 1))'/>", count: 4) + "</pattern>"
    }
    guard case .tooMuchWork? = error(svg(patterns.joined() + "<rect width='9' height='9' fill='url(#p25)'/>")) else {
      Issue.record("a bomb was drawn")
      return
    }
  }

  @Test func circlesOfUsesEnd() throws {
    let body = "<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g><rect width='9' height='9'/>"
    _ = error(svg(body))
    _ = error(
      svg("<mask id='m'><rect width='9' height='9' mask='url(#m)'/></mask><rect width='9' height='9' mask='url(#m)'/>"))
  }

  @Test func elementsThatAreTooDeepOrTooMany() {
    let deep = String(repeating: "<g>", count: 5000) + String(repeating: "</g>", count: 5000)
    guard case .damaged? = error(svg(deep)) else {
      Issue.record("too deep")
      return
    }
    guard case .tooMuchWork? = error(svg(String(repeating: "<g/>", count: 100_001))) else {
      Issue.record("too many")
      return
    }
  }

  @Test(arguments: [
    "<path d='M0 0h9' stroke='red' stroke-dasharray='0.00001'/>",
    "<path d='M0 0h9' stroke='red' style='stroke-dasharray: 0.0001 0.0001'/>",
    "<filter id='f'><feMorphology radius='5000'/></filter>",
    "<filter id='f'><feTurbulence numOctaves='999999'/></filter>",
    "<filter id='f'><feConvolveMatrix order='500'/></filter>",
  ]) func whatTakesLong(_ body: String) {
    guard case .tooMuchWork? = error(svg(body)) else {
      Issue.record("\(body): \(String(describing: error(svg(body))))")
      return
    }
  }

  @Test func layersTimesPixels() throws {
    let body = String(repeating: "<g opacity='.5'><rect width='9' height='9'/></g>", count: 5000)
    let picture = try VectorPicture(svg(body), format: .svg)
    _ = try picture.draw(width: 20, height: 20)
    #expect(throws: VectorPictureError.self) { try picture.draw(width: 2000, height: 2000) }
  }

  @Test func sizes() {
    #expect(error(svg("", "")) == .noSize)
    #expect(error(svg("", "width='0' height='10'")) == .noSize)
    #expect(error(svg("", "width='1e9' height='10'")) == .tooLarge(width: 1e9, height: 10))
    #expect(
      error(Data(count: VectorPicture.largestFile + 1))
        == .fileTooLarge(byteCount: VectorPicture.largestFile + 1, limit: VectorPicture.largestFile))
  }

  @Test(arguments: ["", "svg", "<html/>", "<svg", "<svg></svg", "\u{0}"]) func noSVG(_ text: String) {
    #expect(error(Data(text.utf8)) != nil)
  }

  @Test(arguments: ["M", "M0 0L", "M0 0 1e400 5", "M nan nan", "M0 0A0 0 0 0 0 0 0", "M0 0h1e308h1e308z"])
  func paths(_ data: String) {
    _ = error(svg("<path d='\(data)' stroke='red'/>"))
  }

  // MARK: PDF

  private func pdf(_ objects: [String]) -> Data {
    Data(("%PDF-1.7\n" + objects.joined(separator: "\n") + "\ntrailer << /Root 1 0 R >>\n%%EOF\n").utf8)
  }

  private func page(_ content: String, _ resources: String = "", _ objects: [String] = []) -> Data {
    pdf(
      [
        "1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj", "2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj",
        "3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 20 20] /Contents 4 0 R /Resources << \(resources) >> >> endobj",
        "4 0 obj << /Length \(content.utf8.count) >> stream\n\(content)\nendstream endobj",
      ] + objects)
  }

  /// A file without a table of references is read by searching it.
  @Test func aPageIsDrawn() { #expect(error(page("0 0 10 10 re f"), .pdf) == nil) }

  @Test func formsInForms() {
    let forms = (10...40).map { number in
      let content = number == 10 ? "0 0 1 1 re f" : "/F\(number - 1) Do /F\(number - 1) Do"
      let resources = "/Resources << /XObject << /F\(number - 1) \(number - 1) 0 R >> >>"
      return
        "\(number) 0 obj << /Type /XObject /Subtype /Form /BBox [0 0 9 9] \(resources) /Length \(content.utf8.count) >> "
        + "stream\n\(content)\nendstream endobj"
    }
    guard case .tooMuchWork? = error(page("/F40 Do", "/XObject << /F40 40 0 R >>", forms), .pdf) else {
      Issue.record("a bomb was drawn")
      return
    }
  }

  @Test func aFormThatDrawsItself() {
    let form =
      "5 0 obj << /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F 5 0 R >> >> /Length 6 >> "
      + "stream\n/F Do \nendstream endobj"
    _ = error(page("/F Do", "/XObject << /F 5 0 R >>", [form]), .pdf)
  }

  @Test func hugeImagesAndTinyPatterns() {
    let image =
      "5 0 obj << /Type /XObject /Subtype /Image /Width 99999 /Height 99999 /ColorSpace /DeviceGray "
      + "/BitsPerComponent 8 /Length 1 >> stream\nA\nendstream endobj"
    guard case .tooMuchWork? = error(page("/I Do", "/XObject << /I 5 0 R >>", [image]), .pdf) else {
      Issue.record("image")
      return
    }
    let tile =
      "5 0 obj << /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.0001 /YStep 1 /Length 12 >> "
      + "stream\n0 0 1 1 re f\nendstream endobj"
    guard case .tooMuchWork? = error(page("/Pattern cs /P scn 0 0 9 9 re f", "/Pattern << /P 5 0 R >>", [tile]), .pdf)
    else {
      Issue.record("pattern")
      return
    }
  }

  @Test func fontsThatAreNotInTheFile() {
    let font = "/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>"
    guard case .refused? = error(page("BT /F 9 Tf (A) Tj ET", font), .pdf) else {
      Issue.record("text was drawn")
      return
    }
  }

  @Test(arguments: ["", "%PDF-1.7", "%PDF-1.7\n%%EOF", "no"]) func noPDF(_ text: String) {
    #expect(error(Data(text.utf8), .pdf) != nil)
  }

  // MARK: Damage

  /// Damaged bytes give a picture or an error.
  @Test(
    arguments: VectorDrawingTests.cases.filter {
      ["mask", "shadow of a filter", "soft mask", "packed content"].contains($0.name)
    })
  func damagedFiles(_ fixture: VectorDrawingTests.Case) {
    for index in stride(from: 0, to: fixture.file.count, by: 5) {
      var file = fixture.file
      file[index] = file[index] ^ 0x15
      _ = error(file, fixture.format)
      _ = error(file.prefix(index), fixture.format)
    }
  }
}
