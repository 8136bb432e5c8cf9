import ArgumentParser
import Foundation
import Gallery
import Snapshots

/// The options for a gallery as a single file.
struct SingleFile: ParsableArguments {
  /// A size, in megabytes, that most mail programs accept.
  private static let defaultLimit = 25

  @Flag(help: "Write one self-contained file with the cases that need review, instead of a folder.")
  var singleFile = false

  @Flag(help: "Include cases that pass in the file.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "The largest size of the file, in megabytes; by default \(SingleFile.defaultLimit). Cases that do not fit are "
        + "left out and counted.", valueName: "MB"))
  var limit: Int?

  func validate() throws {
    guard singleFile || (!all && limit == nil) else {
      throw ValidationError("--all and --limit need --single-file.")
    }
    guard (1...1_000).contains(limit ?? 1) else {
      throw ValidationError("--limit is \(limit ?? 0): expected 1 to 1000 megabytes.")
    }
  }

  /// Next to the runs, which git ignores.
  var defaultOutput: String { OutputFolder.defaultPath + (singleFile ? "/gallery.html" : "/gallery") }

  /// The largest size of the file, in bytes.
  private var bytes: Int { (limit ?? Self.defaultLimit) * 1_000_000 }

  /// Writes the file; an earlier one may be replaced, but nothing else.
  func write(_ gallery: GalleryFile, to url: URL) throws -> GalleryFile.Made {
    let earlier = try FileBytes.read(url.path, named: url.relativePath)
    guard earlier.map(GalleryFile.isGallery) ?? true else { throw GalleryError.otherFile(path: url.relativePath) }
    let made = try gallery.make(includesAll: all, limit: bytes)
    try FileBytes.write(made.html, to: url, named: url.relativePath)
    return made
  }

  /// Lines about the file's size, and what was left out of it.
  func lines(on made: GalleryFile.Made) -> [String] {
    [
      made.passing > 0 ? "omitted\t\(made.passing.cases) that pass; --all includes them" : nil,
      made.omittedForSize > 0
        ? "omitted\t\(made.omittedForSize.cases): too large for \(bytes / 1_000_000) MB. Raise --limit, or write a folder instead."
        : nil,
      "size\t" + String(format: "%.1f MB", Double(made.html.count) / 1e6),
    ].compactMap { $0 }
  }
}
