import Drawing
public import Foundation
public import HeadlessUIKit
import ProposalLayout

/// A view that is drawn by commands, as large as proposed.
public struct Canvas<Symbols: View>: View, PrimitiveView {
  /// Views that the renderer can draw, each with a tag.
  public var symbols: Symbols
  /// Draws in the context, which is as large as the size, in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether what is drawn covers all of the canvas. It has no effect.
  public var isOpaque: Bool
  /// The colours that are combined. It has no effect.
  public var colorMode: ColorRenderingMode
  /// Whether drawing may wait. It never does.
  public var rendersAsynchronously: Bool

  /// A canvas whose renderer draws in a context, in a size in points. It can draw the symbols by their tags.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    (isOpaque, self.colorMode, self.rendersAsynchronously) = (opaque, colorMode, rendersAsynchronously)
    (self.renderer, self.symbols) = (renderer, symbols())
  }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    let node = ViewNode("Canvas", Leaf.flexible, in: context)
    let symbols = context.inStack(nil).nodes(of: symbols, at: .part("symbols"))
    node.painter = CanvasPainter(renderer: renderer, symbols: symbols, context: context)
    return [node]
  }
}

extension Canvas where Symbols == EmptyView {
  /// A canvas without symbols.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) { EmptyView() }
  }
}

/// Draws a canvas, inside its frame.
private struct CanvasPainter: NodePainter {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let symbols: [ViewNode]
  let context: NodeContext

  func paint(_ node: ViewNode, in frame: CGRect, on canvas: NodeCanvas) -> NodeContent {
    let drawing = GraphicsDrawing(
      context: context.part("canvas"), symbols: symbols, pixels: canvas.pixels)
    drawing.context.element.beginChildren()
    defer { drawing.context.element.endChildren() }
    var graphics = GraphicsContext(drawing, size: frame.size)
    renderer(&graphics, frame.size)
    var content = NodeContent()
    let inside = drawing.layer.commands.moved(by: frame.origin)
    content.commands = inside.inside(.clip(.rectangle(frame)))
    content.notes = drawing.notes
    return content
  }
}
