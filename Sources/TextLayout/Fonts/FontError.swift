/// A reason that a font, or the folder of fonts, cannot be used.
public enum FontError: Error, Equatable, Sendable {
  /// The file cannot be opened or read; `reason` is the system's.
  case unreadable(path: String, reason: String)
  /// The file is not a font that FreeType reads, or is damaged.
  case notAFont(path: String, reason: String)
  /// The file has no face with the index.
  case noSuchFace(path: String, index: Int, count: Int)
  /// The font has neither outlines to scale nor glyphs in colour (a bitmap-only font).
  case notScalable(path: String)
  /// The font has no variation axis of this tag.
  case noSuchAxis(path: String, tag: String, available: [String])
  /// Two different fonts have the same PostScript name.
  case sameName(postScriptName: String, path: String, other: String)
  /// The file's SHA-256 differs from the one in its folder's manifest.
  case notAsListed(path: String)
  /// The folder's manifest is missing or malformed.
  case badManifest(path: String, reason: String)
  /// The manifest has no family for the system font.
  case noSystemFamily(path: String)
}

extension FontError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "The font '\(path)' cannot be read: \(reason). Restore it, or use another font."
    case .notAFont(let path, let reason):
      "'\(path)' is not a usable font: \(reason). Expected an OpenType or TrueType file (.ttf, .otf, .ttc, .woff2)."
    case .noSuchFace(let path, let index, let count):
      "'\(path)' has no face \(index): it has \(count), counted from 0."
    case .notScalable(let path):
      "'\(path)' has no outlines: a bitmap font cannot be used. Use one that scales."
    case .noSuchAxis(let path, let tag, let available):
      available.isEmpty
        ? "'\(path)' has no variation axis '\(tag)': it is a static font."
        : "'\(path)' has no variation axis '\(tag)'. Its axes are \(available.joined(separator: ", "))."
    case .sameName(let name, let path, let other):
      "'\(path)' has a font named '\(name)', and so has '\(other)'. Register one of them."
    case .notAsListed(let path):
      "'\(path)' is not the font that the '\(FontManifest.fileName)' of its folder lists: its SHA-256 changed. "
        + "Restore the file, or write its SHA-256 into the manifest."
    case .badManifest(let path, let reason):
      "The font manifest '\(path)' cannot be used: \(reason). `scripts/fonts` writes a new one."
    case .noSystemFamily(let path):
      "The font manifest '\(path)' names no family with the role 'system'. `scripts/fonts` writes "
        + "a new one."
    }
  }
}
