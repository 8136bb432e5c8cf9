/// Limits attachments to U+FFFC OBJECT REPLACEMENT CHARACTER: other characters in their runs are set as text.
enum AttachmentRuns {
  static func separated(_ runs: [AttributedText.Run], of units: [UInt16]) -> [AttributedText.Run] {
    var separated: [AttributedText.Run] = []
    var start = 0
    for run in runs {
      let end = min(run.end, units.count)
      separated += run.separated(start..<max(start, end), of: units)
      start = max(start, end)
    }
    separated[separated.count - 1].end = .max
    return separated
  }
}

extension AttributedText.Run {
  /// Runs for the stretches of `range` with and without attachments; one for an empty range.
  fileprivate func separated(_ range: Range<Int>, of units: [UInt16]) -> [AttributedText.Run] {
    guard attributes.attachment != nil else { return [self] }
    func holdsAttachment(_ offset: Int) -> Bool { units[offset] == CharacterPolicy.objectReplacement }
    var runs: [AttributedText.Run] = []
    var start = range.lowerBound
    repeat {
      var run = self
      let isAttachment = start < range.upperBound && holdsAttachment(start)
      if !isAttachment { run.attributes.attachment = nil }
      run.end = range[start...].firstIndex { holdsAttachment($0) != isAttachment } ?? range.upperBound
      runs.append(run)
      start = run.end
    } while start < range.upperBound
    return runs
  }
}
