import Foundation
import HeadlessUIKit
import Testing

@testable import Scenes

/// The files that scenes may name where files are confined to folders.
@Suite struct FileConfinementTests {
  private func link(_ path: String, to target: String, in folder: URL) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target)
  }

  @Test func aPathIsHeldIfNoLinkLeadsOut() throws {
    let catalogue = try TemporaryCatalogue([
      "own/a.txt": "", "own/deep/b.txt": "", "other/secret.txt": "", "owner/c.txt": "",
    ])
    defer { withExtendedLifetime(catalogue) {} }
    let folder = catalogue.folder
    let own = folder.appendingPathComponent("own")
    try link("own/in", to: "deep", in: folder)
    try link("own/out", to: "../other", in: folder)
    try link("own/dangling", to: "../other/nothing", in: folder)
    let confinement = FileConfinement(to: [own])
    for path in ["own", "own/a.txt", "own/in/b.txt", "own/new.txt", "own/new/folder/x", "own/deep/../a.txt"] {
      #expect(confinement.holds(folder.appendingPathComponent(path)), "\(path)")
    }
    for path in [
      "", "other/secret.txt", "owner/c.txt", "own/out", "own/out/secret.txt", "own/out/new.txt", "own/dangling",
      "own/../other/secret.txt", "own/deep/../../other/secret.txt",
    ] {
      #expect(!confinement.holds(folder.appendingPathComponent(path)), "\(path)")
    }
    #expect(FileConfinement(to: [URL(fileURLWithPath: "/")]).holds(folder))
  }

  @Test func linksBesideAFileAndBelowAFolderEscape() throws {
    let catalogue = try TemporaryCatalogue([
      "own/icon.png": "", "own/safe.png": "", "own/sub/a.txt": "", "other/x.png": "",
    ])
    defer { withExtendedLifetime(catalogue) {} }
    let folder = catalogue.folder
    try link("own/icon@2x.png", to: "../other/x.png", in: folder)
    try link("own/sub/deep", to: "../../other", in: folder)
    let confinement = FileConfinement(to: [folder.appendingPathComponent("own")])
    #expect(confinement.escape(from: folder.appendingPathComponent("own/icon.png"))?.lastPathComponent == "icon@2x.png")
    #expect(confinement.escape(from: folder.appendingPathComponent("own/safe.png")) == nil)
    #expect(confinement.escape(from: folder.appendingPathComponent("own/sub"))?.lastPathComponent == "deep")
  }

  /// Each way in which a catalogue file names another one.
  @Test(arguments: [
    "include: [../other/shared.yaml]", "fonts: [../other/a.ttf]", "strings: ../other/Localizable.strings",
    "typography: ../other/typography.json", "assets: ../other/Assets.xcassets",
  ])
  func aFileOfDefinitionsOutsideIsAnError(definition: String) throws {
    let text =
      "\(definition)\nmatrix: {devices: [iPhone 15], categories: [L]}\nscenes: [{name: a, view: {class: UIView}}]\n"
    let catalogue = try TemporaryCatalogue([
      "own/a.yaml": text, "other/shared.yaml": "colors: {brand: red}", "other/a.ttf": "",
      "other/Localizable.strings": "",
      "other/typography.json": "{}", "other/Assets.xcassets/Contents.json": "{}",
    ])
    defer { withExtendedLifetime(catalogue) {} }
    let folder = catalogue.folder
    let own = folder.appendingPathComponent("own")
    let cases = try FileConfinement.$current.withValue(FileConfinement(to: [own])) {
      try Catalogue.load(at: own.appendingPathComponent("a.yaml")).cases
    }
    #expect(throws: SceneError.self) { try cases[0].definition.get() }
    guard case .failure(let error) = cases[0].definition, case .outsideFolder = error.problem else {
      Issue.record("\(cases[0].definition)")
      return
    }
  }

  @Test(arguments: [
    "view: {class: UIImageView, image: ../other/x.png}", "nib: ../other/Card.xib",
    "view: {class: UIImageView, image: link.png}",
  ])
  func aFileOfASceneOutsideIsAnError(content: String) throws {
    let catalogue = try TemporaryCatalogue(["other/x.png": "", "other/Card.xib": "", "own/readme": ""])
    defer { withExtendedLifetime(catalogue) {} }
    let folder = catalogue.folder
    try link("own/link.png", to: "../other/x.png", in: folder)
    let own = folder.appendingPathComponent("own")
    let file = FileConfinement.$current.withValue(FileConfinement(to: [own])) {
      SceneFile.read("{name: a, \(content)}", called: "yaml", in: own)
    }
    guard case .failure(let error)? = file.scenes.first?.definition, case .outsideFolder = error.problem else {
      Issue.record("\(file.scenes)")
      return
    }
  }

  /// A document's files in other languages are in folders beside its own.
  @Test func linksAroundADocumentEscape() throws {
    let catalogue = try TemporaryCatalogue([
      "own/Base.lproj/Card.xib": "", "own/de.lproj/other.txt": "", "own/plain/Card.xib": "", "other/Card.strings": "",
    ])
    defer { withExtendedLifetime(catalogue) {} }
    let folder = catalogue.folder
    let confinement = FileConfinement(to: [folder.appendingPathComponent("own")])
    let (card, plain) = (
      folder.appendingPathComponent("own/Base.lproj/Card.xib"), folder.appendingPathComponent("own/plain/Card.xib")
    )
    #expect(confinement.escape(fromDocument: card) == nil)
    try link("own/unrelated", to: "../other", in: folder)
    #expect(confinement.escape(fromDocument: card) == nil && confinement.escape(fromDocument: plain) == nil)
    try link("own/de.lproj/Card.strings", to: "../../other/Card.strings", in: folder)
    #expect(confinement.escape(fromDocument: card)?.lastPathComponent == "Card.strings")
  }

  @Test func aCatalogueFileThatLinksOutIsAnError() throws {
    let catalogue = try TemporaryCatalogue([
      "other/a.yaml": "scenes: [{name: a, view: {class: UIView}}]", "own/b.yaml": "",
    ])
    defer { withExtendedLifetime(catalogue) {} }
    let folder = catalogue.folder
    try link("own/a.yaml", to: "../other/a.yaml", in: folder)
    let own = folder.appendingPathComponent("own")
    let files = try FileConfinement.$current.withValue(FileConfinement(to: [own])) { try Catalogue.load(at: own).files }
    #expect(files.first { $0.name == "a" }?.error?.problem == .outsideFolder("a.yaml"))
  }
}
