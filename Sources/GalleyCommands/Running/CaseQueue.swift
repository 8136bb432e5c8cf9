/// The cases of a run that no worker has started.
///
/// Workers take them file by file, as each reads the files of its cases, and texts at one size are known at the next. One
/// that finds no new file helps with the one that has the most cases left.
struct CaseQueue {
  /// The number of cases in the beginning.
  let count: Int
  /// The positions of the cases left in each file, and of all in one part where they start in their order.
  private var parts: [Range<Int>]
  /// The index of the first part that no worker has taken from.
  private var untouched = 0
  /// The index of the part that each worker takes from; nil before its first case.
  private var current: [Int?]

  /// - Parameters:
  ///   - files: the file of each case.
  ///   - inOrder: whether cases start in their order, whatever files they are from.
  init(of files: [String], workers: Int, inOrder: Bool = false) {
    count = files.count
    current = Array(repeating: nil, count: workers)
    var starts = files.indices.filter { $0 == 0 || !inOrder && files[$0] != files[$0 - 1] }
    starts.append(files.count)
    parts = zip(starts, starts.dropFirst()).map { $0..<$1 }
  }

  /// The position of the next case for a worker; nil if none is left.
  mutating func take(for worker: Int) -> Int? {
    if let part = current[worker], !parts[part].isEmpty { return parts[part].popFirst() }
    if untouched < parts.count {
      current[worker] = untouched
      untouched += 1
    } else {
      current[worker] = parts.indices.max { parts[$0].count < parts[$1].count }
    }
    return current[worker].flatMap { parts[$0].popFirst() }
  }
}
