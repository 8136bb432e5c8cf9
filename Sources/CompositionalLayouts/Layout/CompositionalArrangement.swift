package import Foundation
import SystemText
package import UIKitValues

/// The result of a compositional layout: the frames of all elements, by path or by rectangle.
///
/// Sections follow each other along the scrolling direction, with a distance between all of them, also beside empty ones.
/// Within a section places are arithmetic: only groups whose items have asked for a size are stored.
package struct CompositionalArrangement {
  package let room: LayoutRoom
  package private(set) var sections: [PlacedSection]
  /// The start of each section, and the end of the sections' content.
  private var starts: [CGFloat] = []
  /// The most that anything reaches beyond its section.
  private var reach: (before: CGFloat, after: CGFloat) = (0, 0)
  private let boundaryItems: [LayoutBoundaryItem]
  private let boundaryRoom: CGRect
  private var boundary: BoundaryPlaces
  private var boundaryNeeds: [Int: CGSize]

  /// - Parameters:
  ///   - sections: A definition for each section, `nil` for one that shows nothing, and the number of its items.
  ///   - boundaryItems: The items before the first and after the last section.
  ///   - reference: The insets of the room for these.
  package init(
    _ sections: [(definition: LayoutSection?, count: Int)], room: LayoutRoom, boundaryItems: [LayoutBoundaryItem] = [],
    reference: NSDirectionalEdgeInsets = .zero, measurements: LayoutMeasurements = LayoutMeasurements()
  ) {
    self.room = room
    self.boundaryItems = boundaryItems
    boundaryRoom = CGRect(origin: .zero, size: room.size).inset(by: reference.without(room.axis))
    boundaryNeeds = measurements.boundary(of: nil, items: boundaryItems)
    boundary = BoundaryPlaces([], room: .zero, axis: room.axis, grid: room.grid, needs: [:])
    let nothing = LayoutSection(
      group: LayoutItem(size: LayoutDimensions(width: .init(.absolute, 0), height: .init(.absolute, 0))))
    self.sections = sections.map { section in
      PlacedSection(section.definition ?? nothing, itemCount: section.definition == nil ? 0 : section.count, room: room)
    }
    for section in self.sections.indices {
      let items = measurements.items(of: section)
      let boundary = measurements.boundary(of: section, items: self.sections[section].definition.boundaryItems)
      if !items.isEmpty || !boundary.isEmpty {
        self.sections[section].adopt(items: items.mapValues(Optional.some), boundary: boundary)
      }
    }
    starts = [CGFloat](repeating: 0, count: sections.count + 1)
    settle(from: 0)
  }

  /// The faults of the sections' definitions.
  package var problems: Set<LayoutProblem> { sections.reduce(into: []) { $0.formUnion($1.problems) } }

  /// Computes the places of sections from one on.
  private mutating func settle(from first: Int) {
    boundary = BoundaryPlaces(
      boundaryItems, room: boundaryRoom, axis: room.axis, grid: room.grid, needs: boundaryNeeds)
    if first == 0 { starts[0] = boundary.before }
    for index in first..<sections.count {
      let end = starts[index] + sections[index].extent
      starts[index + 1] = index + 1 < sections.count ? end + room.spacing : end
      let own = sections[index].reach
      reach = (max(reach.before, own.before), max(reach.after, own.after))
    }
    boundary.settle(content: starts[sections.count] - boundary.before, axis: room.axis)
  }

  // MARK: Content

  package var contentSize: CGSize {
    var size = room.size
    size[room.axis] = room.grid.up(starts[sections.count] + boundary.after)
    return size
  }

  /// The frame of a section with its boundary items, as wide as the content.
  package func frame(ofSection section: Int) -> CGRect {
    var frame = CGRect(origin: .zero, size: room.size)
    frame.origin[room.axis] = starts[section]
    frame.size[room.axis] = sections[section].extent
    return frame
  }

  /// The window of a section that scrolls itself, in the content.
  package func window(ofSection section: Int) -> CGRect? {
    sections[section].window?.moved(by: starts[section], along: room.axis)
  }

  // MARK: Sizes that elements need

  /// Adopts what a section's elements need, `nil` for the whole layout's; `items` are those that changed.
  package mutating func adopt(_ measurements: LayoutMeasurements, ofSection section: Int?, items: [Int]) {
    if let section {
      guard sections.indices.contains(section) else { return }
      sections[section].adopt(
        items: Dictionary(items.map { ($0, measurements.size(ofItem: $0, section: section)) }) { first, _ in first },
        boundary: measurements.boundary(of: section, items: sections[section].definition.boundaryItems))
      settle(from: section)
    } else {
      boundaryNeeds = measurements.boundary(of: nil, items: boundaryItems)
      settle(from: 0)
    }
  }

  // MARK: Elements

  /// The sections that may show something in the rectangle.
  package func sections(in rect: CGRect) -> Range<Int> {
    let range = rect.range(along: room.axis)
    let first = max(0, starts.firstIndex(above: range.start - reach.after) - 1)
    let last = min(sections.count, starts.firstIndex(above: range.end + reach.before))
    // Empty sections before the first start at the same place.
    var from = min(first, sections.count)
    while from > 0, starts[from] >= range.start - reach.after { from -= 1 }
    return from..<max(from, last)
  }

  /// The elements of a section that intersect the rectangle, where the section is scrolled by so much itself.
  package func elements(
    ofSection index: Int, in rect: CGRect, scrolledBy offset: CGFloat, pinning: LayoutPinning
  ) -> [PlacedElement] {
    let section = sections[index]
    guard !section.isEmpty else { return [] }
    let start = starts[index]
    let local = rect.moved(by: -start, along: room.axis)
    var elements = section.decorations(section: index)
    elements += section.groupElements(section: index, in: section.scrolled(local, by: offset), start: start)
    let pinning = LayoutPinning(
      axis: pinning.axis, visible: (pinning.visible.start - start, pinning.visible.end - start))
    elements += section.boundary.elements(
      section: index, start: start, extent: section.extent, pinning: pinning, grid: room.grid)
    return elements.compactMap { element in
      var element = element
      if !element.isScrolled, !element.frame.meets(local) { return nil }
      element.frame = element.frame.moved(by: start, along: room.axis)
      return element
    }
  }

  /// The items before the first and after the last section.
  package func boundaryElements(pinning: LayoutPinning) -> [PlacedElement] {
    boundary.elements(section: nil, start: 0, extent: contentSize[room.axis], pinning: pinning, grid: room.grid)
  }

  /// An item; `nil` if it does not exist or has no place.
  package func item(_ item: Int, ofSection section: Int) -> PlacedElement? {
    guard sections.indices.contains(section), (0..<sections[section].itemCount).contains(item) else { return nil }
    guard var element = sections[section].item(item, section: section) else { return nil }
    element.frame = element.frame.moved(by: starts[section], along: room.axis)
    return element
  }
}
