import DynamicType
import Foundation
import HeadlessUIKit
import Testing
import ViewRendering

@testable import Scenes

@Suite struct CatalogueTests {
  private static let view = "view: {class: UIView}"

  @Test func filesAreSortedByPathAndScenesStayInOrder() throws {
    let text =
      "matrix: {devices: [iPhone 15], categories: [L, XS]}\nscenes:\n  - {name: b, \(Self.view)}\n  - {name: a, \(Self.view)}\n"
    let catalogue = try TemporaryCatalogue([
      "z.yml": text, "folder/b.yaml": text, "a.yaml": text, ".hidden.yaml": text, "notes.txt": "",
    ])
    let loaded = try Catalogue.load(at: catalogue.folder)
    #expect(loaded.files.map(\.name) == ["a", "folder/b", "z"])
    let first = loaded.cases.prefix(4).map { "\($0.file)/\($0.scene)/\($0.configurationName)" }
    #expect(first == ["a/b/iPhone-15-L", "a/b/iPhone-15-XS", "a/a/iPhone-15-L", "a/a/iPhone-15-XS"])
    #expect(loaded.cases.count == 12)
  }

  @Test func oneFileIsACatalogueToo() throws {
    let catalogue = try TemporaryCatalogue(["a.yaml": oneScene("text: a")])
    let loaded = try Catalogue.load(at: catalogue.folder.appendingPathComponent("a.yaml"))
    #expect(loaded.cases.map(\.file) == ["a"])
  }

  @Test func aMissingOrEmptyFolderIsNoCatalogue() throws {
    let catalogue = try TemporaryCatalogue(["Catalogue/notes.txt": ""])
    func error(_ name: String) -> CatalogueError? {
      do throws(CatalogueError) {
        _ = try Catalogue.load(at: catalogue.folder.appendingPathComponent(name))
        return nil
      } catch {
        return error
      }
    }
    let folder = catalogue.folder.path
    #expect(error("Catalog") == .notFound(path: folder + "/Catalog", suggestion: folder + "/Catalogue"))
    #expect(error("Catalogue/a.yaml") == .notFound(path: folder + "/Catalogue/a.yaml", suggestion: nil))
    guard case .empty? = error("Catalogue") else {
      Issue.record("\(String(describing: error("Catalogue")))")
      return
    }
    #expect(
      CatalogueError.notFound(path: "Catalog", suggestion: "Catalogue").description
        == "there is no catalogue at 'Catalog'. Did you mean 'Catalogue'?")
  }

  /// References are in a folder with the file's name, and some file systems ignore case.
  @Test func filesWhoseReferencesWouldBeTheSameFailAlone() throws {
    let catalogue = try TemporaryCatalogue([
      "a.yaml": oneScene("text: a"), "a.yml": oneScene("text: b"), "sub/B.yaml": oneScene("text: c"),
      "sub/b.yaml": oneScene("text: d"), "c.yaml": oneScene("text: e"), "sub/a.yaml": oneScene("text: f"),
    ])
    let files = try Catalogue.load(at: catalogue.folder).files
    let rest = "Rename one of the two."
    #expect(
      files.compactMap { $0.error?.description } == [
        "a.yaml: this file's references would be in the same folder as those of 'a.yml'. \(rest)",
        "a.yml: this file's references would be in the same folder as those of 'a.yaml'. \(rest)",
        "sub/B.yaml: this file's references would be in the same folder as those of 'sub/b.yaml'. \(rest)",
        "sub/b.yaml: this file's references would be in the same folder as those of 'sub/B.yaml'. \(rest)",
      ])
    #expect(files.filter { $0.error == nil }.map(\.path) == ["c.yaml", "sub/a.yaml"])
    #expect(files.flatMap(\.cases).map(\.scene) == ["#file", "#file", "one", "#file", "one", "#file"])
  }

  @Test func oneBadSceneFailsOnlyItsOwnCases() throws {
    let file = try read(
      """
      matrix: {devices: [iPhone 15], categories: [L, AX5]}
      scenes:
        - {name: good, view: {class: UIView}}
        - {name: bad, view: {class: UIVew}}
        - {name: worse, categories: [Q], view: {class: UIView}}
        - {name: GOOD, view: {class: UIView}}
        - {view: {class: UIView}}
      """)
    #expect(file.error == nil)
    let cases = file.cases.map { "\($0.scene) \($0.configurationName)" }
    #expect(
      cases == [
        "good iPhone-15-L", "good iPhone-15-AX5", "bad iPhone-15-L", "bad iPhone-15-AX5", "worse #none", "#4 #none",
        "#5 #none",
      ])
    let errors = file.scenes.map { scene in
      if case .failure(let error) = scene.definition { error.description } else { "" }
    }
    #expect(
      errors == [
        "", "a.yaml:4:31: 'class' has no value 'UIVew'. Did you mean 'UIView'?",
        "a.yaml:5:32: 'categories' has no value 'Q'. Use one of XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5.",
        "a.yaml:6:12: a scene named 'GOOD' is already on line 3. Names differ by more than upper and lower case.",
        "a.yaml:7:5: a scene needs 'name'.",
      ])
  }

  @Test func scenesReplaceTheFilesAxes() throws {
    let file = try read(
      """
      matrix:
        devices: [iPhone 15, {name: card, width: 343, height: content}]
        orientations: [portrait, landscape]
        categories: [L]
      scenes:
        - {name: inherits, view: {class: UIView}}
        - {name: own, devices: [card-less], view: {class: UIView}}
        - name: all
          devices: [{name: card, width: 343, height: content}]
          categories: all
          appearances: [light, dark]
          directions: [rightToLeft]
          locales: [ar]
          legibilityWeights: [bold]
          contrasts: [high]
          scales: [2]
          widths: [320]
          view: {class: UIView}
        - name: seen
          devices: [{name: card, width: 343, height: content}]
          categories: [L]
          transparencies: [reduced]
          buttonShapes: [shown]
          onOffLabels: [shown]
          acuities: [1, 0.1]
          viewingDistances: [30]
          colorVisions: [normal, protanopia, tritanomaly 0.45]
          contrastSensitivities: [1.5]
          view: {class: UIView}
      """)
    #expect(
      file.scenes[0].configurations.map(\.slug) == ["iPhone-15-L", "iPhone-15-L-landscape", "card-L"])
    #expect(file.scenes[1].configurations.isEmpty)
    let all = file.scenes[2].configurations.map(\.slug)
    #expect(all.count == 24)
    #expect(all.first == "card-XS-rtl-ar-bold-contrast-w320@2x")
    #expect(all.last == "card-AX5-dark-rtl-ar-bold-contrast-w320@2x")
    #expect(
      file.scenes[3].configurations.map(\.slug) == [
        "card-L-opaque-shapes-labels-30cm-logCS1.5", "card-L-opaque-shapes-labels-30cm-protanopia-logCS1.5",
        "card-L-opaque-shapes-labels-30cm-tritanomaly0.45-logCS1.5",
        "card-L-opaque-shapes-labels-acuity0.1-30cm-logCS1.5",
        "card-L-opaque-shapes-labels-acuity0.1-30cm-protanopia-logCS1.5",
        "card-L-opaque-shapes-labels-acuity0.1-30cm-tritanomaly0.45-logCS1.5",
      ])
  }

  @Test func eyesHaveRangesAndWords() throws {
    func error(_ axis: String) throws -> String? {
      try firstError("matrix: {devices: [iPhone 15], \(axis)}\nscenes: [{name: a, view: {class: UIView}}]")
    }
    for acuity in ["0", "10000", "-1", "0.049", "1.01"] {
      #expect(
        try error("acuities: [\(acuity)]")
          == "a.yaml:1:43: 'acuities' takes a number from 0.05 to 1, not \(acuity).")
    }
    #expect(
      try error("viewingDistances: [5]") == "a.yaml:1:51: 'viewingDistances' takes a number from 10 to 100, not 5.")
    #expect(
      try error("contrastSensitivities: [2.5]")
        == "a.yaml:1:56: 'contrastSensitivities' takes a number from 0 to 2, not 2.5.")
    for vision in ["protanomaly", "protanomaly 1.5", "colorblind", "protanomaly high"] {
      #expect(
        try error("colorVisions: [\(vision)]")
          == "a.yaml:1:47: 'colorVisions' takes \(ColorVision.expected), not '\(vision)'.")
    }
    #expect(
      try error("transparencies: [none]")
        == "a.yaml:1:49: 'transparencies' has no value 'none'. Use one of normal, reduced.")
    #expect(try error("acuitys: [1]")?.contains("Did you mean 'acuities'?") == true)
  }

  /// The union in order, without duplicates. A scene's own axes replace those of each matrix.
  @Test func severalMatricesArePutTogether() throws {
    let file = try read(
      """
      matrix:
        - {devices: [iPhone 15], categories: [L, AX3]}
        - {devices: [iPhone 15, iPad (10th gen)], orientations: [portrait, landscape], categories: [L]}
      scenes:
        - {name: inherits, view: {class: UIView}}
        - {name: own, categories: [XS], view: {class: UIView}}
      """)
    #expect(
      file.scenes[0].configurations.map(\.slug) == [
        "iPhone-15-L", "iPhone-15-AX3", "iPhone-15-L-landscape", "iPad-10th-gen-L", "iPad-10th-gen-L-landscape",
      ])
    #expect(
      file.scenes[1].configurations.map(\.slug) == [
        "iPhone-15-XS", "iPhone-15-XS-landscape", "iPad-10th-gen-XS", "iPad-10th-gen-XS-landscape",
      ])
  }

  @Test func aMistakeInOneOfSeveralMatricesIsPlaced() throws {
    func error(_ matrix: String) throws -> String? {
      try firstError("matrix:\n\(matrix)\nscenes: [{name: a, view: {class: UIView}}]")
    }
    #expect(
      try error("  - {devices: [iPhone 15]}\n  - {devices: [iPhone 15], categories: [Q]}")
        == "a.yaml:3:41: 'categories' has no value 'Q'. Use one of XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5."
    )
    #expect(
      try error("  - {devices: [iPhone 15]}\n  - {device: [iPhone 15]}")?.hasPrefix("a.yaml:3:6: ") == true)
    #expect(try error("  []")?.hasPrefix("a.yaml:2:3: 'matrix' ") == true)
    #expect(
      try error("  - {devices: [iPhone 15, iPhone 15], categories: [L]}")
        == "a.yaml:2:27: 'devices': 'iPhone 15' repeats 'iPhone 15' of line 2. Remove one of the two.")
    #expect(
      try error("  - {devices: [iPhone 15]}\n  - {categories: [L]}")
        == "a.yaml:4:10: the scene has no devices. Give it, or the file's matrix, a list 'devices'.")
  }

  @Test func withoutCategoriesThereAreAllTwelve() throws {
    let file = try read("matrix: {devices: [iPhone 15]}\nscenes: [{name: a, view: {class: UIView}}]")
    #expect(file.cases.compactMap(\.configuration?.category) == ContentSizeCategory.allCases)
  }

  @Test func aMatrixWithoutDevicesOrWithOneTwiceIsAMistake() throws {
    #expect(
      try firstError("scenes: [{name: a, view: {class: UIView}}]")
        == "a.yaml:1:10: the scene has no devices. Give it, or the file's matrix, a list 'devices'.")
    #expect(
      try firstError("scenes: [{name: a, devices: [iPhone 15, iphone 15], categories: [L], view: {class: UIView}}]")
        == "a.yaml:1:41: 'devices': 'iphone 15' repeats 'iPhone 15' of line 1. Remove one of the two.")
    #expect(
      try firstError(
        "scenes: [{name: a, devices: [{name: b, width: 1, height: content}], orientations: [landscape], view: {class: UIView}}]"
      ) == "a.yaml:1:10: the scene's matrix is empty: a free size has no landscape orientation.")
  }

  /// In any spelling: two names for one value would give two cases with one reference.
  @Test(arguments: [
    ("appearances: [light, dark, light]", 29, "light", "light"),
    ("acuities: [0.5, 0.50]", 18, "0.50", "0.5"),
    ("viewingDistances: [30, 40, 3e1]", 29, "3e1", "30"),
    ("contrastSensitivities: [2, 2.0]", 29, "2.0", "2"),
    ("colorVisions: [normal, deuteranomaly 0]", 25, "deuteranomaly 0", "normal"),
    ("colorVisions: [protanopia, protanomaly 1.0]", 29, "protanomaly 1.0", "protanopia"),
    ("widths: [300, 300.0]", 16, "300.0", "300"), ("scales: [2, 2]", 14, "2", "2"),
    ("locales: [de-AT, de-at]", 19, "de-at", "de-AT"), ("locales: [en, EN]", 16, "EN", "en"),
    ("categories: [L, AX1, large]", 23, "large", "L"),
    ("devices: [{name: b, width: 1, height: 2}, {name: b, width: 1.0, height: 2}]", 44, "b", "b"),
  ])
  func aValueThatIsThereTwiceIsNamed(
    _ axis: String, _ column: Int, _ value: String, _ first: String
  ) throws {
    let rest = axis.hasPrefix("devices") ? "" : "devices: [iPhone 15],"
    let key = axis.prefix { $0 != ":" }
    #expect(
      try firstError("matrix: {\(rest)\n \(axis)}\nscenes: [{name: a, view: {class: UIView}}]")
        == "a.yaml:2:\(column): '\(key)': '\(value)' repeats '\(first)' of line 2. Remove one of the two.")
  }

  /// A quoted value, or one tagged as text, is text in YAML's core schema, and hence in the JSON Schema of catalogues.
  @Test(arguments: [
    ("acuities", "0.5", "a number from 0.05 to 1"), ("viewingDistances", "30", "a number from 10 to 100"),
    ("contrastSensitivities", "1", "a number from 0 to 2"), ("widths", "300", "a number from 1 to 10000"),
    ("scales", "2", "one of 1, 2, 3"),
  ])
  func numbersHaveNoQuotationMarks(_ axis: String, _ number: String, _ expected: String) throws {
    for written in ["'\(number)'", "\"\(number)\"", "!!str \(number)"] {
      let error = try firstError(
        "matrix: {devices: [iPhone 15], \(axis): [\(written)]}\nscenes: [{name: a, view: {class: UIView}}]")
      let message = "'\(axis)' takes \(expected), not '\(number)'."
      let hint = "Write \(number) without quotation marks, which make it text."
      #expect(error?.hasSuffix(": \(message) \(hint)") == true, "\(written): \(error ?? "no error")")
    }
  }

  /// Each is a number of YAML's core schema: `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`.
  @Test(arguments: ["0.5", "00.5", ".5", "+0.5", "5e-1", "0.50", "!!float 0.5", "!!float '0.5'"])
  func numbersAreThoseOfTheCoreSchema(_ written: String) throws {
    let file = try read(
      """
      matrix: {devices: [iPhone 15], categories: [L], acuities: [\(written)], contrastSensitivities: [\(written)]}
      scenes: [{name: a, view: {class: UIView}}]
      """)
    #expect(file.cases.map(\.configurationName) == ["iPhone-15-L-acuity0.5-logCS0.5"])
  }

  @Test(arguments: ["0.", "00", "0e0"]) func aZeroIsOneHoweverItIsWritten(_ written: String) throws {
    let file = try read(
      "matrix: {devices: [iPhone 15], categories: [L], contrastSensitivities: [\(written)]}\n"
        + "scenes: [{name: a, view: {class: UIView}}]")
    #expect(file.cases.map(\.configurationName) == ["iPhone-15-L-logCS0"])
  }

  @Test func theProjectsCatalogueHasNoMistake() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../Snapshots/Catalogue").standardizedFileURL
    let catalogue = try Catalogue.load(at: folder)
    for item in catalogue.cases {
      if case .failure(let error) = item.definition { Issue.record("\(error)") }
    }
    let counts = catalogue.files.map { "\($0.name) \($0.scenes.count) \($0.cases.count)" }
    #expect(
      counts == [
        "adaptive-strings 1 28", "alert-card 4 33", "app 6 24", "appearance 1 24", "appointments 2 24", "assets 1 7",
        "attributed-text 4 37", "audit-rules 50 100", "buttons 5 29", "cards-in-languages 1 12",
        "cards-in-layouts 3 37", "compositional 3 13", "controls 6 36", "copy-and-button 1 22", "custom-font 3 36",
        "doctor 8 59", "documents 4 30", "emoji 2 24", "feeds 4 60", "flow-layouts 4 48", "grid-of-walks 1 18",
        "languages 9 108",
        "layers 4 30", "line-limit 1 12", "lists 4 17", "login 1 5", "low-vision 3 17", "message-on-a-tablet 2 4",
        "navigation-bars 4 12", "pages 1 3", "presented 13 38", "readable-width 2 15", "right-to-left 2 24",
        "scenes-against-scenes 3 36", "scrolling-form 1 18", "search-in-a-bar 3 6", "settings 2 10",
        "shared/alerts 0 0", "shared/cards 0 0", "shared/garden 0 0", "shared/walks 0 0", "split-view 3 10",
        "stack-views 19 76", "string-drawer 1 12", "style-gallery 1 12", "symbols 4 48", "tab-bars 4 16",
        "tables-on-a-phone 3 11", "tables 5 75", "text-input 4 20", "text-styles 13 156", "two-languages 4 39",
        "typography 1 14", "waterfall 1 22",
      ])
  }
}
