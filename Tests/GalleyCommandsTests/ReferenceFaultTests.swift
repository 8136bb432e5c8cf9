import Foundation
import Raster
import Snapshots
import Testing

/// References that differ from what was recorded.
@Suite struct ReferenceFaultTests {
  private static let picture = "References/a/one/card-L.png"
  private static let record = "References/a/one/card-L.txt"

  private func recorded() async throws -> Workspace {
    let workspace = try Workspace(["Catalogue/a.yaml": Catalogues.label("text: Hello")])
    #expect(try await workspace.test().status == 1)
    return workspace
  }

  private static let pointer = """
    version https://git-lfs.github.com/spec/v1
    oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
    size 12345

    """

  @Test(arguments: [
    (pointer, "it is a Git LFS pointer. Fetch the file with 'git lfs pull'"), ("", "it is empty"),
    ("<<<<<<< HEAD\n=======\n>>>>>>> other\n", "it holds the markers of an unresolved merge."),
    ("GIF89a", "it does not begin with the PNG signature."),
  ])
  func aFileThatIsNoPNGIsUnreadable(content: String, message: String) async throws {
    let workspace = try await recorded()
    try workspace.write(content, to: Self.picture)
    let run = try await workspace.test()
    #expect(run.status == 1)
    #expect(
      run.lines.first?.hasPrefix("unreadable\ta/one/card-L: The file is not a PNG image: \(message)") == true, "\(run)")
    #expect(try workspace.read(Self.picture) == Data(content.utf8))
    #expect(workspace.exists("out/a/one/card-L/actual.png"))
    #expect(try await workspace.test("--record", "failed").status == 1)
    #expect(try await workspace.test().status == 0)
  }

  @Test func aTruncatedPNGIsUnreadable() async throws {
    let workspace = try await recorded()
    try workspace.write(workspace.read(Self.picture).dropLast(20), to: Self.picture)
    let run = try await workspace.test()
    #expect(run.status == 1)
    #expect(run.lines.first?.hasPrefix("unreadable\ta/one/card-L: The PNG file ") == true, "\(run)")
  }

  @Test func anEditedPNGIsNotVouchedForByItsRecord() async throws {
    let workspace = try await recorded()
    let bitmap = try PNG.decode(workspace.read(Self.picture))
    for channel in 0..<4 { bitmap.bytes[channel] = 255 }
    try workspace.write(Data(PNG.encode(bitmap)), to: Self.picture)
    let run = try await workspace.test()
    #expect(run.status == 1)
    #expect(
      run.lines.first == "unreadable\ta/one/card-L: the picture is not the one that its record was written for; "
        + "1 pixel differs, by at most 255 of 255", "\(run)")
  }

  @Test(arguments: [
    ("UILabel", "UILable", "it was edited"), ("galley-record 5", "galley-record 9", "another version"),
  ])
  func anEditedRecordIsNotBelieved(old: String, new: String, reason: String) async throws {
    let workspace = try await recorded()
    try workspace.replace(old, with: new, in: Self.record)
    let run = try await workspace.test()
    #expect(run.status == 1, "\(run)")
    #expect(run.lines.first?.hasPrefix("unreadable\ta/one/card-L: the reference's record cannot be used: ") == true)
    #expect(run.lines.first?.contains(reason) == true, "\(run)")
    #expect(try await workspace.test("--record", "failed").status == 1)
    #expect(try await workspace.test().status == 0)
  }

  @Test(arguments: [
    (
      pointer, "it is a Git LFS pointer; fetch the file with 'git lfs pull'",
      "To fetch files from Git LFS: git lfs pull"
    ),
    (
      "galley-record 2\n<<<<<<< HEAD\nengine 1\n=======\nengine 2\n>>>>>>> other\n",
      "line 2 is the marker of an unresolved merge; 'galley git-resolve' renders what is in conflict",
      "To render references in conflict: galley git-resolve"
    ),
    (
      "galley-record 2\nengine 12", "its end is missing; restore it with 'git checkout', or record it again",
      "To restore a file of a reference from git: git checkout -- FILE"
    ),
    (
      "", "it is empty; restore it with 'git checkout', or record it again",
      "To restore a file of a reference from git: git checkout -- FILE"
    ),
  ])
  func aFileThatIsNoRecordSaysWhatToDo(content: String, message: String, hint: String) async throws {
    let workspace = try await recorded()
    try workspace.write(content, to: Self.record)
    let run = try await workspace.test("--record", "never")
    #expect(run.status == 1)
    #expect(
      run.lines.first == "unreadable\ta/one/card-L: the reference's record cannot be used: \(message)", "\(run)")
    #expect(run.lines.contains("hint\t\(hint)"), "\(run)")
    #expect(try await workspace.test("--record", "failed").status == 1)
    #expect(try await workspace.test().status == 0)
  }

  @Test func aMissingRecordIsSaid() async throws {
    let workspace = try await recorded()
    try FileManager.default.removeItem(at: workspace.url(Self.record))
    let run = try await workspace.test("--record", "never")
    #expect(run.status == 0)
    #expect(try workspace.results().first?.outcome.note == "compared by its pixels: the reference has no record")
    let command = "galley test Catalogue --filter a/one/card-L --record all"
    #expect(run.lines.contains("hint\tTo record a/one/card-L again: \(command)"), "\(run)")
    let recording = try await workspace.test()
    #expect(recording.status == 1)
    #expect(
      recording.lines.first
        == "unchanged\ta/one/card-L: compared by its pixels: the reference has no record; recorded", "\(recording)")
    #expect(try await workspace.test().lines.first == "1 case: 1 unchanged")
  }
}
