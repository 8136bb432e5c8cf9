import Drawing
import Foundation

/// A comparison of what VoiceOver reads in two layouts: which elements correspond, and what changed of them.
///
/// Elements with the same words, traits and details are the same, as far as they are in the same order; those that are left are
/// the same if they belong to the same view, or else if they have the same frame.
struct SpokenComparison {
  let old: [SpokenLine]
  let new: [SpokenLine]
  /// In the new order; elements that are gone come last.
  private(set) var changes: [SpokenChange] = []
  /// The indices, in the new order, of the elements that come at another place among those that are in both.
  private(set) var moved: [Int] = []

  /// Nil if either is unknown, or nothing differs.
  init?(from old: [SpokenLine]?, to new: [SpokenLine]?) {
    guard let old, let new, old != new else { return nil }
    (self.old, self.new) = (old, new)
    compare()
    guard !changes.isEmpty || !moved.isEmpty else { return nil }
  }

  /// Finding the longest common part takes time in the product of the counts at worst; longer lists are compared place by place.
  private static let alignedLimit = 4_000_000

  private mutating func compare() {
    let (contentOld, contentNew) = (old.map(Content.init), new.map(Content.init))
    var (removed, inserted) = unmatched(contentOld, contentNew)
    let matched = Set(new.indices).subtracting(inserted)
    var partner = Dictionary(
      uniqueKeysWithValues: zip(matched.sorted(), Set(old.indices).subtracting(removed).sorted()))
    func pair(by key: (SpokenLine) -> AnyHashable) {
      var open = Dictionary(grouping: removed) { key(old[$0]) }
      inserted = inserted.filter { index in
        let value = key(new[index])
        guard let first = open[value]?.first else { return true }
        open[value]?.removeFirst()
        partner[index] = first
        return false
      }
      let taken = Set(partner.values)
      removed.removeAll(where: taken.contains)
    }
    pair { AnyHashable(Content($0)) }
    let sameWords = Set(partner.keys).subtracting(matched)
    pair { AnyHashable($0.node) }
    pair { AnyHashable(FrameKey($0.frame)) }
    moved = sameWords.sorted()
    changes = partner.sorted { $0.key < $1.key }.compactMap { SpokenChange(from: $1, in: old, to: $0, in: new) }
    changes += inserted.map {
      SpokenChange(old: nil, new: $0, parts: [.init(kind: .spoken, text: "read now: \(new[$0].shortText)")])
    }
    changes.sort { ($0.new ?? 0) < ($1.new ?? 0) }
    changes += removed.map {
      SpokenChange(old: $0, new: nil, parts: [.init(kind: .spoken, text: "no longer read: \(old[$0].shortText)")])
    }
  }

  /// The indices of elements outside of the longest common part.
  private func unmatched(_ contentOld: [Content], _ contentNew: [Content]) -> (removed: [Int], inserted: [Int]) {
    guard old.count * new.count <= Self.alignedLimit else {
      let common = zip(contentOld, contentNew).map { $0 == $1 }
      let rest = { (count: Int) in (0..<count).filter { $0 >= common.count || !common[$0] } }
      return (rest(old.count), rest(new.count))
    }
    var (removed, inserted): ([Int], [Int]) = ([], [])
    for change in contentNew.difference(from: contentOld) {
      switch change {
      case .remove(let offset, _, _): removed.append(offset)
      case .insert(let offset, _, _): inserted.append(offset)
      }
    }
    return (removed.sorted(), inserted.sorted())
  }

  /// The words of an element, wherever it is.
  private struct Content: Hashable {
    let text: String
    let traits: [String]
    let details: [SpokenLine.Detail]

    init(_ line: SpokenLine) { (text, traits, details) = (line.text, line.traits, line.details) }
  }

  private struct FrameKey: Hashable {
    let numbers: [Double]

    init(_ frame: CGRect) {
      numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { Points.rounded(Double($0)) }
    }
  }
}

extension SpokenLine {
  /// The words in quotes, the beginning of long ones.
  var shortText: String { LineComparison.excerpt(text, besides: "") }
}

/// A change of one element that is read.
struct SpokenChange {
  enum Kind: Hashable {
    case spoken, traits
    /// A detail by its kind.
    case detail(String)
    case accessibilityFrame

    /// The kind in a word, which results have.
    var word: String {
      switch self {
      case .detail(let kind): kind
      case .spoken, .traits, .accessibilityFrame: "\(self)"
      }
    }
  }

  struct Part: Equatable {
    var kind: Kind
    var text: String
  }

  /// The indices of the element; nil where it is not read.
  let old: Int?
  let new: Int?
  let parts: [Part]

  init(old: Int?, new: Int?, parts: [Part]) { (self.old, self.new, self.parts) = (old, new, parts) }

  /// Nil if nothing changed.
  fileprivate init?(from old: Int, in before: [SpokenLine], to new: Int, in now: [SpokenLine]) {
    let (a, b) = (before[old], now[new])
    var parts: [Part] = []
    if a.text != b.text {
      parts.append(
        Part(kind: .spoken, text: "read as \(Self.words(of: a, besides: b)) → \(Self.words(of: b, besides: a))"))
    } else if a.traits != b.traits {
      parts.append(Part(kind: .traits, text: "traits \(Self.words(a.traits)) → \(Self.words(b.traits))"))
    }
    for kind in (a.details + b.details).map(\.kind).grouped(by: { $0 }).map({ $0[0] }) {
      let texts = [a, b].map { line in
        line.details.filter { $0.kind == kind }.map { LineComparison.excerpt($0.text, besides: "") }
      }
      guard texts[0] != texts[1] else { continue }
      parts.append(Part(kind: .detail(kind), text: "\(kind) \(Self.words(texts[0])) → \(Self.words(texts[1]))"))
    }
    if Self.differ(a.frame, b.frame) {
      parts.append(
        Part(kind: .accessibilityFrame, text: "accessibility frame \(Self.text(a.frame)) → \(Self.text(b.frame))"))
    }
    guard !parts.isEmpty else { return nil }
    self.init(old: old, new: new, parts: parts)
  }

  private static func words(of line: SpokenLine, besides other: SpokenLine) -> String {
    LineComparison.excerpt(line.text, besides: other.text)
  }

  private static func words(_ words: [String]) -> String { words.isEmpty ? "none" : words.joined(separator: ", ") }

  private static func numbers(_ frame: CGRect) -> [Double] {
    [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { Double($0) }
  }

  private static func differ(_ a: CGRect, _ b: CGRect) -> Bool {
    zip(numbers(a), numbers(b)).contains(where: Points.differ)
  }

  private static func text(_ frame: CGRect) -> String { numbers(frame).map(Points.text).joined(separator: " ") }
}
