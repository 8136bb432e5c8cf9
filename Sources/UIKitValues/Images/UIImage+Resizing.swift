package import Drawing
package import Foundation
package import SystemText

extension UIImage {
  /// What fills a larger place between a picture's caps; raw values are UIKit's.
  public enum ResizingMode: Int, Sendable, CaseIterable {
    /// The middle part, again and again.
    case tile = 0
    /// The middle part, stretched.
    case stretch = 1
  }

  /// The margins that keep their size where the picture fills another, in points; none unless set.
  public final var capInsets: UIEdgeInsets { resizing?.capInsets ?? .zero }
  /// What fills a larger place between the caps; a picture without any is stretched.
  public final var resizingMode: ResizingMode { resizing?.mode ?? .stretch }

  /// The picture with caps, whose middle part is tiled.
  public final func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The picture with caps: image views and the backgrounds of buttons show its corners as they are, and fill the room
  /// between with what is there.
  public final func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    let resizing = source.map {
      ImageResizing(of: $0.bitmap, scale: scale, capInsets: capInsets, mode: resizingMode)
    }
    return UIImage(source: source, scale: scale, renderingMode: renderingMode, resizing: resizing)
  }

  /// The picture with caps of so many points at the left and the top, one point that is stretched behind each, and what is
  /// left as the other caps. 0 stands for no caps along that direction.
  public final func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    func caps(_ near: Int, of length: CGFloat) -> (near: CGFloat, far: CGFloat) {
      near <= 0 ? (0, 0) : (CGFloat(near), max(0, length - CGFloat(near) - 1))
    }
    let (x, y) = (caps(leftCapWidth, of: size.width), caps(topCapHeight, of: size.height))
    return resizableImage(
      withCapInsets: UIEdgeInsets(top: y.near, left: x.near, bottom: y.far, right: x.far), resizingMode: .stretch)
  }

  /// What paints the picture in a rectangle.
  package final func commands(filling rect: CGRect, on pixels: PlacedPixelGrid) -> [DrawCommand] {
    guard let source, rect.size.width > 0, rect.size.height > 0 else { return [] }
    guard let resizing, rect.size != size else { return [.image(source, in: rect)] }
    return resizing.commands(filling: rect, on: pixels)
  }
}
