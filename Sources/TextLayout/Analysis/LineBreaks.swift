import Synchronization

/// The places where the lines of a text may end.
final class LineBreaks: Sendable {
  /// Ascending, the text's end included. A manually managed buffer, so that breaking a line does not count references:
  /// who reads it extends the lifetime of this object, or of one that keeps it.
  nonisolated(unsafe) let opportunities: UnsafeBufferPointer<BreakOpportunity>
  /// The indices of those where a line must end.
  let mandatory: [Int]

  init(_ opportunities: [BreakOpportunity]) {
    let kept = UnsafeMutableBufferPointer<BreakOpportunity>.allocate(capacity: opportunities.count)
    _ = kept.initialize(fromContentsOf: opportunities)
    self.opportunities = UnsafeBufferPointer(kept)
    mandatory = opportunities.indices.filter { opportunities[$0].isMandatory }
  }

  deinit { opportunities.deallocate() }

  var count: Int { opportunities.count }

  subscript(index: Int) -> BreakOpportunity { withExtendedLifetime(self) { opportunities[index] } }

  /// The index of the first place at or after an offset; `count` if there is none.
  func firstIndex(atOrAfter offset: Int) -> Int {
    withExtendedLifetime(self) { opportunities.partitioningIndex { $0.offset >= offset } }
  }

  /// The places within a range of offsets, its ends excluded, where a line may end but need not.
  func optional(in range: Range<Int>) -> [BreakOpportunity] {
    withExtendedLifetime(self) {
      opportunities[firstIndex(atOrAfter: range.lowerBound + 1)...]
        .prefix { $0.offset < range.upperBound && !$0.isMandatory }
    }
  }

  /// The index of the first place from an index on where a line must end; that of the text's end if there is none.
  func mandatory(from index: Int) -> Int {
    let next = mandatory.partitioningIndex { $0 >= index }
    return next < mandatory.count ? mandatory[next] : count - 1
  }
}

/// The places where a text's lines may end, found when they are first asked for: most labels are one line.
final class DeferredLineBreaks: Sendable {
  /// Retained. An `AtomicLazyReference` is loaded by a generic function of the library, which takes as long as a line.
  private let known = Atomic<Unmanaged<LineBreaks>?>(nil)
  private let language: String
  private let keepsHangulWords: Bool

  init(language: String, keepsHangulWords: Bool) {
    self.language = language
    self.keepsHangulWords = keepsHangulWords
  }

  deinit { known.load(ordering: .acquiring)?.release() }

  var areKnown: Bool { known.load(ordering: .relaxed) != nil }

  /// The places in a text, which is always the same one.
  func breaks(in units: [UInt16], clusters: [Int]) -> LineBreaks {
    if let breaks = known.load(ordering: .acquiring) { return breaks.takeUnretainedValue() }
    return keep(find(in: units, clusters: clusters))
  }

  /// Keeps what was found, unless another thread has kept the same before.
  private func keep(_ found: LineBreaks) -> LineBreaks {
    let retained = Unmanaged.passRetained(found)
    let (isKept, before) = known.compareExchange(
      expected: nil, desired: retained, successOrdering: .acquiringAndReleasing, failureOrdering: .acquiring)
    guard !isKept, let before else { return found }
    retained.release()
    return before.takeUnretainedValue()
  }

  private func find(in units: [UInt16], clusters: [Int]) -> LineBreaks {
    var opportunities = BreakIterators.shared.lineBreaks(in: units, language: language)
    if clusters.count <= units.count { Self.keepWhole(clusters, in: &opportunities) }
    if keepsHangulWords { HangulWords.keep(in: units, &opportunities) }
    return LineBreaks(opportunities)
  }

  /// Keeps clusters whole: UAX #14 allows breaks within some (a space and a combining mark).
  private static func keepWhole(_ clusters: [Int], in opportunities: inout [BreakOpportunity]) {
    var index = 0
    opportunities.removeAll { opportunity in
      while clusters[index] < opportunity.offset { index += 1 }
      return clusters[index] > opportunity.offset
    }
  }
}

/// A place where a line may, or must, end.
struct BreakOpportunity: Hashable, Sendable {
  /// The offset, and the flags in the lowest bits: breaking lines is reading these from memory.
  private let offsetAndFlags: UInt32
  private let end: Int32

  init(offset: Int, visibleEnd: Int, isMandatory: Bool, needsHyphen: Bool = false) {
    offsetAndFlags = UInt32(offset) << 2 | (isMandatory ? 1 : 0) | (needsHyphen ? 2 : 0)
    end = Int32(visibleEnd)
  }

  /// The offset the next line starts at.
  var offset: Int { Int(offsetAndFlags >> 2) }
  /// The offset at which the line's visible text ends: white space before `offset` hangs.
  var visibleEnd: Int { Int(end) }
  var isMandatory: Bool { offsetAndFlags & 1 != 0 }
  /// Whether a hyphen is shown if the line ends here: the break is at a U+00AD SOFT HYPHEN.
  var needsHyphen: Bool { offsetAndFlags & 2 != 0 }
}
