import Glibc
import Testing
import Threads

@testable import Gallery

/// `pthread_create` fails with EAGAIN when a limit on processes is reached.
@Suite struct ConcurrentlyTests {
  private static let refusing = ThreadMaker { _ throws(ThreadError) in throw ThreadError(code: EAGAIN) }

  @Test func threadsThatAreNotThereAreAnError() throws {
    #expect(throws: ThreadError(code: EAGAIN)) {
      _ = try Concurrently.map([1, 2, 3], threads: 2, by: Self.refusing) { $0 }
    }
    #expect(try Concurrently.map([1, 2, 3], threads: 1, by: Self.refusing) { 2 * $0 } == [2, 4, 6])
  }

  @Test func theFirstErrorIsThrown() throws {
    #expect(try Concurrently.map(Array(0..<50), threads: 4) { $0 } == Array(0..<50))
    #expect(throws: ThreadError(code: 0)) {
      _ = try Concurrently.map([0, 1], threads: 2) { (number: Int) throws -> Int in
        throw ThreadError(code: CInt(number))
      }
    }
  }
}
