import CompositionalLayouts
import Foundation

/// A closure that places the items of a custom group; the environment's container is the group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (_ environment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items, or further groups, in a row, in a column, or where a closure places them.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case line(LayoutAxis, count: Int?)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  nonisolated final let arrangement: Arrangement
  /// The items and groups in the group, in order; empty for a custom group.
  public nonisolated final let subitems: [NSCollectionLayoutItem]

  private nonisolated init(
    _ arrangement: Arrangement, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem] = []
  ) {
    (self.arrangement, self.subitems) = (arrangement, subitems)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  // MARK: Making

  /// A row of subitems, which repeat as long as there is room.
  open nonisolated class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.line(.horizontal, count: nil), layoutSize, subitems) }

  /// A row of so many equal parts, each a copy of the subitem, whose own width does not count.
  open nonisolated class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.line(.horizontal, count: count), layoutSize, [subitem]) }

  /// A row of so many equal parts, each a copy of the subitem, whose own width does not count.
  @available(iOS, deprecated: 16.0, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
  open nonisolated class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }

  /// A column of subitems, which repeat as long as there is room.
  open nonisolated class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.line(.vertical, count: nil), layoutSize, subitems) }

  /// A column of so many equal parts, each a copy of the subitem, whose own height does not count.
  open nonisolated class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.line(.vertical, count: count), layoutSize, [subitem]) }

  /// A column of so many equal parts, each a copy of the subitem, whose own height does not count.
  @available(iOS, deprecated: 16.0, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
  open nonisolated class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }

  /// A group whose items are placed by a closure. It is asked again whenever the group's size may have changed.
  open nonisolated class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.custom(itemProvider), layoutSize) }

  // MARK: Properties

  /// The supplementary views of the group, of which each repetition has its own.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { storedSupplementaryItems }
    set { storedSupplementaryItems = newValue }
  }

  /// The distance between neighbours; none if `nil`.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// The group and its subitems in words, one to a line. Differs from UIKit, which draws them.
  open func visualDescription() -> String {
    LayoutDescription.lines(of: definition).joined(separator: "\n")
  }

  // MARK: Definition

  override func definition(depth: Int) -> LayoutItem {
    var item = super.definition(depth: depth)
    let spacing = interItemSpacing?.definition ?? .none
    switch arrangement {
    case .line(let axis, let count):
      item.group = LayoutGroup(
        .line(axis, count: count), subitems: subitemDefinitions(depth: depth), spacing: spacing)
    case .custom(let provider):
      item.group = LayoutGroup(
        .custom { size, insets in
          provider(LayoutEnvironment(size: size, insets: insets, traits: .current)).map {
            CustomPlace(frame: $0.frame, zIndex: $0.zIndex)
          }
        })
    }
    return item
  }

  override func duplicate() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutGroup(arrangement, layoutSize, subitems)
    (copy.storedSupplementaryItems, copy.interItemSpacing) = (storedSupplementaryItems, interItemSpacing)
    return copy
  }
}

extension NSCollectionLayoutGroup {
  /// The deepest nesting of groups. UIKit states no limit.
  private static let depthLimit = 32

  private func subitemDefinitions(depth: Int) -> [LayoutItem] {
    guard depth < Self.depthLimit else {
      UIKitFaults.raise(
        "NSInternalInconsistencyException", call: "NSCollectionLayoutGroup.subitems",
        reason: "groups are nested more than \(Self.depthLimit) deep")
      return []
    }
    return subitems.map { $0.definition(depth: depth + 1) }
  }
}
