/// The differences between two versions of a text, as `patch` and `git apply` read them.
package struct UnifiedDifference {
  /// The number of lines around a change that are shown.
  private static let context = 3

  private enum Line: Equatable {
    case kept(String)
    case removed(String)
    case added(String)

    var text: String {
      switch self {
      case .kept(let text): " " + text
      case .removed(let text): "-" + text
      case .added(let text): "+" + text
      }
    }

    var isKept: Bool { if case .kept = self { true } else { false } }
  }

  /// The lines; none if nothing differs.
  package let lines: [String]

  /// - Parameter path: the file's path, as the lines name it.
  package init(from old: String, to new: String, path: String) {
    let all = Self.lines(old.lines, new.lines)
    let changed = all.indices.filter { !all[$0].isKept }
    guard !changed.isEmpty else {
      lines = []
      return
    }
    var hunks: [Range<Int>] = []
    for index in changed {
      let range = max(0, index - Self.context)..<min(all.count, index + Self.context + 1)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    lines = ["--- a/\(path)", "+++ b/\(path)"] + hunks.flatMap { Self.hunk($0, of: all) }
  }

  private static func hunk(_ range: Range<Int>, of all: [Line]) -> [String] {
    func count(_ lines: some Sequence<Line>, _ isCounted: (Line) -> Bool) -> Int {
      lines.reduce(0) { $0 + (isCounted($1) ? 1 : 0) }
    }
    func isOld(_ line: Line) -> Bool { if case .added = line { false } else { true } }
    func isNew(_ line: Line) -> Bool { if case .removed = line { false } else { true } }
    let (oldCount, newCount) = (count(all[range], isOld), count(all[range], isNew))
    // A hunk without lines is named by the line before it.
    let oldStart = count(all[..<range.lowerBound], isOld) + (oldCount == 0 ? 0 : 1)
    let newStart = count(all[..<range.lowerBound], isNew) + (newCount == 0 ? 0 : 1)
    return ["@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@"] + all[range].map(\.text)
  }

  private static func lines(_ old: [String], _ new: [String]) -> [Line] {
    let difference = new.difference(from: old)
    var (removed, added) = (Set<Int>(), Set<Int>())
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var (lines, oldIndex, newIndex) = ([Line](), 0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if oldIndex < old.count, removed.contains(oldIndex) {
        lines.append(.removed(old[oldIndex]))
        oldIndex += 1
      } else if newIndex < new.count, added.contains(newIndex) {
        lines.append(.added(new[newIndex]))
        newIndex += 1
      } else {
        lines.append(.kept(old[oldIndex]))
        (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
      }
    }
    return lines
  }
}

extension String {
  /// The lines without their line feeds; a text that ends with one has no empty line after it.
  fileprivate var lines: [String] {
    var lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
