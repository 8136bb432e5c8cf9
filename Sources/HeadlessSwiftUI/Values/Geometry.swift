public import Foundation
public import HeadlessUIKit
package import ProposalLayout

/// A direction across or down a layout.
public enum Axis: Int8, CaseIterable, Sendable {
  /// From side to side, and from top to bottom.
  case horizontal, vertical

  /// Directions.
  public struct Set: OptionSet, Sendable {
    /// The members as bits.
    public let rawValue: Int8

    /// The members of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// From side to side.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
  }

  package var layoutAxis: LayoutAxis { self == .horizontal ? .horizontal : .vertical }
}

extension Axis.Set {
  package var layoutAxes: Swift.Set<LayoutAxis> {
    var axes: Swift.Set<LayoutAxis> = []
    if contains(.horizontal) { axes.insert(.horizontal) }
    if contains(.vertical) { axes.insert(.vertical) }
    return axes
  }
}

/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  /// The edges, from the top in the order of insets.
  case top, leading, bottom, trailing

  /// Edges.
  public struct Set: OptionSet, Sendable {
    /// The members as bits.
    public let rawValue: Int8

    /// The members of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One edge.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The top edge.
    public static let top = Set(.top)
    /// The edge at which text begins.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The edge at which text ends.
    public static let trailing = Set(.trailing)
    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// An edge at the side.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The edge at which text begins, and the one at which it ends.
  case leading, trailing

  /// Edges at the side.
  public struct Set: OptionSet, Sendable {
    /// The members as bits.
    public let rawValue: Int8
    /// The members of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One edge.
    public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }
    /// The edge at which text begins.
    public static let leading = Set(.leading)
    /// The edge at which text ends.
    public static let trailing = Set(.trailing)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// An edge above or below.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The edge above, and the one below.
  case top, bottom

  /// Edges above and below.
  public struct Set: OptionSet, Sendable {
    /// The members as bits.
    public let rawValue: Int8
    /// The members of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One edge.
    public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }
    /// The edge above.
    public static let top = Set(.top)
    /// The edge below.
    public static let bottom = Set(.bottom)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// Distances from the edges of a rectangle, in points.
public struct EdgeInsets: Equatable, Sendable {
  /// The distance from the top edge; outwards if negative.
  public var top: CGFloat
  /// The distance from the leading edge; outwards if negative.
  public var leading: CGFloat
  /// The distance from the bottom edge; outwards if negative.
  public var bottom: CGFloat
  /// The distance from the trailing edge; outwards if negative.
  public var trailing: CGFloat

  /// Distances in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// No distances.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// UIKit's insets.
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  /// A length at some edges, and 0 at the others.
  init(_ length: CGFloat, at edges: Edge.Set) {
    func inset(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length : 0 }
    self.init(top: inset(.top), leading: inset(.leading), bottom: inset(.bottom), trailing: inset(.trailing))
  }

  package var layoutInsets: LayoutInsets {
    LayoutInsets(top: Double(top), leading: Double(leading), bottom: Double(bottom), trailing: Double(trailing))
  }
}

/// The room that the corners of a rectangle take, in points.
public struct RectangleCornerInsets: Hashable, Sendable {
  /// The room at the top leading corner.
  public var topLeading: CGSize
  /// The room at the top trailing corner.
  public var topTrailing: CGSize
  /// The room at the bottom leading corner.
  public var bottomLeading: CGSize
  /// The room at the bottom trailing corner.
  public var bottomTrailing: CGSize

  /// Sizes in points.
  public init(topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize) {
    (self.topLeading, self.topTrailing) = (topLeading, topTrailing)
    (self.bottomLeading, self.bottomTrailing) = (bottomLeading, bottomTrailing)
  }

  /// No room.
  public init() { self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero) }
}

extension EdgeInsets {
  /// The insets and, at some edges, the room of the corners there: the larger of an edge's two.
  public func inset(by corners: RectangleCornerInsets, edges: Edge.Set = .all) -> EdgeInsets {
    var insets = self
    if edges.contains(.top) { insets.top += max(corners.topLeading.height, corners.topTrailing.height) }
    if edges.contains(.leading) { insets.leading += max(corners.topLeading.width, corners.bottomLeading.width) }
    if edges.contains(.bottom) { insets.bottom += max(corners.bottomLeading.height, corners.bottomTrailing.height) }
    if edges.contains(.trailing) { insets.trailing += max(corners.topTrailing.width, corners.bottomTrailing.width) }
    return insets
  }
}

extension NSDirectionalEdgeInsets {
  /// SwiftUI's insets.
  public init(_ insets: EdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians; clockwise on the screen.
  public var radians: Double

  /// The angle in degrees; clockwise on the screen.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No angle.
  public init() { radians = 0 }
  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }
  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// No angle.
  public static let zero = Angle()
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
  /// The sum of two angles.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  /// The difference of two angles.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  /// Adds an angle.
  public static func += (a: inout Angle, b: Angle) { a.radians += b.radians }
  /// Subtracts an angle.
  public static func -= (a: inout Angle, b: Angle) { a.radians -= b.radians }
  /// Multiplies an angle.
  public static func *= (a: inout Angle, factor: Double) { a.radians *= factor }
  /// Divides an angle.
  public static func /= (a: inout Angle, divisor: Double) { a.radians /= divisor }
  /// The same angle in the other direction.
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
  /// A multiple of an angle.
  public static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }
  /// A part of an angle.
  public static func / (a: Angle, divisor: Double) -> Angle { Angle(radians: a.radians / divisor) }
}

/// A place in a rectangle, as fractions of its width and height.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width, from the leading edge.
  public var x: CGFloat
  /// The fraction of the height, from the top.
  public var y: CGFloat

  /// The corner of the top and the leading edge.
  public init() { self.init(x: 0, y: 0) }
  /// A place by fractions, which may lie outside of 0 and 1.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// The corner of the top and the leading edge.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The corner of the top and the leading edge.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The corner of the top and the trailing edge.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The corner of the bottom and the leading edge.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The corner of the bottom and the trailing edge.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The place in a rectangle; from the right where leading is right.
  func place(in rect: CGRect, mirrored: Bool = false) -> CGPoint {
    CGPoint(x: rect.minX + (mirrored ? 1 - x : x) * rect.width, y: rect.minY + y * rect.height)
  }
}

/// The way in which content fills a size of another shape.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as it fits inside, or as small as it covers.
  case fit, fill
}

/// The size that a container proposes to a view, in points; nil for the ideal length.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width in points; nil for the view's ideal width.
  public var width: CGFloat?
  /// The height in points; nil for the view's ideal height.
  public var height: CGFloat?

  /// A width and a height, either of which may be nil, 0 or infinite.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  /// Both lengths of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Nothing: views answer with their least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// All there could be: views answer with their greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Nothing said: views answer with their ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// The proposal with ideal lengths in place of nil.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  init(_ proposal: ProposedSize) {
    self.init(width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
  }

  var proposal: ProposedSize { ProposedSize(width: width.map { Double($0) }, height: height.map { Double($0) }) }
}
