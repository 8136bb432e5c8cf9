import Foundation

extension CollectionChanges {
  /// The problem on which UIKit would raise: a change of something that does not exist, two changes of the same thing,
  /// or counts that do not add up.
  package func problem(from old: [Int], to new: [Int]) -> String? {
    outOfRange(old, new) ?? doubled ?? wrongSum(CollectionUpdate(self, from: old, to: new))
  }

  // MARK: Ranges

  private func outOfRange(_ old: [Int], _ new: [Int]) -> String? {
    let before =
      deletedItems.map { ("delete", $0) } + reloadedItems.map { ("reload", $0) }
      + reconfiguredItems.map { ("reconfigure", $0) } + movedItems.map { ("move", $0.from) }
    for (action, path) in before where !CollectionChanges.contains(old, path) {
      return "attempt to \(action) item \(path), which does not exist before the update"
    }
    let after = insertedItems.map { ("insert", $0) } + movedItems.map { ("move to", $0.to) }
    for (action, path) in after where !CollectionChanges.contains(new, path) {
      return "attempt to \(action) item \(path), which does not exist after the update"
    }
    return sectionOutOfRange(old.count, new.count)
  }

  private func sectionOutOfRange(_ old: Int, _ new: Int) -> String? {
    let before =
      beyond(deletedSections, old).map { ("delete", $0) } + beyond(reloadedSections, old).map { ("reload", $0) }
      + movedSections.map { ("move", $0.from) }
    for (action, section) in before where !(0..<old).contains(section) {
      return "attempt to \(action) section \(section), but there are only \(old) sections before the update"
    }
    let after = beyond(insertedSections, new).map { ("insert", $0) } + movedSections.map { ("move to", $0.to) }
    for (action, section) in after where !(0..<new).contains(section) {
      return "attempt to \(action) section \(section), but there are only \(new) sections after the update"
    }
    return nil
  }

  /// The first of the sections from `count` on, if any. A set of sections may be too large to enumerate.
  private func beyond(_ sections: IndexSet, _ count: Int) -> [Int] {
    sections.integerGreaterThanOrEqualTo(count).map { [$0] } ?? []
  }

  private static func contains(_ counts: [Int], _ path: IndexPath) -> Bool {
    path.count == 2 && counts.indices.contains(path[0]) && (0..<counts[path[0]]).contains(path[1])
  }

  // MARK: Pairs

  private var doubled: String? {
    var seen: Set<IndexPath> = []
    for path in deletedItems + reloadedItems + movedItems.map(\.from) where !seen.insert(path).inserted {
      return "attempt to delete, reload or move item \(path) more than once"
    }
    seen = []
    for path in insertedItems + movedItems.map(\.to) where !seen.insert(path).inserted {
      return "attempt to insert or move to item \(path) more than once"
    }
    var sections = Set(deletedSections)
    for section in movedSections.map(\.from) where !sections.insert(section).inserted {
      return "attempt to delete or move section \(section) more than once"
    }
    sections = Set(insertedSections)
    for section in movedSections.map(\.to) where !sections.insert(section).inserted {
      return "attempt to insert or move to section \(section) more than once"
    }
    return nil
  }

  // MARK: Sums

  private func wrongSum(_ update: CollectionUpdate) -> String? {
    let (old, new) = (update.old, update.new)
    guard new.count == old.count - deletedSections.count + insertedSections.count else {
      return "invalid number of sections. The number of sections contained in the collection view after the update "
        + "(\(new.count)) must be equal to the number of sections contained in the collection view before the update "
        + "(\(old.count)), plus or minus the number of sections inserted or deleted (\(insertedSections.count) "
        + "inserted, \(deletedSections.count) deleted)"
    }
    for section in old.indices where !reloadedSections.contains(section) {
      guard let target = update.newSection(section), new.indices.contains(target) else { continue }
      if let problem = wrongSum(section, old[section], target, new[target]) { return problem }
    }
    return nil
  }

  private func wrongSum(_ section: Int, _ before: Int, _ target: Int, _ after: Int) -> String? {
    let inserted = insertedItems.count { $0[0] == target }
    let deleted = deletedItems.count { $0[0] == section }
    let movedIn = movedItems.count { $0.to[0] == target }
    let movedOut = movedItems.count { $0.from[0] == section }
    guard after != before + inserted - deleted + movedIn - movedOut else { return nil }
    return "invalid number of items in section \(target). The number of items contained in an existing section after "
      + "the update (\(after)) must be equal to the number of items contained in that section before the update "
      + "(\(before)), plus or minus the number of items inserted or deleted from that section (\(inserted) inserted, "
      + "\(deleted) deleted) and plus or minus the number of items moved into or out of that section (\(movedIn) "
      + "moved in, \(movedOut) moved out)"
  }
}
