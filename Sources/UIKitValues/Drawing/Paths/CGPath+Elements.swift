import Drawing
public import Foundation

/// The kinds of elements of paths; raw values are Core Graphics'.
public enum CGPathElementType: Int32, Sendable, CaseIterable {
  /// The beginning of a subpath: one point.
  case moveToPoint = 0
  /// A line: one point.
  case addLineToPoint = 1
  /// A quadratic curve: a control point and the end. Never handed out: paths have cubic curves in their place.
  case addQuadCurveToPoint = 2
  /// A cubic curve: two control points and the end.
  case addCurveToPoint = 3
  /// The line to the subpath's beginning: no points.
  case closeSubpath = 4
}

/// An element of a path.
public struct CGPathElement {
  /// The kind.
  public var type: CGPathElementType
  /// The points, as many as the kind has; valid only during the call that hands them out.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element of points that are kept elsewhere.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    (self.type, self.points) = (type, points)
  }
}

/// A function that is called with each element of a path, and with a pointer of the caller's.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Calls a closure with each element, in order.
  public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    // The points stay in one place for all elements, as a close has none to point to.
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { points in
      points.initialize(repeating: .zero)
      guard let base = points.baseAddress else { return }
      for element in outline.elements {
        for (index, point) in element.points.enumerated() { points[index] = point }
        let type: CGPathElementType =
          switch element {
          case .move: .moveToPoint
          case .line: .addLineToPoint
          case .curve: .addCurveToPoint
          case .close: .closeSubpath
          }
        withUnsafePointer(to: CGPathElement(type: type, points: base), block)
      }
    }
  }

  /// Calls a function with each element, in order, and with `info`.
  public final func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}
