package import Drawing
public import Foundation
import Raster

/// A picture: pixels, and how many of them make a point.
// Unchecked because an open class cannot be checked: what it stores is immutable and sendable.
open class UIImage: NSObject, @unchecked Sendable {
  /// How a picture is painted; raw values are UIKit's.
  public enum RenderingMode: Int, Sendable, CaseIterable {
    /// As its place decides; painted as it is everywhere here.
    case automatic = 0
    /// As it is.
    case alwaysOriginal = 1
    /// As a mask for the tint colour. Differs from UIKit: it is painted in its own colours all the same.
    case alwaysTemplate = 2
  }

  /// The pixels; `nil` for an image without any.
  package let source: ImageSource?
  /// Pixels in a point.
  public let scale: CGFloat
  /// Differs from UIKit: a template is painted in its own colours.
  public let renderingMode: RenderingMode
  /// How the picture fills another size; nil: all of it is stretched.
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

  /// An image without pixels.
  public override convenience init() {
    self.init(source: nil, scale: 1)
  }

  /// A picture in PNG data, or `nil` if it is none; other formats are not read.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// A picture in PNG data, or `nil` if it is none. A scale that is not positive counts as 1.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = try? PNG.read(data) else { return nil }
    self.init(source: ImageSource(image), scale: scale)
  }

  /// A picture in a PNG file, or `nil` if there is none; see `init(file:displayScale:)`.
  public convenience init?(contentsOfFile path: String) {
    guard let file = try? ImageFile(path: path, displayScale: UITraitCollection.current.displayScale) else {
      return nil
    }
    self.init(source: file.source, scale: file.scale)
  }

  /// A picture of the main bundle, by its name: `init(named:in:compatibleWith:)`.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// A picture in a PNG file of a bundle, the main one unless given; nil if there is none of the name.
  ///
  /// `photo` and `photo.png` stand for `photo@2x.png` and `photo@3x.png`, too: that of the traits' scale is read, or of the
  /// current traits'. Differs from UIKit: asset catalogues are not read, and pictures are not kept.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let folder = (bundle ?? .main).resourcePath ?? (bundle ?? .main).bundlePath
    let scale = (traitCollection ?? .current).displayScale
    guard !name.isEmpty, let file = try? ImageFile(named: "\(folder)/\(name)", displayScale: scale) else { return nil }
    self.init(source: file.source, scale: file.scale)
  }

  /// A picture in a PNG file, named as for `UIImage(named:)`: `photo` and `photo.png` stand for `photo@2x.png`, too.
  ///
  /// The file for the display scale is read; without one, that of the nearest scale, of two as near the larger.
  ///
  /// - Throws: an error that names the file, and says what is in it instead of a picture.
  package convenience init(file name: String, displayScale: CGFloat) throws(ImageFileError) {
    let file = try ImageFile(named: name, displayScale: displayScale)
    self.init(source: file.source, scale: file.scale)
  }

  /// In points; zero without pixels.
  open var size: CGSize {
    guard let bitmap = source?.bitmap else { return .zero }
    return CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }

  /// The same pixels, marked to be painted in another way; the picture itself is not changed.
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
