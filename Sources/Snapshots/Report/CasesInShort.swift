import DynamicType

/// A summary of the cases that a line of a report is about: the first by its path, the others abbreviated.
///
/// `cards/greeting/card-AX1@2x and 4 more (AX1 to AX5)`. Sizes are those of the configurations' names; what is left of a
/// name is its variant, such as `iPhone-15-dark`.
package struct CasesInShort {
  /// The largest number of scenes, ranges of sizes or variants that are named.
  private static let limit = 3

  /// The configurations of all cases of the run, by their scenes' paths.
  private var configurations: [String: [String]] = [:]

  package init(all: some Sequence<CasePath>) {
    for path in all { configurations[path.scenePath, default: []].append(path.configuration) }
  }

  package func text(_ cases: [CasePath]) -> String {
    guard let first = cases.first else { return "" }
    guard cases.count > 1 else { return first.description }
    let scenes = cases.grouped(by: \.scenePath).map { $0[0].scenePath }
    let which =
      scenes.count == 1
      ? text(cases, of: configurations[scenes[0]] ?? cases.map(\.configuration))
      : "\(scenes.count) scenes: \(scenes.listed(CasesInShort.limit))"
    return "\(first) and \(cases.count - 1) more (\(which))"
  }

  private func text(_ cases: [CasePath], of all: [String]) -> String {
    guard cases.count < all.count else { return "every case" }
    let (some, every) = (cases.map { Facets($0.configuration) }, all.map(Facets.init))
    let sizes = CasesInShort.sizes(Set(some.compactMap(\.size)), of: Set(every.compactMap(\.size)))
    let variants =
      CasesInShort.variants(some.grouped(by: \.variant).map { $0[0].variant }, of: every)
      ?? CasesInShort.devices(some, of: every)
    let parts = [sizes, variants].compactMap { $0 }
    return parts.isEmpty ? "of \(all.count)" : parts.joined(separator: " ")
  }

  /// Consecutive sizes of the scene form one range; nil if `sizes` are all of them.
  private static func sizes(_ sizes: Set<ContentSizeCategory>, of every: Set<ContentSizeCategory>) -> String? {
    guard sizes != every else { return nil }
    var ranges: [[ContentSizeCategory]] = []
    var isOpen = false
    for size in every.sorted() {
      if sizes.contains(size) {
        if isOpen { ranges[ranges.count - 1].append(size) } else { ranges.append([size]) }
      }
      isOpen = sizes.contains(size)
    }
    return ranges.flatMap { range in
      range.count < 3
        ? range.map(\.shortName) : ["\(range[0].shortName) to \(range[range.count - 1].shortName)"]
    }.listed(limit)
  }

  /// The number of devices, if all cases of some sizes are included; nil for one.
  private static func devices(_ some: [Facets], of every: [Facets]) -> String? {
    let sizes = Set(some.map(\.size))
    let count = Set(every.map(\.device)).count
    let isWhole = sizes.count < Set(every.map(\.size)).count && some.count == every.count { sizes.contains($0.size) }
    return isWhole && count > 1 && !every.contains { $0.device == nil } ? "on \(count) devices" : nil
  }

  private static func variants(_ variants: [String], of every: [Facets]) -> String? {
    variants.count < Set(every.map(\.variant)).count ? "on \(variants.listed(limit))" : nil
  }
}

/// A configuration's name in two parts. The size is the last word that can be one: devices come before it, and what
/// comes after it is in small letters.
private struct Facets {
  var size: ContentSizeCategory?
  /// The part before the size, if there is one.
  var device: String?
  var variant: String

  init(_ configuration: String) {
    let scale = configuration.firstIndex(of: "@") ?? configuration.endIndex
    var words = configuration[..<scale].split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    if let index = words.lastIndex(where: { ContentSizeCategory(shortName: $0) != nil }) {
      size = ContentSizeCategory(shortName: words.remove(at: index))
      device = words[..<index].joined(separator: "-")
    }
    variant = words.joined(separator: "-") + configuration[scale...]
  }
}
