import Drawing
public import Foundation
import ImageDecoding

extension UIImage {
  /// Creates an image from the data of a PNG, JPEG or WebP file, or of a GIF's first frame; `nil` for any other.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from the data of a PNG, JPEG or WebP file, or of a GIF's first frame; `nil` for any other. A scale
  /// that is not positive counts as 1.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = try? DecodedImage.read(data) else { return nil }
    let orientation = Orientation(exif: image.orientation) ?? .up
    self.init(content: BitmapContent(ImageSource(image), scale: scale, orientation: orientation))
  }

  /// Creates an image from a file, or from its variant for the current display scale if there is one; `nil` if there is
  /// no file.
  public convenience init?(contentsOfFile path: String) {
    guard let file = try? ImageFile(path: path, displayScale: UITraitCollection.current.displayScale) else {
      return nil
    }
    self.init(content: file.content)
  }

  /// Creates an image from a file, named as for `UIImage(named:)`: `photo` and `photo.png` also refer to `photo@2x.png`.
  ///
  /// The file for the display scale is read, or else that of the nearest scale, and of two equally near ones the
  /// larger.
  ///
  /// - Throws: an error that names the file and the reason why it is not an image.
  package convenience init(file name: String, displayScale: CGFloat) throws(ImageFileError) {
    self.init(content: try ImageFile(named: name, displayScale: displayScale).content)
  }
}
