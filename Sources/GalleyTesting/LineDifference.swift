/// The difference of two texts in hunks of a unified diff: minus signs before lines of the first, plus signs before lines of
/// the second, figure spaces before common lines.
struct LineDifference {
  private static let context = 4
  /// The number of differing lines up to which common lines are searched for, in quadratic time.
  private static let searched = 4_000
  /// The maximum number of lines of `shortText`.
  private static let shownLines = 200

  private enum Kind: String {
    case both = "\u{2007}"
    case old = "\u{2212}"
    case new = "+"
  }

  private struct Line {
    let kind: Kind
    let text: Substring
    /// The number of lines before it in each text.
    let (old, new): (Int, Int)
  }

  private let lines: [Line]

  init(from old: String, to new: String) {
    let (old, new) = (Self.split(old), Self.split(new))
    let (removed, inserted) = Self.changes(from: old, to: new)
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        lines.append(Line(kind: .old, text: old[i], old: i, new: j))
        i += 1
      } else if j < new.count, inserted.contains(j) {
        lines.append(Line(kind: .new, text: new[j], old: i, new: j))
        j += 1
      } else {
        lines.append(Line(kind: .both, text: old[i], old: i, new: j))
        (i, j) = (i + 1, j + 1)
      }
    }
    self.lines = lines
  }

  /// The lines of each text that the other does not have.
  private static func changes(from old: [Substring], to new: [Substring]) -> (removed: Set<Int>, inserted: Set<Int>) {
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let most = min(old.count, new.count) - prefix
    let suffix = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (prefix..<(old.count - suffix), prefix..<(new.count - suffix))
    guard oldRest.count + newRest.count <= searched else { return (Set(oldRest), Set(newRest)) }
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new[newRest].difference(from: old[oldRest]) {
      switch change {
      case .remove(let offset, _, _): removed.insert(prefix + offset)
      case .insert(let offset, _, _): inserted.insert(prefix + offset)
      }
    }
    return (removed, inserted)
  }

  private static func split(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The text of all hunks.
  var text: String { hunks.map(text).joined(separator: "\n") }

  /// The first lines of the text, and the number of lines left out.
  var shortText: String {
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard all.count > Self.shownLines else { return text }
    let more = "… \(all.count - Self.shownLines) more lines: see difference.patch"
    return (all.prefix(Self.shownLines) + [Substring(more)]).joined(separator: "\n")
  }

  /// Changes that are near each other, with the lines around them.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, line) in lines.enumerated() where line.kind != .both {
      let around = max(0, index - Self.context)..<min(lines.count, index + Self.context + 1)
      if let last = hunks.last, last.upperBound >= around.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
      } else {
        hunks.append(around)
      }
    }
    return hunks
  }

  private func text(of hunk: Range<Int>) -> String {
    let part = lines[hunk]
    let first = part[part.startIndex]
    let (old, new) = (part.filter { $0.kind != .new }.count, part.filter { $0.kind != .old }.count)
    let header = "@@ \u{2212}\(first.old + 1),\(old) +\(first.new + 1),\(new) @@"
    return ([header] + part.map { $0.kind.rawValue + $0.text }).joined(separator: "\n")
  }
}
