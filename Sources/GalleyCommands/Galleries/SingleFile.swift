import ArgumentParser
import Foundation
import Gallery
import Snapshots

/// A gallery as one file: whether, and what is in it.
struct SingleFile: ParsableArguments {
  /// What most mail programs let through.
  private static let defaultLimit = 25

  @Flag(help: "Write one file that has everything in it, with what has to be looked at, in place of a folder.")
  var singleFile = false

  @Flag(help: "Have what passes in the file, too.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "How large the file may be, in megabytes; by default \(SingleFile.defaultLimit). Cases that there is no room for are "
        + "left out, and how many is said.", valueName: "MB"))
  var limit: Int?

  func validate() throws {
    guard singleFile || (!all && limit == nil) else {
      throw ValidationError("--all and --limit say what is in one file: give --single-file, too.")
    }
    guard (1...1_000).contains(limit ?? 1) else {
      throw ValidationError("--limit is \(limit ?? 0): expected 1 to 1000 megabytes.")
    }
  }

  /// Beside the runs, which git does not see.
  var defaultOutput: String { RunOptions.defaultOutput + (singleFile ? "/gallery.html" : "/gallery") }

  /// How large the file may be, in bytes.
  private var bytes: Int { (limit ?? Self.defaultLimit) * 1_000_000 }

  /// Makes the file, in place of an earlier one and of nothing else.
  func write(_ gallery: GalleryFile, to url: URL) throws -> GalleryFile.Made {
    let earlier = try FileBytes.read(url.path, named: url.relativePath)
    guard earlier.map(GalleryFile.isGallery) ?? true else { throw GalleryError.otherFile(path: url.relativePath) }
    let made = try gallery.make(includesAll: all, limit: bytes)
    try FileBytes.write(made.html, to: url, named: url.relativePath)
    return made
  }

  /// How large the file is, and what is not in it.
  func lines(on made: GalleryFile.Made) -> [String] {
    [
      made.passing > 0 ? "omitted\t\(made.passing.cases) that pass: --all has them, too" : nil,
      made.withoutRoom > 0
        ? "omitted\t\(made.withoutRoom.cases): there is no room in \(bytes / 1_000_000) MB. Raise --limit, or make a folder."
        : nil,
      "size\t" + String(format: "%.1f MB", Double(made.html.count) / 1e6),
    ].compactMap { $0 }
  }
}
