import Foundation
import Testing

/// The locations that `galley diff --output` may and may not write to.
@Suite struct DiffOutputTests {
  @Test func inputsAreNotWrittenTo() async throws {
    let workspace = try Workspace.differing()
    let before = try workspace.files(".")
    _ = try await workspace.shell("ln b.png hard.png; ln -s a.png soft.png")
    for (path, input) in [("a.png", "a.png"), ("./b.png", "b.png"), ("hard.png", "b.png"), ("soft.png", "a.png")] {
      try await workspace.expectDiffError(
        "a.png", "b.png", "--output", path,
        message:
          "'\(path)' is '\(input)', which is compared, so it is not overwritten. Name another file with --output.")
    }
    #expect(try workspace.read("a.png") == before["a.png"] && workspace.read("b.png") == before["b.png"])
  }

  @Test func onlyPNGFilesAreReplaced() async throws {
    let workspace = try Workspace.differing()
    try workspace.write("Monday", to: "diary.txt")
    try workspace.write("", to: "folder/x")
    try await workspace.expectDiffError(
      "a.png", "b.png", "--output", "diary.txt",
      message:
        "'diary.txt' already exists and is not a PNG file, so it was not overwritten. Name another file with --output.")
    try await workspace.expectDiffError(
      "a.png", "b.png", "--output", "folder",
      message: "'folder' is a folder. Name a file in it with --output.")
    #expect(try workspace.read("diary.txt") == Data("Monday".utf8))
  }

  @Test func picturesOfFoldersGoToANewOrEmptyFolder() async throws {
    let workspace = try Workspace(["used/x": "", "file": ""])
    try workspace.write(DiffPictures.file(1, 1), to: "a/x.png")
    try workspace.write(DiffPictures.file(1, 1, 0xFF00_0000), to: "b/x.png")
    let messages = [
      "used": "the folder 'used' is not empty: it contains 'x'. Name a new or empty folder with --output.",
      "file":
        "'file' is a file, but pictures of the differences between folders need a folder. Name one with --output.",
      "b": "'b' is or lies in 'b', which is compared, so nothing is written there. Name another folder with --output.",
      "a/new":
        "'a/new' is or lies in 'a', which is compared, so nothing is written there. Name another folder with --output.",
    ]
    for (path, message) in messages {
      try await workspace.expectDiffError("a", "b", "--output", path, message: message)
    }
    _ = try await workspace.shell("mkdir empty")
    #expect(try await workspace.run("diff", "a", "b", "--output", "empty").status == 1)
    #expect(workspace.exists("empty/x.png"))
  }

  /// The counts are still printed.
  @Test func aPictureThatCannotBeWrittenExitsWithTwo() async throws {
    let workspace = try Workspace.differing()
    try workspace.write("", to: "file")
    let run = try await workspace.run("diff", "a.png", "b.png", "--output", "file/d.png")
    #expect(run.status == 2)
    #expect(run.output.hasPrefix("different\tb.png: 3 of 200"))
    #expect(
      run.lines.last
        == "  no picture: 'file/d.png' cannot be written: 'file' is a file, where a folder is needed. Move it "
        + "away, or name another folder.", "\(run)")
    let full = try await workspace.shell("(ulimit -f 0; \"$galley\" diff a.png b.png --output d.png) | cat")
    #expect(full.output.contains("  no picture: 'd.png' cannot be written: "), "\(full)")
    #expect(!workspace.exists("d.png"))
  }

  @Test func aPictureThatWouldBeTooWideExitsWithTwo() async throws {
    let workspace = try Workspace()
    try workspace.write(DiffPictures.file(12_000, 1), to: "a.png")
    try workspace.write(DiffPictures.file(12_000, 1, 0xFF00_0000), to: "b.png")
    let run = try await workspace.run("diff", "a.png", "b.png", "--output", "d.png", "--difference", "side-by-side")
    #expect(run.status == 2)
    #expect(
      run.lines.last == "  no picture: the side-by-side picture of 'b.png' would be too large. Use --difference "
        + "overlay.", "\(run)")
  }
}
