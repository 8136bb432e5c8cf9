import Drawing
import Findings
import Foundation
import HeadlessUIKit

extension AuditedScreen {
  /// The minimum number of characters that fit in a line; shorter lines break within words of most sentences.
  private static let leastCharacters = 8

  /// Texts in several lines with room for fewer than eight characters each, beside another view, as at L.
  ///
  /// - Parameter large: the same scene at L.
  func textsSideBySide(since large: AuditedScreen) -> [AuditFinding] {
    let rows = views.indices.filter { views[$0].hasContent && !views[$0].frame.isEmpty }
    return views.indices.compactMap { index in
      guard let held = views[index].charactersHeld, held < Self.leastCharacters,
        let before = large.counterpart(of: index, in: self)
      else { return nil }
      let neighbour = rows.first { other in
        guard isIgnorable(index, other), let counterpart = large.counterpart(of: other, in: self) else { return false }
        return large.isIgnorable(before, counterpart)
      }
      guard let neighbour else { return nil }
      return finding(
        .sideBySide, index,
        "Its lines hold \(held) character\(held == 1 ? "" : "s"), beside \(name(of: neighbour)): below each other both had "
          + "the whole width.", other: neighbour)
    }
  }

  /// Whether two views are beside each other, and neither contains the other.
  private func isIgnorable(_ one: Int, _ other: Int) -> Bool {
    let (left, right) = (views[one].frame, views[other].frame)
    let shared = min(left.maxY, right.maxY) - max(left.minY, right.minY)
    guard one != other, left.maxX <= right.minX + 0.5 || right.maxX <= left.minX + 0.5 else { return false }
    return shared > min(left.height, right.height) / 2
  }
}

extension AuditedView {
  /// The number of characters that fit in a line of a text that wraps for lack of width; nil for other texts.
  ///
  /// It is the view's width in mean characters, or the length of the longest line if that is more: a line may be short
  /// because the next word is long.
  fileprivate var charactersHeld: Int? {
    let paragraphs = facts.text?.split(whereSeparator: \.isNewline).count ?? 0
    let (count, width) = lines.reduce((0, 0.0)) { ($0.0 + $1.text.count, $0.1 + $1.width) }
    guard lines.count > max(1, paragraphs), count > 0, width > 0 else { return nil }
    let held = Int(exactly: (frame.width * Double(count) / width).rounded(.down)) ?? .max
    return max(held, lines.map(\.text.count).max() ?? 0)
  }
}
