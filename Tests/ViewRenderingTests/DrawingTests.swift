import Foundation
import HeadlessUIKit
import Raster
import Testing

@testable import ViewRendering

/// Pixels of laid-out views, and the fingerprint of what drew them.
@MainActor @Suite struct DrawingTests {
  private let renderer = ViewRenderer()

  private func rendered(_ text: String, font: UIFont = .systemFont(ofSize: 17)) throws -> RenderedView {
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
    let list = try renderer.layOut(under: card(width: 1e9, height: 1e9)) { label("a") }.displayList
    do {
      _ = try renderer.draw(list, scale: 2)
      Issue.record("it was drawn")
    } catch {
      guard case .drawing = error else {
        Issue.record("\(error)")
        return
      }
    }
  }

  // MARK: The engine's fingerprint

  private func fingerprint(_ text: String, font: UIFont = .systemFont(ofSize: 17)) throws -> Hash128 {
    try renderer.engineFingerprint(for: rendered(text, font: font).displayList)
  }

  @Test func theFingerprintDependsOnTheFontsAndNotOnTheText() throws {
    let latin = try fingerprint("abc")
    #expect(try fingerprint("another text") == latin)
    #expect(try fingerprint("abc", font: .systemFont(ofSize: 15)) == latin)
    let others = [
      try fingerprint("abc", font: .boldSystemFont(ofSize: 17)),
      try fingerprint("abc", font: try #require(UIFont(name: "RobotoSlab-Regular", size: 17))),
      try fingerprint("abc \u{5E9}\u{5DC}\u{5D5}\u{5DD}"), try fingerprint(" "),
    ]
    #expect(Set(others + [latin]).count == 5)
  }

  @Test func anotherRendererHasTheSameFingerprint() throws {
    let fresh = ViewRenderer()
    let list = try fresh.layOut(under: card()) { cardView(label("abc")) }.displayList
    #expect(try fresh.engineFingerprint(for: list) == fingerprint("abc"))
  }
}
