package import Drawing
public import Foundation
import OutlineGeometry

/// A path of lines and curves, which does not change unless it is of the class that can.
///
/// Points are in the coordinates of whoever draws it; with UIKit y grows downwards. Numbers that are not finite are left out
/// with their element, as Core Graphics ignores them.
// Unchecked because a class that is subclassed cannot be checked: what this class stores is never changed by it, and the
// subclass is used by one thread at a time, as Core Graphics demands.
public class CGPath: Hashable, @unchecked Sendable {
  final var builder: OutlineBuilder

  init(builder: OutlineBuilder) { self.builder = builder }

  package convenience init(outline: Outline) { self.init(builder: OutlineBuilder(outline)) }

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var builder = OutlineBuilder()
    builder.rectangle(rect, transform.affine)
    self.init(builder: builder)
  }

  /// Creates a path of the ellipse that fills a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var builder = OutlineBuilder()
    builder.ellipse(in: rect, transform.affine)
    self.init(builder: builder)
  }

  /// Creates a path of a rectangle whose corners are quarters of ellipses. Corners longer than half of a side raise
  /// `Assertion failed`; they are cut to that half.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    var builder = OutlineBuilder()
    CGPath.checkCorners(of: rect, cornerWidth, cornerHeight)
    builder.roundedRectangle(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform.affine)
    self.init(builder: builder)
  }

  /// Core Graphics ends the program with an assertion when corners do not fit.
  static func checkCorners(of rect: CGRect, _ width: CGFloat, _ height: CGFloat) {
    let size = rect.standardized.size
    guard width < 0 || height < 0 || 2 * width > size.width || 2 * height > size.height else { return }
    UIKitFaults.raise(
      "Assertion failed", call: "CGPath(roundedRect:cornerWidth:cornerHeight:)",
      reason: "corners of \(Double(width).plain) × \(Double(height).plain) do not fit into \(size.plain).")
  }

  /// The lines and curves, by the nonzero winding rule.
  package final var outline: Outline { builder.outline }

  /// A copy that does not change.
  public final func copy() -> CGPath? { CGPath(builder: builder) }

  /// A transformed copy.
  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(builder: transformed(transform))
  }

  final func transformed(_ transform: UnsafePointer<CGAffineTransform>?) -> OutlineBuilder {
    guard let transform else { return builder }
    var result = OutlineBuilder()
    result.append(outline, transform.pointee.affine)
    return result
  }

  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || left.builder.elements == right.builder.elements
  }

  public final func hash(into hasher: inout Hasher) { hasher.combine(builder.elements) }
}

// MARK: - Questions

extension CGPath {
  /// Whether the path has no elements.
  public final var isEmpty: Bool { builder.isEmpty }

  /// The end of the last element; zero without any.
  public final var currentPoint: CGPoint { builder.currentPoint ?? .zero }

  /// The smallest rectangle around all points, control points among them; null for an empty path.
  public final var boundingBox: CGRect { outline.bounds ?? .null }

  /// The smallest rectangle around the lines and curves; null for an empty path.
  public final var boundingBoxOfPath: CGRect { outline.extent ?? .null }

  /// Whether a point is inside. Open subpaths count as closed.
  ///
  /// - Parameter transform: applied to the path first.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    outline.transformed(by: transform.affine).contains(point, byEvenOddRule: rule == .evenOdd)
  }

  /// Whether the path is a rectangle along the axes, and nothing else. Returns it through the pointer.
  public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let rectangle = outline.rectangle else { return false }
    rect?.pointee = rectangle
    return true
  }
}

// MARK: - Paths made from a path

extension CGPath {
  /// The distance that flattened curves may have from curves, in points: too little to be seen.
  package static let tolerance = 0.01

  /// The outline of a line along the path, for the nonzero rule. Differs from Core Graphics: its curves are lines, and its
  /// parts overlap.
  public final func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: lineWidth, cap: lineCap.lineCap, join: lineJoin.lineJoin, miterLimit: miterLimit)
    return CGPath(
      outline: outline.transformed(by: transform.affine).stroked(style, tolerance: CGPath.tolerance))
  }

  /// The dashes of a line along the path.
  ///
  /// - Parameters:
  ///   - phase: how far into the pattern the line begins.
  ///   - lengths: of dashes and gaps in turn.
  public final func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(
      outline: outline.transformed(by: transform.affine)
        .dashed(phase: phase, lengths: lengths.map(Double.init), tolerance: CGPath.tolerance))
  }

  /// The path with lines in place of its curves, which are at most `threshold` points away from them.
  public final func flattened(threshold: CGFloat) -> CGPath {
    CGPath(outline: outline.flattened(tolerance: max(CGPath.tolerance, threshold.isFinite ? threshold : 1)))
  }
}

extension UnsafePointer<CGAffineTransform>? {
  fileprivate var affine: AffineTransform { map(\.pointee.affine) ?? .identity }
}
