import Drawing
package import Foundation
import Raster
import UIKitCore
@_spi(Subclasses) import UIKitValues

/// The commands for the shapes that controls consist of.
extension [DrawCommand] {
  /// A rectangle whose shorter sides are half circles.
  static func capsule(_ rect: CGRect, _ color: Raster.Color) -> [DrawCommand] {
    guard rect.size.width > 0, rect.size.height > 0, color.alpha > 0 else { return [] }
    return [.fill(.rectangle(rect, cornerRadius: Double(Swift.min(rect.width, rect.height) / 2)), color)]
  }

  /// A rectangle with continuous corners.
  static func rounded(_ rect: CGRect, radius: CGFloat, _ color: Raster.Color) -> [DrawCommand] {
    guard rect.size.width > 0, rect.size.height > 0, color.alpha > 0 else { return [] }
    return [.fill(.continuous(rect, radius: radius), color)]
  }

  /// A rectangle without round corners.
  static func box(_ rect: CGRect, _ color: Raster.Color) -> [DrawCommand] {
    guard rect.size.width > 0, rect.size.height > 0, color.alpha > 0 else { return [] }
    return [.fill(.rectangle(rect), color)]
  }

  /// The shadow that a shape casts, in black, as strong as the shape's colour is opaque.
  static func shadow(of path: Path, _ shadow: ControlShadow, under color: Raster.Color) -> [DrawCommand] {
    let black = Raster.Color(red: 0, green: 0, blue: 0, alpha: shadow.opacity * color.alpha)
    return [
      .shadow(
        path, Shadow(offset: CGSize(width: 0, height: shadow.offset), blurRadius: shadow.blur, color: black))
    ]
  }

  /// A round knob with its shadow: a circle, or a capsule.
  static func knob(_ rect: CGRect, _ color: Raster.Color) -> [DrawCommand] {
    let path = Path.rectangle(rect, cornerRadius: Double(rect.height / 2))
    return shadow(of: path, ControlLook.knobShadow, under: color) + capsule(rect, color)
  }

  /// The commands, all together half transparent if a control is disabled.
  func dimmed(if isDisabled: Bool) -> [DrawCommand] {
    isDisabled ? inside(.group(alpha: ControlLook.disabledOpacity)) : self
  }
}

extension Path {
  /// A rectangle with continuous corners.
  static func continuous(_ rect: CGRect, radius: CGFloat) -> Path {
    .rectangle(RoundedRectangle(rect: rect, cornerRadius: Double(radius), curve: .continuous))
  }
}

extension CGRect {
  /// The rectangle mirrored about the middle of another one's width.
  package func mirrored(in bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height)
  }

  /// The rectangle of a size around a point.
  init(around center: CGPoint, _ size: CGSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }
}

extension OffsetPixelGrid {
  /// The rectangle with its edges on device pixels.
  func nearest(_ rect: CGRect) -> CGRect {
    let (left, right) = (nearestX(rect.minX), nearestX(rect.maxX))
    let (top, bottom) = (nearestY(rect.minY), nearestY(rect.maxY))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension UIView {
  /// Whether the control is mirrored.
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// A colour under the view's traits.
  func painted(_ color: UIColor) -> Raster.Color { color.color(under: traitCollection) }

  /// The commands that draw an image in a rectangle, as a template in a colour if it is one.
  func commands(drawing image: UIImage, in rect: CGRect, tint: UIColor, on pixels: OffsetPixelGrid) -> [DrawCommand] {
    image.commands(
      filling: rect,
      in: ImageContext(pixels: pixels, traits: traitCollection, tintColor: tint, tintsAutomaticImages: false))
  }
}
