package import Drawing
public import Foundation
import Raster

/// An image: pixels, and their number per point.
// Unchecked because an open class cannot be checked: its stored values are immutable and sendable.
open class UIImage: NSObject, @unchecked Sendable {
  /// The way an image is painted; raw values are UIKit's.
  public enum RenderingMode: Int, Sendable, CaseIterable {
    /// Depends on the context; here the image is always painted in its own colours.
    case automatic = 0
    /// The image in its own colours.
    case alwaysOriginal = 1
    /// The image as a mask for the tint colour. Differs from UIKit: it is painted in its own colours anyway.
    case alwaysTemplate = 2
  }

  /// The pixels; `nil` for an image without any.
  package let source: ImageSource?
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The rendering mode. Differs from UIKit: a template is painted in its own colours.
  public let renderingMode: RenderingMode
  /// The way the image fills another size; `nil` to stretch all of it.
  let resizing: ImageResizing?

  package convenience init(source: ImageSource?, scale: CGFloat, renderingMode: RenderingMode = .automatic) {
    self.init(source: source, scale: scale, renderingMode: renderingMode, resizing: nil)
  }

  init(source: ImageSource?, scale: CGFloat, renderingMode: RenderingMode, resizing: ImageResizing?) {
    self.source = source
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    self.renderingMode = renderingMode
    self.resizing = resizing
    super.init()
  }

  /// Creates an image without pixels.
  public override convenience init() {
    self.init(source: nil, scale: 1)
  }

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

  /// The size in points; zero without pixels.
  open var size: CGSize {
    guard let source else { return .zero }
    return CGSize(width: CGFloat(source.width) / scale, height: CGFloat(source.height) / scale)
  }

  /// A copy of the image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(source: source, scale: scale, renderingMode: renderingMode, resizing: resizing)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    return source == other.source && scale == other.scale && renderingMode == other.renderingMode
      && resizing == other.resizing
  }

  open override var hash: Int { source?.hash.hashValue ?? 0 }
}
