package import Foundation
package import SystemText
package import UIKitValues

/// The room that sections are placed in.
package struct LayoutRoom: Equatable, Sendable {
  /// The axis along which sections follow each other.
  package var axis: LayoutAxis
  /// The size of the content across the axis, and of the view along it.
  package var size: CGSize
  /// The distance between sections.
  package var spacing: CGFloat
  /// The grid of device pixels.
  package var grid: PixelGrid

  package init(axis: LayoutAxis, size: CGSize, spacing: CGFloat, grid: PixelGrid) {
    (self.axis, self.size, self.spacing, self.grid) = (axis, size, spacing, grid)
  }
}

/// A section with its groups and boundary items. Places are counted from the section's start along the scrolling
/// direction, and from the content's start across it.
package struct PlacedSection {
  package let definition: LayoutSection
  package let itemCount: Int
  let room: LayoutRoom
  private(set) var run: (any GroupRun)?
  private(set) var boundary: BoundaryPlaces
  private var boundaryNeeds: [Int: CGSize] = [:]
  package private(set) var problems: Set<LayoutProblem> = []
  /// The extent along the scrolling direction; 0 for a section that shows nothing.
  package private(set) var extent: CGFloat = 0
  /// The distance by which anything reaches beyond the section along the scrolling direction.
  private(set) var reach: (before: CGFloat, after: CGFloat) = (0, 0)

  init(_ definition: LayoutSection, itemCount: Int, room: LayoutRoom) {
    (self.definition, self.itemCount, self.room) = (definition, itemCount, room)
    boundary = BoundaryPlaces([], room: .zero, axis: room.axis, grid: room.grid, needs: [:])
    if itemCount > 0 {
      let input = GroupRunInput(
        group: definition.group, itemCount: itemCount, container: container, axis: runAxis,
        spacing: definition.interGroupSpacing, grid: room.grid)
      run =
        input.hasVariableCapacity ? ReflowedGroups(input, &problems) : RepeatedGroups(input, &problems)
    }
    settle()
  }

  // MARK: Room

  private var axis: LayoutAxis { room.axis }
  package var isOrthogonal: Bool { definition.orthogonal != nil }
  /// The axis along which groups follow each other.
  package var runAxis: LayoutAxis { isOrthogonal ? axis.across : axis }

  /// The room less what the reference keeps free across the scrolling direction.
  package func referenceRect(_ reference: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(origin: .zero, size: room.size).inset(by: reference.without(axis))
  }

  /// The size that groups' fractions refer to: less the section's insets, except along the axis in which the section
  /// scrolls itself, where they belong to what is scrolled (faberNovel/CompositionalLayoutDSL's pictures: a group of
  /// `fractionalWidth(1)` with insets of 16 is as wide as the container).
  var container: CGSize {
    var size = referenceRect(definition.reference).size
    let insets = isOrthogonal ? definition.contentInsets.without(runAxis) : definition.contentInsets
    for axis in [LayoutAxis.horizontal, .vertical] { size[axis] = max(0, size[axis] - insets.sum(along: axis)) }
    return size
  }

  /// The room of boundary items across the scrolling direction.
  private var boundaryRoom: CGRect {
    let rect = referenceRect(definition.boundaryReference)
    return definition.boundaryItemsFollowInsets ? rect.inset(by: definition.contentInsets.without(axis)) : rect
  }

  /// Whether the section shows nothing, so that it has no insets and no background.
  package var isEmpty: Bool { itemCount == 0 && definition.boundaryItems.isEmpty }

  // MARK: Parts

  /// The extent of the groups along the scrolling direction.
  var groupsExtent: CGFloat {
    guard let run else { return 0 }
    let edges = isOrthogonal ? definition.group.edgeSpacing.fixed(along: axis) : 0
    return isOrthogonal ? run.extentAcross + edges : run.length
  }

  /// The origin of the groups, from the section's start and the content's.
  var groupsOrigin: CGPoint {
    var origin = referenceRect(definition.reference).origin
    origin[axis] = boundary.before + definition.contentInsets.start(of: axis)
    origin[axis.across] += isOrthogonal ? scrolledInsets.start : definition.contentInsets.start(of: axis.across)
    return origin
  }

  /// The insets before and after the groups of a section that scrolls itself. Groups that come to rest in the centre have
  /// as much room as the first and the last need for that.
  private var scrolledInsets: (start: CGFloat, end: CGFloat) {
    let axis = runAxis
    guard definition.orthogonal == .groupPagingCentered, let run, run.count > 0 else {
      return (definition.contentInsets.start(of: axis), definition.contentInsets.end(of: axis))
    }
    let width = referenceRect(definition.reference).size[axis]
    func inset(_ group: Int) -> CGFloat { max(0, (width - run.group(group).size[axis]) / 2) }
    return (inset(0), inset(run.count - 1))
  }

  /// The window of a section that scrolls itself, from the section's start; as long as its groups.
  package var window: CGRect? {
    guard isOrthogonal, run != nil else { return nil }
    var rect = referenceRect(definition.reference)
    rect.origin[axis] = groupsOrigin[axis]
    rect.size[axis] = groupsExtent
    return rect
  }

  /// The length of what a section that scrolls itself scrolls.
  package var scrolledLength: CGFloat {
    guard let run else { return 0 }
    let insets = scrolledInsets
    return insets.start + run.length + insets.end
  }

  /// The distances from the start of what is scrolled at which scrolling may come to rest; `nil` if it may anywhere.
  package func restingOffset(showingItem item: Int) -> CGFloat? {
    guard let run, let group = run.location(ofItem: item)?.group, let window else { return nil }
    let width = window.size[runAxis]
    switch definition.orthogonal {
    case nil, .continuous: return nil
    case .paging:
      guard width > 0 else { return 0 }
      return ((scrolledInsets.start + run.start(of: group)) / width).rounded(.down) * width
    case .continuousGroupLeadingBoundary, .groupPaging: return run.start(of: group)
    case .groupPagingCentered:
      return scrolledInsets.start + run.start(of: group) + (run.group(group).size[runAxis] - width) / 2
    }
  }

  // MARK: Sizes that elements need

  /// Adopts the sizes that items need, `nil` for those not known any more, and those of all boundary items.
  mutating func adopt(items: [Int: CGSize?], boundary: [Int: CGSize]) {
    boundaryNeeds = boundary
    if !items.isEmpty { run?.adopt(items) }
    settle()
  }

  private mutating func settle() {
    guard !isEmpty else {
      extent = 0
      return
    }
    boundary = BoundaryPlaces(
      definition.boundaryItems, room: boundaryRoom, axis: axis, grid: room.grid, needs: boundaryNeeds)
    let content = definition.contentInsets.sum(along: axis) + groupsExtent
    boundary.settle(content: content, axis: axis)
    extent = max(0, boundary.before + content + boundary.after)
    reach = overhang
  }
}
