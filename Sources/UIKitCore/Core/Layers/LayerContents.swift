import Drawing
public import Foundation
@_spi(Subclasses) import UIKitValues

/// The image that a layer shows, and its place.
struct LayerContents {
  var value: Any?
  var gravity = CALayerContentsGravity.resize
  /// The number of pixels per point.
  var scale: CGFloat = 1
  /// The part that is shown, in fractions of the image.
  var rect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of what is shown that is stretched, in fractions of it.
  var center = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// The place and the size of a layer's contents in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// At its own size in the middle; like all but the last three, the image may reach beyond the bounds.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the greatest y: on iOS the lower edge, centred.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the least y: on iOS the upper edge, centred.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left edge, centred.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right edge, centred.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the corner of the least x and the greatest y: on iOS the lower left one.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the corner of the greatest x and the greatest y: on iOS the lower right one.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the corner of the least x and the least y: on iOS the upper left one.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the corner of the greatest x and the least y: on iOS the upper right one.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Scaled to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to the largest size that fits into the bounds, in its proportions, and centred.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to the smallest size that fills the bounds, in its proportions, and centred.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

extension CALayerContentsGravity {
  /// The same place as a view's content mode; y grows downwards there.
  fileprivate var contentMode: UIView.ContentMode {
    switch self {
    case .center: .center
    case .top: .bottom
    case .bottom: .top
    case .left: .left
    case .right: .right
    case .topLeft: .bottomLeft
    case .topRight: .bottomRight
    case .bottomLeft: .topLeft
    case .bottomRight: .topRight
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    default: .scaleToFill
    }
  }
}

extension CALayer {
  /// The commands that paint the contents, or what the layer draws in their place.
  final func paintedContents(on pixels: OffsetPixelGrid) -> [DrawCommand] {
    guard let effects, bounds.size.width > 0, bounds.size.height > 0 else { return [] }
    guard effects.isDrawn else {
      return effects.contents.image.map { effects.contents.commands(painting: $0, in: bounds) } ?? []
    }
    let drawn = CGContext.recording(self, in: bounds, pixels: pixels, traits: traits) { draw(in: $0) }
    return drawn.commands.inside(.clip(.rectangle(bounds)))
  }
}

extension LayerContents {
  /// The pixels of the value.
  var image: ImageSource? { (value as? CGImage)?.source }

  func commands(painting image: ImageSource, in bounds: CGRect) -> [DrawCommand] {
    let pixels = CGSize(
      width: CGFloat(image.width) * rect.size.width, height: CGFloat(image.height) * rect.size.height)
    guard rect.isFinite, center.isFinite, bounds.size.width > 0, bounds.size.height > 0, pixels.width > 0,
      pixels.height > 0, scale > 0, scale.isFinite
    else { return [] }
    let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    let place = gravity.contentMode.rect(forContentOf: size, in: bounds)
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard center != whole, place.size != size else { return [part(whole, of: image, in: place)] }
    let across = Slices(center.minX, center.width, of: size.width, pixel: 1 / pixels.width, in: place.width)
    let down = Slices(center.minY, center.height, of: size.height, pixel: 1 / pixels.height, in: place.height)
    return down.all.flatMap { row in
      across.all.map { column in
        part(
          CGRect(x: column.from, y: row.from, width: column.share, height: row.share), of: image,
          in: CGRect(
            x: place.minX + column.start, y: place.minY + row.start, width: column.length, height: row.length))
      }
    }
  }

  /// The command that paints a part of what is shown, in fractions of it, in a rectangle.
  private func part(_ part: CGRect, of image: ImageSource, in place: CGRect) -> DrawCommand {
    let shown = CGRect(
      x: rect.minX + part.minX * rect.width, y: rect.minY + part.minY * rect.height, width: part.width * rect.width,
      height: part.height * rect.height)
    let size = CGSize(width: place.width / shown.width, height: place.height / shown.height)
    let whole = CGRect(
      x: place.minX - shown.minX * size.width, y: place.minY - shown.minY * size.height, width: size.width,
      height: size.height)
    return .fill(.rectangle(place), .image(image, in: whole))
  }
}

/// The three parts of an image along an axis of which the middle is stretched; those without a length are left out.
private struct Slices {
  struct Slice {
    /// The beginning and the length, in fractions of the image.
    var from, share: CGFloat
    /// The beginning and the length in the layer, in points.
    var start, length: CGFloat
  }

  let all: [Slice]

  /// - Parameters:
  ///   - pixel: a pixel as a fraction of the image: the least length of the middle.
  ///   - size: the image's length in points.
  ///   - room: the length that it fills, in points.
  init(_ start: CGFloat, _ share: CGFloat, of size: CGFloat, pixel: CGFloat, in room: CGFloat) {
    let middle = min(max(share, pixel), 1)
    let before = min(max(start, 0), 1 - middle)
    let after = 1 - middle - before
    // Ends that do not fit are scaled down together, and nothing of the middle is left.
    let ends = (before + after) * size
    let factor = ends > room ? room / ends : 1
    let (first, last) = (before * size * factor, after * size * factor)
    let slices = [
      Slice(from: 0, share: before, start: 0, length: first),
      Slice(from: before, share: middle, start: first, length: room - first - last),
      Slice(from: before + middle, share: after, start: room - last, length: last),
    ]
    all = slices.filter { $0.share > 0 && $0.length > 0 }
  }
}
