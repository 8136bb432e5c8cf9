package import Foundation

/// The places of image, title, subtitle and arrows in a configured button, from their sizes.
///
/// Image and texts stand beside or above each other by the placement, the arrows of a menu at the trailing end; all is
/// aligned together in the content's rectangle. Positions are those of a layout from left to right.
package struct ConfiguredContentArrangement {
  package enum Placement { case leading, trailing, top, bottom }
  /// An alignment along one axis.
  package enum Alignment { case near, middle, far, fill }

  package struct Frames: Equatable {
    package var image: CGRect?
    package var title: CGRect?
    package var subtitle: CGRect?
    package var indicator: CGRect?
  }

  package var image: CGSize?
  package var title: CGSize?
  package var subtitle: CGSize?
  package var indicator: CGSize?
  package var placement = Placement.leading
  /// The least room of the image along the placement's direction.
  package var imageReservation: CGFloat = 0
  package var imagePadding: CGFloat = 0
  package var titlePadding: CGFloat = 0
  package var indicatorPadding: CGFloat = 0

  package init() {}

  private var isHorizontal: Bool { placement == .leading || placement == .trailing }
  private var hasTexts: Bool { title != nil || subtitle != nil }

  /// The room of the image, with what is reserved for it.
  private var imageRoom: CGSize {
    guard let image else { return .zero }
    return isHorizontal
      ? CGSize(width: max(image.width, imageReservation), height: image.height)
      : CGSize(width: image.width, height: max(image.height, imageReservation))
  }

  private var textSize: CGSize {
    let (first, second) = (title ?? .zero, subtitle ?? .zero)
    let gap = title != nil && subtitle != nil ? titlePadding : 0
    return CGSize(width: max(first.width, second.width), height: first.height + gap + second.height)
  }

  private var imageGap: CGFloat { image != nil && hasTexts ? imagePadding : 0 }
  private var indicatorWidth: CGFloat { indicator.map { $0.width + indicatorPadding } ?? 0 }

  /// The size of image and texts.
  private var bodySize: CGSize {
    let (room, text) = (imageRoom, textSize)
    return isHorizontal
      ? CGSize(width: room.width + imageGap + text.width, height: max(room.height, text.height))
      : CGSize(width: max(room.width, text.width), height: room.height + imageGap + text.height)
  }

  /// The size of all.
  package var size: CGSize {
    let body = bodySize
    return CGSize(width: body.width + indicatorWidth, height: max(body.height, indicator?.height ?? 0))
  }

  /// The width that is left for texts.
  package func textRoom(in width: CGFloat) -> CGFloat {
    max(0, width - indicatorWidth - (isHorizontal ? imageRoom.width + (image == nil ? 0 : imagePadding) : 0))
  }

  // MARK: Places

  /// The frames in a rectangle.
  ///
  /// - Parameter texts: where title and subtitle stand against each other.
  package func frames(
    in content: CGRect, horizontal: Alignment, vertical: Alignment, texts: Alignment
  ) -> Frames {
    let (all, body) = (size, bodySize)
    let fills = horizontal == .fill
    let width = fills ? max(content.width, all.width) - indicatorWidth : body.width
    let height = vertical == .fill ? content.height : body.height
    let left = Self.origin(of: all.width, in: content.minX, content.width, fills ? .near : horizontal)
    let top = Self.origin(of: height, in: content.minY, content.height, vertical)
    let area = CGRect(x: left, y: top, width: width, height: height)
    var frames = Frames()
    let text = placeImage(&frames, in: area)
    placeTexts(&frames, in: text, texts)
    frames.indicator = indicator.map { size in
      CGRect(
        x: area.maxX + indicatorPadding,
        y: Self.origin(of: size.height, in: content.minY, content.height, vertical == .fill ? .middle : vertical),
        width: size.width, height: size.height)
    }
    return frames
  }

  /// Places the image in an area.
  ///
  /// - Returns: the area that is left for the texts.
  private func placeImage(_ frames: inout Frames, in area: CGRect) -> CGRect {
    guard let image else { return area }
    let (room, gap) = (imageRoom, imageGap)
    let taken = (isHorizontal ? room.width : room.height) + gap
    var (place, rest) = (area, area)
    switch placement {
    case .leading:
      place.size.width = room.width
      rest = CGRect(x: area.minX + taken, y: area.minY, width: area.width - taken, height: area.height)
    case .trailing:
      place = CGRect(x: area.maxX - room.width, y: area.minY, width: room.width, height: area.height)
      rest.size.width = area.width - taken
    case .top:
      place.size.height = room.height
      rest = CGRect(x: area.minX, y: area.minY + taken, width: area.width, height: area.height - taken)
    case .bottom:
      place = CGRect(x: area.minX, y: area.maxY - room.height, width: area.width, height: room.height)
      rest.size.height = area.height - taken
    }
    if !hasTexts { place = area }
    frames.image = CGRect(
      x: place.minX + (place.width - image.width) / 2, y: place.minY + (place.height - image.height) / 2,
      width: image.width, height: image.height)
    return rest
  }

  private func placeTexts(_ frames: inout Frames, in area: CGRect, _ alignment: Alignment) {
    let whole = textSize
    var y = area.minY + (area.height - whole.height) / 2
    func place(_ size: CGSize?) -> CGRect? {
      guard let size else { return nil }
      let frame = CGRect(
        x: Self.origin(of: size.width, in: area.minX, area.width, alignment), y: y, width: size.width,
        height: size.height)
      y += size.height + titlePadding
      return frame
    }
    frames.title = place(title)
    frames.subtitle = place(subtitle)
  }

  private static func origin(
    of length: CGFloat, in start: CGFloat, _ room: CGFloat, _ alignment: Alignment
  ) -> CGFloat {
    switch alignment {
    case .near, .fill: start
    case .middle: start + (room - length) / 2
    case .far: start + room - length
    }
  }
}
