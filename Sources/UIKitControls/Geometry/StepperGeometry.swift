import Drawing
import Foundation
@_spi(Subclasses) import UIKitValues

/// The places of a stepper's parts, in points: public pictures of iOS 17.5 and 18.5.
enum StepperGeometry {
  static let size = CGSize(width: 94, height: 32)
  static let radius: CGFloat = 8
  /// The length and the width of a glyph's lines, at three pixels per point.
  static let glyphLength: CGFloat = 41.0 / 3
  static let glyphWidth: CGFloat = 5.0 / 3
  static let dividerWidth: CGFloat = 1
  static let dividerHeight: CGFloat = 18

  static func divider(in bounds: CGRect) -> CGRect {
    CGRect(around: CGPoint(x: bounds.midX, y: bounds.midY), CGSize(width: dividerWidth, height: dividerHeight))
  }

  /// A minus or a plus around a point, its edges on pixels: in the pictures the minus is at 16.3 to 30, 15 to 16.67, the
  /// plus at 64.3 to 78, 9.3 to 23.
  static func glyph(isPlus: Bool, around center: CGPoint, on pixels: OffsetPixelGrid) -> Outline {
    let across = pixels.nearest(CGRect(around: center, CGSize(width: glyphLength, height: glyphWidth)))
    guard isPlus else { return Outline(across.corners) }
    let down = pixels.nearest(CGRect(around: center, CGSize(width: glyphWidth, height: glyphLength)))
    return Outline(across.corners + down.corners)
  }
}

extension CGRect {
  fileprivate var corners: [Outline.Element] {
    [
      .move(to: CGPoint(x: minX, y: minY)), .line(to: CGPoint(x: maxX, y: minY)), .line(to: CGPoint(x: maxX, y: maxY)),
      .line(to: CGPoint(x: minX, y: maxY)), .close,
    ]
  }
}
