import Foundation
import HeadlessUIKit
import Renderers
import Scenes
import Snapshots
import SourcePlaces
import TestSupport
import Testing
import ViewRendering

@testable import GalleyCommands

/// The cases that inputs tell to be unchanged, held against what the cases look like.
@MainActor @Suite struct InputComparisonTests {
  /// The look of a case, apart from the names of files.
  private struct Look: Equatable {
    let hashes: [String]
    let layout: String
    let problem: String?
  }

  private let driver = CaseDriver(ViewRenderer())

  private func look(of scene: SceneCase) -> Look {
    do {
      let rendered = try driver.rendered(try scene.subjectCase())
      return Look(
        hashes: ["\(rendered.displayList)"] + rendered.fonts.map { "\($0.name) \($0.file)" },
        layout: Record.text(of: rendered.layout), problem: nil)
    } catch {
      return Look(hashes: [], layout: "", problem: "\(error)")
    }
  }

  private func load(_ workspace: Workspace, _ folder: String) throws -> [SceneFile] {
    try Catalogue.load(at: workspace.url(folder)).files
  }

  /// A thousand edits one after the other: a case that looks different is never left out, and of all cases at least 85 %
  /// are. A seed makes the edits; what is counted does not depend on the machine.
  ///
  /// Two folders take turns in holding the catalogue before and after an edit. All cases are laid out again that a touched
  /// file may be read for: those of a touched file of scenes, or all of them.
  @Test func noChangeIsMissedInAThousandEdits() throws {
    let workspace = try Workspace()
    var random = SeededGenerator(seed: 36)
    var catalogue = EditedCatalogue()
    var files = try catalogue.files()
    var folders = ["one", "two"]
    for folder in folders { try write(files, Set(files.keys), to: folder, of: workspace) }
    var before = try load(workspace, folders[0])
    var looks: [String: Look] = [:]
    for scene in before.flatMap(\.cases) { looks[scene.path] = look(of: scene) }
    #expect(looks.count == 24 && looks.values.allSatisfy { $0.problem == nil }, "\(looks.values.compactMap(\.problem))")

    var (total, leftOut, changed) = (0, 0, 0)
    var earlier: Set<String> = []
    for number in 1...1_000 {
      let edit = catalogue.edit(by: &random)
      let edited = try catalogue.files()
      let touched = Set(edited.keys).union(files.keys).filter { edited[$0] != files[$0] }
      try write(edited, touched.union(earlier), to: folders[1], of: workspace)
      let after = try load(workspace, folders[1])
      let comparison = InputComparison(
        before, of: workspace.url(folders[0]), beside: after, of: workspace.url(folders[1]))
      var new: [String: Look] = [:]
      for scene in after.flatMap(\.cases) {
        let mayDiffer = touched.contains { !$0.hasPrefix("s") || $0.hasPrefix("shared") || $0 == scene.place.file }
        let look = mayDiffer ? look(of: scene) : try #require(looks[scene.path])
        #expect(look.problem == nil, "edit \(number): \(edit): \(scene.path)")
        new[scene.path] = look
        total += 1
        if look != looks[scene.path] { changed += 1 }
        guard comparison.difference(of: scene) == nil else { continue }
        leftOut += 1
        #expect(look == looks[scene.path], "missed in edit \(number): \(edit): \(scene.path)")
      }
      (files, looks, before, earlier) = (edited, new, after, touched)
      folders.reverse()
    }
    #expect(Double(leftOut) >= 0.85 * Double(total), "\(leftOut) of \(total) were left out, \(changed) changed")
    // The edits do change something.
    #expect(changed > 500, "\(changed) of \(total)")
  }

  private func write(
    _ files: [String: Data], _ paths: Set<String>, to folder: String, of workspace: Workspace
  ) throws {
    for path in paths {
      if let data = files[path] {
        try workspace.write(data, to: "\(folder)/\(path)")
      } else if workspace.exists("\(folder)/\(path)") {
        try FileManager.default.removeItem(at: workspace.url("\(folder)/\(path)"))
      }
    }
  }

  /// The reason for the only case of a catalogue of one scene.
  private func reason(_ before: [String: String], _ after: [String: String]) throws -> String? {
    let workspace = try Workspace()
    for (path, text) in before { try workspace.write(text, to: "before/\(path)") }
    for (path, text) in after { try workspace.write(text, to: "after/\(path)") }
    let comparison = InputComparison(
      try load(workspace, "before"), of: workspace.url("before"), beside: try load(workspace, "after"),
      of: workspace.url("after"))
    let cases = try load(workspace, "after").flatMap(\.cases)
    return comparison.difference(of: try #require(cases.first))
  }

  private static let label = Catalogues.label("text: Hello")

  @Test func reasonsNameWhatChanged() throws {
    #expect(try reason(["a.yaml": Self.label], ["a.yaml": "# a comment\n" + Self.label]) == nil)
    #expect(try reason(["a.yaml": Self.label], ["a.yaml": Catalogues.label("text: Hallo")]) == "the views changed")
    #expect(try reason(["b.yaml": Self.label], ["a.yaml": Self.label]) == "the case was added")
    #expect(
      try reason(["a.yaml": Self.label], ["a.yaml": Catalogues.label("text: Hello", device: "width: 101, height: 50")])
        == "the configuration changed")
    #expect(
      try reason(["a.yaml": Self.label], ["a.yaml": "tolerance: {channel: 1}\n" + Self.label])
        == "the settings changed")
    #expect(
      try reason(["a.yaml": Catalogues.label("txt: Hello")], ["a.yaml": Self.label])
        == "the scene could not be read before")
    #expect(
      try reason(["a.yaml": Self.label], ["a.yaml": Catalogues.label("txt: Hello")]) == "the scene cannot be read")
    let texts = { (text: String) in
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "\(text)"}}}}}}
      """
    }
    let file = "strings: T.xcstrings\n" + Catalogues.label("text: {key: k}")
    #expect(
      try reason(["a.yaml": file, "T.xcstrings": texts("A")], ["a.yaml": file, "T.xcstrings": texts("B")])
        == "the text 'T/k' changed")
  }

  /// A file outside of the repository has no revision, so that nothing tells whether it changed.
  @Test func filesElsewhereAreUnknown() throws {
    let workspace = try Workspace([
      "outside/T.json": "{\"ui-font-text-styles\": {\"t\": {\"font-name\": \"System\", \"point-size\": 20}}}"
    ])
    let file = "typography: T.json\n" + Catalogues.label("text: Hello", "fontTextStyle: t")
    for folder in ["before", "after"] {
      try workspace.write(file, to: "\(folder)/a.yaml")
      try FileManager.default.createSymbolicLink(
        at: workspace.url("\(folder)/T.json"), withDestinationURL: workspace.url("outside/T.json"))
    }
    let after = try load(workspace, "after")
    let comparison = InputComparison(
      try load(workspace, "before"), of: workspace.url("before"), beside: after, of: workspace.url("after"))
    #expect(
      comparison.difference(of: try #require(after.flatMap(\.cases).first))
        == "files outside the repository are named")
  }
}
