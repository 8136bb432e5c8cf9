import Foundation
import Raster
import TestSupport
import Testing

/// `galley diff` with files that are not pictures, and wrong usage.
@Suite struct DiffFaultTests {
  @Test func whatIsNotThereIsNamed() async throws {
    let workspace = try Workspace.differing()
    try workspace.write("", to: "folder/x")
    try await workspace.expectDiffError(
      "a.png", "bb.png", message: "'bb.png' does not exist. Did you mean 'b.png'?")
    try await workspace.expectDiffError(
      "nowhere/at/all", "b.png",
      message: "'nowhere/at/all' does not exist. Name two PNG files, or two folders of them.")
    try await workspace.expectDiffError(
      "a.png", "folder",
      message: "'folder' is a folder and 'a.png' is not. Name two PNG files, or two folders of them.")
    try await workspace.expectDiffError(
      "folder", "folder", message: "neither 'folder' nor 'folder' contains a .png file. Name other folders.")
    try await workspace.expectDiffError(
      "a.png", "/dev/null",
      message: "'/dev/null' is not a regular file. Name a PNG file.")
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
      try await workspace.expectDiffError(
        arguments[0], arguments[1], message: "'c.png': The file is not a PNG image: \(reason)")
    }
  }

  @Test func damagedAndEnormousPicturesAreNamed() async throws {
    let workspace = try Workspace.differing()
    let file = try workspace.read("a.png")
    try workspace.write(file.dropLast(20), to: "short.png")
    // The header's checksum is at offset 29.
    try workspace.write(file[..<29] + Data([file[29] ^ 1]) + file[30...], to: "checksum.png")
    let checksum = try await workspace.run("diff", "a.png", "checksum.png")
    #expect(checksum.status == 2 && checksum.errors.hasPrefix("error: 'checksum.png': The PNG file "), "\(checksum)")
    // The header's width and height are at offsets 16 and 20.
    try workspace.write(file[..<16] + Data([0, 1, 0, 0, 0, 1, 0, 0]) + file[24...], to: "bomb.png")
    let short = try await workspace.run("diff", "a.png", "short.png")
    #expect(short.status == 2 && short.errors.hasPrefix("error: 'short.png': The PNG file "), "\(short)")
    try await workspace.expectDiffError(
      "bomb.png", "a.png",
      message:
        "'bomb.png': The PNG file's image of 65536 × 65536 pixels is too large: each side may have at most 32767 "
        + "pixels, and the area at most 134217728. Use a smaller image.")
    _ = try await workspace.shell("truncate -s 600M huge.png")
    try await workspace.expectDiffError(
      "a.png", "huge.png",
      message: "'huge.png' cannot be read: it is larger than 515 MiB. Fix that, or name another file.")
  }

  /// A hundred million pixels of one bit, in 49 kB: both pictures and the one of their difference take memory by their
  /// areas.
  @Test func aHundredMegapixelsAreComparedInBoundedMemory() async throws {
    let workspace = try Workspace.differing()
    let file =
      PNGChunks.header(width: 10_000, height: 10_000, bitDepth: 1)
      + PNGChunks.chunk("IDAT", PNGChunks.zeros(count: 10_000 * (1 + 10_000 / 8))) + PNGChunks.chunk("IEND", [])
    try workspace.write(Data(file), to: "large.png")
    let run = try await workspace.shell("ulimit -v 2500000; \"$galley\" diff large.png a.png --output d.png")
    #expect(run.status == 1, "\(run)")
    #expect(run.lines.contains { $0.contains(" of 100000000 pixels differ") }, "\(run)")
    #expect(run.lines.contains { $0.hasPrefix("  10000x10000 → ") }, "\(run)")
  }

  @Test(arguments: [
    (["--threshold", "-1"], "--threshold is -1.0: expected 0 <= t <= 1."),
    (["--threshold", "nan"], "--threshold is nan: expected 0 <= t <= 1."),
    (["--threshold", "1.5"], "--threshold is 1.5: expected 0 <= t <= 1."),
    (["--difference", "overlay"], "--difference needs --output."),
    (["--output", "d.png", "--difference", "red"], "Please provide one of 'overlay', 'side-by-side' or 'amplified'"),
    (["c.png"], "Unexpected argument 'c.png'"),
  ])
  func wrongUsageExitsWithTwo(arguments: [String], message: String) async throws {
    let run = try await Workspace.differing().start(["diff", "a.png", "b.png"] + arguments).outcome()
    #expect(run.status == 2)
    #expect(run.errors.contains(message) && run.errors.contains("Usage: galley diff"), "\(run)")
  }
}
