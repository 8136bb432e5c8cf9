package import Foundation
package import UIKitValues

/// Where a popover and its arrow lie in their container.
package struct PopoverGeometry: Hashable {
  /// The sides of the source on which a popover may lie.
  package enum Side: Hashable, Sendable, CaseIterable {
    /// Below the source, with an arrow that points up.
    case below
    /// Above the source, with an arrow that points down.
    case above
    /// To the right of the source, with an arrow that points left.
    case right
    /// To the left of the source, with an arrow that points right.
    case left
  }

  /// The rectangle of the content in the container.
  package var frame: CGRect
  /// The side on which it lies; `nil` if there is no arrow.
  package var side: Side?
  /// The tip of the arrow in the container.
  package var tip: CGPoint

  /// The arrow's height, and the radius of the corners (low: from memory of pictures).
  package static let arrowHeight: CGFloat = 13
  package static let radius: CGFloat = 13
  /// The width of the arrow where it meets the content (a judgement).
  package static let arrowBase: CGFloat = 26

  /// Places content beside a source: on the first permitted side that has room for it, or else on that with the most
  /// room, where the content becomes smaller.
  ///
  /// - Parameters:
  ///   - size: the size that the content wants.
  ///   - source: the rectangle in the container that the arrow points at; `nil` centres the popover without an arrow.
  ///   - margins: the least distances from the container's edges, beside the safe area.
  ///   - canOverlapSource: whether the content may cover the source, if there is no room.
  package init(
    size: CGSize, source: CGRect?, permitted: [Side], in room: PresentationSpace, margins: UIEdgeInsets,
    canOverlapSource: Bool = false
  ) {
    let area = PopoverGeometry.area(in: room, margins: margins)
    guard let source, let side = PopoverGeometry.side(for: size, source, permitted, in: area) else {
      let size = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
      let origin = CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2)
      (frame, side, tip) = (room.onPixels(CGRect(origin: origin, size: size)), nil, .zero)
      return
    }
    let space = PopoverGeometry.space(on: side, of: source, in: area)
    let isVertical = side == .above || side == .below
    var size = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
    if !canOverlapSource {
      if isVertical {
        size.height = min(size.height, max(0, space))
      } else {
        size.width = min(size.width, max(0, space))
      }
    }
    let rect = PopoverGeometry.rect(of: size, on: side, of: source, in: area)
    (self.side, frame) = (side, room.onPixels(rect))
    tip = PopoverGeometry.tip(on: side, of: source, toward: rect)
  }

  private static func area(in room: PresentationSpace, margins: UIEdgeInsets) -> CGRect {
    let safe = room.safeArea
    let (left, top) = (safe.left + margins.left, safe.top + margins.top)
    return CGRect(
      x: left, y: top, width: max(0, room.size.width - left - safe.right - margins.right),
      height: max(0, room.size.height - top - safe.bottom - margins.bottom))
  }

  private static func side(for size: CGSize, _ source: CGRect, _ permitted: [Side], in area: CGRect) -> Side? {
    let sides = Side.allCases.filter(permitted.contains)
    let fitting = sides.first { side in
      space(on: side, of: source, in: area) >= (side == .above || side == .below ? size.height : size.width)
    }
    return fitting ?? sides.max { space(on: $0, of: source, in: area) < space(on: $1, of: source, in: area) }
  }

  private static func space(on side: Side, of source: CGRect, in area: CGRect) -> CGFloat {
    switch side {
    case .below: area.maxY - source.maxY - arrowHeight
    case .above: source.minY - area.minY - arrowHeight
    case .right: area.maxX - source.maxX - arrowHeight
    case .left: source.minX - area.minX - arrowHeight
    }
  }

  private static func rect(of size: CGSize, on side: Side, of source: CGRect, in area: CGRect) -> CGRect {
    var origin =
      switch side {
      case .below: CGPoint(x: source.midX - size.width / 2, y: source.maxY + arrowHeight)
      case .above: CGPoint(x: source.midX - size.width / 2, y: source.minY - arrowHeight - size.height)
      case .right: CGPoint(x: source.maxX + arrowHeight, y: source.midY - size.height / 2)
      case .left: CGPoint(x: source.minX - arrowHeight - size.width, y: source.midY - size.height / 2)
      }
    origin.x = max(area.minX, min(origin.x, area.maxX - size.width))
    origin.y = max(area.minY, min(origin.y, area.maxY - size.height))
    return CGRect(origin: origin, size: size)
  }

  /// The middle of the source's side, moved so far that the arrow does not begin in a round corner.
  private static func tip(on side: Side, of source: CGRect, toward rect: CGRect) -> CGPoint {
    let inset = radius + arrowBase / 2
    func along(_ middle: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      low + inset <= high - inset ? max(low + inset, min(middle, high - inset)) : (low + high) / 2
    }
    return switch side {
    case .below: CGPoint(x: along(source.midX, rect.minX, rect.maxX), y: rect.minY - arrowHeight)
    case .above: CGPoint(x: along(source.midX, rect.minX, rect.maxX), y: rect.maxY + arrowHeight)
    case .right: CGPoint(x: rect.minX - arrowHeight, y: along(source.midY, rect.minY, rect.maxY))
    case .left: CGPoint(x: rect.maxX + arrowHeight, y: along(source.midY, rect.minY, rect.maxY))
    }
  }
}
