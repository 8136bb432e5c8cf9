import Drawing
import Foundation
import HeadlessUIKit

extension AuditedScreen {
  /// A line that holds fewer characters breaks within most sentences' words.
  private static let leastCharacters = 8

  /// Texts on several lines of fewer than eight characters each that have something beside them, as at L.
  ///
  /// - Parameter large: the same scene at L.
  func textsSideBySide(since large: AuditedScreen) -> [AuditFinding] {
    let rows = views.indices.filter { views[$0].hasContent && !views[$0].frame.isEmpty }
    return views.indices.compactMap { index in
      guard views[index].isBrokenIntoShortLines(fewerThan: Self.leastCharacters),
        let before = large.counterpart(of: index, in: self)
      else { return nil }
      let neighbour = rows.first { other in
        guard isBeside(index, other), let counterpart = large.counterpart(of: other, in: self) else { return false }
        return large.isBeside(before, counterpart)
      }
      guard let neighbour else { return nil }
      let longest = views[index].lines.map(\.text.count).max() ?? 0
      return finding(
        .sideBySide, index,
        "Its longest line has \(longest) characters, beside \(name(of: neighbour)): below each other both had the whole "
          + "width.", other: neighbour)
    }
  }

  /// Whether two views that hold neither each other stand beside each other.
  private func isBeside(_ one: Int, _ other: Int) -> Bool {
    let (left, right) = (views[one].frame, views[other].frame)
    let shared = min(left.maxY, right.maxY) - max(left.minY, right.minY)
    guard one != other, left.maxX <= right.minX + 0.5 || right.maxX <= left.minX + 0.5 else { return false }
    return shared > min(left.height, right.height) / 2
  }
}

extension AuditedView {
  /// Whether the text is broken for lack of width, into lines that all are short.
  fileprivate func isBrokenIntoShortLines(fewerThan count: Int) -> Bool {
    guard let text = facts.text else { return false }
    let paragraphs = text.split(whereSeparator: \.isNewline).count
    return lines.count > max(1, paragraphs) && lines.allSatisfy { $0.text.count < count }
  }
}
