import Foundation
import LocalizedStrings
import Snapshots
import SourcePlaces
import Suggestions
import ViewDocuments

/// The strings files that a catalogue file names: texts by key, in each configuration's language.
struct SceneStrings {
  static let key = "strings"
  static let (keyKey, tableKey, argumentsKey) = ("key", "table", "arguments")

  let file: FilePath
  let place: SourcePlace
  private let catalog: StringsCatalog
  /// The names of the tables, in the order of the files.
  private let tables: [String]

  /// Reads the files. Errors in them are errors in the catalogue.
  init(_ value: Value, in folder: URL) throws(SceneError) {
    file = try FilePath(value, in: folder, expected: "the path of a file or a folder of strings") {
      [.file, .folder].contains(FileKind(of: $0))
    }
    place = value.place
    // Messages name files by their paths relative to the catalogue file's folder.
    let url = URL(
      exactPath: file.path, isDirectory: FileKind(of: file.url) == .folder,
      relativeTo: URL(exactPath: folder.path, isDirectory: true))
    for named in StringsFile.all(at: file.url) { NamedFiles.current?.add(named) }
    do throws(StringsError) { catalog = try StringsCatalog(contentsOf: url) } catch {
      throw value.error(.unusableStrings("\(error)"))
    }
    if let issue = catalog.issues.first(where: { $0.key == nil && !$0.kind.isForTranslators }) {
      throw value.error(.unusableStrings("\(issue)"))
    }
    tables = catalog.entries.reduce(into: []) { tables, entry in
      if tables.last != entry.table, !tables.contains(entry.table) { tables.append(entry.table) }
    }
  }

  /// The text that `{key: files, arguments: [3]}` names. An issue of this key in its file is an error here.
  func text(_ value: Value) throws(SceneError) -> LocalizedTextValue {
    let fields = try value.table("a text", such: "{\(Self.keyKey): greeting}")
    try fields.checkKeys([Self.keyKey, Self.tableKey, Self.argumentsKey])
    let name = try fields.required(Self.keyKey)
    let (key, table) = (try name.text(), try table(fields[Self.tableKey]))
    let issues = catalog.issues(ofKey: key, table: table).filter { !$0.kind.isForTranslators }
    guard issues.isEmpty else {
      throw name.error(.unusableStrings(issues.map { "\($0)" }.joined(separator: " ")))
    }
    guard let entry = catalog[key, table: table] else {
      let keys = catalog.entries.filter { $0.table == table }.map(\.key)
      let suggestion = Suggestion.nearest(to: key, among: keys)
      let other = tables.first { catalog[key, table: $0] != nil }
      throw name.error(.unknownText(key: key, file: file.path, table: other, suggestion: suggestion))
    }
    let arguments = try arguments(fields[Self.argumentsKey] ?? name, of: entry)
    return LocalizedTextValue(key: key, table: table, arguments: arguments, in: catalog)
  }

  /// The name of the table to use: the given one, or else the only table, or the default name.
  private func table(_ value: Value?) throws(SceneError) -> String {
    guard let value else {
      return tables.count == 1 ? tables[0] : StringsCatalog.defaultTable
    }
    let name = try value.word("the name of a table")
    guard tables.contains(name) else { throw value.unknown(name, among: tables) }
    return name
  }

  /// The arguments given for a key's text; nil if there are none and the text takes none.
  ///
  /// - Parameter value: the list of arguments or, without one, the value that names the key.
  private func arguments(_ value: Value, of entry: StringsEntry) throws(SceneError) -> [FormatArgument]? {
    var words: [String] = []
    if value.key == Self.argumentsKey {
      for item in try value.list("a list of arguments", ofTexts: true) { words.append(try item.text()) }
    }
    guard let localization = entry[catalog.sourceLanguage] ?? entry.localizations.first else { return nil }
    do throws(FormatArgumentError) {
      let arguments = try localization.arguments(from: words)
      return arguments.isEmpty ? nil : arguments
    } catch {
      throw value.error(.arguments(key: entry.key, error))
    }
  }
}
