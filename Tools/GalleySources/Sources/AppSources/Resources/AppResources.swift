import AssetCatalogs
import Foundation
import SourceRewriting

/// The resources that an app ships beside its code: the folder that stands for its bundle, and a Swift file that
/// registers it and names its colours and images.
public struct AppResources: Sendable {
  /// The name of the Swift file among the copies.
  static let fileName = "AppResources" + CopyNames.ending
  /// The name of the folder that stands for the app's bundle, beside the copies.
  static let bundleName = "App.bundle"

  /// The app's folder.
  private let folder: String
  private let files: [AppFile]
  /// The files of the packages that the app is made of as well.
  private let others: [AppFile]
  private let colors: AssetSymbols
  private let images: AssetSymbols
  /// The information property list that is made; `nil` if it is one of the files, or there is none.
  private let information: InformationPropertyList?
  /// The models of Core Data, by path.
  private let models: [(path: String, model: DataModel)]
  /// Files whose change makes the Swift file old.
  let inputs: [String]

  /// - Parameter others: the listings of the targets that this one imports and whose files are an app's as well.
  public init(_ listing: SourceListing, besides others: [SourceListing] = []) {
    folder = listing.folder
    files = listing.resources
    self.others = others.flatMap(\.resources)
    information = listing.information
    var colors: [String] = []
    var images: [String] = []
    var inputs: [String] = []
    for catalogue in files where catalogue.path.hasSuffix(".xcassets") {
      // Files that cannot be read are reported where views use them.
      guard let bundle = try? AssetBundle(folder: catalogue.path) else { continue }
      colors += bundle.colorNames
      images += bundle.imageNames + bundle.symbolNames
      inputs.append(catalogue.path)
      inputs += Self.contents(of: catalogue.path)
    }
    var models: [(path: String, model: DataModel)] = []
    for file in files where file.path.hasSuffix(".xcdatamodeld") || file.path.hasSuffix(".xcdatamodel") {
      guard let path = DataModel.contents(of: file.path), let bytes = try? FileContents.bytes(of: path) else {
        continue
      }
      models.append((path, DataModel(bytes, file: path)))
      inputs.append(path)
    }
    self.models = models
    self.colors = AssetSymbols(colors, droppingSuffix: "Color")
    self.images = AssetSymbols(images, droppingSuffix: "Image")
    self.inputs = inputs + [information?.file].compactMap { $0.map(SourceListing.existing) }
  }

  /// The `Contents.json` files of a catalogue, which come and go with its sets.
  private static func contents(of catalogue: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: catalogue)?.compactMap { $0 as? String } ?? []
    return paths.filter { ($0 as NSString).lastPathComponent == "Contents.json" }.map { catalogue + "/" + $0 }.sorted()
  }

  /// What is wrong with the models.
  var problems: [SourceProblem] { models.compactMap(\.model.problem) }

  // MARK: The bundle

  /// The name of an information property list in a bundle.
  private static let informationName = "Info.plist"

  /// Makes a folder contain links to the app's resources, beside each other as on a device; localised ones in the folders of
  /// their languages. Of two files of one name the app's is there, and the first by path. The information property list is written.
  ///
  /// - Parameter output: the folder of the build in which the bundle lies.
  func linkBundle(in output: String) throws(CopyError) {
    let bundle = output + "/" + Self.bundleName
    var links: [String: String] = [:]
    for file in files + others where !file.path.hasSuffix(".xcassets") {
      let name = (file.path as NSString).lastPathComponent
      guard name.hasSuffix(".lproj") else {
        let around = ((file.path as NSString).deletingLastPathComponent as NSString).lastPathComponent
        let path = around.hasSuffix(".lproj") ? around + "/" + name : name
        links[path] = links[path] ?? file.path
        continue
      }
      for inner in ((try? FileManager.default.contentsOfDirectory(atPath: file.path)) ?? []).sorted() {
        links[name + "/" + inner] = links[name + "/" + inner] ?? file.path + "/" + inner
      }
    }
    if information != nil { links[Self.informationName] = nil }
    do {
      try Self.link(links, in: bundle)
    } catch {
      throw CopyError(path: bundle, reason: error.localizedDescription)
    }
    guard let list = information?.bytes ?? (links[Self.informationName] == nil ? template : nil) else { return }
    do throws(FileContents.Failure) {
      try FileContents.write(list, to: bundle + "/" + Self.informationName)
    } catch {
      throw CopyError(path: bundle + "/" + Self.informationName, reason: error.reason)
    }
  }

  /// The list of an app without a project and without one of its own: what Xcode's template for new apps sets, and a name and an
  /// identifier, which apps expect to be there.
  private var template: [UInt8] {
    let name = (folder as NSString).lastPathComponent
    let keys = [
      "CFBundleIdentifier": "app.\(name)", "CFBundleName": name, "CFBundleShortVersionString": "1.0",
      "CFBundleVersion": "1",
    ]
    let data = try? PropertyListSerialization.data(fromPropertyList: keys, format: .xml, options: 0)
    return data.map(Array.init) ?? []
  }

  private static func link(_ links: [String: String], in bundle: String) throws {
    let files = FileManager.default
    try files.createDirectory(atPath: bundle, withIntermediateDirectories: true)
    for path in (files.enumerator(atPath: bundle)?.compactMap { $0 as? String } ?? []) {
      let isLink = (try? files.destinationOfSymbolicLink(atPath: bundle + "/" + path)) != nil
      if isLink, links[path] == nil { try files.removeItem(atPath: bundle + "/" + path) }
    }
    for (name, destination) in links.sorted(by: { $0.key < $1.key }) {
      let path = bundle + "/" + name
      let old = try? files.destinationOfSymbolicLink(atPath: path)
      if old == destination { continue }
      // A list that was made before gives way to the app's own.
      if old != nil || (name == informationName && files.fileExists(atPath: path)) {
        try files.removeItem(atPath: path)
      }
      try files.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try files.createSymbolicLink(atPath: path, withDestinationPath: destination)
    }
  }

  // MARK: Models

  /// The name of the Swift file with the classes of Core Data's models.
  static let modelsFileName = "AppModels" + CopyNames.ending

  /// Whether there are models.
  var hasModels: Bool { !models.isEmpty }

  /// The classes that Xcode makes of the models, before they are rewritten with the app's files.
  var modelClasses: [UInt8] {
    let lines = [
      "// Made by galley-sources of the app's data models.", "public import CoreData", "public import UIKit",
    ]
    return Array(((lines + models.flatMap(\.model.swift)).joined(separator: "\n") + "\n").utf8)
  }

  // MARK: The Swift file

  /// The text of the Swift file.
  ///
  /// - Parameters:
  ///   - output: the folder of the build in which the bundle lies.
  ///   - classes: the app's classes that documents can name.
  ///   - objects: those whose objects `init()` makes.
  ///   - properties: the lists of properties that its extensions of UIKit's classes have.
  ///   - declared: the members that its extensions of colours and images declare: they get no symbols.
  ///   - hasSwiftUI: whether the target can import SwiftUI, whose colours have symbols, too.
  func swift(
    in output: String, classes: [String], objects: [String], properties: [RegisteredProperties],
    declared: Set<String>, hasSwiftUI: Bool
  ) -> [UInt8] {
    var lines = ["// Made by galley-sources of the app's resources.", "public import Foundation"]
    if hasSwiftUI { lines.append("import SwiftUI") }
    let registration = models.flatMap(\.model.registration)
    if !registration.isEmpty { lines.append("import CoreData") }
    lines += [
      "import UIKit", "",
      "/// The app's resources: asset catalogues, documents, texts and other files.",
      // Whatever actor the app's declarations belong to, resources are found from everywhere.
      "nonisolated public enum AppResources {",
      "  private static let folder = \(Self.folder(folder))",
      "  private static let bundleFolder = \(Self.folder(output + "/" + Self.bundleName))", "",
      "  /// Makes them those of the process, as if it were the app. Tests do it once, before they make a view.",
      "  public static func register() throws {", "    try Bundle.registerApp(at: bundleFolder)",
      "    try UIImage.registerAssets(at: folder)", "    try UINib.registerDocuments(at: folder)",
      "    try registerFontsAndClasses()", "  }", "",
      "  /// The bundle of the target: without `register()`, it has its own resources, as a package's targets do.",
      "  public static let bundle: Bundle = {",
      "    try? registerFontsAndClasses()",
      "    return (try? Bundle.registerModule(at: bundleFolder, assets: folder)) ?? .app", "  }()", "",
      "  private static func registerFontsAndClasses() throws {",
    ]
    lines += fonts.map { "    try UIFont.registerFonts(at: URL(fileURLWithPath: \(Copies.literal($0))))" }
    if !classes.isEmpty {
      lines.append("    UINib.registerClasses(\(classes.map { "\($0).self" }.joined(separator: ", ")))")
    }
    lines += objects.map { "    UINib.registerObjects { \($0)() }" }
    lines += properties.map { "    NamedProperty.register(of: \($0.type).self) { \($0.type).\($0.member) }" }
    lines += registration.map { "    " + $0 }
    lines += ["  }", "}"]
    lines += Self.resources(colors, "ColorResource", "UIColor", except: declared.union(SystemAssets.colors))
    if hasSwiftUI { lines += Self.swiftUIColors(colors, except: declared.union(SystemAssets.swiftUIColors)) }
    lines += Self.resources(images, "ImageResource", "UIImage", except: declared.union(SystemAssets.images))
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static func folder(_ path: String) -> String {
    "URL(fileURLWithPath: \(Copies.literal(path)), isDirectory: true)"
  }

  private var fonts: [String] {
    (files + others).map(\.path).filter { ["ttf", "otf", "ttc"].contains(($0 as NSString).pathExtension.lowercased()) }
  }

  private static func resources(
    _ symbols: AssetSymbols, _ resource: String, _ type: String, except taken: Set<String>
  ) -> [String] {
    guard !symbols.symbols.isEmpty else { return [] }
    return declarations(symbols.symbols, of: resource, in: resource)
      + declarations(symbols.all(except: taken), of: type, in: resource)
  }

  /// Symbols of colours, also as styles of shapes, which have no types in them: those of namespaces are colours alone.
  private static func swiftUIColors(_ symbols: AssetSymbols, except taken: Set<String>) -> [String] {
    let (type, resource) = ("SwiftUI.Color", "ColorResource")
    let free = symbols.all(except: taken)
    guard !free.isEmpty else { return [] }
    let style = "SwiftUI.ShapeStyle where Self == \(type)"
    return declarations(free, of: type, in: resource)
      + declarations(free.filter(\.namespace.isEmpty), of: type, in: resource, extending: style)
  }

  /// An extension with the symbols; those of a namespace are in an enumeration of its name.
  private static func declarations(
    _ symbols: [AssetSymbols.Symbol], of type: String, in resource: String, extending extended: String? = nil
  ) -> [String] {
    var lines = ["", "nonisolated extension \(extended ?? type) {"]
    let label = type.hasPrefix("UI") ? "resource: " : ""
    var namespace: [String] = []
    func indent() -> String { String(repeating: "  ", count: namespace.count + 1) }
    func leave(to count: Int) {
      while namespace.count > count {
        namespace.removeLast()
        lines.append(indent() + "}")
      }
    }
    for symbol in symbols {
      let common = zip(namespace, symbol.namespace).prefix { $0 == $1 }.count
      leave(to: common)
      for name in symbol.namespace.dropFirst(common) {
        lines.append(indent() + "nonisolated enum \(name) {")
        namespace.append(name)
      }
      let name = Copies.literal(symbol.name)
      if type == resource {
        lines.append(
          indent() + "static let \(symbol.identifier) = \(resource)(name: \(name), bundle: AppResources.bundle)")
      } else {
        let path = ([resource] + symbol.namespace + [symbol.identifier]).joined(separator: ".")
        lines.append(indent() + "static var \(symbol.identifier): \(type) { \(type)(\(label)\(path)) }")
      }
    }
    leave(to: 0)
    return lines + ["}"]
  }
}
