import Foundation
import HeadlessUIKit
import ViewDocuments

/// Reads the definitions that a file provides to its views, following its includes.
///
/// From an included file, only `include`, `fonts`, `typography`, `strings`, `assets`, `colors`, `templates` and `audit` are used,
/// not its matrix and scenes. Paths in it are relative to its own folder.
struct DefinitionsReader {
  static let includeKey = "include"
  static let colorsKey = "colors"
  static let keys = [
    includeKey, FontListReader.key, SceneTypography.key, SceneStrings.key, SceneAssets.key, colorsKey,
    CollectionReader.templatesKey,
    AuditReader.key,
  ]

  /// Reads a file; `path` is its path inside the catalogue, for errors.
  typealias FileReading = (_ url: URL, _ path: String) throws(SceneError) -> Value

  /// Whether the catalogue is a folder, which includes must not leave; a single file may include from anywhere.
  private let isInFolder: Bool
  private let readFile: FileReading
  /// The files being read, each included by the one before it.
  private var chain: [String] = []
  /// The definitions of included files by path: each file is read only once.
  private var known: [String: SharedDefinitions] = [:]

  /// - Parameters:
  ///   - table: the top-level mapping of a file.
  ///   - path: the file's path inside the catalogue.
  static func read(
    _ table: Table, path: String, in folder: URL, isInFolder: Bool,
    readingFilesBy readFile: @escaping FileReading = { url, path throws(SceneError) in
      try YAMLReader.read(SourceText(contentsOf: url, file: path))
    }
  ) throws(SceneError) -> SharedDefinitions {
    var reader = DefinitionsReader(isInFolder: isInFolder, readFile: readFile)
    return try reader.definitions(table, path: path, in: folder)
  }

  private init(isInFolder: Bool, readFile: @escaping FileReading) {
    self.isInFolder = isInFolder
    self.readFile = readFile
  }

  private mutating func definitions(
    _ table: Table, path: String, in folder: URL
  ) throws(SceneError) -> SharedDefinitions {
    chain.append(path)
    defer { chain.removeLast() }
    var included = SharedDefinitions()
    for value in try table[Self.includeKey]?.list("a list of catalogue files", ofTexts: true) ?? [] {
      try included.add(try include(value, from: path, in: folder))
    }
    return try Self.own(table, in: folder, after: included)
  }

  // MARK: Included files

  private mutating func include(
    _ value: Value, from path: String, in folder: URL
  ) throws(SceneError) -> SharedDefinitions {
    let file = try FilePath(value, in: folder, expected: "a catalogue file's path")
    let target = try target(file.path, from: path, at: value)
    if let start = chain.firstIndex(of: target) {
      throw value.error(.includedByItself(chain[start...] + [target]))
    }
    if let definitions = known[target] { return definitions }
    guard known.count < ReadingLimits.includedFiles else {
      throw value.error(.tooLarge(what: "the number of included files", limit: "\(ReadingLimits.includedFiles)"))
    }
    guard FileKind(of: file.url) == .file else { throw value.error(.noFile(file.path)) }
    let table = try SceneFileReader.top(readFile(file.url, target))
    let definitions = try definitions(table, path: target, in: file.url.deletingLastPathComponent())
    known[target] = definitions
    return definitions
  }

  /// An included file's path inside the catalogue.
  private func target(_ path: String, from includer: String, at value: Value) throws(SceneError) -> String {
    var parts = includer.split(separator: "/").dropLast()
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part == "..", isInFolder {
        throw value.error(.outsideCatalogue(path))
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  // MARK: The file's own

  /// The file's own definitions; they may use the included ones, but come before them in lookups.
  private static func own(
    _ table: Table, in folder: URL, after included: SharedDefinitions
  ) throws(SceneError) -> SharedDefinitions {
    var own = SharedDefinitions()
    var all = included
    if let list = table[FontListReader.key] {
      for font in try FontListReader.read(list, in: folder) { own.add(font) }
    }
    if let value = table[SceneTypography.key] {
      let typography = try SceneTypography(value, in: folder)
      own.set(typography)
      all.set(typography)
      for color in typography.colors {
        try all.add(color)
        try own.add(color)
      }
    }
    if let value = table[SceneStrings.key] {
      let strings = try SceneStrings(value, in: folder)
      own.set(strings)
      all.set(strings)
    }
    if let value = table[SceneAssets.key] {
      let assets = try SceneAssets(value, in: folder)
      own.set(assets)
      all.set(assets)
    }
    for entry in try table[colorsKey]?.table("'colors'", such: "{brand: {light: \"#0A84FF\", dark: white}}").entries
      ?? []
    {
      let color = try color(entry, after: all, in: folder)
      try all.add(color)
      try own.add(color)
    }
    if let value = table[AuditReader.key] { own.set(try AuditReader.read(value)) }
    if let value = table[CollectionReader.templatesKey] {
      let properties = PropertyReader(
        folder: folder, colors: all.colors, typography: all.typography, strings: all.strings, assets: all.assets)
      let views = ViewReader(properties: properties, templates: included.templates)
      for template in try CollectionReader(views: views).templates(value) {
        try all.add(template)
        try own.add(template)
      }
    }
    try own.add(included)
    return own
  }

  /// Reads a named colour. A name of `UIColor`'s cannot be redefined, and `#` is reserved for sRGB components.
  private static func color(
    _ entry: Table.Entry, after known: SharedDefinitions, in folder: URL
  ) throws(SceneError) -> NamedColor {
    guard !ColorValue.names.contains(entry.key) else {
      throw SceneError(place: entry.place, problem: .nameOfUIColor(entry.key))
    }
    guard let first = entry.key.first, first != "#" else {
      throw SceneError(place: entry.place, problem: .noColorName(entry.key))
    }
    let source = PropertyReader(folder: folder, colors: known.colors, assets: known.assets)
    let value = try ColorType().color(entry.value, for: entry.key, from: source)
    return NamedColor(name: entry.key, value: .success(value), place: entry.place)
  }
}
