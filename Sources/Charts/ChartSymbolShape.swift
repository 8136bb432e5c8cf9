public import Foundation
public import HeadlessSwiftUI

/// The shape of a point.
public protocol ChartSymbolShape: Shape {
  /// The rectangle in which the shape looks as large as a square of 1 by 1.
  nonisolated var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  /// The line along the shape's edge, as a symbol.
  @_disfavoredOverload
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    StrokedSymbolShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// The line along the shape's edge, as a symbol.
  @_disfavoredOverload
  public nonisolated func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    StrokedSymbolShape(shape: self, style: style)
  }
}

/// A symbol whose type is not known.
public struct AnyChartSymbolShape: ChartSymbolShape {
  private let outline: @Sendable (CGRect) -> HeadlessSwiftUI.Path
  public nonisolated let perceptualUnitRect: CGRect

  /// A symbol of any type.
  public nonisolated init<S: ChartSymbolShape>(_ symbol: S) {
    outline = { symbol.path(in: $0) }
    perceptualUnitRect = symbol.perceptualUnitRect
  }

  public nonisolated func path(in rect: CGRect) -> HeadlessSwiftUI.Path { outline(rect) }
}

extension Circle: ChartSymbolShape {
  public nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

/// The line along a symbol's edge, all of it inside.
private struct StrokedSymbolShape<Symbol: ChartSymbolShape>: ChartSymbolShape {
  let shape: Symbol
  let style: StrokeStyle

  nonisolated var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
  nonisolated func path(in rect: CGRect) -> HeadlessSwiftUI.Path {
    shape.path(in: rect.insetBy(dx: style.lineWidth / 2, dy: style.lineWidth / 2)).strokedPath(style)
  }
}

/// A shape of the system's.
public struct BasicChartSymbolShape: ChartSymbolShape {
  /// A circle.
  public static let circle = BasicChartSymbolShape()
  /// A square.
  public static let square = BasicChartSymbolShape()
  /// A triangle.
  public static let triangle = BasicChartSymbolShape()
  /// A square on its corner.
  public static let diamond = BasicChartSymbolShape()
  /// A shape of five sides.
  public static let pentagon = BasicChartSymbolShape()
  /// A plus.
  public static let plus = BasicChartSymbolShape()
  /// A cross.
  public static let cross = BasicChartSymbolShape()
  /// A star.
  public static let asterisk = BasicChartSymbolShape()

  public nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  public nonisolated func path(in rect: CGRect) -> HeadlessSwiftUI.Path { Circle().path(in: rect) }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static nonisolated var circle: BasicChartSymbolShape { .circle }
  /// A square.
  public static nonisolated var square: BasicChartSymbolShape { .square }
  /// A triangle.
  public static nonisolated var triangle: BasicChartSymbolShape { .triangle }
  /// A square on its corner.
  public static nonisolated var diamond: BasicChartSymbolShape { .diamond }
  /// A shape of five sides.
  public static nonisolated var pentagon: BasicChartSymbolShape { .pentagon }
  /// A plus.
  public static nonisolated var plus: BasicChartSymbolShape { .plus }
  /// A cross.
  public static nonisolated var cross: BasicChartSymbolShape { .cross }
  /// A star.
  public static nonisolated var asterisk: BasicChartSymbolShape { .asterisk }
}
