import Drawing
import Foundation
import Snapshots

/// Writes sheets into a gallery's folder.
package struct SheetWriting: Sendable {
  /// The document with all scenes.
  private static let document = "sheets.pdf"
  /// The maximum number of scenes in it: a document is made in memory.
  private static let maxScenes = 200

  private let drawing: SheetDrawing
  private let filters: [String]

  /// - Parameter filters: texts, one of which is in the path, such as `cards/greeting`, of each scene that gets a sheet;
  ///   empty for all.
  package init(_ drawing: SheetDrawing, filters: [String]) {
    (self.drawing, self.filters) = (drawing, filters)
  }

  /// Writes each sheet as a picture and as a document, and a document of all. Must be called on the main thread.
  func write(_ sheets: GallerySheets, to folder: RenewedFolder) throws {
    let chosen = sheets.sheets.filter { placed in
      filters.isEmpty || filters.contains { "\(placed.sheet.catalogueFile)/\(placed.sheet.title)".contains($0) }
    }
    try MainActor.assumeIsolated {
      let hasAll = (1...SheetWriting.maxScenes).contains(chosen.count)
      let all = hasAll ? drawing.makeDocument(title: sheets.title) : nil
      for placed in chosen {
        try folder.put(drawing.picture(of: placed.sheet), at: "\(placed.path).png")
        try folder.put(drawing.document(of: placed.sheet, addingTo: all), at: "\(placed.path).pdf")
      }
      if let all { try folder.put(all.finish(), at: SheetWriting.document) }
    }
  }
}
