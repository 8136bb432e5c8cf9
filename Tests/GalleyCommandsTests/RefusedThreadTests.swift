import Foundation
import Glibc
import Testing
import TextMeasuring
import Threads

@testable import GalleyCommands

/// Commands where the system gives no thread: `pthread_create` answers EAGAIN where a limit of processes is reached.
@Suite(.timeLimit(.minutes(15))) struct RefusedThreadTests {
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
}
