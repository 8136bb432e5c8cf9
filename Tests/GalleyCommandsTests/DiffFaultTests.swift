import Foundation
import Raster
import Testing

/// `galley diff` of what is no picture, and where no picture may be written.
@Suite(.timeLimit(.minutes(5))) struct DiffFaultTests {
  private func expectError(_ workspace: Workspace, _ arguments: String..., message: String) async throws {
    let run = try await workspace.start(["diff"] + arguments).outcome()
    #expect(run.status == 2)
    #expect(run.errors == "error: \(message)\n" && run.output.isEmpty, "\(arguments)")
  }

  @Test func whatIsNotThereIsNamed() async throws {
    let workspace = try Workspace.differing()
    try workspace.write("", to: "folder/x")
    try await expectError(
      workspace, "a.png", "bb.png", message: "there is nothing at 'bb.png'. Did you mean 'b.png'?")
    try await expectError(
      workspace, "nowhere/at/all", "b.png",
      message: "there is nothing at 'nowhere/at/all'. Name two PNG files, or two folders of them.")
    try await expectError(
      workspace, "a.png", "folder",
      message: "'folder' is a folder and 'a.png' is none. Name two PNG files, or two folders of them.")
    try await expectError(
      workspace, "folder", "folder", message: "neither 'folder' nor 'folder' holds a .png file. Name other folders.")
    try await expectError(
      workspace, "a.png", "/dev/null",
      message: "'/dev/null' is no file, but a folder, a pipe or the like. Name a PNG file.")
  }

  @Test(arguments: [
    ("version https://git-lfs.github.com/spec/v1\n", "it is a Git LFS pointer. Fetch the file with 'git lfs pull'."),
    ("", "it is empty. Fetch or make it again."),
    ("GIF89a", "it does not begin with the PNG signature. Check the path, or save the picture as PNG."),
  ])
  func whatIsNoPictureIsNamed(content: String, reason: String) async throws {
    let workspace = try Workspace.differing()
    try workspace.write(content, to: "c.png")
    for arguments in [["a.png", "c.png"], ["c.png", "a.png"], ["c.png", "c.png"]] {
      try await expectError(
        workspace, arguments[0], arguments[1], message: "'c.png': The file is not a PNG image: \(reason)")
    }
  }

  @Test func damagedAndEnormousPicturesAreNamed() async throws {
    let workspace = try Workspace.differing()
    let file = try workspace.read("a.png")
    try workspace.write(file.dropLast(20), to: "short.png")
    // The header's width and height are at 16 and 20.
    try workspace.write(file[..<16] + Data([0, 1, 0, 0, 0, 1, 0, 0]) + file[24...], to: "bomb.png")
    let short = try await workspace.run("diff", "a.png", "short.png")
    #expect(short.status == 2 && short.errors.hasPrefix("error: 'short.png': The PNG file "), "\(short)")
    try await expectError(
      workspace, "bomb.png", "a.png",
      message:
        "'bomb.png': The PNG file's image of 65536 × 65536 pixels is too large: each side may have at most 32767 "
        + "pixels, and the area at most 134217728. Use a smaller image.")
  }

  @Test func inputsAreNotWrittenTo() async throws {
    let workspace = try Workspace.differing()
    let before = try workspace.files(".")
    _ = try await workspace.shell("ln b.png hard.png; ln -s a.png soft.png")
    for (path, input) in [("a.png", "a.png"), ("./b.png", "b.png"), ("hard.png", "b.png"), ("soft.png", "a.png")] {
      try await expectError(
        workspace, "a.png", "b.png", "--output", path,
        message: "'\(path)' is '\(input)', which is compared and not written to. Name another file with --output.")
    }
    #expect(try workspace.read("a.png") == before["a.png"] && workspace.read("b.png") == before["b.png"])
  }

  @Test func onlyPNGFilesAreReplaced() async throws {
    let workspace = try Workspace.differing()
    try workspace.write("Monday", to: "diary.txt")
    try workspace.write("", to: "folder/x")
    try await expectError(
      workspace, "a.png", "b.png", "--output", "diary.txt",
      message: "'diary.txt' is there and no PNG file, so it is left alone. Name another file with --output.")
    try await expectError(
      workspace, "a.png", "b.png", "--output", "folder",
      message: "'folder' is a folder. Name a file in it with --output.")
    #expect(try workspace.read("diary.txt") == Data("Monday".utf8))
  }

  @Test func picturesOfFoldersGoToANewOrEmptyFolder() async throws {
    let workspace = try Workspace(["used/x": "", "file": ""])
    try workspace.write(DiffPictures.file(1, 1), to: "a/x.png")
    try workspace.write(DiffPictures.file(1, 1, 0xFF00_0000), to: "b/x.png")
    let messages = [
      "used": "the folder 'used' holds 'x'. Name a new or an empty folder with --output.",
      "file": "'file' is a file, and pictures of folders' differences go to a folder. Name another with --output.",
      "b": "'b' is or lies in 'b', which is compared and not written to. Name another folder with --output.",
      "a/new": "'a/new' is or lies in 'a', which is compared and not written to. Name another folder with --output.",
    ]
    for (path, message) in messages {
      try await expectError(workspace, "a", "b", "--output", path, message: message)
    }
    _ = try await workspace.shell("mkdir empty")
    #expect(try await workspace.run("diff", "a", "b", "--output", "empty").status == 1)
    #expect(workspace.exists("empty/x.png"))
  }

  /// The counts are told all the same.
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
    let run = try await workspace.run("diff", "a.png", "b.png", "--output", "d.png", "--picture", "side-by-side")
    #expect(run.status == 2)
    #expect(
      run.lines.last == "  no picture: no side-by-side picture of 'b.png' can be made: it would be too large. Ask for "
        + "--picture overlay.", "\(run)")
  }

  @Test(arguments: [
    (["--threshold", "-1"], "--threshold is -1.0: expected 0 <= t <= 1."),
    (["--threshold", "nan"], "--threshold is nan: expected 0 <= t <= 1."),
    (["--threshold", "1.5"], "--threshold is 1.5: expected 0 <= t <= 1."),
    (["--picture", "overlay"], "--picture is that of --output, which is not given."),
    (["--output", "d.png", "--picture", "red"], "Please provide one of 'overlay', 'side-by-side' or 'amplified'"),
    (["c.png"], "Unexpected argument 'c.png'"),
  ])
  func wrongUsageExitsWithTwo(arguments: [String], message: String) async throws {
    let run = try await Workspace.differing().start(["diff", "a.png", "b.png"] + arguments).outcome()
    #expect(run.status == 2)
    #expect(run.errors.contains(message) && run.errors.contains("Usage: galley diff"), "\(run)")
  }
}
