import Foundation
import Testing

@testable import Snapshots

@Suite struct ReferenceStoreTests {
  let bench: Workbench

  init() throws { bench = try Workbench() }

  @Test func referencesWithoutACaseAreOrphanedInOrder() throws {
    for scene in ["b", "a", "é", "z"] { try bench.record(try Card(scene: scene)) }
    let known = ["cards/plain/b/card-AX3@2x": ReferenceForm.pictures]
    #expect(
      bench.store.orphans(expected: known) == [
        "cards/plain/a/card-AX3@2x", "cards/plain/z/card-AX3@2x", "cards/plain/é/card-AX3@2x",
      ])
    let all = bench.store.orphans(expected: [:]).map { ($0.path, ReferenceForm.pictures) }
    #expect(bench.store.orphans(expected: Dictionary(uniqueKeysWithValues: all)).isEmpty)
  }

  @Test func halfAReferenceIsAnOrphanToo() throws {
    let cards = try ["picture", "record"].map { try Card(scene: $0) }
    for card in cards { try bench.record(card) }
    try FileManager.default.removeItem(at: bench.url(cards[0], "txt"))
    try FileManager.default.removeItem(at: bench.url(cards[1], "png"))
    #expect(
      bench.store.orphans(expected: [:]) == ["cards/plain/picture/card-AX3@2x", "cards/plain/record/card-AX3@2x"])
  }

  @Test func otherFilesAreNoReferences() throws {
    try bench.record(try Card())
    try FileManager.default.createDirectory(
      at: bench.references.appendingPathComponent(".git"), withIntermediateDirectories: true)
    for name in ["README.md", ".hidden.png", ".git/x.txt", "notes.json"] {
      try bench.write("x", to: bench.references.appendingPathComponent(name))
    }
    #expect(bench.store.orphans(expected: ["cards/plain/title/card-AX3@2x": .pictures]).isEmpty)
  }

  @Test func aStoreThatIsNotThereHasNoOrphans() {
    #expect(bench.store.orphans(expected: ["a": .records]).isEmpty)
  }

  /// Nobody can write below a regular file, not even an administrator.
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
        == "'cards/plain/title/card-AX3@2x/actual.png' cannot be written: a file that this run did not write is in "
        + "the way. Move it away.")
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

  // MARK: Links

  private func link(_ path: String, to target: String) throws {
    let url = bench.references.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target)
  }

  @Test(arguments: [
    ("cards", "../elsewhere", "cards"), ("cards/plain", "../../elsewhere", "cards/plain"),
    ("cards/plain/title/card-AX3@2x.png", "/nowhere/at/all.png", "cards/plain/title/card-AX3@2x.png"),
    ("cards/plain/title/card-AX3@2x.png", "../../../../elsewhere/mine.png", "cards/plain/title/card-AX3@2x.png"),
    ("cards/plain/title", "title", "cards/plain/title"),
  ])
  func whatLeadsOutOfTheStoreIsNeitherReadNorWritten(path: String, target: String, link: String) throws {
    let elsewhere = bench.folder.appendingPathComponent("elsewhere")
    try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
    try bench.write("mine", to: elsewhere.appendingPathComponent("mine.png"))
    try self.link(path, to: target)
    let error = StoreError.leavesStore(path: "cards/plain/title/card-AX3@2x.png", link: link)
    let outcome = try bench.examiner(.never).examine(try Card().rendered)
    #expect(outcome.verdict == .unreadable && outcome.reason == error.description)
    #expect(throws: error) { try bench.examiner(.failed).examine(try Card().rendered) }
    #expect(try bench.files(in: elsewhere) == ["mine.png": Data("mine".utf8)])
    #expect(
      error.description
        == "'cards/plain/title/card-AX3@2x.png' is not a reference: '\(link)' is a symbolic link that is broken or "
        + "leads out of the folder of references. Replace it with a copy of its target.")
  }

  @Test func aLinkedStoreAndLinksWithinItAreUsed() throws {
    let elsewhere = bench.folder.appendingPathComponent("elsewhere")
    try FileManager.default.createDirectory(
      at: elsewhere.appendingPathComponent("others/plain"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: bench.references, withDestinationURL: elsewhere)
    try link("cards", to: "others")
    try bench.record(try Card())
    #expect(try bench.examiner().examine(try Card().rendered).verdict == .unchanged)
    #expect(
      try bench.files(in: elsewhere.appendingPathComponent("others")).keys.sorted() == [
        "plain/title/card-AX3@2x.png", "plain/title/card-AX3@2x.txt",
      ])
  }

  // MARK: Writing

  /// If the record cannot be written, the existing picture stays.
  @Test func bothFilesOfAReferenceAreWrittenOrNone() throws {
    let card = try Card()
    try bench.record(card)
    try FileManager.default.removeItem(at: bench.url(card, "txt"))
    try FileManager.default.createDirectory(at: bench.url(card, "txt"), withIntermediateDirectories: true)
    let before = try bench.files(in: bench.references)
    card.color = 0xFFFF_FFFF
    #expect(throws: StoreError.notAFile(path: "cards/plain/title/card-AX3@2x.txt")) { try bench.record(card) }
    #expect(try bench.files(in: bench.references) == before)
  }

  /// Steps of writing a reference after which a process may be killed: there is always a valid reference.
  @Test func aReferenceWithoutItsRecordIsComparedByItsPixels() throws {
    let card = try Card()
    try bench.record(card)
    try FileManager.default.removeItem(at: bench.url(card, "txt"))
    #expect(try bench.examiner(.never).examine(card.rendered) == .unchanged(engine: nil, isRecorded: false))
  }

  @Test func whatAKilledProcessBeganIsGoneWithTheNextReference() throws {
    let card = try Card()
    try bench.record(card)
    let folder = bench.url(card, "png").deletingLastPathComponent()
    for name in [".galley-4711-3", ".galley-mine", ".hidden"] {
      try bench.write("x", to: folder.appendingPathComponent(name))
    }
    try bench.record(card)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix(".") }.sorted() == [
        ".galley-mine", ".hidden",
      ])
  }

  /// Another process has recorded another picture since this one read the old one: its record does not belong to that
  /// picture.
  @Test func aRecordIsNotPutBesideAnotherPicture() throws {
    let (card, other) = (try Card(), try Card())
    other.color = 0xFFFF_FFFF
    try bench.record(card)
    let record = try Record(text: bench.recordText(card))
    try bench.record(other)
    try bench.store.write(card.identity, record: record)
    #expect(try bench.examiner().examine(other.rendered) == .unchanged(engine: .same, isRecorded: false))
  }

  @Test func errorsSayWhatToDo() {
    #expect(
      StoreError.unreadable(path: "a.png", reason: "Permission denied").description
        == "'a.png' cannot be read: Permission denied. Fix that, or restore the file.")
    #expect(
      StoreError.noFolder(path: "plain.txt").description
        == "'plain.txt' is a file, but references are kept in a folder. Name another with --references.")
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
