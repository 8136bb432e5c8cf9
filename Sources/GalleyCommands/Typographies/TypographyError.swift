/// A reason that colours or styles are not written.
enum TypographyError: Error, CustomStringConvertible {
  case folderIsThere(String)
  /// A colour or a style, and its name.
  case noFileName(String, String)
  case tooMany(colors: Int, styles: Int, limit: Int)
  case nothing

  var description: String {
    switch self {
    case .folderIsThere(let path): "'\(path)' already exists. Name a folder that does not exist yet."
    case .noFileName(let kind, let name): "the \(kind) '\(name)' cannot be the name of a file. Rename it."
    case .tooMany(let colors, let styles, let limit):
      "\(colors) colours and \(styles) styles are too many for a page, which shows at most \(limit) of each."
    case .nothing: "the file has no colour and no style to show."
    }
  }
}

/// Names that are used for files.
enum FileNames {
  static func canName(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && name.utf8.count <= 200
      && !name.unicodeScalars.contains { $0 == "/" || $0.properties.generalCategory == .control }
  }
}
