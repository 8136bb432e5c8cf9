import HeadlessUIKit
import QuotedText

extension BarItemFacts {
  /// The longest name of an item in the name of its view, in characters.
  private static let longestName = 40

  /// The names of views that show bar items, without those that have an identifier: the kind of item with its
  /// title, system item or symbol, and its number where several are called alike.
  static func names(in views: [AuditedView]) -> [Int: String] {
    let names = views.enumerated().compactMap { index, view -> (index: Int, name: String)? in
      guard let item = view.facts.barItem, view.signature.identifier.isEmpty else { return nil }
      return (index, item.title)
    }
    let totals = Dictionary(grouping: names, by: \.name).mapValues(\.count)
    var counts: [String: Int] = [:]
    return names.reduce(into: [:]) { all, item in
      counts[item.name, default: 0] += 1
      all[item.index] = totals[item.name] == 1 ? item.name : "\(item.name) \(counts[item.name, default: 0])"
    }
  }

  private var title: String {
    guard let name else { return kind }
    return "\(kind) \((name.count > Self.longestName ? name.prefix(Self.longestName - 1) + "…" : name).quoted)"
  }
}
