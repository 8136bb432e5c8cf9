import Foundation

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
    with { $0.resizing = ImageResizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// The width of the cap at the left, in whole points.
  public final var leftCapWidth: Int { Int(exactly: capInsets.left.rounded()) ?? 0 }
  /// The height of the cap at the top, in whole points.
  public final var topCapHeight: Int { Int(exactly: capInsets.top.rounded()) ?? 0 }

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
}
