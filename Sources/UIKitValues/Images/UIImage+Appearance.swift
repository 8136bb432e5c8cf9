import Drawing
import Raster

extension UIImage {
  /// The image as layouts write it: `photo 1f3a5c7e`; nil for an image without pixels.
  package var recorded: String? {
    guard let source else { return nil }
    return [source.name, String(source.hash.description.prefix(8))].compactMap(\.self).joined(separator: " ")
  }
}
