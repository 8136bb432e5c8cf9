public import Foundation

/// The format of a renderer's pictures.
open class UIGraphicsRendererFormat: NSObject {
  /// The area that the renderer draws on, in points.
  public internal(set) final var bounds = CGRect.zero

  /// Creates the default format.
  public override required init() {}

  /// The default format.
  open class func `default`() -> Self { self.init() }
  /// The format that suits the screen: the default one.
  open class func preferred() -> Self { self.init() }
}

/// The context of a renderer's actions.
open class UIGraphicsRendererContext: NSObject {
  /// The context to draw to, which is the current one during the actions.
  public final let cgContext: CGContext
  private let ownFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    (cgContext, ownFormat) = (context, format)
    super.init()
  }

  /// The renderer's format.
  open var format: UIGraphicsRendererFormat { ownFormat }

  /// Fills a rectangle with the fill colour.
  public final func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  /// Fills a rectangle with the fill colour.
  public final func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.with(blendMode) { $0.fill(rect) } }

  /// Draws a frame of one point inside of a rectangle's edges, with the stroke colour.
  public final func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Draws a frame of one point inside of a rectangle's edges, with the stroke colour.
  public final func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.with(blendMode) { $0.stroke(rect.standardized.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }

  /// Limits what is drawn from now on to a rectangle.
  public final func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The class of renderers.
open class UIGraphicsRenderer: NSObject {
  private let ownFormat: UIGraphicsRendererFormat

  init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    ownFormat = format
    format.bounds = bounds
    super.init()
  }

  /// The format.
  open var format: UIGraphicsRendererFormat { ownFormat }
  /// Whether an image can be made of what is drawn.
  open var allowsImageOutput: Bool { false }
}
