import Foundation
import SystemText
import UIKitValues

extension PlacedSection {
  /// The distance by which anything reaches beyond the section along the scrolling direction.
  var overhang: (before: CGFloat, after: CGFloat) {
    // A window clips what is in it.
    var reach: (before: CGFloat, after: CGFloat) = (0, 0)
    if !isOrthogonal, let run { reach = run.reach(along: room.axis) }
    for place in boundary.places {
      let range = place.frame.range(along: room.axis)
      reach = (max(reach.before, -range.start), max(reach.after, range.end - extent))
    }
    return reach
  }

  /// The section's backgrounds: as long as the section, as wide as its room whatever its insets.
  func decorations(section: Int) -> [PlacedElement] {
    definition.decorations.map { decoration in
      var frame = referenceRect(definition.reference)
      (frame.origin[room.axis], frame.size[room.axis]) = (0, extent)
      return PlacedElement(
        category: .decoration, kind: decoration.kind, path: [section, 0],
        frame: frame.inset(by: decoration.contentInsets), zIndex: decoration.zIndex)
    }
  }

  /// The part of the rectangle in which groups are visible, in the coordinates of groups that are not scrolled.
  func scrolled(_ rect: CGRect, by offset: CGFloat) -> CGRect? {
    guard let window else { return rect }
    guard rect.meets(window) else { return nil }
    let visible = rect.intersection(window)
    return visible.isNull ? nil : visible.moved(by: offset, along: runAxis)
  }

  /// The items, and the supplementary views of items and groups, in a rectangle.
  func groupElements(section: Int, in rect: CGRect?, start: CGFloat) -> [PlacedElement] {
    guard let run, let rect else { return [] }
    let range = rect.range(along: runAxis)
    let first = groupsOrigin[runAxis] + definition.group.edgeSpacing.start(of: runAxis).length
    var elements: [PlacedElement] = []
    for index in run.groups(from: range.start - first, to: range.end - first) {
      let (group, origin) = (run.group(index), origin(of: index, in: run))
      let firstItem = run.firstItem(of: index)
      for (number, item) in group.items.enumerated() where item.frame.moved(to: origin).meets(rect) {
        elements.append(element(item, path: [section, firstItem + number], origin: origin))
      }
      let views = supplementaries(of: group, index, run, section: section, start: start)
      elements += views.filter { $0.frame.meets(rect) }
    }
    return elements
  }

  func item(_ item: Int, section: Int) -> PlacedElement? {
    guard let run, let place = run.location(ofItem: item), place.group < run.count else { return nil }
    let group = run.group(place.group)
    guard group.items.indices.contains(place.item) else { return nil }
    return element(group.items[place.item], path: [section, item], origin: origin(of: place.group, in: run))
  }

  /// The origin of a group, from the section's start and the content's.
  private func origin(of index: Int, in run: any GroupRun) -> CGPoint {
    var origin = groupsOrigin
    let edges = definition.group.edgeSpacing
    origin[runAxis] += run.start(of: index) + edges.start(of: runAxis).length
    let across = runAxis.across
    let needed = run.group(index).size[across] + edges.fixed(along: across)
    let available = isOrthogonal ? groupsExtent : container[across]
    origin[across] += edges.offset(along: across, room: available - needed)
    return origin
  }

  private func element(_ item: SolvedGroup.Item, path: IndexPath, origin: CGPoint) -> PlacedElement {
    PlacedElement(
      category: .item, path: path, frame: item.frame.moved(to: origin), zIndex: LayoutDepth.raised(item.zIndex),
      isScrolled: isOrthogonal, estimatedAxes: item.estimatedAxes)
  }

  /// The supplementary views of a group and its items. Those of groups are numbered through the section.
  ///
  /// Their origins are rounded to pixels of the content, halves away from zero: -7.5 becomes -7.667, and 347.167 becomes
  /// 347.333 (faberNovel/CompositionalLayoutDSL's pictures).
  private func supplementaries(
    of group: SolvedGroup, _ index: Int, _ run: any GroupRun, section: Int, start: CGFloat
  ) -> [PlacedElement] {
    var numbers: [String: Int] = [:]
    let firstItem = run.firstItem(of: index)
    let origin = origin(of: index, in: run)
    return group.supplementaries.map { view in
      let frame = view.frame.moved(to: origin).atPixels(of: room.grid, from: start, along: room.axis)
      let number: Int
      if let item = view.item {
        number = firstItem + item
      } else {
        number = numbers[view.kind] ?? run.supplementaries(ofKind: view.kind, before: index)
        numbers[view.kind] = number + 1
      }
      return PlacedElement(
        category: .supplementary, kind: view.kind, path: [section, number], frame: frame,
        zIndex: LayoutDepth.raised(view.zIndex), isScrolled: isOrthogonal)
    }
  }
}

extension BoundaryPlaces {
  /// The items of a section, or of the whole layout if that is `nil`, pinned where they are to be.
  /// Their origins are rounded to pixels of the content, in which the section starts at `start`.
  func elements(
    section: Int?, start: CGFloat, extent: CGFloat, pinning: LayoutPinning, grid: PixelGrid
  ) -> [PlacedElement] {
    let ordinals = places.map(\.item).ordinals
    var frames = places.map(\.frame)
    var stacked: CGFloat = 0
    for (index, place) in places.enumerated() where place.item.pinsToVisibleBounds && place.isBefore {
      frames[index] = pinning.before(frames[index], stacked: stacked, sectionEnd: extent)
      stacked += frames[index].size[pinning.axis]
    }
    stacked = 0
    for (index, place) in places.enumerated().reversed() where place.item.pinsToVisibleBounds && place.isAfter {
      frames[index] = pinning.after(frames[index], stacked: stacked, sectionStart: 0)
      stacked += frames[index].size[pinning.axis]
    }
    return places.indices.map { index in
      let item = places[index].item
      let path: IndexPath = section.map { [$0, ordinals[index]] } ?? [ordinals[index]]
      let zIndex =
        item.pinsToVisibleBounds ? LayoutDepth.pinned(item.zIndex) : LayoutDepth.raised(item.zIndex)
      return PlacedElement(
        category: .supplementary, kind: item.kind, path: path,
        frame: frames[index].atPixels(of: grid, from: start, along: pinning.axis).inset(by: item.contentInsets),
        zIndex: zIndex,
        estimatedAxes: item.estimatedAxes)
    }
  }
}

extension LayoutBoundaryItem {
  /// The axes along which the item decides about its size: only where it extends the boundary (UIKit's header).
  var estimatedAxes: UIAxis {
    guard extendsBoundary else { return [] }
    return (size.width.isEstimate ? UIAxis.horizontal : []).union(size.height.isEstimate ? .vertical : [])
  }
}

extension CGRect {
  func moved(to origin: CGPoint) -> CGRect { offsetBy(dx: origin.x, dy: origin.y) }

  /// Whether the rectangles overlap. One without area overlaps another if it lies inside it.
  func meets(_ other: CGRect) -> Bool {
    let (right, bottom) = (origin.x + size.width, origin.y + size.height)
    let (otherRight, otherBottom) = (other.origin.x + other.size.width, other.origin.y + other.size.height)
    if size.width == 0 || size.height == 0 {
      return origin.x <= otherRight && right >= other.origin.x && origin.y <= otherBottom && bottom >= other.origin.y
    }
    return origin.x < otherRight && right > other.origin.x && origin.y < otherBottom && bottom > other.origin.y
  }

  /// The rectangle with its origin at the nearest pixel of the content, halves away from zero; along the axis it is
  /// counted from `start`.
  fileprivate func atPixels(of grid: PixelGrid, from start: CGFloat, along axis: LayoutAxis) -> CGRect {
    func nearest(_ number: CGFloat) -> CGFloat { number < 0 ? -grid.nearest(-number) : grid.nearest(number) }
    var rounded = moved(by: start, along: axis).origin
    rounded = CGPoint(x: nearest(rounded.x), y: nearest(rounded.y))
    return CGRect(origin: rounded, size: size).moved(by: -start, along: axis)
  }
}
