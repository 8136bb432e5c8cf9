import Foundation
import Testing

@testable import Snapshots

@Suite struct ReferenceStoreTests {
  let bench: Workbench

  init() throws { bench = try Workbench() }

  @Test func referencesWithoutACaseAreOrphanedInOrder() throws {
    for scene in ["b", "a", "é", "z"] { try bench.record(try Card(scene: scene)) }
    let known: Set = ["cards/plain/b/card-AX3@2x"]
    #expect(
      bench.store.orphans(expected: known) == [
        "cards/plain/a/card-AX3@2x", "cards/plain/z/card-AX3@2x", "cards/plain/é/card-AX3@2x",
      ])
    #expect(bench.store.orphans(expected: Set(bench.store.orphans(expected: []))).isEmpty)
  }

  @Test func halfAReferenceIsAnOrphanToo() throws {
    let cards = try ["picture", "record"].map { try Card(scene: $0) }
    for card in cards { try bench.record(card) }
    try FileManager.default.removeItem(at: bench.url(cards[0], "txt"))
    try FileManager.default.removeItem(at: bench.url(cards[1], "png"))
    #expect(
      bench.store.orphans(expected: []) == ["cards/plain/picture/card-AX3@2x", "cards/plain/record/card-AX3@2x"])
  }

  @Test func otherFilesAreNoReferences() throws {
    try bench.record(try Card())
    try FileManager.default.createDirectory(
      at: bench.references.appendingPathComponent(".git"), withIntermediateDirectories: true)
    for name in ["README.md", ".hidden.png", ".git/x.txt", "notes.json"] {
      try bench.write("x", to: bench.references.appendingPathComponent(name))
    }
    #expect(bench.store.orphans(expected: ["cards/plain/title/card-AX3@2x"]).isEmpty)
  }

  @Test func aStoreThatIsNotThereHasNoOrphans() {
    #expect(bench.store.orphans(expected: ["a"]).isEmpty)
  }

  /// Below a regular file nobody can write, not even an administrator.
  @Test func aStoreThatCannotBeWrittenIsAnErrorThatNamesTheReference() throws {
    try bench.write("in the way", to: bench.references)
    let error = #expect(throws: StoreError.self) { try bench.examiner(.all).examine(try Card().rendered) }
    #expect(
      error?.description == "'cards/plain/title/card-AX3@2x.png' cannot be written: "
        + "'\(bench.references.relativePath)' is a file, where a folder is needed. Move it away, or name another folder."
    )
    #expect(
      throws: StoreError.noFolder(path: bench.references.relativePath), performing: bench.store.requireFolder)
    #expect(try String(contentsOf: bench.references, encoding: .utf8) == "in the way")
  }

  @Test func anOutputFolderThatCannotBeWrittenIsAnErrorThatNamesThePicture() throws {
    try bench.write("in the way", to: bench.output.appendingPathComponent("cards"))
    let error = #expect(throws: StoreError.self) { try bench.examiner(.never).examine(try Card().rendered) }
    #expect(
      error?.description
        == "'cards/plain/title/card-AX3@2x/actual.png' cannot be written: something that this run did not write "
        + "is there, or on the way. Move it away.")
  }

  @Test func anUnchangedCaseNeedsNoOutputFolder() throws {
    let card = try Card()
    try bench.record(card)
    try FileManager.default.removeItem(at: bench.output)
    try bench.write("in the way", to: bench.output)
    #expect(try bench.examiner().examine(card.rendered).verdict == .unchanged)
  }

  @Test func aFileInPlaceOfAScenesFolderIsNamed() throws {
    let file = bench.references.appendingPathComponent("cards/plain")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bench.write("in the way", to: file)
    try bench.store.requireFolder()
    #expect(throws: StoreError.fileForFolder(path: "cards/plain/title/card-AX3@2x.png", file: file.relativePath)) {
      try bench.examiner(.all).examine(try Card().rendered)
    }
  }

  @Test func errorsSayWhatToDo() {
    #expect(
      StoreError.unreadable(path: "a.png", reason: "Permission denied").description
        == "'a.png' cannot be read: Permission denied. Mend that, or restore the file.")
    #expect(
      StoreError.noFolder(path: "plain.txt").description
        == "'plain.txt' is a file, and references are kept in a folder. Name another with --references.")
    #expect(
      StoreError.unwritable(path: "a.png", reason: "No space left on device").description
        == "'a.png' cannot be written: No space left on device. Check the folder's permissions and the space left.")
  }

  @Test func theLongestNamesCanBeWritten() throws {
    let name = String(repeating: "é", count: 60)
    let identity = try CaseIdentity(catalogueFile: name, scene: name, configuration: name)
    var rendered = try Card().rendered
    rendered.identity = identity
    #expect(try bench.examiner(.all).examine(rendered).isRecorded)
    #expect(try bench.examiner(.never).examine(rendered).verdict == .unchanged)
  }
}
