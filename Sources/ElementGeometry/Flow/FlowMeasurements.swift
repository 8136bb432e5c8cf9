package import Foundation

/// The sizes that cells of a flow layout asked for, and estimates for those that have not been asked yet.
package struct FlowMeasurements {
  /// The conditions under which sizes were measured: they are dropped when these change.
  package struct Conditions: Hashable {
    package var length: CGFloat
    package var category: UIContentSizeCategory

    package init(length: CGFloat, category: UIContentSizeCategory) {
      self.length = length
      self.category = category
    }
  }

  private(set) var conditions: Conditions?
  private var sizes: [[CGSize?]] = []

  package init() {}

  package mutating func forgetAll() { sizes = [] }

  /// Drops all sizes if the conditions have changed. Returns whether they have.
  package mutating func use(_ conditions: Conditions) -> Bool {
    guard conditions != self.conditions else { return false }
    self.conditions = conditions
    forgetAll()
    return true
  }

  package func hasSize(item: Int, section: Int) -> Bool {
    sizes.indices.contains(section) && sizes[section].indices.contains(item) && sizes[section][item] != nil
  }

  package mutating func forget(item: Int, section: Int) {
    guard sizes.indices.contains(section), sizes[section].indices.contains(item) else { return }
    sizes[section][item] = nil
  }

  /// Moves sizes along with their items, and drops those of deleted and reloaded ones.
  package mutating func move(_ update: CollectionUpdate) {
    let reloaded = update.reloadedPaths
    let old = sizes
    forgetAll()
    for section in old.indices where !update.changes.reloadedSections.contains(section) {
      for (item, size) in old[section].enumerated() {
        let path = IndexPath(item: item, section: section)
        guard let size, !reloaded.contains(path), let target = update.newPath(path) else { continue }
        remember(size, item: target.item, section: target.section)
      }
    }
  }

  package mutating func remember(_ size: CGSize, item: Int, section: Int) {
    if section >= sizes.count { sizes += Array(repeating: [], count: section + 1 - sizes.count) }
    let missing = item + 1 - sizes[section].count
    if missing > 0 { sizes[section] += Array(repeating: nil, count: missing) }
    sizes[section][item] = size
  }

  /// The sizes of a section's items: the measured ones, and the delegate's estimates for the others.
  package func sizes(ofSection section: Int, delegateSizes: [CGSize]) -> [CGSize] {
    guard sizes.indices.contains(section) else { return delegateSizes }
    let measured = sizes[section].prefix(delegateSizes.count)
    return zip(measured, delegateSizes).map { $0 ?? $1 } + delegateSizes.dropFirst(measured.count)
  }

  /// The sizes of a section's items: the measured ones, and for the others their average or, if none are measured,
  /// `estimate`.
  ///
  /// With nine cells measured to 397 points in all, 31 further ones were 44.1111 high (UIKit under Mac Catalyst,
  /// recorded by kern0x1b/charon, `tests/backports/host/flowauto`, "longList", with one section. That each section has
  /// its own average is our choice).
  package func sizes(ofSection section: Int, count: Int, estimate: CGSize) -> [CGSize] {
    guard sizes.indices.contains(section) else { return Array(repeating: estimate, count: count) }
    let measured = sizes[section].prefix(count)
    let estimate = average(of: measured.compactMap { $0 }) ?? estimate
    return measured.map { $0 ?? estimate } + Array(repeating: estimate, count: count - measured.count)
  }

  /// The average, by distances from the first size: equal widths have exactly that width as their average, also where
  /// it is a fraction.
  private func average(of sizes: [CGSize]) -> CGSize? {
    guard let first = sizes.first else { return nil }
    let more = sizes.reduce(CGSize.zero) {
      CGSize(width: $0.width + ($1.width - first.width), height: $0.height + ($1.height - first.height))
    }
    let count = CGFloat(sizes.count)
    return CGSize(width: first.width + more.width / count, height: first.height + more.height / count)
  }
}
