/// Active constraints in the order they were added, each of them once.
///
/// Adding and removing cost the same however many there are: a removed constraint leaves a gap, and the rest closes up
/// when half of the slots are gaps.
@MainActor
final class ConstraintList {
  /// Up to so many slots are searched; beyond that the slot of each constraint is kept.
  private static let searchLimit = 16

  private var slots: [NSLayoutConstraint?] = []
  private var slotOf: [ObjectIdentifier: Int]?
  private(set) var count = 0

  var elements: [NSLayoutConstraint] { slots.compactMap(\.self) }

  func append(_ constraint: NSLayoutConstraint) {
    slots.append(constraint)
    count += 1
    if slotOf == nil, slots.count > ConstraintList.searchLimit { indexSlots() }
    slotOf?[ObjectIdentifier(constraint)] = slots.count - 1
  }

  /// Removes a constraint; one that is not there is ignored.
  func remove(_ constraint: NSLayoutConstraint) {
    guard let slot = slot(of: constraint) else { return }
    slots[slot] = nil
    slotOf?[ObjectIdentifier(constraint)] = nil
    count -= 1
    if slots.count > 2 * count { replaceAll(with: elements) }
  }

  func replaceAll(with constraints: [NSLayoutConstraint]) {
    slots = constraints
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
