import Foundation
import Raster
import TestSupport
import Testing

@testable import Snapshots

@Suite struct BrokenReferenceTests {
  let bench: Workbench
  let card: Card

  init() throws {
    bench = try Workbench()
    card = try Card()
    try bench.record(card)
  }

  private static let otherPicture = "the picture is not the one that its record was written for"

  @Test func anEditedPictureIsFoundThoughItsRecordIsKept() throws {
    let edited = try card.bitmap()
    edited.pixels[17] = 0xFFFF_FFFF
    try PNG.encode(edited).write(to: bench.url(card, "png"))
    let result = try bench.examiner().examine(card.rendered)
    #expect(result.verdict == .unreadable && result.pixels?.differing == 1)
    #expect(result.engine == nil, "nothing says which engine made the edited picture")
    #expect(result.reason == BrokenReferenceTests.otherPicture)
    guard case .unreadable(.record(_, _, let pictures), _) = result else { return }
    #expect(pictures.difference != nil)
  }

  @Test func aPictureOfOtherBytesIsUnchangedByItsPixels() throws {
    let again = PNGChunks.withText(try PNG.encode(try card.bitmap()))
    try #require(try again != Data(contentsOf: bench.url(card, "png")))
    try again.write(to: bench.url(card, "png"))
    let result = try bench.examiner().examine(card.rendered)
    #expect(result.verdict == .unchanged && result.passes)
    #expect(result.note == nil && result.reason == nil)
    #expect(result.engine == .same, "the record is still of these pixels")
  }

  @Test func everyEditedLineOfARecordIsNoticed() throws {
    let text = try bench.recordText(card)
    let lines = text.split(separator: "\n").map(String.init)
    try #require(lines.count == 12)
    for index in lines.indices {
      var edited = lines
      edited[index] = String(lines[index].dropLast()) + (lines[index].hasSuffix("0") ? "1" : "0")
      try expectReview(edited.joined(separator: "\n") + "\n", "line \(index + 1) edited")
      edited.remove(at: index)
      try expectReview(edited.joined(separator: "\n") + "\n", "line \(index + 1) removed")
      edited = lines
      edited.insert(lines[index], at: index)
      try expectReview(edited.joined(separator: "\n") + "\n", "line \(index + 1) doubled")
    }
  }

  private func expectReview(_ text: String, _ comment: Comment) throws {
    try bench.write(text, to: bench.url(card, "txt"))
    let drawn = card.drawCount
    let result = try bench.examiner().examine(card.rendered)
    #expect(result.verdict == .unreadable && !result.passes && result.engine == nil, comment)
    #expect(result.reason?.hasPrefix("the reference's record cannot be used: ") == true, comment)
    #expect(result.pixels == nil, comment)
    #expect(card.drawCount == drawn + 1, comment)
  }

  @Test func anEditedRecordSaysSo() throws {
    let text = try bench.recordText(card).replacingOccurrences(of: "311 120", with: "311 121")
    try bench.write(text, to: bench.url(card, "txt"))
    #expect(
      try bench.examiner().examine(card.rendered).reason
        == "the reference's record cannot be used: it was edited: its hash does not match its lines")
  }

  @Test func theRecordOfAnotherPictureIsNotBelieved() throws {
    let other = try Card(scene: "other")
    other.color = 0xFFFF_FFFF
    other.layout = Card.layout(lines: ["Something else"], height: 40)
    try bench.record(other)
    try bench.write(try bench.recordText(other), to: bench.url(card, "txt"))
    let result = try bench.examiner().examine(card.rendered)
    #expect(result.verdict == .unreadable && result.layout == nil && result.engine == nil)
    #expect(result.reason == BrokenReferenceTests.otherPicture)
    // Nor if the case matches the record.
    other.color = 0xFFFF_FFFF
    let impostor = RenderedCase(
      identity: card.identity, engine: other.engine, fonts: other.fonts, displayList: other.rendered.displayList,
      layout: other.layout, scale: 1, draw: other.rendered.draw)
    #expect(try bench.examiner().examine(impostor).verdict == .unreadable)
  }

  @Test func aMissingRecordIsSaidAndThePixelsCompared() throws {
    try FileManager.default.removeItem(at: bench.url(card, "txt"))
    let equal = try bench.examiner().examine(card.rendered)
    #expect(equal.verdict == .unchanged && equal.passes && equal.engine == nil)
    #expect(equal.note == "compared by its pixels: the reference has no record")
    #expect(try bench.files(in: bench.references).count == 1, "nothing is written")
    card.marks = [0: 0xFFFF_FFFF]
    let different = try bench.examiner().examine(card.rendered)
    #expect(different.verdict == .changed && different.note == equal.note)
  }

  @Test(arguments: [RecordMode.missing, .failed])
  func aMissingRecordOfAnEqualPictureIsWritten(mode: RecordMode) throws {
    let before = try bench.files(in: bench.references)
    try FileManager.default.removeItem(at: bench.url(card, "txt"))
    let written = try bench.examiner(mode).examine(card.rendered)
    #expect(written == .unchanged(engine: nil, isRecorded: true) && !written.passes)
    #expect(try bench.files(in: bench.references) == before)
    #expect(try bench.examiner(mode).examine(card.rendered) == .unchanged(engine: .same, isRecorded: false))
    try FileManager.default.removeItem(at: bench.url(card, "txt"))
    card.marks = [0: 0xFFFF_FFFF]
    #expect(try bench.examiner(.missing).examine(card.rendered).verdict == .changed)
    #expect(!FileManager.default.fileExists(atPath: bench.url(card, "txt").path), "the picture is of something else")
  }

  @Test func aRecordThatIsNoTextIsUnreadable() throws {
    try Data([0xFF, 0xFE, 0x00]).write(to: bench.url(card, "txt"))
    let result = try bench.examiner().examine(card.rendered)
    #expect(result.verdict == .unreadable)
    #expect(result.reason == "the reference's record cannot be used: it is not UTF-8")
  }

  @Test func aFolderInPlaceOfARecordIsUnreadable() throws {
    try FileManager.default.removeItem(at: bench.url(card, "txt"))
    try FileManager.default.createDirectory(at: bench.url(card, "txt"), withIntermediateDirectories: true)
    let result = try bench.examiner().examine(card.rendered)
    #expect(result.verdict == .unreadable)
    #expect(
      result.reason == "the reference's record cannot be used: 'cards/plain/title/card-AX3@2x.txt' is not a regular "
        + "file. Move it away.")
  }

  @Test(arguments: [
    (
      "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n",
      "The file is not a PNG image: it is a Git LFS pointer. Fetch the file with 'git lfs pull'."
    ),
    (
      "<<<<<<< HEAD\nversion\n=======\nother\n>>>>>>> branch\n",
      "The file is not a PNG image: it holds the markers of an unresolved merge. Resolve the conflict, or make it again."
    ),
    ("", "The file is not a PNG image: it is empty. Fetch or make it again."),
    (
      "GIF89a",
      "The file is not a PNG image: it does not begin with the PNG signature. Check the path, or save the picture as PNG."
    ),
  ])
  func whatIsNoPictureIsUnreadableAndSaysWhy(_ contents: String, _ reason: String) throws {
    try bench.write(contents, to: bench.url(card, "png"))
    let result = try bench.examiner().examine(card.rendered)
    #expect(result.verdict == .unreadable && !result.passes)
    let broken = Outcome.BrokenReference.picture(
      reason: reason, actual: "cards/plain/title/card-AX3@2x/actual.png")
    #expect(result == .unreadable(broken, isRecorded: false))
    #expect(
      RunSummary(results: [CaseResult(card.identity.path, result, duration: .zero)]).reviewLines == [
        "unreadable\tcards/plain/title/card-AX3@2x: \(reason)"
      ])
  }

  @Test func aPictureCutOffAnywhereIsUnreadable() throws {
    let whole = try Data(contentsOf: bench.url(card, "png"))
    // The last four bytes are the end marker's checksum, which is not needed for any pixel.
    for length in 0..<(whole.count - 4) {
      try whole.prefix(length).write(to: bench.url(card, "png"))
      let result = try bench.examiner().examine(card.rendered)
      #expect(result.verdict == .unreadable && result.reason != nil, "\(length) of \(whole.count) bytes")
    }
  }

  @Test func aFolderInPlaceOfAPictureIsUnreadable() throws {
    try replacePicture { try FileManager.default.createDirectory(at: $0, withIntermediateDirectories: true) }
    #expect(
      try reason() == "'cards/plain/title/card-AX3@2x.png' is not a regular file. Move it away.")
    #expect(
      throws: StoreError.notAFile(path: "cards/plain/title/card-AX3@2x.png"),
      "a folder is not replaced"
    ) {
      try bench.examiner(.failed).examine(card.rendered)
    }
  }

  @Test func aPipeInPlaceOfAPictureIsUnreadableAndNotWaitedFor() throws {
    try FileManager.default.removeItem(at: bench.url(card, "png"))
    let reason = try EmptyPipe.standing(at: bench.url(card, "png")) { try self.reason() }
    #expect(reason == "'cards/plain/title/card-AX3@2x.png' is not a regular file. Move it away.")
  }

  @Test func anEnormousPictureIsUnreadableAndNotRead() throws {
    try replacePicture { url in
      try #require(FileManager.default.createFile(atPath: url.path, contents: nil))
      let file = try FileHandle(forWritingTo: url)
      try file.truncate(atOffset: 1 << 40)
      try file.close()
    }
    #expect(
      try reason() == "'cards/plain/title/card-AX3@2x.png' cannot be read: it is larger than 515 MiB. Fix that, or "
        + "restore the file.")
  }

  private func replacePicture(_ make: (URL) throws -> Void) throws {
    try FileManager.default.removeItem(at: bench.url(card, "png"))
    try make(bench.url(card, "png"))
  }

  private func reason() throws -> String? {
    let result = try bench.examiner().examine(card.rendered)
    #expect(result.verdict == .unreadable)
    return result.reason
  }
}
