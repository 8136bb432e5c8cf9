package import Drawing
package import Foundation
import HeadlessUIKit
import Raster
package import TextLayout

/// Draws sheets as pictures and as pages for printing. The same sheet results in the same bytes.
@MainActor
package final class SheetDrawing {
  /// The maximum pixels per point of a picture.
  private static let density = 2.0
  /// The maximum number of pixels in a picture: 128 MiB while it is drawn. Larger sheets have fewer pixels per point.
  private static let maxPixels = Double(1 << 25)

  private let fonts: FontLibrary
  private let maxImagePixels: Int
  private let renderer: any Renderer
  private let pool = BitmapPool()

  /// - Parameters:
  ///   - fonts: what the sheets' own texts are set in.
  ///   - renderer: draws, and serves no other.
  package convenience init(fonts: FontLibrary, _ renderer: any Renderer) {
    self.init(fonts: fonts, renderer, maxImagePixels: SheetImages.maxPixels)
  }

  /// - Parameter maxImagePixels: how many pixels the cases' pictures on one sheet may have together.
  init(fonts: FontLibrary, _ renderer: any Renderer, maxImagePixels: Int) {
    self.fonts = fonts
    self.renderer = renderer
    self.maxImagePixels = maxImagePixels
  }

  /// The sheet as one PNG picture.
  package func picture(of sheet: Sheet) throws -> Data {
    try picture { SheetPages(sheet, .screen, renderer, density: SheetDrawing.density, maxPixels: maxImagePixels) }
  }

  /// The only page of a sheet for a screen, as a PNG picture.
  func picture(_ makePages: () -> SheetPages) throws -> Data {
    let list = try environment.run { displayList(of: makePages(), 0) }
    let area = Double(list.size.width) * Double(list.size.height)
    let longest = Double(max(list.size.width, list.size.height))
    let density = min(
      SheetDrawing.density, (SheetDrawing.maxPixels / area).squareRoot(), Double(Bitmap.largestSide - 1) / longest)
    return try PNG.encode(renderer.draw(list, scale: density, into: pool))
  }

  /// The sheet as a PDF file of A4 pages, which are also added to another document.
  package func document(of sheet: Sheet, addingTo other: (any PageDocument)? = nil) throws -> Data {
    let document = makeDocument(title: "\(sheet.title) · \(sheet.catalogueFile)")
    let documents = [document] + (other.map { [$0] } ?? [])
    try add(to: documents, bookmark: [sheet.catalogueFile, sheet.title]) {
      SheetPages(sheet, .paper, renderer, density: nil, maxPixels: maxImagePixels)
    }
    return try document.finish()
  }

  /// A PDF file without pages.
  func makeDocument(title: String) -> any PageDocument { renderer.makeDocument(title: title) }

  /// Adds pages to documents.
  func add(to documents: [any PageDocument], bookmark: [String], _ makePages: () -> SheetPages) throws {
    let pages = try environment.run(makePages)
    for index in 0..<pages.count {
      let list = try environment.run { displayList(of: pages, index) }
      for document in documents { try document.addPage(list, bookmark: bookmark) }
    }
  }

  private var environment: ViewEnvironment { ViewEnvironment(fonts: fonts) }

  private func displayList(of pages: SheetPages, _ index: Int) -> DisplayList {
    let view = pages.makeView(of: index)
    view.layoutIfNeeded()
    return view.record().displayList
  }
}
