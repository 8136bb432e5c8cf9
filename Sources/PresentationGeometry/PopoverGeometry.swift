package import Foundation
package import UIKitValues

/// The place of a popover and its arrow in their container.
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
  /// The room beside a source in which content that wants more is shown (a judgement).
  package static let leastSize = CGSize(width: 200, height: 100)

  /// Places content beside a source: on the first permitted side that has room for it, or else on that with the most
  /// room, where the content becomes smaller. Where no side has the least room, it lies over the middle of the source,
  /// without an arrow.
  ///
  /// - Parameters:
  ///   - size: the size that the content wants.
  ///   - source: the rectangle in the container that the arrow points at; `nil` for the middle of the container.
  ///   - permitted: the sides on which it may lie; none for the middle of the source, without an arrow.
  ///   - margins: the least distances from the container's edges, beside the safe area.
  ///   - canOverlapSource: whether the content may cover the source, if there is no room.
  package init(
    size: CGSize, source: CGRect?, permitted: [Side], in room: PresentationSpace, margins: UIEdgeInsets,
    canOverlapSource: Bool = false
  ) {
    let area = PopoverGeometry.area(in: room, margins: margins)
    var size = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
    let sides = Side.allCases.filter(permitted.contains)
    guard let source, let side = PopoverGeometry.side(for: size, source, sides, in: area, canOverlapSource) else {
      let rect = PopoverGeometry.rect(of: size, over: source ?? area, in: area)
      (frame, side, tip) = (room.onPixels(rect), nil, .zero)
      return
    }
    let space = PopoverGeometry.space(on: side, of: source, in: area)
    if !canOverlapSource {
      if side.isVertical {
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

  /// The first of the sides with room for the size; else that with the most room, if content can be shown there.
  private static func side(
    for size: CGSize, _ source: CGRect, _ sides: [Side], in area: CGRect, _ canOverlapSource: Bool
  ) -> Side? {
    func space(_ side: Side) -> CGFloat { self.space(on: side, of: source, in: area) }
    if let fitting = sides.first(where: { space($0) >= $0.length(of: size) }) { return fitting }
    let usable = canOverlapSource ? sides : sides.filter { space($0) >= $0.length(of: leastSize) }
    return usable.max { space($0) < space($1) }
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
    let origin =
      switch side {
      case .below: CGPoint(x: source.midX - size.width / 2, y: source.maxY + arrowHeight)
      case .above: CGPoint(x: source.midX - size.width / 2, y: source.minY - arrowHeight - size.height)
      case .right: CGPoint(x: source.maxX + arrowHeight, y: source.midY - size.height / 2)
      case .left: CGPoint(x: source.minX - arrowHeight - size.width, y: source.midY - size.height / 2)
      }
    return rect(of: size, at: origin, in: area)
  }

  /// A rectangle with the middle of another one, as far as the area allows.
  private static func rect(of size: CGSize, over source: CGRect, in area: CGRect) -> CGRect {
    rect(of: size, at: CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2), in: area)
  }

  private static func rect(of size: CGSize, at origin: CGPoint, in area: CGRect) -> CGRect {
    CGRect(
      x: max(area.minX, min(origin.x, area.maxX - size.width)),
      y: max(area.minY, min(origin.y, area.maxY - size.height)), width: size.width, height: size.height)
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

extension PopoverGeometry.Side {
  fileprivate var isVertical: Bool { self == .above || self == .below }

  /// The height or the width, away from the source.
  fileprivate func length(of size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
}
