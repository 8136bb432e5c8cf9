import Foundation
import SystemText

/// The sizes and positions are those of buttons without a configuration, determined from tests that ran on iOS
/// (flowkey/UIKit-cross-platform, UIKitTests/Button) and from frames stored by Interface Builder.
extension UIButton {
  /// The space above and below a title without an image.
  private static let titlePadding: CGFloat = 6
  /// The minimum width of a button without an image.
  private static let leastWidth: CGFloat = 30
  private static let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// Whether the button has default padding around the title, and a minimum width.
  ///
  /// It has none with an image: then the title of a button aligned to the top is at its very top, and a button that
  /// has only an image is exactly as large as that (the tests above). Nor does it with insets: apps set insets of
  /// 0.01 to remove the padding, which is not documented.
  private var hasDefaultPadding: Bool {
    currentImage == nil && contentEdgeInsets == .zero
  }

  /// The size of the content with its insets. A title's height is rounded up to whole points: 15-point titles make
  /// buttons 30 points high, 16-point ones 32, 17-point ones 33, at two and at three pixels per point (Interface
  /// Builder; at three, storyboards of EvgeniyKuzin/LoginApp and six others). So is the width of a title without an
  /// image. For an attributed title both are rounded up to device pixels: with text at 16 and 17 points, 17.333 high,
  /// it makes the button 29.333 high where a plain one makes 30 (SummerSkies/Personality-Quiz).
  var fittingSize: CGSize {
    let title = titleSize(within: UIButton.unlimited)
    let grid = hasAttributedTitle ? traitCollection.pixelGrid : PixelGrid(scale: 1)
    let titleHeight = hasTitle || currentImage == nil ? grid.up(title.height) : 0
    let image = imageSize
    let size = CGSize(width: title.width + image.width, height: max(titleHeight, image.height))
    if hasDefaultPadding {
      return CGSize(
        width: max(UIButton.leastWidth, grid.up(size.width)), height: size.height + 2 * UIButton.titlePadding)
    }
    return CGSize(
      width: max(0, size.width + contentEdgeInsets.left + contentEdgeInsets.right),
      height: max(0, size.height + contentEdgeInsets.top + contentEdgeInsets.bottom))
  }

  private var imageSize: CGSize {
    let shown = currentImage?.shown(under: traitCollection, preferring: currentPreferredSymbolConfiguration)
    guard let image = shown else { return .zero }
    return adjustsImageSizeForAccessibilityContentSizeCategory
      ? image.size(adjustedForAccessibilityUnder: traitCollection) : image.size
  }

  /// The title's size; without a title, the height of a line of its font.
  ///
  /// A title of one line is at most as high as the available space. One that wraps keeps all of its lines and may
  /// extend beyond the button, whose own height follows from the text at unlimited width: apps that want a button as
  /// high as its title have to do this themselves (Stack Overflow 34588598).
  private func titleSize(within room: CGSize) -> CGSize {
    guard hasTitle else { return CGSize(width: 0, height: titleFont.lineHeight) }
    let size = label.sizeThatFits(room)
    return CGSize(
      width: min(size.width, max(0, room.width)),
      height: label.mayWrapText ? size.height : min(size.height, max(0, room.height)))
  }

  // MARK: Positions

  /// The image's frame. It is on the leading side of the title, and both together are centred unless aligned
  /// otherwise.
  func placedImage(in content: CGRect) -> CGRect {
    let area = content.inset(by: imageEdgeInsets)
    let size = imageSize
    let title = hasTitle ? titleSize(within: area.size).width : 0
    let width = min(size.width, max(0, area.size.width))
    guard effectiveContentHorizontalAlignment != .fill || hasTitle else {
      return CGRect(
        x: area.minX, y: verticalOrigin(of: size.height, in: area), width: area.size.width,
        height: filled(size.height, in: area))
    }
    let start = horizontalOrigin(of: width + title, in: area)
    return CGRect(
      x: isMirrored ? start + title : start, y: verticalOrigin(of: size.height, in: area), width: width,
      height: filled(min(size.height, max(0, area.size.height)), in: area))
  }

  /// The title's frame. The title is truncated if the image and the title together are wider than the content.
  func placedTitle(in content: CGRect) -> CGRect {
    var area = content.inset(by: titleEdgeInsets)
    let image = imageSize.width
    let size = titleSize(within: CGSize(width: area.size.width - image, height: area.size.height))
    if hasDefaultPadding {
      let room = min(UIButton.titlePadding, max(0, (area.size.height - size.height) / 2))
      area = area.inset(by: UIEdgeInsets(top: room, left: 0, bottom: room, right: 0))
    }
    let start = horizontalOrigin(of: image + size.width, in: area)
    return CGRect(
      x: isMirrored ? start : start + image, y: verticalOrigin(of: size.height, in: area), width: size.width,
      height: size.height)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The left edge of content of this width. Titles are not stretched: `fill` aligns to the left.
  private func horizontalOrigin(of width: CGFloat, in area: CGRect) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .leading, .fill: area.minX
    case .right, .trailing: area.maxX - width
    case .center: area.minX + (area.size.width - width) / 2
    }
  }

  private func verticalOrigin(of height: CGFloat, in area: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top: area.minY
    case .bottom: area.maxY - height
    case .fill: area.minY + (area.size.height - filled(height, in: area)) / 2
    case .center: area.minY + (area.size.height - height) / 2
    }
  }

  private func filled(_ height: CGFloat, in area: CGRect) -> CGFloat {
    contentVerticalAlignment == .fill ? max(0, area.size.height) : height
  }

  /// The rectangle with its origin rounded to a device pixel. At two pixels per point, a quarter of a point is
  /// rounded up: a title 21.5 points high is placed 17.5 points below the top of a button 56 points high (frames
  /// printed at dev.mo4tech.com, "UIButton, UITextField frame setting method").
  func roundedToPixels(_ rect: CGRect) -> CGRect {
    let grid = traitCollection.pixelGrid
    return CGRect(
      x: grid.nearest(rect.origin.x), y: grid.nearest(rect.origin.y), width: rect.width, height: rect.height)
  }
}
