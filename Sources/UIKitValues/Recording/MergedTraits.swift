/// A cache of merged traits: every view of a tree asks for the same few pairs of collections again and again.
@MainActor
package struct MergedTraits {
  private struct Entry {
    var base: UITraitCollection
    var overrides: UITraitCollection
    var merged: UITraitCollection
  }

  @exclusivity(unchecked) package static var shared = MergedTraits()
  /// The maximum number of pairs: a tree rarely has more than two.
  private static let limit = 8

  private var entries: [Entry] = []
  private var oldest = 0

  /// The traits of `base`, overridden by those that `overrides` specifies. The same two objects give the same result
  /// object while they are in the cache.
  package mutating func merge(_ base: UITraitCollection, _ overrides: UITraitCollection) -> UITraitCollection {
    for index in entries.indices where entries[index].overrides === overrides && entries[index].base === base {
      return entries[index].merged
    }
    let entry = Entry(base: base, overrides: overrides, merged: MergedTraits.merged(base, overrides))
    if entries.count < MergedTraits.limit {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % MergedTraits.limit
    }
    return entry.merged
  }

  private static func merged(_ base: UITraitCollection, _ overrides: UITraitCollection) -> UITraitCollection {
    if overrides.values.isComplete { return overrides }
    let values = base.values.overridden(by: overrides.values)
    return values == base.values ? base : UITraitCollection(values: values)
  }
}
