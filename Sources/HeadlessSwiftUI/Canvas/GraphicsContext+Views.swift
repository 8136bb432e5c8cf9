import Drawing
public import Foundation
public import HeadlessUIKit
import ProposalLayout
@_spi(Subclasses) import UIKitCore
@_spi(Subclasses) import UIKitValues

// Texts, pictures and symbols: nodes that are placed and painted in the context.
extension GraphicsContext {
  /// A text that can be measured and drawn.
  public struct ResolvedText: @unchecked Sendable {
    // Unchecked: canvases are drawn on the main actor.
    let node: ViewNode
    /// The filling of the text: its own colours. Setting another one has no effect.
    public var shading: Shading = .foreground

    /// The size in a room, in points.
    public func measure(in size: CGSize) -> CGSize { CGSize(node.canvasSize(in: size)) }

    /// The first baseline's distance from the top in a room, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat { node.baseline(.firstTextBaseline, in: size) }

    /// The last baseline's distance from the top in a room, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat { node.baseline(.lastTextBaseline, in: size) }
  }

  /// A picture that can be drawn.
  public struct ResolvedImage: @unchecked Sendable {
    // Unchecked: canvases are drawn on the main actor.
    let node: ViewNode
    /// In points.
    public let size: CGSize
    /// The baseline's distance from the top, in points.
    public let baseline: CGFloat
    /// The filling of a template: the foreground. Setting another one has no effect.
    public var shading: Shading?
  }

  /// A symbol of the canvas that can be drawn.
  public struct ResolvedSymbol: @unchecked Sendable {
    // Unchecked: canvases are drawn on the main actor.
    let node: ViewNode
    /// In points.
    public let size: CGSize
  }

  private func node(of view: some View) -> ViewNode {
    nonisolated(unsafe) let view = view
    return MainActor.assumeIsolated {
      drawing.count += 1
      let nodes = drawing.context.nodes(of: view, at: .index(drawing.count))
      return nodes.first ?? ViewNode("", Leaf.rigid(.zero), in: drawing.context, isListed: false)
    }
  }

  /// The text, with the environment of the canvas.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(node: node(of: text)) }

  /// The picture, with the environment of the canvas.
  public func resolve(_ image: Image) -> ResolvedImage {
    // Drawn in a rectangle, a picture fills it.
    let own = node(of: image)
    let size = CGSize(own.canvasSize(nil))
    return ResolvedImage(
      node: node(of: image.resizable()), size: size, baseline: own.baseline(.firstTextBaseline, in: size),
      shading: nil)
  }

  /// The shading in the environment of the canvas.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// The symbol with a tag; nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    nonisolated(unsafe) let id = AnyHashable(id)
    return MainActor.assumeIsolated {
      drawing.symbols.first { ($0.traits.tag ?? $0.traits.id) == id }
        .map { ResolvedSymbol(node: $0, size: CGSize($0.canvasSize(nil))) }
    }
  }

  /// Draws a text with its anchor at a point, in lines as long as they need.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text from the leading upper corner of a rectangle, in lines no longer than that.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text with its anchor at a point, in lines as long as they need.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    place(text.node, CGSize(text.node.canvasSize(nil)), at: point, anchor, .unspecified)
  }

  /// Draws a text from the leading upper corner of a rectangle, in lines no longer than that.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let size = text.measure(in: rect.size)
    let left = text.node.isMirrored ? rect.maxX - size.width : rect.minX
    place(text.node, size, at: CGPoint(x: left, y: rect.minY), .topLeading, ProposedSize(LayoutSize(rect.size)))
  }

  /// Draws a picture of its own size with its anchor at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a picture that fills a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws a picture of its own size with its anchor at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    place(image.node, image.size, at: point, anchor, ProposedSize(LayoutSize(image.size)))
  }

  /// Draws a picture that fills a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    place(image.node, rect.size, at: rect.origin, .topLeading, ProposedSize(LayoutSize(rect.size)))
  }

  /// Draws a view of its ideal size with its anchor at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    place(symbol.node, symbol.size, at: point, anchor, .unspecified)
  }

  /// Draws a symbol scaled to a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    var inner = self
    inner.translateBy(x: rect.minX, y: rect.minY)
    inner.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    inner.place(symbol.node, symbol.size, at: .zero, .topLeading, .unspecified)
  }

  private func place(
    _ node: ViewNode, _ size: CGSize, at point: CGPoint, _ anchor: UnitPoint, _ proposal: ProposedSize
  ) {
    MainActor.assumeIsolated {
      node.place(
        at: LayoutPoint(
          x: Double(point.x - anchor.x * size.width), y: Double(point.y - anchor.y * size.height)),
        proposal: proposal)
      var painting = NodePainting(on: drawing.pixels)
      painting.paint([node])
      drawing.add(painting.notes + painting.parts.flatMap(\.notes))
      add(painting.commands)
    }
  }
}

extension ViewNode {
  fileprivate nonisolated func canvasSize(in size: CGSize) -> LayoutSize {
    canvasSize(ProposedSize(LayoutSize(size)))
  }

  fileprivate nonisolated func canvasSize(_ proposal: ProposedSize?) -> LayoutSize {
    MainActor.assumeIsolated { layout.size(for: proposal ?? .unspecified) }
  }

  fileprivate nonisolated func baseline(_ guide: AlignmentGuide, in size: CGSize) -> CGFloat {
    MainActor.assumeIsolated { CGFloat(layout.place(of: guide, for: ProposedSize(LayoutSize(size)))) }
  }

  fileprivate nonisolated var isMirrored: Bool {
    MainActor.assumeIsolated { environment.layoutDirection == .rightToLeft }
  }
}
