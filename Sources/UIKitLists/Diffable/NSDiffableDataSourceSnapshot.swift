import Foundation

/// The sections and items that a diffable data source shows, in order.
///
/// Identifiers are unique: adding one again is a fault, as UIKit raises, and it is left out.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private var sections: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sectionsByItem: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The items to be shown by newly requested cells.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are to be configured again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections to be shown by newly requested views.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Queries

  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The number of items in all sections.
  public var numberOfItems: Int { sectionsByItem.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }

  /// The number of items in a section; 0 and a fault for a section that does not exist.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section, in order; none and a fault for a section that does not exist.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let known = items[identifier] else {
      raise("itemIdentifiers(inSection:)", "there is no section \(identifier)")
      return []
    }
    return known
  }

  /// The section that contains an item; `nil` for an item that does not exist.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sectionsByItem[identifier]
  }

  /// The index of an item among all items; `nil` for an item that does not exist.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let own = sectionsByItem[identifier], let section = sections.firstIndex(of: own) else { return nil }
    let before = sections[..<section].reduce(0) { $0 + (items[$1]?.count ?? 0) }
    return items[own]?.firstIndex(of: identifier).map { before + $0 }
  }

  /// The index of a section; `nil` for a section that does not exist.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count, "appendSections(_:)")
  }

  /// Inserts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = place(of: toIdentifier, "insertSections(_:beforeSection:)") else { return }
    insert(identifiers, at: index, "insertSections(_:beforeSection:)")
  }

  /// Inserts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = place(of: toIdentifier, "insertSections(_:afterSection:)") else { return }
    insert(identifiers, at: index + 1, "insertSections(_:afterSection:)")
  }

  /// Deletes sections and their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in gone {
      let held = Set(items.removeValue(forKey: section) ?? [])
      for item in held { sectionsByItem[item] = nil }
      forgetMarks(of: held)
    }
    sections.removeAll { gone.contains($0) }
    reloadedSectionIdentifiers.removeAll { gone.contains($0) }
  }

  /// Moves a section to the position before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, toIdentifier, offset: 0, "moveSection(_:beforeSection:)") }

  /// Moves a section to the position after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, toIdentifier, offset: 1, "moveSection(_:afterSection:)") }

  /// Marks sections to be reloaded.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where place(of: identifier, "reloadSections(_:)") != nil {
      reloadedSectionIdentifiers.append(identifier)
    }
  }

  // MARK: Items

  /// Adds items at the end of a section, by default of the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last, let count = items[section]?.count else {
      raise("appendItems(_:toSection:)", "there is no section to add the items to")
      return
    }
    insert(identifiers, into: section, at: count, "appendItems(_:toSection:)")
  }

  /// Inserts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let (section, index) = place(ofItem: beforeIdentifier, "insertItems(_:beforeItem:)") else { return }
    insert(identifiers, into: section, at: index, "insertItems(_:beforeItem:)")
  }

  /// Inserts items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let (section, index) = place(ofItem: afterIdentifier, "insertItems(_:afterItem:)") else { return }
    insert(identifiers, into: section, at: index + 1, "insertItems(_:afterItem:)")
  }

  /// Deletes items, which are then no longer to be reloaded or reconfigured.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    takeOut(gone)
    forgetMarks(of: gone)
  }

  /// Deletes all sections and items.
  public mutating func deleteAllItems() {
    (sections, items, sectionsByItem) = ([], [:], [:])
    removeMarks()
  }

  /// Moves an item to the position before another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, toIdentifier, offset: 0, "moveItem(_:beforeItem:)")
  }

  /// Moves an item to the position after another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, toIdentifier, offset: 1, "moveItem(_:afterItem:)")
  }

  /// Marks items to be reloaded.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers where has(item, "reloadItems(_:)") { reloadedItemIdentifiers.append(item) }
  }

  /// Marks items whose cells are to be configured again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers where has(item, "reconfigureItems(_:)") { reconfiguredItemIdentifiers.append(item) }
  }
}

// MARK: - Support

extension NSDiffableDataSourceSnapshot {
  private func raise(_ call: String, _ reason: String) {
    UIKitFaults.raise(
      "NSInternalInconsistencyException", call: "NSDiffableDataSourceSnapshot.\(call)", reason: reason)
  }

  /// Takes items out of their sections.
  private mutating func takeOut(_ gone: Set<ItemIdentifierType>) {
    for section in Set(gone.compactMap { sectionsByItem[$0] }) { items[section]?.removeAll { gone.contains($0) } }
    for item in gone { sectionsByItem[item] = nil }
  }

  /// Removes the marks of sections and items that are to be reloaded or reconfigured.
  mutating func removeMarks() {
    (reloadedItemIdentifiers, reconfiguredItemIdentifiers, reloadedSectionIdentifiers) = ([], [], [])
  }

  private mutating func forgetMarks(of gone: Set<ItemIdentifierType>) {
    guard !gone.isEmpty else { return }
    reloadedItemIdentifiers.removeAll { gone.contains($0) }
    reconfiguredItemIdentifiers.removeAll { gone.contains($0) }
  }

  private func place(of section: SectionIdentifierType, _ call: String) -> Int? {
    let index = sections.firstIndex(of: section)
    if index == nil { raise(call, "Invalid section identifier: \(section)") }
    return index
  }

  /// Whether the item exists; a fault if it does not.
  private func has(_ item: ItemIdentifierType, _ call: String) -> Bool {
    if sectionsByItem[item] == nil { raise(call, "Invalid item identifier: \(item)") }
    return sectionsByItem[item] != nil
  }

  private func place(ofItem item: ItemIdentifierType, _ call: String) -> (SectionIdentifierType, Int)? {
    guard has(item, call), let section = sectionsByItem[item], let index = items[section]?.firstIndex(of: item) else {
      return nil
    }
    return (section, index)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int, _ call: String) {
    var new: [SectionIdentifierType] = []
    for section in identifiers {
      guard items[section] == nil else {
        raise(
          call,
          "Section identifier count does not match data source count. This is most likely due to a hashing "
            + "issue, or to duplicate identifiers: \(section)")
        continue
      }
      items[section] = []
      new.append(section)
    }
    sections.insert(contentsOf: new, at: index)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], into section: SectionIdentifierType, at index: Int, _ call: String
  ) {
    var new: [ItemIdentifierType] = []
    for item in identifiers {
      guard sectionsByItem[item] == nil else {
        raise(call, "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\(item))}")
        continue
      }
      sectionsByItem[item] = section
      new.append(item)
    }
    items[section]?.insert(contentsOf: new, at: index)
  }

  private mutating func move(
    _ section: SectionIdentifierType, _ other: SectionIdentifierType, offset: Int, _ call: String
  ) {
    guard section != other, let from = place(of: section, call), place(of: other, call) != nil else { return }
    sections.remove(at: from)
    if let to = sections.firstIndex(of: other) { sections.insert(section, at: to + offset) }
  }

  private mutating func move(
    _ item: ItemIdentifierType, _ other: ItemIdentifierType, offset: Int, _ call: String
  ) {
    guard item != other, place(ofItem: item, call) != nil, place(ofItem: other, call) != nil else { return }
    takeOut([item])
    guard let (section, index) = place(ofItem: other, call) else { return }
    insert([item], into: section, at: index + offset, call)
  }
}
