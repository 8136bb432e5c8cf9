import Foundation
import Testing

/// `galley diff` of two folders.
@Suite struct DiffFolderTests {
  private func folders() throws -> Workspace {
    let workspace = try Workspace(["a/note.txt": "", "a/.hidden/x.png": "", "b/.x.png": ""])
    let (white, black) = (try DiffPictures.file(4, 2), try DiffPictures.file(4, 2, 0xFF00_0000))
    for path in ["a/same.png", "b/same.png", "a/z.PNG", "a/sub/c.png", "b/new.png", "a/old.png"] {
      try workspace.write(white, to: path)
    }
    for path in ["b/z.PNG", "b/sub/c.png"] { try workspace.write(black, to: path) }
    return workspace
  }

  @Test func filesOfOnePathAreCompared() async throws {
    let workspace = try folders()
    let run = try await workspace.run("diff", "a", "b", "--output", "out")
    #expect(run.status == 1)
    let numbers = "8 of 8 pixels differ (100 %), by at most 255 of 255, at most 8 in a window of 8x8"
    #expect(
      run.output == """
        only-in-actual\tnew.png
        only-in-expected\told.png
        different\tsub/c.png: \(numbers)
          4x2 at 0,0: 8
          picture: out/sub/c.png
        different\tz.PNG: \(numbers)
          4x2 at 0,0: 8
          picture: out/z.PNG
        1 equal, 2 different, 1 only in 'a', 1 only in 'b'

        """)
    #expect(try workspace.files("out").keys.sorted() == ["sub/c.png", "z.PNG"])
  }

  @Test func programsReadALineForEachPair() async throws {
    let run = try await folders().run("diff", "a", "b", "--json")
    #expect(run.status == 1)
    #expect(run.lines.count == 5)
    #expect(run.lines[0] == #"{"actual":"b/new.png","schemaVersion":1,"verdict":"only-in-actual"}"#)
    #expect(run.lines[1] == #"{"expected":"a/old.png","schemaVersion":1,"verdict":"only-in-expected"}"#)
    #expect(
      run.lines[2]
        == #"{"actual":"b/same.png","expected":"a/same.png","schemaVersion":1,"size":[4,2],"verdict":"equal"}"#)
  }

  @Test func equalFoldersExitWithZero() async throws {
    let workspace = try folders()
    let run = try await workspace.run("diff", "a", "a/")
    #expect(run.status == 0)
    #expect(run.output == "4 equal, 0 different\n")
  }

  /// One broken file is reported with the others.
  @Test func whatCannotBeReadExitsWithTwo() async throws {
    let workspace = try folders()
    try workspace.write("version https://git-lfs.github.com/spec/v1\n", to: "a/same.png")
    _ = try await workspace.shell(
      "mkfifo b/sub/pipe.png; touch a/sub/pipe.png; ln -s nowhere a/dead.png; cp b/new.png b/dead.png")
    let run = try await workspace.run("diff", "a", "b")
    #expect(run.status == 2)
    #expect(
      run.lines.filter { $0.hasPrefix("unreadable") } == [
        "unreadable\tdead.png: 'a/dead.png' cannot be read: it no longer exists, or is a broken link. Fix that, or "
          + "name another file.",
        "unreadable\tsame.png: 'a/same.png': The file is not a PNG image: it is a Git LFS pointer. Fetch the file with "
          + "'git lfs pull'.",
        "unreadable\tsub/pipe.png: 'b/sub/pipe.png' is not a regular file. Name a PNG file.",
      ], "\(run)")
    #expect(run.lines.last == "0 equal, 2 different, 1 only in 'a', 1 only in 'b', 3 unreadable")
  }

  /// The same letter, composed and decomposed: two files.
  @Test func namesAreComparedByTheirBytes() async throws {
    let workspace = try Workspace()
    try workspace.write(DiffPictures.file(1, 1), to: "a/\u{E9}.png")
    try workspace.write(DiffPictures.file(1, 1), to: "b/e\u{301}.png")
    let run = try await workspace.run("diff", "a", "b")
    #expect(run.status == 1)
    #expect(run.lines.last == "0 equal, 0 different, 1 only in 'a', 1 only in 'b'", "\(run)")
  }

  @Test func aNameStartsNoLineOfItsOwn() async throws {
    let workspace = try Workspace()
    try workspace.write(DiffPictures.file(1, 1), to: "a/x\nequal.png")
    try workspace.write(DiffPictures.file(1, 1), to: "b/y.png")
    let run = try await workspace.run("diff", "a", "b")
    #expect(run.lines.first == "only-in-expected\tx\\u{a}equal.png", "\(run)")
  }

  @Test func linksToFoldersAreLeftOut() async throws {
    let workspace = try folders()
    _ = try await workspace.shell("ln -s . a/again; ln -s ../b a/other")
    #expect(try await workspace.run("diff", "a", "a").output == "4 equal, 0 different\n")
  }
}
