package import Foundation
import UIKitValues

extension LayoutSection {
  /// The largest length, inset or spacing, in points. UIKit states no limit.
  package static let largestLength: CGFloat = 10_000_000

  /// The section with numbers that can be computed with; what was replaced is added to the problems.
  package func usable(_ problems: inout Set<LayoutProblem>) -> LayoutSection {
    var section = self
    section.group = group.usable(&problems)
    section.contentInsets = contentInsets.usable("the section's contentInsets", &problems)
    section.interGroupSpacing = interGroupSpacing.usable("interGroupSpacing", &problems)
    section.boundaryItems = boundaryItems.map { $0.usable(&problems) }
    section.decorations = decorations.map { decoration in
      var decoration = decoration
      decoration.contentInsets = decoration.contentInsets.usable("a decoration item's contentInsets", &problems)
      return decoration
    }
    return section
  }
}

extension LayoutBoundaryItem {
  /// The item with numbers that can be computed with.
  package func usable(_ problems: inout Set<LayoutProblem>) -> LayoutBoundaryItem {
    var item = self
    item.size = size.usable(&problems)
    item.contentInsets = contentInsets.usable("a boundary item's contentInsets", &problems)
    item.offset.x = offset.x.usable("a boundary item's offset", &problems)
    item.offset.y = offset.y.usable("a boundary item's offset", &problems)
    return item
  }
}

extension LayoutItem {
  fileprivate func usable(_ problems: inout Set<LayoutProblem>) -> LayoutItem {
    var item = self
    item.size = size.usable(&problems)
    item.contentInsets = contentInsets.usable("an item's contentInsets", &problems)
    item.edgeSpacing.leading = edgeSpacing.leading.usable(&problems)
    item.edgeSpacing.top = edgeSpacing.top.usable(&problems)
    item.edgeSpacing.trailing = edgeSpacing.trailing.usable(&problems)
    item.edgeSpacing.bottom = edgeSpacing.bottom.usable(&problems)
    item.supplementaries = supplementaries.map { view in
      var view = view
      view.size = view.size.usable(&problems)
      view.contentInsets = view.contentInsets.usable("a supplementary item's contentInsets", &problems)
      view.container = view.container.usable(&problems)
      view.item = view.item?.usable(&problems)
      return view
    }
    item.group = group?.usable(&problems)
    return item
  }
}

extension LayoutGroup {
  fileprivate func usable(_ problems: inout Set<LayoutProblem>) -> LayoutGroup {
    var group = self
    group.subitems = subitems.map { $0.usable(&problems) }
    group.spacing = spacing.usable(&problems)
    if case .line(_, let count?) = arrangement, count < 1 {
      problems.insert(.number(subject: "a group's count", value: "\(count)"))
    }
    if case .custom(let places) = arrangement {
      group.arrangement = .custom { size, insets in
        places(size, insets).map { place in CustomPlace(frame: place.frame.usable, zIndex: place.zIndex) }
      }
    }
    return group
  }
}

extension LayoutDimensions {
  fileprivate func usable(_ problems: inout Set<LayoutProblem>) -> LayoutDimensions {
    LayoutDimensions(width: width.usable("a width", &problems), height: height.usable("a height", &problems))
  }
}

extension LayoutDimension {
  fileprivate func usable(_ subject: String, _ problems: inout Set<LayoutProblem>) -> LayoutDimension {
    var number = value.usable(subject, &problems)
    if number < 0 {
      problems.insert(.number(subject: subject, value: "\(Double(number))"))
      number = 0
    }
    return LayoutDimension(kind, number)
  }
}

extension LayoutSpacing {
  fileprivate func usable(_ problems: inout Set<LayoutProblem>) -> LayoutSpacing {
    LayoutSpacing(isFlexible: isFlexible, length: length.usable("a spacing", &problems))
  }
}

extension LayoutAnchor {
  fileprivate func usable(_ problems: inout Set<LayoutProblem>) -> LayoutAnchor {
    let x = offset.x.usable("an anchor's offset", &problems)
    let y = offset.y.usable("an anchor's offset", &problems)
    return LayoutAnchor(edges: edges, offset: CGPoint(x: x, y: y), isFractional: isFractional)
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate func usable(_ subject: String, _ problems: inout Set<LayoutProblem>) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top.usable(subject, &problems), leading: leading.usable(subject, &problems),
      bottom: bottom.usable(subject, &problems), trailing: trailing.usable(subject, &problems))
  }
}

extension CGFloat {
  /// The number if it is finite and not too large, otherwise 0 and a problem.
  fileprivate func usable(_ subject: String, _ problems: inout Set<LayoutProblem>) -> CGFloat {
    if isFinite, magnitude <= LayoutSection.largestLength { return self }
    problems.insert(.number(subject: subject, value: "\(Double(self))"))
    return 0
  }
}

extension CGRect {
  /// The rectangle with 0 for parts that are not finite or too large.
  fileprivate var usable: CGRect {
    func finite(_ number: CGFloat) -> CGFloat {
      number.isFinite && number.magnitude <= LayoutSection.largestLength ? number : 0
    }
    return CGRect(
      x: finite(origin.x), y: finite(origin.y), width: Swift.max(0, finite(size.width)),
      height: Swift.max(0, finite(size.height)))
  }
}

extension LayoutProblem {
  /// A sentence about the problem, in UIKit's words where those are known.
  package var message: String {
    switch self {
    case .noRoom(let extent, let room, let axis):
      "There is no room for this NSCollectionLayoutGroup to fit into its parent group or section: an item with a "
        + "\(axis == .horizontal ? "width" : "height") of \(Double(extent)) is in a group of \(Double(room))"
    case .emptyGroup: "a group has no items, so that those of its section have no place"
    case .number(let subject, let value): "\(subject) is \(value)"
    }
  }
}
