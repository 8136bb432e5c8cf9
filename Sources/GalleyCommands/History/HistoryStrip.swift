import Foundation
import Gallery
import ReferenceCommands
import Snapshots

/// A case's history as one picture: the pictures side by side, each with the day and the commit, and the commits in words
/// below.
struct HistoryStrip {
  private static let folderPrefix = "galley-history-"

  /// The largest number of versions on it: more would be too small to see.
  static let limit = 60

  private let history: ReferenceHistory
  /// The versions with another picture than before, as far as there is room: the newest.
  private let versions: [ReferenceVersion]

  init(_ history: ReferenceHistory) {
    self.history = history
    versions = history.versions.filter { $0.change != .renewed }.suffix(HistoryStrip.limit)
  }

  /// The PNG file.
  @MainActor func picture(by drawing: SheetDrawing) throws -> Data {
    let folder = try ManagedFolder.make(prefix: HistoryStrip.folderPrefix)
    defer { folder.remove() }
    let pictures = try folder.add("pictures")
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    let cases = try versions.map { version in
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
      + versions.map { version in
        SheetRemark(
          kind: version.change == .removed || version.change == .unreadable ? .failure : .change,
          subject: "\(version.number.map { "#\($0) " } ?? "")\(version.change.rawValue)", cases: version.date,
          text: version.words)
      }
    let left = history.versions.count - versions.count
    let rest = left > 0 ? ". \(left) \(left == 1 ? "is" : "are") not on this sheet: older ones, and equal pictures" : ""
    return Sheet(
      title: path.suffix(2).joined(separator: "/"), description: history.totals + rest,
      catalogueFile: path.dropLast(2).joined(separator: "/"), cases: cases, remarks: remarks)
  }

  /// Pixels per point, from the end of the case's path: `card-L@2x`.
  private var scale: Double {
    history.path.split(separator: "@").last.flatMap { Double($0.dropLast()) } ?? 1
  }
}
