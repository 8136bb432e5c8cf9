package import Drawing
public import Foundation
public import HeadlessUIKit

/// Lines and curves.
public struct Path: Equatable, Sendable, CustomStringConvertible {
  private var storage = CGMutablePath()

  /// A path without elements.
  public init() {}
  /// The elements of Core Graphics' path.
  public init(_ path: CGPath) { storage.addPath(path) }
  /// A rectangle.
  public init(_ rect: CGRect) { addRect(rect) }
  /// An ellipse that touches the four edges of a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
  /// A rectangle with corners of a radius in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// A rectangle with corners of radii in points.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }
  /// A path that the closure adds elements to.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) { self = UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect) }
  /// A path that a function makes.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  package init(outline: Drawing.Outline) { storage.addPath(CGPath(outline: outline)) }

  var outline: Drawing.Outline { storage.outline }

  /// The path of Core Graphics'.
  public var cgPath: CGPath { CGPath(outline: outline) }
  /// Whether there are no elements.
  public var isEmpty: Bool { outline.elements.isEmpty }
  /// The least rectangle around the curve itself; null for a path without elements.
  public var boundingRect: CGRect { cgPath.boundingBoxOfPath }
  /// The point at which the next element begins; nil for a path without elements.
  public var currentPoint: CGPoint? { isEmpty ? nil : cgPath.currentPoint }
  public var description: String { "\(outline)" }

  /// The area that this or the other path has, as `CGPath` has it: curves become lines.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.union(other.cgPath, using: eoFill ? .evenOdd : .winding))
  }
  /// The area that both paths have, as `CGPath` has it: curves become lines.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.intersection(other.cgPath, using: eoFill ? .evenOdd : .winding))
  }
  /// The area of this path that the other has not, as `CGPath` has it: curves become lines.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.subtracting(other.cgPath, using: eoFill ? .evenOdd : .winding))
  }
  /// The area that one of the paths has, and not both, as `CGPath` has it: curves become lines.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.symmetricDifference(other.cgPath, using: eoFill ? .evenOdd : .winding))
  }
  /// The same area by either rule, as `CGPath` has it: curves become lines.
  public func normalized(eoFill: Bool = true) -> Path { Path(cgPath.normalized(using: eoFill ? .evenOdd : .winding)) }
  /// The parts of this path's lines that are in the other's area.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.lineIntersection(other.cgPath, using: eoFill ? .evenOdd : .winding))
  }
  /// The parts of this path's lines that are not in the other's area.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.lineSubtracting(other.cgPath, using: eoFill ? .evenOdd : .winding))
  }

  /// Whether a point lies inside, by the even-odd rule or by winding numbers.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    cgPath.contains(point, using: eoFill ? .evenOdd : .winding)
  }

  /// Changes the path, which other values may share.
  private mutating func change(_ change: (CGMutablePath) -> Void) {
    if !isKnownUniquelyReferenced(&storage) {
      let copy = CGMutablePath()
      copy.addPath(storage)
      storage = copy
    }
    change(storage)
  }

  /// Begins a new line.
  public mutating func move(to end: CGPoint) { change { $0.move(to: end) } }
  /// A straight line to a point.
  public mutating func addLine(to end: CGPoint) { change { $0.addLine(to: end) } }
  /// A curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    change { $0.addQuadCurve(to: end, control: control) }
  }
  /// A curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { $0.addCurve(to: end, control1: control1, control2: control2) }
  }
  /// A straight line to the beginning of this one.
  public mutating func closeSubpath() { change { $0.closeSubpath() } }
  /// A rectangle, transformed.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addRect(rect, transform: transform) }
  }
  /// Rectangles, transformed.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  /// An ellipse that touches the four edges of a rectangle, transformed.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addEllipse(in: rect, transform: transform) }
  }
  /// Begins a new line, straight from point to point.
  public mutating func addLines(_ lines: [CGPoint]) { change { $0.addLines(between: lines) } }
  /// The elements of another path, transformed.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    change { $0.addPath(path.cgPath, transform: transform) }
  }

  /// A rectangle with corners of radii in points, transformed.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let corners = RoundedRectangle(cornerSize: cornerSize, style: style).path(in: rect)
    addPath(corners, transform: transform)
  }

  /// An arc; `clockwise` is as y grows upwards, as in SwiftUI.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
        clockwise: clockwise, transform: transform)
    }
  }

  /// An arc from an angle over another; a positive one goes clockwise on the screen.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addRelativeArc(
        center: center, radius: radius, startAngle: startAngle.radians, delta: delta.radians, transform: transform)
    }
  }

  /// A line and an arc that touches two lines: to the first end, and from there to the second.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }
  }

  /// The path, transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.addPath(self, transform: transform)
    return path
  }

  /// The path, moved by points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The outline of a line along the path.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    Path(
      cgPath.copy(
        strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
        miterLimit: style.miterLimit))
  }

  /// The part of the path between two fractions of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    Path(outline: outline.trimmed(from: Double(from), to: Double(to)))
  }
}

/// The curve of corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle, or the curve of the system's interface, whose bend begins gently.
  case circular, continuous

  var curve: Drawing.CornerCurve { self == .circular ? .circular : .continuous }
}

/// The look of a line along a path.
public struct StrokeStyle: Equatable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// The ends of the line.
  public var lineCap: CGLineCap
  /// The joins of the line's pieces.
  public var lineJoin: CGLineJoin
  /// The greatest length of a mitre against the line's width; a longer one is cut off.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in points by turns; empty for a whole line.
  public var dash: [CGFloat]
  /// The length in the pattern of dashes at which the line begins, in points.
  public var dashPhase: CGFloat

  /// A line of a width in points.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }

  var drawn: Drawing.StrokeStyle {
    let cap: Drawing.StrokeStyle.LineCap =
      switch lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: Drawing.StrokeStyle.LineJoin =
      switch lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    return Drawing.StrokeStyle(
      width: Double(lineWidth), cap: cap, join: join, miterLimit: Double(miterLimit), dashes: dash.map { Double($0) },
      dashPhase: Double(dashPhase))
  }
}

/// The rule by which a path is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether what lies inside is found by the even-odd rule, and else by winding numbers.
  public var isEOFilled: Bool
  /// Whether edges are smooth. They always are.
  public var isAntialiased: Bool

  /// A way to fill.
  public init(eoFill: Bool = false, antialiased: Bool = true) { (isEOFilled, isAntialiased) = (eoFill, antialiased) }
}
