import Drawing
import Foundation
import HeadlessUIKit
import Raster
import Renderers
import Snapshots
import Testing

@testable import ViewRendering

/// Pixels of laid-out views, and the fingerprint of what drew them.
@MainActor @Suite struct DrawingTests {
  private let renderer = ViewRenderer()

  private func rendered(_ text: String, font: UIFont = .systemFont(ofSize: 17)) throws -> ViewRecording {
    try renderer.layOut(under: card()) { cardView(label(text, font: font)) }
  }

  // MARK: Pixels

  @Test(arguments: [1.0, 2, 3])
  func aBitmapIsAsLargeAsTheViewInPixels(scale: Double) throws {
    let bitmap = try renderer.draw(rendered("a").displayList, scale: scale)
    #expect(bitmap.width == Int(343 * scale))
    #expect(bitmap.height == Int((52.5 * scale).rounded(.up)))
  }

  @Test func theSameViewHasTheSameBytes() throws {
    let text = "Proof \u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{65E5}\u{672C}"
    let first = try renderer.draw(rendered(text).displayList, scale: 2).hash
    for other in ["something else", text, "more of it", text] {
      let hash = try renderer.draw(rendered(other).displayList, scale: 2).hash
      #expect((hash == first) == (other == text), "\(other)")
    }
    let fresh = ViewRenderer()
    let again = try fresh.layOut(under: card()) { cardView(label(text)) }
    #expect(try again.displayList == rendered(text).displayList)
    #expect(try fresh.draw(again.displayList, scale: 2).hash == first)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity, 1e9])
  func aScaleThatCannotBeDrawnIsAnError(scale: Double) throws {
    let list = try rendered("a").displayList
    do {
      _ = try renderer.draw(list, scale: scale)
      Issue.record("\(scale) was drawn")
    } catch {
      guard case .drawing(let reason) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(error.description == reason)
      #expect(!reason.isEmpty)
    }
  }

  @Test func aPictureTooLargeToDrawIsAnError() throws {
    let list = try renderer.layOut(under: card(width: 10_000, height: 10)) { label("a") }.displayList
    do {
      _ = try renderer.draw(list, scale: 4)
      Issue.record("it was drawn")
    } catch {
      guard case .drawing = error else {
        Issue.record("\(error)")
        return
      }
    }
  }

  // MARK: The engine and the fonts

  private func usedFonts(_ text: String, font: UIFont = .systemFont(ofSize: 17)) throws -> [UsedFont] {
    renderer.usedFonts(try rendered(text, font: font).displayList)
  }

  @Test func fontsAreListedByNameWithTheHashesOfTheirFiles() throws {
    let roboto = try #require(UIFont(name: "RobotoSlab-Regular", size: 17))
    let fonts = try usedFonts("abc \u{5E9}\u{5DC}\u{5D5}\u{5DD}", font: roboto)
    let files = ["NotoSansHebrew/NotoSansHebrew-Regular.ttf", "RobotoSlab/RobotoSlab-Regular.otf"]
    let expected = try files.map { file in
      let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../fonts/Files/\(file)")
      let name = url.deletingPathExtension().lastPathComponent
      return UsedFont(name: name, file: Hash128(hashing: try Data(contentsOf: url)))
    }
    #expect(fonts == expected)
  }

  @Test func theListDependsOnTheFontsAndNotOnTheText() throws {
    let latin = try usedFonts("abc")
    #expect(try usedFonts("another text") == latin)
    #expect(try usedFonts("abc", font: .systemFont(ofSize: 15)) == latin)
    #expect(try usedFonts("abc", font: .boldSystemFont(ofSize: 17)) != latin)
    #expect(try usedFonts(" ").isEmpty)
  }

  @Test func everyRendererHasTheSameFingerprint() throws {
    #expect(try ViewRenderer().engineFingerprint() == renderer.engineFingerprint())
  }
}
