/// A list of active constraints in the order they were added, each at most once.
///
/// Adding and removing take constant time: a removed constraint leaves an empty slot, and the list is compacted when
/// half of its slots are empty.
@MainActor
final class ConstraintList {
  /// The number of slots up to which the list is searched linearly; a longer one has an index.
  private static let searchLimit = 16

  @exclusivity(unchecked) private var slots: [NSLayoutConstraint?] = []
  @exclusivity(unchecked) private var slotOf: [ObjectIdentifier: Int]?
  @exclusivity(unchecked) private(set) var count = 0

  var elements: [NSLayoutConstraint] { slots.compactMap(\.self) }

  func append(_ constraint: NSLayoutConstraint) {
    slots.append(constraint)
    count += 1
    if slotOf == nil, slots.count > ConstraintList.searchLimit { indexSlots() }
    slotOf?[ObjectIdentifier(constraint)] = slots.count - 1
  }

  /// Removes a constraint; does nothing if it is not in the list.
  func remove(_ constraint: NSLayoutConstraint) {
    guard let slot = slot(of: constraint) else { return }
    slots[slot] = nil
    slotOf?[ObjectIdentifier(constraint)] = nil
    count -= 1
    if slots.count > 2 * count { replaceAll(with: elements) }
  }

  func replaceAll(with constraints: [NSLayoutConstraint]) {
    // A mere conversion of the array would cast each constraint at run time.
    slots = constraints.map(Optional.some)
    count = constraints.count
    slotOf = nil
    if count > ConstraintList.searchLimit { indexSlots() }
  }

  private func slot(of constraint: NSLayoutConstraint) -> Int? {
    if let slotOf { return slotOf[ObjectIdentifier(constraint)] }
    return slots.firstIndex { $0 === constraint }
  }

  private func indexSlots() {
    var index: [ObjectIdentifier: Int] = [:]
    for (slot, constraint) in slots.enumerated() {
      if let constraint { index[ObjectIdentifier(constraint)] = slot }
    }
    slotOf = index
  }
}
