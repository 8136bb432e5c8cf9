public import Foundation

/// A team's own font files, opened: every face of a `.ttf`, `.otf`, `.ttc`, `.woff` or `.woff2` file and, for a
/// variable font, every named location.
///
/// The order in which files are added does not matter.
public struct FontFiles: Sendable {
  /// The largest number of faces and named locations of one file.
  private static let faceLimit = 1_000

  private var fonts: [String: FontInstance] = [:]

  /// No files yet.
  public init() {}

  /// Adds the fonts of a file: all of them or none. Adding a file again, from the same path or as a copy, returns the
  /// existing fonts.
  ///
  /// - Returns: the fonts in the file's order, the default location of a variable font before its named ones.
  /// - Throws: `FontError` for a file that cannot be used, or if another font has the name of one of its fonts.
  @discardableResult
  public mutating func add(_ url: URL) throws(FontError) -> [FontInstance] {
    let file = try FontFile(path: url.path)
    var fonts = fonts
    var result: [FontInstance] = []
    for font in try FontFiles.fonts(in: file) {
      let known = fonts[font.postScriptName]
      if let known, !known.isSameFont(as: font) {
        throw .sameName(postScriptName: font.postScriptName, path: file.path, other: known.file.path)
      }
      result.append(known ?? font)
      fonts[font.postScriptName] = known ?? font
    }
    self.fonts = fonts
    return result
  }

  /// Adds the fonts of `others`, which replace those with the same names.
  mutating func merge(_ others: FontFiles) {
    fonts.merge(others.fonts) { $1 }
  }

  /// The font with this PostScript name.
  subscript(name: String) -> FontInstance? { fonts[name] }

  /// All fonts, by name.
  var all: [FontInstance] {
    fonts.values.sorted { $0.postScriptName.utf8.lexicographicallyPrecedes($1.postScriptName.utf8) }
  }

  /// Opens all faces of a file; a variable one at its default location, then at its named ones.
  ///
  /// A named location that equals the default and has its name is left out.
  static func fonts(in file: FontFile) throws(FontError) -> [FontInstance] {
    let contents = try FaceFacts.contents(of: file)
    guard contents.reduce(0, { $0 + 1 + $1.locations.count }) <= faceLimit else {
      throw .notAFont(path: file.path, reason: "it has more than 1,000 faces")
    }
    var fonts: [FontInstance] = []
    for (index, locations) in contents {
      let standard = try FontInstance(file: file, faceIndex: index)
      fonts.append(standard)
      for location in locations {
        let font = try FontInstance(file: file, faceIndex: index, variations: location)
        let isStandard = location == standard.location
        if !isStandard || font.postScriptName != standard.postScriptName { fonts.append(font) }
      }
    }
    return fonts
  }
}

extension FontInstance {
  /// Whether the other is the same face of the same bytes at the same location.
  fileprivate func isSameFont(as other: FontInstance) -> Bool {
    self === other
      || faceIndex == other.faceIndex && variations == other.variations && file.hasSameBytes(as: other.file)
  }
}
