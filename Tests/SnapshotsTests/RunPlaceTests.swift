import Foundation
import Testing

@testable import Snapshots

/// The places outside of its folder that a run may name.
@Suite struct RunPlaceTests {
  let bench: Workbench
  /// A repository that contains a run, which names its places.
  let repository: URL
  private var run: URL { repository.appendingPathComponent("galley-output/1", isDirectory: true) }

  init() throws {
    bench = try Workbench()
    repository = bench.folder.resolvingSymlinksInPath().appendingPathComponent("app", isDirectory: true)
    for path in [
      ".git/hooks", ".hidden/sub", "galley-output/1", "Snapshots/Catalogue", "Tests/AppTests", "../elsewhere/sub",
    ] {
      try FileManager.default.createDirectory(
        at: repository.appendingPathComponent(path).standardizedFileURL, withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      at: repository.appendingPathComponent("link"),
      withDestinationURL: bench.folder.appendingPathComponent("elsewhere"))
    try FileManager.default.createSymbolicLink(
      at: repository.appendingPathComponent("inner"), withDestinationURL: repository.appendingPathComponent("Snapshots")
    )
  }

  private func place(_ path: String, _ kind: RunPlace.Kind = .references) throws -> String {
    try RunPlace(kind, path, from: run.path, of: run).url.path
  }

  private func named(_ path: String, _ kind: RunPlace.Kind = .references) -> RunPlaceError.Named {
    RunPlaceError.Named(run: run.relativePath, kind: kind, path: path)
  }

  @Test(arguments: [
    ("../../Snapshots/References", "Snapshots/References"), ("../../Snapshots/Catalogue", "Snapshots/Catalogue"),
    ("../../inner/References", "Snapshots/References"),
    ("../../Tests/AppTests/__Snapshots__", "Tests/AppTests/__Snapshots__"),
    ("../../Tests/../Snapshots/References", "Snapshots/References"),
  ])
  func aVisibleFolderOfTheRepositoryIsTaken(path: String, expected: String) throws {
    #expect(try place(path) == repository.appendingPathComponent(expected).path)
  }

  @Test(arguments: [
    "../../.git/hooks", "../../.git", "../../.hidden/sub", "../..", "..", ".", "sub", "../../galley-output",
    "../../link/sub", "../../link", "../../../elsewhere", "../../../elsewhere/sub", "/etc/x", "/", "",
    "../../Snapshots/\u{1}",
    "../../Snapshots/.x", "../../../app/.git/hooks", "../../Snapshots/../.git/hooks",
  ])
  func anythingElseIsRefused(path: String) {
    #expect(throws: RunPlaceError.refused(named(path))) { try place(path) }
  }

  @Test(arguments: ["~/.x", "../../nowhere/References", "/nowhere/at/all", "../../Snapshots/a/b"])
  func whatIsNotThereIsSaid(path: String) {
    #expect(throws: RunPlaceError.absent(named(path))) { try place(path) }
  }

  @Test func whereARunIsInNoRepositoryTheWorkingDirectoryCounts() throws {
    try FileManager.default.removeItem(at: repository.appendingPathComponent(".git"))
    #expect(throws: RunPlaceError.refused(named("../../Snapshots/References"))) {
      try place("../../Snapshots/References")
    }
    let here = FileManager.default.currentDirectoryPath
    #expect(try place("\(here)/Tests/__Snapshots__") == "\(here)/Tests/__Snapshots__")
  }

  @Test func errorsSayWhatToDo() {
    #expect(
      RunPlaceError.absent(named("../x/References")).description
        == "'../x/References', which the run in '\(run.relativePath)' names as its folder of references, does not "
        + "exist: it or the run was moved. Name it with --references.")
    #expect(
      RunPlaceError.refused(named(".git", .testReferences)).description
        == "'.git', which the run in '\(run.relativePath)' names as its folder of tests' references, is hidden, "
        + "outside this repository, or in the run's own folder. Run this in the folder that the tests ran in, in "
        + "their repository.")
    #expect(
      RunPlaceError.unspecified(run: "out", .catalogue).description
        == "The run in 'out' does not name its catalogue. Name it after the run.")
  }

  // MARK: places.json

  @Test func aRunNamesPlacesFromItsFolder() throws {
    let places = RunPlaces(
      catalogue: repository.appendingPathComponent("inner/Catalogue"),
      references: repository.appendingPathComponent("Snapshots/References"), from: run)
    #expect(places.catalogue == "../../Snapshots/Catalogue" && places.references == "../../Snapshots/References")
    #expect(RunPlaces(tests: repository, from: run).tests == "../..")
    try FileManager.default.createDirectory(
      at: repository.appendingPathComponent("out"), withIntermediateDirectories: true)
    let folder = try RunFolder.claim(repository.appendingPathComponent("out"))
    #expect(try RunPlaces.read(from: folder.url) == nil)
    try places.write(to: folder)
    #expect(try RunPlaces.read(from: folder.url) == places)
  }

  @Test(arguments: [
    (#"{"schemaVersion": 2}"#, "version 2 is not 1"), ("[", "it is not JSON"),
    (#"{"catalogue": "x"}"#, "there is no 'schemaVersion'"),
  ])
  func aFileOfPlacesThatCannotBeRead(text: String, reason: String) throws {
    try bench.write(text, to: run.appendingPathComponent(RunPlaces.fileName))
    let file = run.appendingPathComponent(RunPlaces.fileName).relativePath
    #expect(throws: RunPlaceError.malformed(file: file, reason: reason)) { try RunPlaces.read(from: run) }
    #expect(throws: RunPlaceError.self) {
      try RunReferences(of: run, named: nil, standard: repository)
    }
    #expect(try RunReferences(of: run, named: repository, standard: run).ofCatalogue() == repository)
  }

  private func write(_ places: RunPlaces) throws {
    try bench.write(
      String(decoding: try JSONEncoder().encode(places), as: UTF8.self),
      to: run.appendingPathComponent(RunPlaces.fileName))
  }

  @Test func theCommandLineCountsThenTheRunThenTheUsualFolder() throws {
    let (named, standard) = (repository.appendingPathComponent("a"), repository.appendingPathComponent("b"))
    #expect(try RunReferences(of: run, named: nil, standard: standard).ofCatalogue() == standard)
    try write(RunPlaces(references: repository.appendingPathComponent("Snapshots/References"), from: run))
    #expect(
      try RunReferences(of: run, named: nil, standard: standard).ofCatalogue().path
        == repository.appendingPathComponent("Snapshots/References").path)
    #expect(try RunReferences(of: run, named: named, standard: standard).ofCatalogue() == named)
    try write(RunPlaces(catalogue: repository.appendingPathComponent("Snapshots/Catalogue"), from: run))
    #expect(throws: RunPlaceError.unspecified(run: run.relativePath, .references)) {
      try RunReferences(of: run, named: nil, standard: standard).ofCatalogue()
    }
  }

  /// The names are those written by `GalleyTesting`: relative to the folder that the tests ran in.
  @Test func testsNameTheirFoldersFromWhereTheyRan() throws {
    try write(RunPlaces(tests: repository, from: run))
    let references = try RunReferences(of: run, named: nil, standard: repository)
    func folder(_ name: String) throws -> URL {
      try references.folder(of: CasePath(references: name, catalogueFile: "a", scene: "b", configuration: "c"))
    }
    let expected = repository.appendingPathComponent("Tests/AppTests/__Snapshots__").path
    for _ in 1...2 { #expect(try folder("Tests/AppTests/__Snapshots__").path == expected) }
    #expect(try folder(expected).path == expected)
    for name in [".git/hooks", ".", "galley-output/1", "link/sub", "~/.x", "../elsewhere/sub", "/etc/x"] {
      #expect(throws: RunPlaceError.self, "\(name)") { try folder(name) }
    }
  }
}
