import Drawing
public import Foundation
import OutlineGeometry

// The current path consists of places of the picture: transforms that follow do not move it.

extension CGContext {
  /// Begins a new path, and forgets the old one.
  public func beginPath() { currentPath.removeAll() }

  /// Begins a subpath.
  public func move(to point: CGPoint) { currentPath.move(to: point, state.transform) }

  /// Adds a line from the current point; does nothing without one.
  public func addLine(to point: CGPoint) { currentPath.line(to: point, state.transform) }

  /// Begins a subpath at the first point, and adds lines to the others.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a cubic curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.curve(to: end, control1: control1, control2: control2, state.transform)
  }

  /// Adds a quadratic curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.quadCurve(to: end, control: control, state.transform)
  }

  /// Adds a line to the start of the subpath, and ends it.
  public func closePath() { currentPath.close() }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { currentPath.rectangle(rect, state.transform) }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds the ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect) { currentPath.ellipse(in: rect, state.transform) }

  /// Adds an arc, and a line to it from the current point.
  ///
  /// - Parameters:
  ///   - startAngle: in radians, from the direction to the right towards growing y.
  ///   - clockwise: whether the angle decreases: with y downwards, as in UIKit, that is counterclockwise.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    currentPath.arc(
      Arc(center: center, radius: radius, from: startAngle, to: endAngle, growing: !clockwise), state.transform)
  }

  /// Adds an arc that touches the line from the current point to `tangent1End` and that from there to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.arc(around: tangent1End, to: tangent2End, radius: radius, state.transform)
  }

  /// Adds all elements of a path.
  public func addPath(_ path: CGPath) { currentPath.append(path.outline, state.transform) }

  /// Replaces the path by the outline of the line that `strokePath` would draw.
  public func replacePathWithStrokedPath() {
    let stroked = userPath.stroked(state.line, tolerance: CGPath.tolerance)
    currentPath.removeAll()
    currentPath.append(stroked, state.transform)
  }

  // MARK: Questions

  /// The path in the app's coordinates.
  private var userPath: Outline { currentPath.outline.transformed(by: state.transform.inverse) }

  /// Whether there is no path.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The end of the last element; zero without any.
  public var currentPointOfPath: CGPoint { currentPath.currentPoint.map(state.transform.inverse.place) ?? .zero }

  /// The smallest rectangle around all points of the path, control points among them; null without a path.
  public var boundingBoxOfPath: CGRect { userPath.bounds ?? .null }

  /// A copy of the path in the app's coordinates; `nil` without one.
  public var path: CGPath? { isPathEmpty ? nil : CGPath(outline: userPath) }

  /// Whether a point is inside of the path or, with `stroke`, of the line along it.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let path = userPath
    let isInside = path.contains(point, byEvenOddRule: mode.usesEvenOddRule)
    guard mode.strokes, !(mode.fills && isInside) else { return mode.fills && isInside }
    return path.stroked(state.line, tolerance: CGPath.tolerance).contains(point, byEvenOddRule: false)
  }
}

extension CGPathDrawingMode {
  var fills: Bool { self != .stroke }
  var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
  var usesEvenOddRule: Bool { self == .eoFill || self == .eoFillStroke }
}
