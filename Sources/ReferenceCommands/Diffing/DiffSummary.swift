import CommandSupport

/// A summary of all compared pairs.
struct DiffSummary {
  private let inputs: DiffInputs
  private var counts: [PairComparison.Verdict: Int] = [:]
  private var missingPictures = 0

  init(_ inputs: DiffInputs) { self.inputs = inputs }

  mutating func count(_ comparison: PairComparison) {
    counts[comparison.verdict, default: 0] += 1
    if comparison.pictureFault != nil { missingPictures += 1 }
  }

  /// The number of pairs for each finding; zero is only mentioned for `equal` and `different`.
  var line: String {
    let parts: [(PairComparison.Verdict, String, isShown: Bool)] = [
      (.equal, "equal", true), (.withinThreshold, "within the threshold", false), (.different, "different", true),
      (.onlyInExpected, "only in '\(inputs.expected)'", false), (.onlyInActual, "only in '\(inputs.actual)'", false),
      (.unreadable, "unreadable", false),
    ]
    return parts.compactMap { verdict, words, isShown in
      let count = counts[verdict, default: 0]
      return count > 0 || isShown ? "\(count) \(words)" : nil
    }.joined(separator: ", ")
  }

  /// The exit status; nil if there is nothing to review.
  var status: ExitStatus? {
    if counts[.unreadable] != nil || missingPictures > 0 { return .unusable }
    let differing: [PairComparison.Verdict] = [.different, .onlyInExpected, .onlyInActual]
    return differing.contains { counts[$0] != nil } ? .review : nil
  }
}
