import Foundation
import HeadlessUIKit
import Testing
import ViewDocuments
import ViewRendering

@testable import Scenes

/// The key `include` of a catalogue file: `a.yaml` has a collection view with one item.
@Suite struct IncludeTests {
  private static func scenes(_ top: String, item: String = "{title: One}", view: String = "") -> String {
    """
    \(top)
    matrix: {devices: [{name: card, width: 100, height: content}], categories: [L]}
    scenes:
      - name: one
        view: {class: UICollectionView, layout: {class: FlexibleRowHeightGridLayout, columns: 1}, \(view)sections: [{items: [\(item)]}]}
    """
  }

  private static func template(_ name: String, _ more: String = "") -> String {
    "templates: {\(name): {subviews: [{class: UILabel, name: title\(more)}]}}"
  }

  private func error(_ files: [String: String]) throws -> String? {
    let catalogue = try TemporaryCatalogue(files)
    let loaded = try Catalogue.load(at: catalogue.folder)
    let file = try #require(loaded.files.first { $0.path == "a.yaml" })
    if let error = file.error { return error.description }
    if case .failure(let error)? = file.scenes.first?.definition { return error.description }
    return nil
  }

  private func item(_ files: [String: String]) throws -> ViewDefinition {
    let catalogue = try TemporaryCatalogue(files)
    let file = try #require(try Catalogue.load(at: catalogue.folder).files.first { $0.path == "a.yaml" })
    let view = try file.definition().rootView
    guard case .template(let item) = try #require(view.collection?.sections.first?.items.first) else {
      throw CocoaError(.featureUnsupported)
    }
    return item
  }

  private func title(_ item: ViewDefinition) -> [String: PropertyValue] {
    let settings = item.subviews.first?.settings ?? []
    return Dictionary(uniqueKeysWithValues: settings.map { ($0.property.name, $0.value) })
  }

  @Test func aTemplateComesWithItsColoursAndImages() throws {
    let shared = """
      colors: {brand: "#010203"}
      templates:
        card:
          subviews:
            - {class: UILabel, name: title, textColor: brand}
            - {class: UIImageView, name: icon, image: icon}
      """
    let item = try item([
      "a.yaml": Self.scenes("include: [shared/cards.yaml]"), "shared/cards.yaml": shared, "shared/icon@2x.png": "",
    ])
    let color = ColorValue.components(red: 1 / 255, green: 2 / 255, blue: 3 / 255, alpha: 1)
    #expect(title(item)["textColor"] == .color(color))
    #expect(title(item)["text"] == .string("One"))
    guard case .image(let image)? = item.subviews.last?.settings.last?.value else {
      Issue.record("no image")
      return
    }
    // The only file of this name is beside the included file, and one that is missing would be an error.
    #expect(image.path == "icon")
  }

  @Test func coloursOfIncludedFilesHaveTheirNamesInScenes() throws {
    let files = [
      "a.yaml": Self.scenes("include: [b.yaml]", item: "{title: {text: One, textColor: brand}}"),
      "b.yaml": "colors: {brand: red}\n" + Self.template("card"),
    ]
    #expect(title(try item(files))["textColor"] == .color(.named("red")))
  }

  /// The file's own template takes precedence over the included one, and a view's own over both.
  @Test func theNearestTemplateIsTheFirst() throws {
    let shared = ["b.yaml": Self.template("far", ", tag: 3")]
    let top = "include: [b.yaml]\n" + Self.template("near", ", tag: 2")
    let own = Self.template("own", ", tag: 1") + ", "
    func tag(_ file: String) throws -> PropertyValue? {
      title(try item(shared.merging(["a.yaml": file]) { $1 }))["tag"]
    }
    #expect(try tag(Self.scenes(top, view: own)) == .integer(1))
    #expect(try tag(Self.scenes(top)) == .integer(2))
    #expect(try tag(Self.scenes("include: [b.yaml]")) == .integer(3))
    #expect(try tag(Self.scenes(top, item: "{template: far, title: One}", view: own)) == .integer(3))
  }

  @Test func aFileThatIsIncludedInTwoWaysDefinesEachThingOnce() throws {
    let files = [
      "a.yaml": Self.scenes("include: [b.yaml, sub/c.yaml]"), "b.yaml": "include: [d.yaml]",
      "sub/c.yaml": "include: [../d.yaml]", "d.yaml": "colors: {brand: red}\n" + Self.template("card"),
    ]
    #expect(try error(files) == nil)
  }

  /// A font that two files list is used once.
  @Test func fontsComeAlongOnce() throws {
    let catalogue = try TemporaryCatalogue(["sub/b.yaml": "fonts: [x.ttf, y.ttf]", "sub/x.ttf": "", "sub/y.ttf": ""])
    let top = Data("include: [sub/b.yaml]\nfonts: [sub/x.ttf]".utf8)
    let table = try YAMLReader.read(SourceText(bytes: top, file: "a.yaml")).table("the file")
    let shared = try DefinitionsReader.read(table, path: "a.yaml", in: catalogue.folder, isInFolder: true)
    #expect(shared.fonts.map { $0.file.path } == ["sub/x.ttf", "y.ttf"])
  }

  /// Each of forty files includes the previous one twice: if they were read each time, there would be 2⁴⁰.
  @Test func includesThatDoubleAreReadOnce() throws {
    var files = ["f0.yaml": Self.template("card"), "a.yaml": Self.scenes("include: [f40.yaml]")]
    for level in 1...40 { files["f\(level).yaml"] = "include: [f\(level - 1).yaml, ./f\(level - 1).yaml]" }
    #expect(try error(files) == nil)
    let catalogue = try TemporaryCatalogue(files)
    let table = try YAMLReader.read(SourceText(bytes: Data("include: [f40.yaml]".utf8), file: "a.yaml"))
      .table("the file")
    var read: [String] = []
    _ = try DefinitionsReader.read(table, path: "a.yaml", in: catalogue.folder, isInFolder: true) {
      url, path throws(SceneError) in
      read.append(path)
      return try YAMLReader.read(SourceText(contentsOf: url, file: path))
    }
    #expect(read == (0...40).reversed().map { "f\($0).yaml" })
  }

  @Test func aHundredFilesAreTheLimit() throws {
    func files(_ count: Int) -> [String: String] {
      let names = (1...count).map { "f\($0).yaml" }
      var files = Dictionary(uniqueKeysWithValues: names.map { ($0, "colors: {c\($0.dropFirst().dropLast(5)): red}") })
      files["a.yaml"] = Self.scenes("include: [\(names.joined(separator: ", "))]\n" + Self.template("card"))
      return files
    }
    #expect(try error(files(100)) == nil)
    #expect(try error(files(101))?.hasSuffix("the number of included files is too large: the limit is 100.") == true)
  }

  @Test(arguments: [
    (
      ["b.yaml": "include: [c.yaml]", "c.yaml": "include: [b.yaml]"],
      "c.yaml:1:11: the file includes itself: 'b.yaml' includes 'c.yaml' includes 'b.yaml'. Remove one of these."
    ),
    (
      ["b.yaml": "include: [a.yaml]"],
      "b.yaml:1:11: the file includes itself: 'a.yaml' includes 'b.yaml' includes 'a.yaml'. Remove one of these."
    ),
    (
      ["b.yaml": "include: [sub/../d.yaml]", "sub/e.yaml": ""],
      "b.yaml:1:11: there is no file 'sub/../d.yaml'. Did you mean 'sub/../a.yaml'?"
    ),
    (
      ["b.yaml": "templates: {card: {subviews: [{class: UILabl}]}}"],
      "b.yaml:1:39: 'class' has no value 'UILabl'. Did you mean 'UILabel'?"
    ),
    (["b.yaml": "colors: [red"], "b.yaml:2:1: this is not valid YAML: while parsing a flow sequence, "),
    (["b.yaml": "colours: {a: red}"], "b.yaml:1:1: the file has no 'colours'. Did you mean 'colors'?"),
    (["b.yaml": "- a"], "b.yaml:1:1: the file must be a mapping, such as {scenes: "),
    (
      ["b.yaml": "include: [c.yaml]\ncolors: {ink: red}", "c.yaml": "colors: {ink: blue}"],
      "b.yaml:2:10: a colour named 'ink' is already in c.yaml, line 1. Choose another name."
    ),
    (
      ["b.yaml": "templates: {card: {}}", "c.yaml": ""],
      "a.yaml:2:13: a template named 'card' is already in b.yaml, line 1. Choose another name."
    ),
    (
      ["b.yaml": "include: c.yaml"],
      "b.yaml:1:10: 'include' takes a list of catalogue files, not 'c.yaml'. Write [c.yaml]."
    ),
    (
      ["b.yaml": "include: [/etc/passwd]"],
      "b.yaml:1:11: '/etc/passwd' is not relative to this file's folder, "
    ),
    (["b.yaml": "include: [sub]", "sub/c.yaml": ""], "b.yaml:1:11: 'sub' is a folder. Name a file in it."),
  ])
  func aMistakeHasItsPlaceInTheIncludedFile(others: [String: String], message: String) throws {
    let top = "include: [b.yaml]\n" + Self.template("card")
    let error = try #require(try error(["a.yaml": Self.scenes(top)].merging(others) { $1 }))
    #expect(error.hasPrefix(message), "\(error)")
  }

  @Test func aViewsTemplateCannotHideASharedOne() throws {
    let file = Self.scenes(Self.template("card"), view: Self.template("card") + ", ")
    #expect(
      try error(["a.yaml": file])?.hasSuffix(
        "a template named 'card' is already in a.yaml, line 1. Choose another name.") == true)
  }

  /// A single file has no folder that includes could leave.
  @Test func includesStayInTheCataloguesFolder() throws {
    let catalogue = try TemporaryCatalogue([
      "outside.yaml": Self.template("card"), "Catalogue/sub/a.yaml": Self.scenes("include: [../../outside.yaml]"),
    ])
    let folder = catalogue.folder.appendingPathComponent("Catalogue")
    #expect(
      try Catalogue.load(at: folder).files[0].error?.description
        == "sub/a.yaml:1:11: '../../outside.yaml' is outside the catalogue's folder. Move the file into it.")
    let alone = try Catalogue.load(at: folder.appendingPathComponent("sub/a.yaml")).files[0]
    #expect(alone.error == nil && alone.scenes.count == 1)
  }

  @Test func aFileThatOnlySharesHasNoCases() throws {
    let file = try read(Self.template("card"))
    #expect(file.error == nil)
    #expect(file.cases.isEmpty)
  }
}
