import Foundation
import Snapshots

/// Writes sheets into a gallery's folder.
package struct SheetWriting: Sendable {
  /// The document with all scenes.
  private static let document = "sheets.pdf"
  /// The maximum number of scenes in it: a document is made in memory.
  private static let maxScenes = 200

  private let drawing: SheetDrawing
  private let filter: String?

  /// - Parameter filter: a text contained in the paths, such as `cards/greeting`, of the scenes that get sheets; nil
  ///   for all.
  package init(_ drawing: SheetDrawing, filter: String?) {
    (self.drawing, self.filter) = (drawing, filter)
  }

  /// Writes each sheet as a picture and as a document, and a document of all. Must be called on the main thread.
  func write(_ sheets: GallerySheets, to folder: RenewedFolder) throws {
    let chosen = sheets.sheets.filter { placed in
      filter.map { "\(placed.sheet.catalogueFile)/\(placed.sheet.title)".contains($0) } ?? true
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
