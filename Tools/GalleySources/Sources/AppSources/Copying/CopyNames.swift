import Foundation

/// The names of copies: those of the app's files, as far as they differ and are plain, with an ending of their own. The
/// compiler warns of two files with one `#fileID`, and that of a copy is the file's.
struct CopyNames {
  static let ending = ".generated.swift"

  /// The names, in the order of the files. No two differ in case alone.
  let names: [String]

  init(_ files: [AppFile]) {
    let plain = files.map { Self.plain(($0.relativePath as NSString).lastPathComponent) }
    let others = [
      AppResources.fileName, AppResources.modelsFileName, TestNamesFile.name, Copies.previewsName,
    ].map { $0.lowercased() }
    var counts = Dictionary(uniqueKeysWithValues: others.map { ($0, 1) })
    for name in plain { counts[name.lowercased(), default: 0] += 1 }
    var used = Set(others)
    var result: [String] = []
    for (file, name) in zip(files, plain) {
      let candidate = counts[name.lowercased()] == 1 ? name : Self.plain(file.relativePath)
      var free = candidate
      var number = 2
      // A long name's end is cut, and a name made of folders can be another file's.
      while counts[free.lowercased()] ?? 0 > (candidate == name ? 1 : 0) || !used.insert(free.lowercased()).inserted {
        free = "\(candidate.dropLast(Self.ending.count))-\(number)\(Self.ending)"
        number += 1
      }
      result.append(free)
    }
    names = result
  }

  /// A name of letters, digits and what shells and build files do not read otherwise.
  private static func plain(_ path: String) -> String {
    let stem = path.hasSuffix(".swift") ? path.dropLast(".swift".count) : path[...]
    let scalars = stem.unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_", "-", "+", ".": scalar
      case "/": "-"
      default: "_"
      }
    }
    return String(String.UnicodeScalarView(scalars.suffix(200))) + ending
  }
}
