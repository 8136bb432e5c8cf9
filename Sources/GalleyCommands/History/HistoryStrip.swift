import Foundation
import Gallery
import ReferenceCommands
import Snapshots

/// A case's history as one picture: the pictures side by side, each with the day and the commit, and the commits in words
/// below.
struct HistoryStrip {
  private static let folderPrefix = "galley-history-"

  private let history: ReferenceHistory

  init(_ history: ReferenceHistory) { self.history = history }

  /// The PNG file.
  @MainActor func picture(by drawing: SheetDrawing) throws -> Data {
    let folder = try ManagedFolder.make(prefix: HistoryStrip.folderPrefix)
    defer { folder.remove() }
    let pictures = try folder.add("pictures")
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    let shown = history.versions.filter { [.recorded, .changed, .removed, .unreadable].contains($0.change) }
    let cases = try shown.map { version in
      let url = pictures.appendingPathComponent("\(version.number ?? 0).png")
      if let data = version.picture, version.number != nil { try data.write(to: url) }
      let content: SheetPicture.Content =
        version.picture == nil ? .missing(version.change.rawValue) : .file(url, scale: scale)
      return SheetCase(
        size: "\(version.date)  \(version.number.map { "#\($0)" } ?? version.change.rawValue)", look: "",
        pictures: [SheetPicture(content)])
    }
    return try drawing.picture(of: sheet(cases))
  }

  private func sheet(_ cases: [SheetCase]) -> Sheet {
    let path = history.path.split(separator: "/").map(String.init)
    let remarks =
      history.flipLines.map { line in
        SheetRemark(
          kind: .finding, subject: "Flips", cases: "",
          text: String(line.drop { $0 != ":" }.dropFirst(2)))
      }
      + history.versions.map { version in
        SheetRemark(
          kind: version.change == .removed || version.change == .unreadable ? .failure : .change,
          subject: "\(version.number.map { "#\($0) " } ?? "")\(version.change.rawValue)", cases: version.date,
          text: version.words)
      }
    return Sheet(
      title: path.suffix(2).joined(separator: "/"), description: history.totals,
      catalogueFile: path.dropLast(2).joined(separator: "/"), cases: cases, remarks: remarks)
  }

  /// Pixels per point, from the end of the case's path: `card-L@2x`.
  private var scale: Double {
    history.path.split(separator: "@").last.flatMap { Double($0.dropLast()) } ?? 1
  }
}
