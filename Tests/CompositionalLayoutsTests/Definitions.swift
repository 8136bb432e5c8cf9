import CompositionalLayouts
import Foundation
import SystemText
import UIKitValues

// Short names for definitions in tests.

func fw(_ share: CGFloat) -> LayoutDimension { LayoutDimension(.fractionalWidth, share) }
func fh(_ share: CGFloat) -> LayoutDimension { LayoutDimension(.fractionalHeight, share) }
func points(_ length: CGFloat) -> LayoutDimension { LayoutDimension(.absolute, length) }
func estimate(_ length: CGFloat) -> LayoutDimension { LayoutDimension(.estimated, length) }

func insets(
  top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
) -> NSDirectionalEdgeInsets {
  NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
}

extension LayoutItem {
  init(_ width: LayoutDimension, _ height: LayoutDimension, insets: NSDirectionalEdgeInsets = .zero) {
    self.init(size: LayoutDimensions(width: width, height: height), contentInsets: insets)
  }

  static func row(
    _ width: LayoutDimension, _ height: LayoutDimension, count: Int? = nil, spacing: LayoutSpacing = .none,
    insets: NSDirectionalEdgeInsets = .zero, _ subitems: LayoutItem...
  ) -> LayoutItem {
    LayoutItem(
      size: LayoutDimensions(width: width, height: height), contentInsets: insets,
      group: LayoutGroup(.line(.horizontal, count: count), subitems: subitems, spacing: spacing))
  }

  static func column(
    _ width: LayoutDimension, _ height: LayoutDimension, count: Int? = nil, spacing: LayoutSpacing = .none,
    insets: NSDirectionalEdgeInsets = .zero, _ subitems: LayoutItem...
  ) -> LayoutItem {
    LayoutItem(
      size: LayoutDimensions(width: width, height: height), contentInsets: insets,
      group: LayoutGroup(.line(.vertical, count: count), subitems: subitems, spacing: spacing))
  }
}

extension LayoutSpacing {
  static func fixed(_ length: CGFloat) -> LayoutSpacing { LayoutSpacing(isFlexible: false, length: length) }
  static func flexible(_ length: CGFloat) -> LayoutSpacing { LayoutSpacing(isFlexible: true, length: length) }
}

extension LayoutBoundaryItem {
  static func edge(
    _ edges: NSDirectionalRectEdge, _ kind: String, height: LayoutDimension, pins: Bool = false, extends: Bool = true
  ) -> LayoutBoundaryItem {
    LayoutBoundaryItem(
      kind: kind, size: LayoutDimensions(width: fw(1), height: height), contentInsets: .zero, zIndex: 0, edges: edges,
      offset: .zero, extendsBoundary: extends, pinsToVisibleBounds: pins)
  }
}

/// A vertical layout 375 points wide, as long as the content area of the measured pictures, at three pixels per point.
func arrangement(
  _ section: LayoutSection, counts: [Int], width: CGFloat = 375, spacing: CGFloat = 0,
  measured: LayoutMeasurements = LayoutMeasurements()
) -> CompositionalArrangement {
  CompositionalArrangement(
    counts.map { (section, $0) },
    room: LayoutRoom(
      axis: .vertical, size: CGSize(width: width, height: 812), spacing: spacing, grid: PixelGrid(scale: 3)),
    measurements: measured)
}

extension CompositionalArrangement {
  /// Everything in a rectangle, as in a picture of it.
  func elements(in rect: CGRect) -> [PlacedElement] {
    let pinning = LayoutPinning(axis: room.axis, visible: rect.range(along: room.axis))
    return sections(in: rect).flatMap { section in
      elements(ofSection: section, in: rect, scrolledBy: 0, pinning: pinning)
    }
  }

  /// The frames of a section's items.
  func items(ofSection section: Int = 0) -> [CGRect] {
    (0..<sections[section].itemCount).compactMap { item($0, ofSection: section)?.frame }
  }
}
