import Foundation

/// The content of a catalogue's folder: the files to read, and obstacles to reading others.
struct CatalogueFolder {
  /// A file or folder, by its relative path.
  struct Item {
    let path: String
    /// The reason why it, or what is below it, cannot be read; nil if it can.
    let problem: SceneProblem?
  }

  /// The endings of catalogue files' names.
  static let catalogueSuffixes = [".yaml", ".yml"]

  private(set) var items: [Item] = []
  private let folder: URL
  private let suffixes: [String]
  private var folders = 0

  /// Every file below the folder whose name ends so, following links, and every unreadable folder that may contain
  /// some, in the order of the paths. Hidden files and folders are skipped.
  static func items(in folder: URL, suffixes: [String] = catalogueSuffixes) throws(CatalogueError) -> [Item] {
    var walk = CatalogueFolder(folder: folder, suffixes: suffixes)
    try walk.visit("")
    return walk.items.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private init(folder: URL, suffixes: [String]) {
    (self.folder, self.suffixes) = (folder, suffixes)
  }

  private mutating func visit(_ path: String) throws(CatalogueError) {
    let url = path.isEmpty ? folder : folder.appendingPathComponent(path)
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: url.path) else {
      guard !path.isEmpty else { throw .unreadable(path: folder.relativePath) }
      return items.append(Item(path: path, problem: .unreadableFolder))
    }
    folders += 1
    for name in names where !name.hasPrefix(".") {
      try add(path.isEmpty ? name : path + "/" + name, in: url)
      guard items.count <= ReadingLimits.files, folders <= ReadingLimits.files else {
        throw .tooManyFiles(path: folder.relativePath)
      }
    }
  }

  private mutating func add(_ path: String, in parent: URL) throws(CatalogueError) {
    let url = folder.appendingPathComponent(path)
    let isCatalogueFile = suffixes.contains(where: path.hasSuffix)
    switch FileKind(of: url) {
    case .file: if isCatalogueFile { items.append(Item(path: path, problem: nil)) }
    case .folder where isAncestorLink(url, in: parent): items.append(Item(path: path, problem: .circularLink))
    case .folder: try visit(path)
    case .other: if isCatalogueFile { items.append(Item(path: path, problem: .noFile(path))) }
    case nil:
      items.append(
        Item(path: path, problem: FileKind.isLink(url) ? .danglingLink : .unreadable(reason: SourceText.advice)))
    }
  }

  /// Whether a folder is a link to one of its ancestors, which would be walked forever.
  private func isAncestorLink(_ url: URL, in parent: URL) -> Bool {
    guard FileKind.isLink(url) else { return false }
    let target = url.resolvingSymlinksInPath().pathComponents
    return parent.resolvingSymlinksInPath().pathComponents.starts(with: target)
  }
}
