import Drawing
import Findings
public import Foundation
public import HeadlessUIKit
import ProposalLayout
@_spi(Subclasses) import UIKitValues

/// The picture of a canvas. A copy draws into the same one, with its own transform, clip and opacity.
public struct GraphicsContext: @unchecked Sendable {
  // Unchecked: canvases are drawn on the main actor.
  let drawing: GraphicsDrawing
  let size: CGSize
  /// From 0 to 1, for what is drawn from now on.
  public var opacity = 1.0
  /// The blend mode with the colours below.
  public var blendMode = BlendMode.normal
  /// From the context's coordinates to the canvas'.
  public var transform = CGAffineTransform.identity
  /// The scopes of clips, the outermost first, in the canvas' coordinates.
  private var clips: [Scope] = []

  init(_ drawing: GraphicsDrawing, size: CGSize) { (self.drawing, self.size) = (drawing, size) }

  /// The room that is drawn into, in the context's coordinates: the canvas' own, whatever clips it.
  public var clipBoundingRect: CGRect { CGRect(origin: .zero, size: size).applying(transform.inverted()) }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { drawing.environment }

  /// The way in which a path clips.
  public struct ClipOptions: OptionSet, Sendable {
    /// The members as bits.
    public let rawValue: UInt32
    /// The members of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Draws outside of the path.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  // MARK: Drawing

  /// Adds commands in the context's coordinates.
  func add(_ commands: [DrawCommand]) {
    guard opacity > 0 else { return }
    var scoped = transform.isIdentity ? commands : commands.inside(.transform(transform.affine))
    for clip in clips.reversed() { scoped = scoped.inside(clip) }
    if opacity < 1 || blendMode != .normal {
      scoped = scoped.inside(.group(alpha: min(opacity, 1), blendMode: blendMode.drawn))
    }
    drawing.layer.commands += scoped
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    var outline = path.outline
    if style.isEOFilled { outline.usesEvenOddRule = true }
    add([.fill(.outline(outline), shading.paint(in: path.boundingRect, self))])
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add([.stroke(path.outline, style.drawn, shading.paint(in: path.boundingRect, self))])
  }

  /// Draws a line along a path, of a width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws with a context of its own, whose picture is then drawn as one.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let outer = drawing.layer
    let layer = GraphicsLayer()
    drawing.layer = layer
    defer { drawing.layer = outer }
    var inner = GraphicsContext(drawing, size: size)
    inner.transform = .identity
    try content(&inner)
    drawing.layer = outer
    add(layer.commands.inside(.group(alpha: 1)))
    drawing.layer = layer
  }

  /// Draws through functions of Core Graphics, which is not done: a finding says so.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    drawing.note("GraphicsContext.withCGContext is not drawn.")
  }

  // MARK: State

  /// Scales what is drawn from now on, from the origin.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Moves what is drawn from now on, by points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Turns what is drawn from now on around the origin, clockwise.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
  /// Transforms what is drawn from now on.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  /// Draws inside of a path from now on; with `inverse` outside of it.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var placed = path.applying(transform)
    if options.contains(.inverse) {
      var outside = Path(CGRect(origin: .zero, size: size).insetBy(dx: -size.width, dy: -size.height))
      outside.addPath(placed)
      placed = outside
    }
    var outline = placed.outline
    outline.usesEvenOddRule = style.isEOFilled || options.contains(.inverse)
    clips.append(.clip(.outline(outline)))
  }

  /// Draws from now on as far as the picture of other commands is opaque.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    if options.contains(.inverse) { drawing.note("GraphicsContext.clipToLayer(options: .inverse) is not drawn.") }
    let outer = drawing.layer
    let layer = GraphicsLayer()
    drawing.layer = layer
    defer { drawing.layer = outer }
    var inner = GraphicsContext(drawing, size: size)
    (inner.transform, inner.opacity) = (transform, opacity)
    try content(&inner)
    clips.append(.mask(layer.commands))
  }

  /// Filters what is drawn from now on, which is not done except for shadows: a finding says so.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    guard let shadow = filter.shadow else {
      drawing.note("GraphicsContext.addFilter(.\(filter.name)) is not drawn.")
      return
    }
    clips.insert(.shadow(shadow(drawing.environment)), at: 0)
  }
}

/// The picture that the copies of a context draw on.
final class GraphicsDrawing {
  let context: NodeContext
  let symbols: [ViewNode]
  let pixels: OffsetPixelGrid
  var layer = GraphicsLayer()
  private(set) var notes: [ViewContent.Note] = []
  /// The number of texts and pictures that were made.
  var count = 0

  let environment: EnvironmentValues

  @MainActor init(context: NodeContext, symbols: [ViewNode], pixels: OffsetPixelGrid) {
    (self.context, self.symbols, self.pixels, environment) = (context, symbols, pixels, context.environment)
  }

  func note(_ message: String) {
    if !notes.contains(where: { $0.message == message }) {
      notes.append(.init(kind: .approximateLook, message: message))
    }
  }

  func add(_ notes: [ViewContent.Note]) { self.notes += notes }
}

/// Commands that become one picture.
final class GraphicsLayer {
  var commands: [DrawCommand] = []
}
