package import Drawing
package import Foundation
package import SystemText

extension UIImage {
  /// The filling of the area between an image's caps; raw values are UIKit's.
  public enum ResizingMode: Int, Sendable, CaseIterable {
    /// The middle part is repeated.
    case tile = 0
    /// The middle part is stretched.
    case stretch = 1
  }

  /// The margins that keep their size when the image fills another size, in points; none by default.
  public final var capInsets: UIEdgeInsets { resizing?.capInsets ?? .zero }
  /// The filling of the area between the caps; an image without caps is stretched.
  public final var resizingMode: ResizingMode { resizing?.mode ?? .stretch }

  /// The image with caps, whose middle part is tiled.
  public final func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with caps. Image views and button backgrounds show its corners unscaled, and tile or stretch the parts
  /// between them.
  public final func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    let resizing = source.map {
      ImageResizing(of: $0.bitmap, scale: scale, capInsets: capInsets, mode: resizingMode)
    }
    return UIImage(source: source, scale: scale, renderingMode: renderingMode, resizing: resizing)
  }

  /// The image with caps of the given points at the left and the top, one stretchable point after each, and the rest as
  /// the opposite caps. With 0 there are no caps in that direction.
  public final func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    func caps(_ near: Int, of length: CGFloat) -> (near: CGFloat, far: CGFloat) {
      near <= 0 ? (0, 0) : (CGFloat(near), max(0, length - CGFloat(near) - 1))
    }
    let (x, y) = (caps(leftCapWidth, of: size.width), caps(topCapHeight, of: size.height))
    return resizableImage(
      withCapInsets: UIEdgeInsets(top: y.near, left: x.near, bottom: y.far, right: x.far), resizingMode: .stretch)
  }

  /// The commands that draw the image in a rectangle.
  package final func commands(filling rect: CGRect, on pixels: OffsetPixelGrid) -> [DrawCommand] {
    guard let source, rect.size.width > 0, rect.size.height > 0 else { return [] }
    guard let resizing, rect.size != size else { return [.image(source, in: rect)] }
    return resizing.commands(filling: rect, on: pixels)
  }
}
