public import Foundation
import SystemText

/// The format of the images of an image renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The colours that pixels can have; raw values are UIKit's.
  public enum Range: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// That of the screen.
    case automatic = 0
    /// Wider than sRGB.
    case extended = 1
    /// sRGB.
    case standard = 2
  }

  /// Pixels per point; the main screen's by default.
  open var scale: CGFloat
  /// Whether the image is black where nothing is drawn; `false` by default.
  open var opaque = false
  /// Stored; pixels are always sRGB of 8 bits.
  open var preferredRange = Range.automatic
  /// Stored; pixels are always sRGB of 8 bits.
  open var prefersExtendedRange = false
  /// Always `false`: pixels are sRGB of 8 bits.
  open var supportsHighDynamicRange: Bool { false }

  /// Creates the default format.
  public required init() {
    scale = ViewEnvironment.current.screenScale
    super.init()
  }

  /// Creates a format for traits: with their pixels per point.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// A context of an image; nil if it would have no pixels, or too many.
  final func makeContext(_ bounds: CGRect) -> CGContext? {
    let scale = scale > 0 ? scale : ViewEnvironment.current.screenScale
    guard let area = CGContext.ImageArea(bounds, scale: scale) else { return nil }
    let context = CGContext(ofImage: area, traits: .current)
    if opaque {
      context.saveGState()
      context.setFillColor(gray: 0, alpha: 1)
      context.fill(bounds)
      context.restoreGState()
    }
    return context
  }
}

/// The context of an image renderer's actions.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The image that has been drawn so far.
  open var currentImage: UIImage { cgContext.image ?? UIImage() }
}

/// Draws images by code.
///
/// What is drawn is recorded, and becomes pixels – as many per point as the format says – where these are needed: where a
/// view shows the image, or `pngData()` is called.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// A closure that draws to the context.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  private let imageFormat: UIGraphicsImageRendererFormat

  /// Creates a renderer of images of a size in points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  /// Creates a renderer of images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images that show a rectangle.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Creates a renderer of images that show a rectangle.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(bounds: bounds, format: format)
  }

  /// Images can be made of what is drawn.
  open override var allowsImageOutput: Bool { true }

  /// The image that `actions` draw; one without a size if it would have no pixels, or too many.
  open func image(actions: DrawingActions) -> UIImage {
    drawn(actions)?.currentImage ?? UIImage()
  }

  /// The image that `actions` draw, as a PNG file; empty if it has no pixels, or nothing draws them.
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

  /// The image that `actions` draw, as a JPEG file on white; empty if it has no pixels, or nothing draws them.
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  /// Calls `drawingActions`, then `completionActions`, with a context; returns whether one could be made.
  @discardableResult
  open func runDrawingActions(
    _ drawingActions: DrawingActions, completionActions: DrawingActions? = nil
  ) -> Bool {
    guard let context = drawn(drawingActions) else { return false }
    if let completionActions {
      ContextStack.current.whilePushed(context.cgContext) { completionActions(context) }
    }
    return true
  }

  private func drawn(_ actions: DrawingActions) -> UIGraphicsImageRendererContext? {
    guard let context = imageFormat.makeContext(imageFormat.bounds) else { return nil }
    let target = UIGraphicsImageRendererContext(context, imageFormat)
    ContextStack.current.whilePushed(context) { actions(target) }
    return target
  }
}

extension UIImage {
  /// The format in which a renderer would draw the image: with its pixels per point.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}
