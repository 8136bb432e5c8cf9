public import Foundation
import Drawing
import Raster

extension UIImage {
  /// Creates an image from PNG data; `nil` for any other data, as other formats are not read.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from PNG data; `nil` for any other data. A scale that is not positive counts as 1.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = try? PNG.read(data) else { return nil }
    self.init(source: ImageSource(image), scale: scale)
  }

  /// Creates an image from a PNG file, or from its variant for the current display scale if there is one; `nil` if
  /// there is no file.
  public convenience init?(contentsOfFile path: String) {
    guard let file = try? ImageFile(path: path, displayScale: UITraitCollection.current.displayScale) else {
      return nil
    }
    self.init(source: file.source, scale: file.scale)
  }

  /// Creates an image from a file in the main bundle; see `init(named:in:compatibleWith:)`.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image from a PNG file in a bundle, by default the main one; `nil` if there is none with the name.
  ///
  /// `photo` and `photo.png` also refer to `photo@2x.png` and `photo@3x.png`; the file for the scale of the traits, by
  /// default the current ones, is read. Differs from UIKit: asset catalogues are not read, and images are not cached.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let folder = (bundle ?? .main).resourcePath ?? (bundle ?? .main).bundlePath
    let scale = (traitCollection ?? .current).displayScale
    guard !name.isEmpty, let file = try? ImageFile(named: "\(folder)/\(name)", displayScale: scale) else { return nil }
    self.init(source: file.source, scale: file.scale)
  }

  /// Creates an image from a PNG file, named as for `UIImage(named:)`: `photo` and `photo.png` also refer to
  /// `photo@2x.png`.
  ///
  /// The file for the display scale is read, or else that of the nearest scale, and of two equally near ones the
  /// larger.
  ///
  /// - Throws: an error that names the file and the reason why it is not an image.
  package convenience init(file name: String, displayScale: CGFloat) throws(ImageFileError) {
    let file = try ImageFile(named: name, displayScale: displayScale)
    self.init(source: file.source, scale: file.scale)
  }
}
