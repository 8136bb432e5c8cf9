import Foundation
import Testing

/// Disks that are mounted for a single process, which some systems do not allow.
enum OwnDisk {
  static let isPossible: Bool = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "unshare -rm mount -t tmpfs none /tmp 2> /dev/null"]
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()
  static let comment: Comment = "this system lets nobody mount a disk for one process"
}

/// Stores that are full, read-only, or contain links that leave them: `galley test` reports that for each case, and
/// loses nothing.
@Suite struct StoreFaultTests {
  /// Runs a shell command that may mount.
  private func run(_ line: String, in workspace: Workspace) async throws -> Outcome {
    try await workspace.shell("unshare -rm sh -c '\(line)'")
  }

  private static let test = "\"$galley\" test Catalogue --output out --jobs 1 --record"
  private static let failure = "failed\ta/one/card-L: 'a/one/card-L.png' cannot be written: "

  @Test(.enabled(if: OwnDisk.isPossible, OwnDisk.comment))
  func aStoreThatMayOnlyBeReadIsSaid() async throws {
    let workspace = try Workspace(["Catalogue/a.yaml": Catalogues.label("text: Hello")])
    #expect(try await workspace.test().status == 1)
    let before = try workspace.files("References")
    let readOnly = "mount --bind References References && mount -o remount,ro,bind References"
    let compared = try await run("\(readOnly) && \(Self.test) missing", in: workspace)
    #expect(compared.status == 0, "\(compared)")
    let recorded = try await run("\(readOnly) && \(Self.test) all", in: workspace)
    #expect(recorded.status == 1)
    #expect(
      recorded.lines.first
        == Self.failure.replacing(".png", with: ".txt")
        + "Read-only file system. Check the folder's permissions and the space left.", "\(recorded)")
    #expect(try workspace.files("References") == before)
  }

  /// A disk with room for only one of a reference's files: neither is written.
  @Test(.enabled(if: OwnDisk.isPossible, OwnDisk.comment))
  func aFullDiskIsSaid() async throws {
    let workspace = try Workspace([
      "Catalogue/a.yaml": Catalogues.label("text: Hello"), "References/a/one/.keep": "", "Kept/.keep": "",
    ])
    let run = try await run(
      "mount -t tmpfs -o size=16k none References && mkdir -p References/a/one && "
        + "head -c 12288 /dev/zero > References/full; \(Self.test) missing; status=$?; "
        + "cp -r References/. Kept; exit $status", in: workspace)
    #expect(run.status == 1)
    #expect(
      run.lines.first?.hasPrefix("failed\ta/one/card-L: 'a/one/card-L.") == true
        && run.lines.first?.hasSuffix(
          "' cannot be written: No space left on device. Check the folder's permissions and the space left.") == true,
      "\(run)")
    #expect(try workspace.files("Kept").keys.sorted() == [".keep", "full"])
  }

  @Test func aLinkThatLeavesTheStoreIsSaid() async throws {
    let workspace = try Workspace(["Catalogue/a.yaml": Catalogues.label("text: Hello"), "mine/note.txt": "mine"])
    try FileManager.default.createDirectory(at: workspace.url("References"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: workspace.url("References/a"), withDestinationURL: workspace.url("mine"))
    for mode in ["missing", "failed", "all", "never"] {
      let run = try await workspace.test("--record", mode)
      #expect(run.status == 1)
      #expect(
        run.lines.first?.contains("'a' is a symbolic link that is broken or leads out of the folder of references")
          == true, "\(run)"
      )
    }
    #expect(try workspace.files("mine").keys.sorted() == ["note.txt"])
  }
}
