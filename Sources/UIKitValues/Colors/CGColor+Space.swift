public import Foundation
import Raster

extension CGColor {
  /// Creates a colour from the components of a space, then its opacity; `nil` for a space that is not supported.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let values = UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)
    self.init(Array(values), in: space)
  }

  /// - Parameter values: as many as the space has components, and an opacity.
  convenience init?(_ values: [CGFloat], in space: CGColorSpace) {
    switch (space.model, space.name) {
    case (.monochrome, _): self.init(gray: values[0], alpha: values[1])
    case (.cmyk, _):
      let rest = 1 - values[3]
      self.init(
        red: (1 - values[0]) * rest, green: (1 - values[1]) * rest, blue: (1 - values[2]) * rest, alpha: values[4])
    case (.rgb, CGColorSpace.displayP3):
      let color = ColorComponents(displayP3Red: values[0], green: values[1], blue: values[2], alpha: values[3]).color
      self.init(color)
    case (.rgb, _): self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    default: return nil
    }
  }

  private convenience init(_ color: CGColor) {
    let parts = color.channels
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// The space: sRGB, or its greys for a shade of grey.
  public var colorSpace: CGColorSpace? {
    CGColorSpace(name: isGray ? CGColorSpace.genericGrayGamma2_2 : CGColorSpace.sRGB)
  }
}
