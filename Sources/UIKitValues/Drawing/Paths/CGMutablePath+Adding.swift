import Drawing
public import Foundation
import OutlineGeometry

extension CGMutablePath {
  /// Begins a subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    change { $0.move(to: point, transform.affine) }
  }

  /// Adds a line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    change { $0.line(to: point, transform.affine) }
  }

  /// Begins a subpath at the first point, and adds lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    change { builder in
      builder.move(to: first, transform.affine)
      for point in points.dropFirst() { builder.line(to: point, transform.affine) }
    }
  }

  /// Adds a cubic curve from the current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    change { $0.curve(to: end, control1: control1, control2: control2, transform.affine) }
  }

  /// Adds a quadratic curve from the current point. Differs from Core Graphics: the path has it as a cubic one.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    change { $0.quadCurve(to: end, control: control, transform.affine) }
  }

  /// Adds a line to the start of the subpath, and ends it.
  public func closeSubpath() { change { $0.close() } }

  /// Adds a rectangle as a subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.rectangle(rect, transform.affine) }
  }

  /// Adds rectangles as subpaths.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    change { builder in for rect in rects { builder.rectangle(rect, transform.affine) } }
  }

  /// Adds the ellipse that fills a rectangle as a subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.ellipse(in: rect, transform.affine) }
  }

  /// Adds a rectangle with corners of quarters of ellipses as a subpath. Corners longer than half of a side raise
  /// `Assertion failed`; they are cut to that half.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    CGPath.checkCorners(of: rect, cornerWidth, cornerHeight)
    change {
      $0.roundedRectangle(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform.affine)
    }
  }

  /// Adds an arc, and a line to it from the current point.
  ///
  /// - Parameters:
  ///   - startAngle: in radians, from the direction to the right towards growing y.
  ///   - clockwise: whether the angle decreases: with y downwards, as in UIKit, that is counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = Arc(center: center, radius: radius, from: startAngle, to: endAngle, growing: !clockwise)
    change { $0.arc(arc, transform.affine) }
  }

  /// Adds an arc that extends by `delta` radians, and a line to it from the current point.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    change {
      $0.arc(Arc(center: center, radius: radius, startAngle: startAngle, sweep: delta), transform.affine)
    }
  }

  /// Adds an arc that touches the line from the current point to `tangent1End` and that from there to `tangent2End`, and a
  /// line to it.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    change { $0.arc(around: tangent1End, to: tangent2End, radius: radius, transform.affine) }
  }

  /// Adds all elements of a path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let outline = path.outline
    change { $0.append(outline, transform.affine) }
  }
}
