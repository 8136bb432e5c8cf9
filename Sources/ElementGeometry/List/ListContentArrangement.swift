package import Foundation
package import SystemText

/// The arrangement of a list configuration's content in a given size: from sizes to frames, without views.
///
/// The image is at the start, the texts beside it; both are centred between the margins. Texts are side by side if that
/// is preferred and both fit on a line; otherwise one is above the other, each as wide as the available space.
@MainActor
package struct ListContentArrangement {
  /// The content and its distances.
  package struct Content {
    package var insets: NSDirectionalEdgeInsets
    package var imageToText: CGFloat = 0
    package var horizontalPadding: CGFloat = 0
    package var verticalPadding: CGFloat = 0
    package var prefersSideBySide = false
    package var minimumHeight: CGFloat = 0
    package var image: CGSize?
    package var reserved = CGSize.zero
    package var text: (any MeasuredListText)?
    package var secondary: (any MeasuredListText)?

    package init(
      insets: NSDirectionalEdgeInsets, imageToText: CGFloat = 0, horizontalPadding: CGFloat = 0,
      verticalPadding: CGFloat = 0, prefersSideBySide: Bool = false, minimumHeight: CGFloat = 0, image: CGSize? = nil,
      reserved: CGSize = .zero, text: (any MeasuredListText)? = nil, secondary: (any MeasuredListText)? = nil
    ) {
      self.insets = insets
      self.imageToText = imageToText
      self.horizontalPadding = horizontalPadding
      self.verticalPadding = verticalPadding
      self.prefersSideBySide = prefersSideBySide
      self.minimumHeight = minimumHeight
      self.image = image
      self.reserved = reserved
      self.text = text
      self.secondary = secondary
    }
  }

  private let content: Content
  private let grid: PixelGrid

  package init(_ content: Content, grid: PixelGrid) {
    (self.content, self.grid) = (content, grid)
  }

  // MARK: Sizes

  /// The width taken by the image and its distance to the texts.
  private var textStart: CGFloat {
    guard content.image != nil else { return 0 }
    return content.reserved.width + (hasText ? content.imageToText : 0)
  }

  /// The distance from the leading edge to the texts.
  package var leadingOfTexts: CGFloat { content.insets.leading + textStart }

  private var hasText: Bool { content.text != nil || content.secondary != nil }

  /// The width at which no text wraps.
  package var naturalWidth: CGFloat {
    let (text, secondary) = (lineWidth(content.text), lineWidth(content.secondary))
    let texts = mayBeSideBySide ? text + content.horizontalPadding + secondary : max(text, secondary)
    return grid.up(content.insets.leading + textStart + texts + content.insets.trailing)
  }

  /// The minimum height of all content at the width.
  package func height(width: CGFloat) -> CGFloat {
    let block = max(texts(width: width).height, content.image == nil ? 0 : content.reserved.height)
    return grid.up(max(content.minimumHeight, content.insets.top + block + content.insets.bottom))
  }

  private func lineWidth(_ text: (any MeasuredListText)?) -> CGFloat {
    text?.size(width: .greatestFiniteMagnitude).width ?? 0
  }

  // MARK: Texts

  /// The texts' frames, relative to the corner of their block, and the height of that.
  private struct Texts {
    var text: CGRect?
    var secondary: CGRect?
    var height: CGFloat = 0
  }

  private var mayBeSideBySide: Bool {
    content.prefersSideBySide && content.text != nil && content.secondary != nil
  }

  private func texts(width: CGFloat) -> Texts {
    let room = max(0, width - content.insets.leading - content.insets.trailing - textStart)
    return sideBySide(in: room) ?? stacked(in: room)
  }

  /// The texts on a single line, with aligned first baselines; `nil` if they do not fit.
  private func sideBySide(in room: CGFloat) -> Texts? {
    guard mayBeSideBySide, let text = content.text, let secondary = content.secondary else { return nil }
    let size = text.size(width: .greatestFiniteMagnitude)
    let secondarySize = secondary.size(width: .greatestFiniteMagnitude)
    guard size.width + content.horizontalPadding + secondarySize.width <= room + 1e-6 else { return nil }
    let baseline = text.firstBaseline(in: size)
    let secondaryBaseline = secondary.firstBaseline(in: secondarySize)
    let lowest = max(baseline, secondaryBaseline)
    let textFrame = CGRect(origin: CGPoint(x: 0, y: grid.nearest(lowest - baseline)), size: size)
    let secondaryFrame = CGRect(
      origin: CGPoint(x: room - secondarySize.width, y: grid.nearest(lowest - secondaryBaseline)), size: secondarySize)
    return Texts(text: textFrame, secondary: secondaryFrame, height: max(textFrame.maxY, secondaryFrame.maxY))
  }

  private func stacked(in room: CGFloat) -> Texts {
    var texts = Texts()
    if let text = content.text {
      let frame = CGRect(x: 0, y: 0, width: room, height: text.size(width: room).height)
      (texts.text, texts.height) = (frame, frame.height)
    }
    if let secondary = content.secondary {
      let y = content.text == nil ? 0 : texts.height + content.verticalPadding
      let frame = CGRect(x: 0, y: y, width: room, height: secondary.size(width: room).height)
      (texts.secondary, texts.height) = (frame, frame.maxY)
    }
    return texts
  }

  // MARK: Frames

  /// The frames of the existing parts.
  package struct Frames {
    package var image: CGRect?
    package var text: CGRect?
    package var secondary: CGRect?
  }

  /// The frames in a view of the given size; mirrored in right-to-left interfaces.
  package func frames(in size: CGSize, isMirrored: Bool) -> Frames {
    let texts = texts(width: size.width)
    var frames = Frames()
    let top = top(of: texts.height, in: size)
    let start = CGPoint(x: leadingOfTexts, y: top)
    frames.text = texts.text.map { cut($0.offsetBy(dx: start.x, dy: start.y), at: size) }
    frames.secondary = texts.secondary.map { cut($0.offsetBy(dx: start.x, dy: start.y), at: size) }
    frames.image = imageFrame(in: size)
    guard isMirrored else { return frames }
    return Frames(
      image: frames.image?.mirrored(in: size.width), text: frames.text?.mirrored(in: size.width),
      secondary: frames.secondary?.mirrored(in: size.width))
  }

  private func imageFrame(in size: CGSize) -> CGRect? {
    guard let image = content.image else { return nil }
    let x = content.insets.leading + grid.nearest((content.reserved.width - image.width) / 2)
    return CGRect(origin: CGPoint(x: x, y: top(of: image.height, in: size)), size: image)
  }

  /// The top of something centred between the margins or, if that is too small, in the whole height, but never above
  /// the top.
  private func top(of height: CGFloat, in size: CGSize) -> CGFloat {
    let room = size.height - content.insets.top - content.insets.bottom
    // A tolerance for rounding errors in sums of thirds of points.
    if height <= room + 1e-6 { return grid.nearest(content.insets.top + (room - height) / 2) }
    return max(0, grid.nearest((size.height - height) / 2))
  }

  /// The frame of a text, shortened where it extends beyond the bottom.
  private func cut(_ frame: CGRect, at size: CGSize) -> CGRect {
    var frame = frame
    frame.size.height = max(0, min(frame.height, size.height - frame.minY))
    return frame
  }
}

/// A text that can be measured for an arrangement.
@MainActor
package protocol MeasuredListText {
  /// The size of the text at a maximum width, on device pixels.
  func size(width: CGFloat) -> CGSize
  /// The distance from the top to the first line's baseline.
  func firstBaseline(in size: CGSize) -> CGFloat
}

extension CGRect {
  /// The rectangle mirrored in something of the given width.
  fileprivate func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
