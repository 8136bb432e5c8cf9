import Testing

@testable import GalleyCommands

/// The order in which workers take the cases of a run.
@Suite struct CaseQueueTests {
  /// The positions that workers take if the one of each number is the next to take one.
  private func taken(_ files: String, by workers: [Int], inOrder: Bool = false) -> [Int?] {
    var queue = CaseQueue(of: files.map(String.init), workers: (workers.max() ?? 0) + 1, inOrder: inOrder)
    return workers.map { queue.take(for: $0) }
  }

  @Test func aWorkerStaysWithItsFile() {
    #expect(taken("aaabbbcc", by: [0, 1, 0, 1, 1, 1, 0, 1]) == [0, 3, 1, 4, 5, 6, 2, 7])
  }

  @Test func aWorkerWithoutAFileHelpsWhereMostIsLeft() {
    #expect(taken("aabbbbbc", by: [0, 1, 2, 2, 2, 0, 0]) == [0, 2, 7, 3, 4, 1, 5])
  }

  @Test func theCasesOfOneFileAreShared() {
    #expect(taken("aaa", by: [0, 1, 2, 0, 1]) == [0, 1, 2, nil, nil])
  }

  @Test func casesStartInTheirOrderIfTheyHaveTo() {
    #expect(taken("aabb", by: [0, 1, 0, 1, 0], inOrder: true) == [0, 1, 2, 3, nil])
  }

  @Test func withoutCasesThereIsNothingToTake() { #expect(taken("", by: [0, 1]) == [nil, nil]) }

  @Test(arguments: 1...5) func everyCaseIsTakenOnce(workers: Int) {
    let files = String("abcdefg".flatMap { Array(repeating: $0, count: Int($0.asciiValue ?? 0) % 7) })
    let turns = (0..<(files.count + workers)).map { $0 * $0 % workers }
    let positions = taken(files, by: turns + Array(repeating: 0, count: files.count)).compactMap { $0 }
    #expect(positions.sorted() == Array(0..<files.count))
  }
}
