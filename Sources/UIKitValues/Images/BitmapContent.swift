package import Drawing
import Findings
package import Foundation
import Raster

/// The pixels of an image, as they are stored or turned by an orientation.
package final class BitmapContent: ImageContent {
  /// The pixels as they are stored.
  package let stored: ImageSource
  package let orientation: UIImage.Orientation
  package let scale: CGFloat
  package let slicing: ImageSlicing
  /// The pixels as they are displayed.
  private let displayed: ImageSource

  package init(
    _ stored: ImageSource, scale: CGFloat, orientation: UIImage.Orientation = .up,
    slicing: ImageSlicing = ImageSlicing()
  ) {
    (self.stored, self.orientation, self.slicing) = (stored, orientation, slicing)
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    displayed = stored.turned(orientation)
  }

  package var source: ImageSource? { displayed }
  package var resizing: ImageResizing? { slicing.resizing }
  package var alignmentRectInsets: UIEdgeInsets { slicing.alignmentRectInsets }

  package var size: CGSize {
    CGSize(width: CGFloat(displayed.width) / scale, height: CGFloat(displayed.height) / scale)
  }

  package var recorded: String? {
    [displayed.name, String(displayed.hash.description.prefix(8))].compactMap(\.self).joined(separator: " ")
  }

  package var notes: [ViewContent.Note] {
    stored.colorFinding.map { [.init(kind: .unknownColors, message: $0)] } ?? []
  }

  package func isEqual(to other: any ImageContent) -> Bool {
    guard let other = other as? BitmapContent else { return false }
    return displayed == other.displayed && scale == other.scale && orientation == other.orientation
      && slicing == other.slicing
  }

  package var hashValue: Int { displayed.hash.hashValue }
}
