import Drawing
public import Foundation
import OutlineGeometry
import Raster

// Whatever paints the path forgets it.

extension CGContext {
  /// Fills the path.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }

  /// Draws a line along the path.
  public func strokePath() { drawPath(using: .stroke) }

  /// Fills the path, draws a line along it, or both.
  public func drawPath(using mode: CGPathDrawingMode) {
    let outline = currentPath.outline
    currentPath.removeAll()
    if mode.fills { fill(Outline(outline.elements, usesEvenOddRule: mode.usesEvenOddRule)) }
    if mode.strokes { stroke(outline, state.line) }
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { paint(shape { $0.rectangle(rect, $1) }) { fill($0) } }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    paint(shape { builder, transform in for rect in rects { builder.rectangle(rect, transform) } }) { fill($0) }
  }

  /// Fills the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) { paint(shape { $0.ellipse(in: rect, $1) }) { fill($0) } }

  /// Draws a line along a rectangle's edge, half of it outside.
  public func stroke(_ rect: CGRect) { paint(shape { $0.rectangle(rect, $1) }) { stroke($0, state.line) } }

  /// Draws a line of a width along a rectangle's edge, half of it outside.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.width = width.isFinite ? width : 0
    paint(shape { $0.rectangle(rect, $1) }) { stroke($0, line) }
  }

  /// Draws a line along the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) { paint(shape { $0.ellipse(in: rect, $1) }) { stroke($0, state.line) } }

  /// Draws lines between each two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    let outline = shape { builder, transform in
      for (index, point) in points.enumerated() {
        if index % 2 == 0 { builder.move(to: point, transform) } else { builder.line(to: point, transform) }
      }
    }
    paint(outline) { stroke($0, state.line) }
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    saveGState()
    (state.blendMode, state.alpha, state.shadow) = (.clear, 1, nil)
    state.fill = .black
    fill(rect)
    restoreGState()
  }

  // MARK: Support

  /// A path of its own, in the context's coordinates, which replaces the current one as in Core Graphics.
  private func shape(_ build: (inout OutlineBuilder, AffineTransform) -> Void) -> Outline {
    var builder = OutlineBuilder()
    build(&builder, state.transform)
    return builder.outline
  }

  private func paint(_ outline: Outline, _ body: (Outline) -> Void) {
    currentPath.removeAll()
    body(outline)
  }

  /// Fills an outline that is in the context's coordinates.
  func fill(_ outline: Outline) {
    let color = state.faded(state.fill.color)
    guard color.alpha > 0 || state.blendMode != .normal, !outline.elements.isEmpty else { return }
    paint([.fill(outline.path, .color(color))])
  }

  /// Draws a line along an outline that is in the context's coordinates. The line has its width in the app's.
  func stroke(_ outline: Outline, _ line: StrokeStyle) {
    let color = state.faded(state.stroke.color)
    guard color.alpha > 0 || state.blendMode != .normal, line.width > 0, !outline.elements.isEmpty else { return }
    if let scale = state.transform.uniformScale {
      paint([.stroke(outline, line.scaled(by: scale), .color(color))])
    } else {
      let own = outline.transformed(by: state.transform.inverse)
      paint([DrawCommand.stroke(own, line, .color(color))].inside(.transform(state.transform)))
    }
  }
}

extension GraphicsState {
  /// A colour with the state's opacity.
  func faded(_ color: CGColor) -> Color {
    var result = color.color
    result.alpha *= alpha
    return result
  }
}

extension Outline {
  /// The path: a rectangle if the outline is nothing else.
  var path: Path { rectangle.map { .rectangle($0) } ?? .outline(self) }
}

extension AffineTransform {
  /// The factor of all lengths; nil if lengths in some directions have another.
  fileprivate var uniformScale: Double? {
    if isTranslation { return 1 }
    let (first, second) = (m11 * m11 + m12 * m12, m21 * m21 + m22 * m22)
    let skew = m11 * m21 + m12 * m22
    guard abs(first - second) <= 1e-12 * max(first, second), abs(skew) <= 1e-12 * max(first, second) else { return nil }
    return first.squareRoot()
  }
}

extension StrokeStyle {
  fileprivate func scaled(by factor: Double) -> StrokeStyle {
    guard factor != 1 else { return self }
    var style = self
    (style.width, style.dashPhase) = (width * factor, dashPhase * factor)
    style.dashes = dashes.map { $0 * factor }
    return style
  }
}
