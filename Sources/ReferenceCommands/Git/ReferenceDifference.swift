import Foundation
import Raster
import Snapshots

/// The difference between two versions of a reference's picture or record, for readers of `git diff`.
///
/// Never throws: a file that cannot be read is mentioned in the text.
struct ReferenceDifference {
  private static let nothing = "/dev/null"

  /// The file's name in messages.
  let name: String
  /// Files with the old and the new contents.
  let old: String
  let new: String

  var lines: [String] {
    switch (old == Self.nothing, new == Self.nothing) {
    case (true, true): return []
    case (true, false): return ["added\t\(name)\(facts(new))"]
    case (false, true): return ["deleted\t\(name)\(facts(old))"]
    case (false, false): return name.hasSuffix(".txt") ? records : pictures
    }
  }

  // MARK: Pictures

  private var pictures: [String] {
    do throws(DiffError) {
      let pair = PicturePair(name: name, expected: old, actual: new)
      return try PairComparison(pair, threshold: nil, output: nil).lines(isOneOfMany: false)
    } catch {
      return ["unreadable\t\(name): \(phrase(error))"]
    }
  }

  /// An error in words, without the meaningless names of git's temporary files.
  private func phrase(_ error: DiffError) -> String {
    "\(error)".replacing("'\(old)'", with: "the old file").replacing("'\(new)'", with: "the new file")
  }

  // MARK: Records

  private var records: [String] {
    switch (record(old), record(new)) {
    case (.success(let old), .success(let new)):
      let sentences = Self.sentences(from: old, to: new)
      return sentences.isEmpty ? [] : ["record\t\(name)"] + sentences.map { "  \($0)" }
    case (.failure(let error), _): return ["unreadable\t\(name): the old file: \(error.reason)"]
    case (_, .failure(let error)): return ["unreadable\t\(name): the new file: \(error.reason)"]
    }
  }

  /// The differences between two records; empty if they are equal.
  static func sentences(from old: Record, to new: Record) -> [String] {
    let layout = LayoutDifference(from: old, to: new)?.sentences ?? []
    let (then, now) = (Set(old.fonts.map(\.name)), Set(new.fonts.map(\.name)))
    let fonts = [
      then.subtracting(now).isEmpty ? nil : "without \(then.subtracting(now).sorted().listed(5))",
      now.subtracting(then).isEmpty ? nil : "with \(now.subtracting(then).sorted().listed(5))",
    ].compactMap { $0 }.joined(separator: ", ")
    let hasOtherFonts = then == now && old.fonts != new.fonts
    let libraries = new.libraries.compactMap { library in
      old.libraries.first { $0.name == library.name && $0 != library }.map { "\(library) in place of \($0)" }
    }
    return layout + (layout.isEmpty && old.pixels != new.pixels ? ["other pixels in the same layout"] : [])
      + (fonts.isEmpty ? [] : ["fonts: \(fonts)"]) + (hasOtherFonts ? ["other bytes of a font"] : [])
      + libraries
      + (old.engine == new.engine ? [] : ["another engine"])
      + (old.pixels == new.pixels && layout.isEmpty && old != new ? ["the same picture and layout"] : [])
  }

  private struct Unreadable: Error { let reason: String }

  private func record(_ path: String) -> Result<Record, Unreadable> {
    do {
      let data = try FileBytes.read(path, named: path) ?? Data()
      return .success(try Record(text: String(decoding: data, as: UTF8.self)))
    } catch {
      return .failure(Unreadable(reason: "\(error)"))
    }
  }

  // MARK: One side

  /// A description of a file that was added or removed.
  private func facts(_ path: String) -> String {
    guard name.hasSuffix(".png") else { return "" }
    do throws(DiffError) {
      let bitmap = try PictureFile(path).decoded().bitmap
      return ": \(bitmap.width)x\(bitmap.height) pixels"
    } catch {
      return ": \(phrase(error))"
    }
  }
}
