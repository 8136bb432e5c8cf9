import Drawing
import Foundation
import HeadlessUIKit
import Raster
import Testing

@testable import ViewRendering

/// A renderer other than the one that the commands use.
private final class PlainRenderer: Renderer {
  struct Refusal: Error, CustomStringConvertible { var description: String { "Nothing is drawn here." } }

  let libraryVersions: [String]
  private let pixel: UInt32?
  private(set) var drawn: [DisplayList] = []

  /// - Parameter pixel: the pixel that pictures consist of; nil if none can be drawn.
  init(_ version: String, pixel: UInt32?) { (libraryVersions, self.pixel) = ([version], pixel) }

  func draw(_ list: DisplayList, scale: Double, into pool: BitmapPool) throws -> Bitmap {
    guard let pixel else { throw Refusal() }
    drawn.append(list)
    let bitmap = try Bitmap(width: Int(list.size.width * scale), height: Int(list.size.height * scale))
    for index in bitmap.pixels.indices { bitmap.pixels[index] = pixel }
    return bitmap
  }

  func checkSize(_ size: CGSize, scale: Double) throws { if pixel == nil { throw Refusal() } }

  func makeDocument(title: String) -> any PageDocument { preconditionFailure("No test makes a document.") }
}

@MainActor @Suite struct OtherRendererTests {
  @Test func viewsAreDrawnByTheRendererThatIsGiven() throws {
    let plain = PlainRenderer("plain 1", pixel: 0xFF12_3456)
    let renderer = ViewRenderer(plain)
    let list = try renderer.layOut(under: card()) { cardView(label("a")) }.displayList
    let bitmap = try renderer.draw(list, scale: 2)
    #expect(bitmap.width == 686 && bitmap.pixels.allSatisfy { $0 == 0xFF12_3456 })
    #expect(plain.drawn == [list])
  }

  /// The fingerprint depends on the renderer's versions, and on its rendering of the probe.
  @Test func theFingerprintIsTheRenderers() throws {
    let renderers: [(String, UInt32)] = [("plain 1", 1), ("plain 2", 1), ("plain 1", 2)]
    let descriptions = try renderers.map { version, pixel in
      let plain = PlainRenderer(version, pixel: pixel)
      let description = try ViewRenderer(plain).engineDescription()
      #expect(description.libraries.first == version)
      #expect(plain.drawn.map(\.kinds) == [Set(DisplayListKind.allCases)])
      return description
    }
    #expect(Set(descriptions.map(\.fingerprint)).count == 3)
    #expect(descriptions[0].probe == descriptions[1].probe && descriptions[0].probe != descriptions[2].probe)
  }

  @Test func whatItRefusesIsAnErrorInItsWords() {
    let renderer = ViewRenderer(PlainRenderer("plain 1", pixel: nil))
    #expect(throws: ViewRenderingError.drawing("Nothing is drawn here.")) {
      try renderer.layOut(under: card()) { label("a") }
    }
    #expect(throws: ViewRenderingError.drawing("Nothing is drawn here.")) {
      try renderer.draw(DisplayList(size: CGSize(width: 1, height: 1)), scale: 1)
    }
    #expect(throws: ViewRenderingError.drawing("Nothing is drawn here.")) { try renderer.engineFingerprint() }
  }
}
