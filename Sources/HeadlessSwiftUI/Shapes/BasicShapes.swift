import Drawing
public import Foundation
public import HeadlessUIKit

/// A rectangle.
public struct Rectangle: InsettableShape {
  /// Looks the same in both directions.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  private var amount: CGFloat = 0

  /// A rectangle as large as its frame.
  public nonisolated init() {}

  public nonisolated func inset(by amount: CGFloat) -> Rectangle {
    var shape = self
    shape.amount += amount
    return shape
  }

  public nonisolated func path(in rect: CGRect) -> Path { Path(cgRect: rect.insetBy(dx: amount, dy: amount)) }

  public nonisolated func drawnPath(in rect: CGRect) -> ShapePath {
    ShapePath(.rectangle(rect.insetBy(dx: amount, dy: amount)))
  }
}

extension Path {
  fileprivate init(cgRect rect: CGRect) {
    self.init(outline: Drawing.Outline(Drawing.RoundedRectangle(rect: rect).contour))
  }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  /// Looks the same in both directions.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The radii of a corner in points; at most half of a side is used.
  public var cornerSize: CGSize
  /// The curve of the corners.
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0

  /// Corners are continuous unless it is said otherwise (measured: P13).
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }

  /// Corners of a radius in points, at most half of the shorter side.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public nonisolated func inset(by amount: CGFloat) -> RoundedRectangle {
    var shape = self
    shape.amount += amount
    return shape
  }

  private nonisolated func rounded(in rect: CGRect) -> Drawing.Path {
    style.path(of: rect.insetBy(dx: amount, dy: amount), cornerRadius: cornerSize.width - amount)
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    guard cornerSize.width == cornerSize.height else {
      let room = rect.insetBy(dx: amount, dy: amount).standardized
      let (width, height) = (min(cornerSize.width, room.width / 2), min(cornerSize.height, room.height / 2))
      return Path(
        CGPath(roundedRect: room, cornerWidth: max(0, width), cornerHeight: max(0, height), transform: nil))
    }
    return Path(outline: rounded(in: rect).contour)
  }

  public nonisolated func drawnPath(in rect: CGRect) -> ShapePath {
    ShapePath(cornerSize.width == cornerSize.height ? rounded(in: rect) : .outline(path(in: rect).outline))
  }
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius at the top left.
  public var topLeading: CGFloat
  /// The radius at the bottom left.
  public var bottomLeading: CGFloat
  /// The radius at the bottom right.
  public var bottomTrailing: CGFloat
  /// The radius at the top right.
  public var topTrailing: CGFloat

  /// Radii in points.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}

/// A rectangle with corners of different radii. Leading is left, and right where the shape is mirrored.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii, each at most half of the shorter side.
  public var cornerRadii: RectangleCornerRadii
  /// The curve of the corners.
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0

  /// Corners of radii in points.
  public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }

  /// Corners of radii in points.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  public nonisolated func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var shape = self
    shape.amount += amount
    return shape
  }

  /// Each corner is that of a rectangle whose corners are all like it.
  public nonisolated func path(in rect: CGRect) -> Path {
    let room = rect.insetBy(dx: amount, dy: amount)
    var elements: [Drawing.Outline.Element] = []
    let corners: [(Drawing.RectCorner, CGFloat)] = [
      (.topRight, cornerRadii.topTrailing), (.bottomRight, cornerRadii.bottomTrailing),
      (.bottomLeft, cornerRadii.bottomLeading), (.topLeft, cornerRadii.topLeading),
    ]
    for (index, (_, radius)) in corners.enumerated() {
      let contour = style.path(of: room, cornerRadius: radius - amount).contour.elements
      elements += Self.corner(index, of: contour, isFirst: elements.isEmpty)
    }
    return Path(outline: Drawing.Outline(elements + [.close]))
  }

  /// The elements of a corner, in the order of a contour: top right, bottom right, bottom left, top left.
  private static nonisolated func corner(
    _ index: Int, of contour: [Drawing.Outline.Element], isFirst: Bool
  ) -> [Drawing.Outline.Element] {
    let body = contour.dropFirst().dropLast()
    // A contour of four points has the corners themselves, the first of which begins it.
    guard body.count > 3 else {
      let points = contour.flatMap(\.points)
      let point = points[(index + 1) % 4]
      return [isFirst ? .move(to: point) : .line(to: point)]
    }
    let length = body.count / 4
    var part = Array(body.dropFirst(index * length).prefix(length))
    if isFirst, case .line(let start) = part[0] { part[0] = .move(to: start) }
    return part
  }
}

/// A circle in the middle of its rectangle.
public struct Circle: InsettableShape {
  /// Looks the same in both directions.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  private var amount: CGFloat = 0

  /// A circle as large as fits.
  public nonisolated init() {}

  public nonisolated func inset(by amount: CGFloat) -> Circle {
    var shape = self
    shape.amount += amount
    return shape
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height) - 2 * amount
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: max(0, side), height: max(0, side)))
  }

  /// A circle is as large as fits into what is proposed.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    switch (proposal.width, proposal.height) {
    case (let width?, let height?):
      let side = min(width, height)
      return CGSize(width: side, height: side)
    case (let side?, nil), (nil, let side?): return CGSize(width: side, height: side)
    case (nil, nil): return CGSize(width: 10, height: 10)
    }
  }
}

/// An ellipse.
public struct Ellipse: InsettableShape {
  /// Looks the same in both directions.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  private var amount: CGFloat = 0

  /// An ellipse that touches the four edges of its frame.
  public nonisolated init() {}

  public nonisolated func inset(by amount: CGFloat) -> Ellipse {
    var shape = self
    shape.amount += amount
    return shape
  }

  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: amount, dy: amount)) }
}

/// A rectangle whose shorter sides are round.
public struct Capsule: InsettableShape {
  /// Looks the same in both directions.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The curve of the ends.
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0

  /// A rectangle whose radius is half of its shorter side.
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public nonisolated func inset(by amount: CGFloat) -> Capsule {
    var shape = self
    shape.amount += amount
    return shape
  }

  private nonisolated func rounded(in rect: CGRect) -> Drawing.Path {
    style.path(of: rect.insetBy(dx: amount, dy: amount), cornerRadius: .infinity)
  }

  public nonisolated func path(in rect: CGRect) -> Path { Path(outline: rounded(in: rect).contour) }
  public nonisolated func drawnPath(in rect: CGRect) -> ShapePath { ShapePath(rounded(in: rect)) }
}

/// A rectangle with the corners of what it lies in. Not known to a still picture: a rectangle.
public struct ContainerRelativeShape: InsettableShape {
  /// Looks the same in both directions.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The shape of what the view lies in: a rectangle.
  public nonisolated init() {}
  public nonisolated func inset(by amount: CGFloat) -> ContainerRelativeShape { self }
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Path: Shape {
  /// The same in both directions.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public nonisolated func path(in rect: CGRect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A capsule with continuous ends.
  public static var capsule: Capsule { Capsule() }
  /// A capsule with ends of a curve.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of a radius in points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
