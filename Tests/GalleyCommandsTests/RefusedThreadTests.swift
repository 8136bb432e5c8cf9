import Foundation
import Gallery
import Glibc
import Scenes
import Snapshots
import Synchronization
import Testing
import TextMeasuring
import Threads

@testable import GalleyCommands
@testable import ReferenceCommands
@testable import TextCommands

/// Commands when the system cannot create threads: `pthread_create` fails with EAGAIN at a limit on processes.
@Suite struct RefusedThreadTests {
  private static let refusing = ThreadMaker { _ throws(ThreadError) in throw ThreadError(code: EAGAIN) }
  private static let error = ThreadError(code: EAGAIN)

  @Test func gitIsNotStartedWithoutAReader() {
    let git = Git(folder: FileManager.default.temporaryDirectory, threads: Self.refusing)
    #expect(throws: GitError.noThread(Self.error)) { try git.run("--version") }
  }

  @Test func requestsAreNotAnsweredByFewerThanAsked() throws {
    let input = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: input) }
    try Data(String(repeating: "{\"text\": \"a\"}\n", count: 20).utf8).write(to: input)
    let descriptor = open(input.path, O_RDONLY)
    defer { close(descriptor) }
    let output = open("/dev/null", O_WRONLY)
    defer { close(output) }
    let stream = MeasuringStream(measurer: try TextMeasurer(), jobs: 2, output: output, threads: Self.refusing)
    #expect(throws: Self.error) { try stream.run(descriptor) }
  }

  @Test func picturesAreNotDecoded() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("no picture".utf8).write(to: file)
    let picture = try PictureFile(file.path)
    #expect(throws: DiffError.noThread(Self.error)) {
      try PictureFile.decoded([picture, picture], by: Self.refusing)
    }
  }

  /// No worker is started: this program cannot be one, and would end the run with another error.
  @Test func casesAreNotSharedOut() throws {
    let workspace = try Workspace(["Catalogue/cards.yaml": Catalogues.card()])
    let catalogue = try Catalogue.load(at: workspace.url("Catalogue"))
    let cases = catalogue.cases
    try #require(cases.count == 2)
    let folder = try RunFolder.claim(workspace.url("out"))
    let job = Job(kind: .render, catalogue: workspace.url("Catalogue").path, output: folder.url.path)
    let pool = WorkerPool<RenderOutcome>(job: job, folder: folder, count: 2, threads: Self.refusing)
    let reports = Atomic(0)
    #expect(throws: Self.error) { try pool.run(cases) { _ in reports.add(1, ordering: .relaxed) } }
    #expect(reports.load(ordering: .relaxed) == 0)
  }

  /// The gallery can be made in the folder again, once there are threads.
  @Test func aGalleryIsNotWritten() async throws {
    let workspace = try Workspace(["Catalogue/cards.yaml": Catalogues.card()])
    _ = try await workspace.run("test", "Catalogue", "--record", "all")
    let references = workspace.url("References")
    let paths = ReferenceStore(root: references).paths
    try #require(paths.count == 2)
    func write(by threads: ThreadMaker) throws {
      let folder = try RenewedFolder.claim(workspace.url("gallery"), removing: GalleryFolder.pageName) {}
      try GalleryFolder(
        GalleryInput(references: paths, sources: [:]), SiteFiles.bundled(version: ""),
        from: Acceptance(of: references, references: RunReferences(references)), to: folder, threads: 2, by: threads
      ).write()
    }
    try write(by: .system)
    #expect(workspace.exists("gallery/index.html"))
    #expect(throws: Self.error) { try write(by: Self.refusing) }
    #expect(!workspace.exists("gallery/index.html"))
    try write(by: .system)
    #expect(workspace.exists("gallery/index.html"))
  }
}
