package import Drawing
public import Foundation
public import HeadlessUIKit

/// Lines and curves.
public struct Path: Equatable, Sendable, CustomStringConvertible {
  private var storage = CGMutablePath()

  public init() {}
  public init(_ path: CGPath) { storage.addPath(path) }
  public init(_ rect: CGRect) { addRect(rect) }
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  package init(outline: Drawing.Outline) { storage.addPath(CGPath(outline: outline)) }

  var outline: Drawing.Outline { storage.outline }

  public var cgPath: CGPath { CGPath(outline: outline) }
  public var isEmpty: Bool { outline.elements.isEmpty }
  public var boundingRect: CGRect { cgPath.boundingBoxOfPath }
  public var currentPoint: CGPoint? { isEmpty ? nil : cgPath.currentPoint }
  public var description: String { "\(outline)" }

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

  public mutating func move(to end: CGPoint) { change { $0.move(to: end) } }
  public mutating func addLine(to end: CGPoint) { change { $0.addLine(to: end) } }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    change { $0.addQuadCurve(to: end, control: control) }
  }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    change { $0.addCurve(to: end, control1: control1, control2: control2) }
  }
  public mutating func closeSubpath() { change { $0.closeSubpath() } }
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addRect(rect, transform: transform) }
  }
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    change { $0.addEllipse(in: rect, transform: transform) }
  }
  public mutating func addLines(_ lines: [CGPoint]) { change { $0.addLines(between: lines) } }
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    change { $0.addPath(path.cgPath, transform: transform) }
  }

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

  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addRelativeArc(
        center: center, radius: radius, startAngle: startAngle.radians, delta: delta.radians, transform: transform)
    }
  }

  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }
  }

  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.addPath(self, transform: transform)
    return path
  }

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
  case circular, continuous

  var curve: Drawing.CornerCurve { self == .circular ? .circular : .continuous }
}

/// How a line along a path is drawn.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

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

/// How a path is filled.
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) { (isEOFilled, isAntialiased) = (eoFill, antialiased) }
}
