import Foundation

/// A list's placement of one of its views: its role, its place among the others, its margins and separators.
struct ListPlacement: Equatable {
  var appearance: UICollectionLayoutListConfiguration.Appearance
  var role: ListRole
  /// The margins at the sides of the view's content.
  var margin: CGFloat
  /// The corners that the card of an inset group rounds.
  var card = CardCorners()
  /// The separators above and below.
  var separators = ListSeparators()
  /// Whether the view is a header that the list keeps within the visible area.
  var mayBePinned = false
  /// The colour behind the section; `nil` if it is clear.
  var backgroundColor: UIColor?
  /// Whether the view is a header away from its own place, in front of the items.
  var isPinned = false
}

/// The separators of an item; `nil` for none.
struct ListSeparators: Equatable {
  var top: ListSeparator?
  var bottom: ListSeparator?
}

/// A separator of an item.
struct ListSeparator: Equatable {
  var color: UIColor
  /// The insets from the cell's edges; each may be the automatic one.
  var leading: CGFloat
  var trailing: CGFloat
  /// Whether the automatic insets are 0: at the ends of groups that reach from edge to edge.
  var isWhole = false
}

extension UICollectionLayoutListConfiguration {
  /// The placement of an item in a section with a number of items.
  func placement(ofItemAt path: IndexPath, count: Int, margin: CGFloat) -> ListPlacement {
    let hasHeader = headerMode == .firstItemInSection
    guard !hasHeader || path.item > 0 else {
      return ListPlacement(appearance: appearance, role: .header, margin: margin)
    }
    let (isFirst, isLast) = (path.item == (hasHeader ? 1 : 0), path.item == count - 1)
    var placement = ListPlacement(appearance: appearance, role: .item, margin: margin)
    if appearance == .insetGrouped { placement.card = CardCorners(top: isFirst, bottom: isLast) }
    placement.separators = separators(ofItemAt: path, isFirst: isFirst, isLast: isLast)
    return placement
  }

  /// The placement of a header, a footer or the background.
  func placement(of role: ListRole, margin: CGFloat) -> ListPlacement {
    var placement = ListPlacement(appearance: appearance, role: role, margin: margin)
    placement.mayBePinned = role == .header && appearance.pinsHeaders
    if role == .background { placement.backgroundColor = backgroundColor ?? appearance.backgroundColor }
    return placement
  }

  private func separators(
    ofItemAt path: IndexPath, isFirst: Bool, isLast: Bool
  ) -> ListSeparators {
    var section = separatorConfiguration
    if !showsSeparators {
      if section.topSeparatorVisibility == .automatic { section.topSeparatorVisibility = .hidden }
      if section.bottomSeparatorVisibility == .automatic { section.bottomSeparatorVisibility = .hidden }
    }
    let item = itemSeparatorHandler?(path, section) ?? section
    let isEdgeWhole = appearance == .grouped
    let top = ListSeparator(
      color: item.color, leading: item.topSeparatorInsets.leading, trailing: item.topSeparatorInsets.trailing,
      isWhole: isFirst && isEdgeWhole)
    let bottom = ListSeparator(
      color: item.color, leading: item.bottomSeparatorInsets.leading, trailing: item.bottomSeparatorInsets.trailing,
      isWhole: isLast && isEdgeWhole)
    return ListSeparators(
      top: item.topSeparatorVisibility.shows(appearance.hasTopSeparator(isFirst: isFirst)) ? top : nil,
      bottom: item.bottomSeparatorVisibility.shows(appearance.hasBottomSeparator(isLast: isLast)) ? bottom : nil)
  }
}

extension UIListSeparatorConfiguration.Visibility {
  /// Whether a separator is shown, given what the list decides.
  fileprivate func shows(_ automatic: Bool) -> Bool {
    switch self {
    case .automatic: automatic
    case .visible: true
    case .hidden: false
    }
  }
}
