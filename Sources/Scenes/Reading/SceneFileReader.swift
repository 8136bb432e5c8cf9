import Auditing
import Foundation
import HeadlessUIKit
import InterfaceDocuments
import SourcePlaces
import ViewDocuments
import ViewRendering

/// Reads a catalogue file. An error in a scene affects only that scene; an error outside of the scenes affects the
/// file.
struct SceneFileReader {
  static let fileKeys = DefinitionsReader.keys + ["matrix", ToleranceReader.key, SceneDefaults.referencesKey, "scenes"]
  static let sceneKeys =
    [
      "name", "description", "shows", ToleranceReader.key, SceneDefaults.referencesKey, AllowReader.key, viewKey,
      controllerKey, ControllerReader.presentedKey,
    ] + ScreenReader.keys + SceneCounterpart.keys
  static let viewKey = "view"
  static let controllerKey = "viewController"
  /// The keys of which a scene has one, for what it shows.
  static let contentKeys = [viewKey, controllerKey] + ScreenReader.keys
  static let shownContents: KeyValuePairs<String, DisplayedContent> = [
    "visible": .visible, "whole": .whole, "accessibility": .accessibility,
  ]

  private let shared: SharedDefinitions
  let views: ViewReader
  private let screens: ScreenReader

  /// - Parameters:
  ///   - path: the file's path inside the catalogue, for messages and for the names of references.
  ///   - isInFolder: whether the catalogue is a folder, which includes must not leave.
  ///   - bytes: what is read in place of the file's content.
  static func read(_ url: URL, path: String, isInFolder: Bool = false, replacedBy bytes: Data? = nil) -> SceneFile {
    SceneFile { contents(of: url, path: path, isInFolder: isInFolder, replacedBy: bytes) }
  }

  private static func contents(of url: URL, path: String, isInFolder: Bool, replacedBy bytes: Data?) -> SceneFile {
    do throws(SceneError) {
      let source =
        if let bytes { try SourceText(bytes: bytes, file: path) } else { try SourceText(contentsOf: url, file: path) }
      let root = try YAMLReader.read(source)
      let table = try top(root)
      let folder = url.deletingLastPathComponent()
      let shared = try DefinitionsReader.read(table, path: path, in: folder, isInFolder: isInFolder)
      let reader = SceneFileReader(folder: folder, shared: shared)
      return SceneFile(path: path, scenes: try reader.scenes(table), error: nil)
    } catch {
      return SceneFile(path: path, scenes: [], error: error)
    }
  }

  /// The file's top-level mapping, with its keys checked.
  static func top(_ root: Value) throws(SceneError) -> Table {
    let table = try root.table("the file", such: "{scenes: [{name: title, view: {class: UILabel}}]}")
    try table.checkKeys(fileKeys)
    return table
  }

  init(folder: URL, shared: SharedDefinitions) {
    self.shared = shared
    let properties = PropertyReader(
      folder: folder, colors: shared.colors, typography: shared.typography, strings: shared.strings,
      assets: shared.assets)
    views = ViewReader(properties: properties, templates: shared.templates)
    screens = ScreenReader(properties: properties)
  }

  /// Reads the scenes. A file without any must have something for others to include.
  ///
  /// - Parameter standard: the axes that neither the file nor a scene gives.
  func scenes(_ table: Table, standard: Matrix = Matrix()) throws(SceneError) -> [Scene] {
    let matrices = (try table["matrix"].map(MatrixReader.list) ?? [Matrix()]).map { $0.completed(by: standard) }
    var defaults = SceneDefaults()
    if let value = table[ToleranceReader.key] { defaults.tolerance = try ToleranceReader.read(value) }
    if let value = table[SceneDefaults.referencesKey] { defaults.references = try value.oneOf(SceneDefaults.forms) }
    if table["scenes"] == nil, table.entries.contains(where: { DefinitionsReader.keys.contains($0.key) }) { return [] }
    let list = try table.required("scenes")
    let values = try list.list("a list of scenes")
    guard !values.isEmpty else { throw list.wrong("at least one scene") }
    if !shared.fonts.isEmpty {
      defaults.fonts = Result { () throws(SceneError) in try FontListReader.open(shared.fonts) }
    }
    var lines: [String: Int] = [:]
    return values.enumerated().map { scene($1, number: $0 + 1, matrices, defaults, lines: &lines) }
      .checkingCounterparts()
  }

  /// Reads a scene as far as possible: name first, then the matrix, then the rest.
  ///
  /// - Parameter standardName: the name of a scene that gives none; nil if it must have one.
  func scene(
    _ value: Value, number: Int, _ matrices: [Matrix], _ defaults: SceneDefaults, standardName: String? = nil,
    lines: inout [String: Int]
  ) -> Scene {
    var name = "#\(number)"
    var description: String?
    do throws(SceneError) {
      let table = try value.table("a scene", such: "{name: title, view: {class: UILabel}}")
      if let standardName, table["name"] == nil {
        name = standardName
      } else {
        name = try self.name(table.required("name"), lines: &lines)
      }
      let axes = try axes(table, matrices)
      let configurations = try configurations(matrices.map(axes.completed), at: value)
      let definition: Result<SceneDefinition, SceneError>
      do throws(SceneError) {
        description = try table["description"]?.text()
        let fonts = try defaults.fonts?.get()
        try table.checkKeys(Self.sceneKeys + MatrixReader.keys)
        definition = .success(try self.definition(table, name: name, defaults, fonts: fonts))
      } catch {
        definition = .failure(error)
      }
      return Scene(
        name: name, description: description, line: value.place.line, configurations: configurations,
        definition: definition)
    } catch {
      return Scene(
        name: name, description: description, line: value.place.line, configurations: [], definition: .failure(error))
    }
  }

  /// The scene's own axes. The device of a document stands for devices that the scene and the file do not give.
  private func axes(_ table: Table, _ matrices: [Matrix]) throws(SceneError) -> Matrix {
    var axes = try MatrixReader.read(table)
    guard axes.devices == nil, let value = ScreenReader.keys.lazy.compactMap({ table[$0] }).first else { return axes }
    let device = try screens.device(value, isNeeded: matrices.contains { $0.devices == nil })
    if let device { axes.devices = [device] }
    return axes
  }

  private func definition(
    _ table: Table, name: String, _ defaults: SceneDefaults, fonts: SceneFonts?
  ) throws(SceneError) -> SceneDefinition {
    let shows = try table["shows"]?.oneOf(Self.shownContents) ?? .visible
    let root = try self.root(table)
    if shows == .whole, let value = table["shows"], !root.scrolls {
      let owner = "an outermost \(root.className)"
      let advice = "A UIScrollView, a UICollectionView or a UITableView can have more content than is visible."
      throw value.error(.misplacedKey("shows: whole", owner: owner, advice: advice))
    }
    let completed = try defaults.completed(by: table)
    let allowed = try table[AllowReader.key].map(AllowReader.read) ?? []
    return SceneDefinition(
      name: name, shows: shows, root: root, files: SceneFiles(shared), fonts: fonts,
      tolerance: completed.tolerance, references: completed.references, counterparts: try CounterpartReader.read(table),
      allowances: allowed, audit: shared.audit ?? AuditSettings())
  }

  /// Reads the scene's view, or its controller. A view that presents a controller is that of a plain one.
  private func root(_ table: Table) throws(SceneError) -> RootDefinition {
    let controllers = ControllerReader(views: views)
    if let screen = try screen(table) { return .screen(screen) }
    if let value = table[Self.controllerKey] {
      for (key, reason) in [
        (Self.viewKey, "a controller has a view"), (ControllerReader.presentedKey, "it is a key of the controller"),
      ] where table[key] != nil {
        throw value.error(.keysTogether(Self.controllerKey, key, reason: reason))
      }
      return .controller(try controllers.read(value))
    }
    guard let value = table[Self.viewKey] else {
      throw SceneError(
        place: table.place,
        problem: .missingOneOf(Self.contentKeys, owner: table.owner))
    }
    let view = try views.read(value)
    guard let presented = table[ControllerReader.presentedKey] else { return .view(view) }
    return .controller(try controllers.presenter(of: view, presented: presented))
  }

  /// Reads a scene that is in an Interface Builder document; nil for one that is not.
  private func screen(_ table: Table) throws(SceneError) -> ScreenDefinition? {
    guard let value = ScreenReader.keys.lazy.compactMap({ table[$0] }).first else { return nil }
    for key in Self.contentKeys + [ControllerReader.presentedKey]
    where key != value.key && table[key] != nil {
      throw value.error(.keysTogether(value.key, key, reason: "the document has the scene's view"))
    }
    return try screens.read(value)
  }

  private func name(_ value: Value, lines: inout [String: Int]) throws(SceneError) -> String {
    let name = try value.fileName()
    if let line = lines[name.lowercased()] { throw value.error(.duplicateScene(name, firstLine: line)) }
    lines[name.lowercased()] = value.place.line
    return name
  }

  private func configurations(_ matrices: [Matrix], at value: Value) throws(SceneError) -> [Configuration] {
    do { return try Matrix.configurations(of: matrices) } catch { throw value.error(error) }
  }
}

extension RootDefinition {
  fileprivate var scrolls: Bool {
    switch self {
    case .view(let view): view.viewClass.scrolls
    case .controller: false
    case .screen(let screen): screen.scrolls
    case .program: false
    }
  }

  fileprivate var className: String {
    switch self {
    case .view(let view): view.viewClass.rawValue
    case .controller(let controller): controller.controllerClass.rawValue
    case .screen(let screen): screen.element?.name ?? "view"
    case .program: "view"
    }
  }
}
