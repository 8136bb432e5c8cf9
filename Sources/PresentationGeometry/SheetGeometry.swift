package import Foundation
import UIKitValues

/// The place of a sheet in its container.
package struct SheetGeometry: Hashable {
  /// The kinds of sheet.
  package enum Kind: Hashable, Sendable {
    /// A sheet of nearly the whole screen.
    case page
    /// A smaller sheet on tablets; on phones a page sheet.
    case form
  }

  /// The rectangle in the container.
  package var frame: CGRect
  /// Whether the sheet ends at the container's bottom edge.
  package var isAttached: Bool
  /// The radius of the corners; 0 where the sheet is the whole screen.
  package var cornerRadius: CGFloat
  /// Whether the presenter becomes a card behind the sheet.
  package var showsPresenterAsCard: Bool

  /// - Parameters:
  ///   - detent: the height of the current detent, without the safe area's bottom; `nil` for a large sheet.
  ///   - preferred: the preferred size of the content; zero means no preference.
  ///   - isAttachedInCompactHeight: whether the sheet stays one at compact height.
  ///   - followsPreferredWidth: whether it then has the preferred width.
  ///   - readableWidth: the width of readable text with its margins, for page sheets on tablets.
  package init(
    _ kind: Kind, in room: PresentationSpace, detent: CGFloat? = nil, preferred: CGSize = .zero,
    isAttachedInCompactHeight: Bool = false, followsPreferredWidth: Bool = false, readableWidth: CGFloat = 704
  ) {
    if room.isCompactHeight, !isAttachedInCompactHeight {
      self.init(
        frame: CGRect(origin: .zero, size: room.size), isAttached: true, cornerRadius: 0, showsPresenterAsCard: false)
    } else if room.isCompactWidth || room.isCompactHeight {
      let width = room.isCompactHeight && followsPreferredWidth ? preferred.width : 0
      self.init(attachedIn: room, detent: detent, width: width)
    } else {
      let size = SheetGeometry.floatingSize(kind, in: room, preferred: preferred, readableWidth: readableWidth)
      let origin = CGPoint(x: (room.size.width - size.width) / 2, y: (room.size.height - size.height) / 2)
      self.init(
        frame: room.onPixels(CGRect(origin: origin, size: size)), isAttached: false,
        cornerRadius: SheetGeometry.radius, showsPresenterAsCard: false)
    }
  }

  private init(attachedIn room: PresentationSpace, detent: CGFloat?, width: CGFloat) {
    let top = SheetGeometry.largeTop(in: room)
    let largest = room.size.height - top
    let height = detent.map { min(max($0 + room.safeArea.bottom, 0), largest) } ?? largest
    let width = width > 0 ? min(width, room.size.width) : room.size.width
    let rect = CGRect(
      x: (room.size.width - width) / 2, y: room.size.height - height, width: width, height: height)
    self.init(
      frame: room.onPixels(rect), isAttached: true, cornerRadius: SheetGeometry.radius,
      showsPresenterAsCard: height >= largest && !room.isCompactHeight)
  }

  private init(frame: CGRect, isAttached: Bool, cornerRadius: CGFloat, showsPresenterAsCard: Bool) {
    (self.frame, self.isAttached) = (frame, isAttached)
    (self.cornerRadius, self.showsPresenterAsCard) = (cornerRadius, showsPresenterAsCard)
  }
}

extension SheetGeometry {
  /// The radius of a sheet's corners, continuous (high: ResearchKit's pictures of iOS 17, a Sketch kit).
  package static let radius: CGFloat = 10
  /// By how much a card behind a sheet is narrower than the screen at each side (high: ResearchKit's pictures).
  private static let cardMargin: CGFloat = 16
  /// The distance of a large sheet from the top safe area (high: 69 at 393×852, where the safe area is 59).
  private static let topGap: CGFloat = 10

  /// The top edge of a large sheet.
  package static func largeTop(in room: PresentationSpace) -> CGFloat { room.safeArea.top + topGap }

  /// The height that a large sheet offers its detents: without the safe area's bottom.
  ///
  /// Low confidence: iOS 26 has 759 at 393×852, from the safe area's top; before, sheets begin 10 points lower.
  package static func largestDetent(in room: PresentationSpace) -> CGFloat {
    max(0, room.size.height - largeTop(in: room) - room.safeArea.bottom)
  }

  /// The height of the medium detent, without the safe area's bottom: about half of the screen.
  ///
  /// Medium confidence: one sighting (425 at 393×852, iOS 26), a point less than half.
  package static func mediumDetent(in room: PresentationSpace) -> CGFloat {
    min(max(0, (room.size.height / 2).rounded(.down) - 1), largestDetent(in: room))
  }

  /// The size of a sheet that floats, on tablets.
  ///
  /// Low confidence: form sheets are 540 by 620 (iPadOS up to 15; a little larger from 16), page sheets as wide as
  /// readable text with its margins; the distance from the screen's edges is a judgement.
  private static func floatingSize(
    _ kind: Kind, in room: PresentationSpace, preferred: CGSize, readableWidth: CGFloat
  ) -> CGSize {
    let margin: CGFloat = 20
    let limit = CGSize(
      width: max(0, room.size.width - 2 * margin),
      height: max(0, room.size.height - 2 * (margin + max(room.safeArea.top, room.safeArea.bottom))))
    let wanted =
      switch kind {
      case .form:
        CGSize(
          width: preferred.width > 0 ? preferred.width : 540, height: preferred.height > 0 ? preferred.height : 620)
      case .page: CGSize(width: readableWidth, height: limit.height)
      }
    return CGSize(width: min(wanted.width, limit.width), height: min(wanted.height, limit.height))
  }

  /// The place of a presenter behind a large sheet.
  package struct Card: Hashable {
    /// The factor by which the presenter is smaller.
    package var scale: CGFloat
    /// By how much its centre moves down, beside the scaling about the centre.
    package var offset: CGFloat

    /// - Parameters:
    ///   - frame: the presenter's rectangle in the container.
    package init(of frame: CGRect, in room: PresentationSpace) {
      let width = room.size.width
      scale = width > 2 * cardMargin ? (width - 2 * cardMargin) / width : 1
      offset = room.safeArea.top - (frame.minY + frame.height * (1 - scale) / 2)
    }
  }
}
