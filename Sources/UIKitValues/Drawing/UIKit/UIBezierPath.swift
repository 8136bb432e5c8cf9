import Drawing
public import Foundation
import OutlineGeometry

/// The corners of a rectangle; raw values are UIKit's.
public struct UIRectCorner: OptionSet, Sendable {
  /// The corners as bits.
  public let rawValue: UInt

  /// Creates corners from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left one.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right one.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left one.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right one.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)

  /// The same corners of display lists.
  var corners: RectCorner { RectCorner(rawValue: UInt8(truncatingIfNeeded: rawValue & 0xF)) }
}

/// A path of lines and curves with the way it is drawn. Points have y downwards.
open class UIBezierPath: NSObject, NSCopying {
  private var builder = OutlineBuilder()
  private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// The width of the line along the path, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of the line's ends.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the line's corners.
  open var lineJoinStyle = CGLineJoin.miter
  /// The largest length of a mitre in widths of the line.
  open var miterLimit: CGFloat = 10
  /// Stored; curves are always drawn alike.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule decides what is inside, instead of the nonzero winding rule.
  open var usesEvenOddFillRule = false

  // MARK: Equality

  /// Whether the other path has the same elements and is drawn alike.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return self === other || (cgPath == other.cgPath && drawing == other.drawing && dashes == other.dashes)
  }

  open override var hash: Int { cgPath.hashValue }

  private var drawing: [AnyHashable] {
    [lineWidth, lineCapStyle, lineJoinStyle, miterLimit, flatness, usesEvenOddFillRule]
  }

  // MARK: Creating paths

  /// Creates an empty path.
  public override init() {}

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect) { self.init { $0.rectangle(rect) } }

  /// Creates a path of the ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init { $0.ellipse(in: rect) } }

  /// Creates a path of a rectangle with round corners: continuous curves, which begin 1.53 radii from the corner, or
  /// circles of half of the shorter side where that is less than 3.06 radii.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(RoundedRectangle(ofUIKit: rect, cornerRadius: cornerRadius))
  }

  /// Creates a path of a rectangle of which some corners are round, as in `init(roundedRect:cornerRadius:)`.
  ///
  /// - Parameter cornerRadii: the radius as its width. The height has no effect, as in UIKit.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init(RoundedRectangle(ofUIKit: rect, cornerRadius: cornerRadii.width, corners: corners.corners))
  }

  /// Creates a path of an arc.
  ///
  /// - Parameters:
  ///   - startAngle: in radians, clockwise from the direction to the right.
  ///   - clockwise: whether the arc runs clockwise.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init {
      $0.arc(Arc(center: center, radius: radius, from: startAngle, to: endAngle, growing: clockwise))
    }
  }

  /// Creates a path of the elements of another.
  public convenience init(cgPath: CGPath) { self.init { $0.append(cgPath.outline) } }

  private convenience init(_ rectangle: RoundedRectangle) {
    self.init { builder in
      guard rectangle.rect.isFinite, rectangle.cornerRadius.isFinite else { return }
      builder.append(Outline(rectangle.contour))
    }
  }

  private convenience init(_ build: (inout OutlineBuilder) -> Void) {
    self.init()
    build(&builder)
  }

  // MARK: Adding elements

  /// Begins a subpath.
  open func move(to point: CGPoint) { builder.move(to: point) }
  /// Adds a line from the current point; does nothing without one.
  open func addLine(to point: CGPoint) { builder.line(to: point) }
  /// Adds a cubic curve from the current point; does nothing without one.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    builder.curve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic curve from the current point; does nothing without one.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    builder.quadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc, and a line to it from the current point. Angles are in radians, clockwise from the direction to the right.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    builder.arc(Arc(center: center, radius: radius, from: startAngle, to: endAngle, growing: clockwise))
  }
  /// Adds a line to the start of the subpath, and ends it.
  open func close() { builder.close() }
  /// Removes all elements.
  open func removeAllPoints() { builder.removeAll() }
  /// Adds all elements of a path.
  open func append(_ bezierPath: UIBezierPath) { builder.append(bezierPath.builder.outline) }
  /// The path from its end to its start, drawn in the same way.
  open func reversing() -> UIBezierPath {
    let path = duplicate()
    path.builder = OutlineBuilder(builder.outline.reversed)
    return path
  }
  /// Transforms all points. One with numbers that are not finite leaves nothing.
  open func apply(_ transform: CGAffineTransform) {
    var result = OutlineBuilder()
    result.append(builder.outline, transform.affine)
    builder = result
  }

  // MARK: Questions

  /// The elements as a path of Core Graphics, a copy.
  open var cgPath: CGPath {
    get { CGPath(outline: builder.outline) }
    set { builder = OutlineBuilder(newValue.outline) }
  }
  /// Whether there are no elements.
  open var isEmpty: Bool { builder.isEmpty }
  /// The smallest rectangle around all points, control points among them; null for an empty path.
  open var bounds: CGRect { builder.outline.bounds ?? .null }
  /// The end of the last element; zero without any.
  open var currentPoint: CGPoint { builder.currentPoint ?? .zero }
  /// Whether a point is inside. Open subpaths count as closed.
  open func contains(_ point: CGPoint) -> Bool {
    builder.outline.contains(point, byEvenOddRule: usesEvenOddFillRule)
  }

  // MARK: Dashes

  /// Sets the pattern of a dashed line: lengths of dashes and gaps in turn, and how far into it the line begins. Without
  /// lengths the line is not dashed.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashes = (lengths, phase)
  }

  /// Writes the pattern of dashes, the number of its lengths, and where in it the line begins.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashes.lengths.enumerated() { pattern?[index] = length }
    count?.pointee = dashes.lengths.count
    phase?.pointee = dashes.phase
  }

  // MARK: Drawing

  /// Fills the path in the current context, with its fill colour.
  open func fill() { if let context = CGContext.current { fill(in: context) } }

  /// Draws a line along the path in the current context, with its stroke colour.
  open func stroke() { if let context = CGContext.current { stroke(in: context) } }

  /// Fills the path with another blend mode, and an opacity that is multiplied with the colour's.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { draw(blendMode, alpha, fill(in:)) }

  /// Draws a line along the path with another blend mode, and an opacity that is multiplied with the colour's.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { draw(blendMode, alpha, stroke(in:)) }

  /// Limits what is drawn in the current context from now on to the inside of the path.
  open func addClip() {
    guard let context = CGContext.current else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: (CGContext) -> Void) {
    guard let context = CGContext.current else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(context)
    context.restoreGState()
  }

  private func fill(in context: CGContext) {
    context.beginPath()
    context.addPath(cgPath)
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func stroke(in context: CGContext) {
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashes.phase, lengths: dashes.lengths)
    context.beginPath()
    context.addPath(cgPath)
    context.strokePath()
    context.restoreGState()
  }

  // MARK: Copies

  /// A copy that is drawn in the same way.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  open override func copy() -> Any { duplicate() }

  private func duplicate() -> UIBezierPath {
    let path = UIBezierPath()
    (path.builder, path.dashes, path.lineWidth) = (builder, dashes, lineWidth)
    (path.lineCapStyle, path.lineJoinStyle, path.miterLimit) = (lineCapStyle, lineJoinStyle, miterLimit)
    (path.flatness, path.usesEvenOddFillRule) = (flatness, usesEvenOddFillRule)
    return path
  }
}
