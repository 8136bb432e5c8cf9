public import Foundation
public import HeadlessSwiftUI

/// The position of a mark's annotation.
public struct AnnotationPosition: Sendable {
  /// As the chart has it.
  public static let automatic = AnnotationPosition()
  /// On the mark.
  public static let overlay = AnnotationPosition()
  /// Above it.
  public static let top = AnnotationPosition()
  /// Below it.
  public static let bottom = AnnotationPosition()
  /// Before it.
  public static let leading = AnnotationPosition()
  /// After it.
  public static let trailing = AnnotationPosition()
  /// Above and before it.
  public static let topLeading = AnnotationPosition()
  /// Above and after it.
  public static let topTrailing = AnnotationPosition()
  /// Below and before it.
  public static let bottomLeading = AnnotationPosition()
  /// Below and after it.
  public static let bottomTrailing = AnnotationPosition()
}

/// The resolution for a note that has no room.
public struct AnnotationOverflowResolution: Sendable {
  /// The strategy along an axis.
  public struct Strategy: Sendable {
    /// As the chart has it.
    public static let automatic = Strategy()
    /// It moves into the chart.
    public static let fit = Strategy()
    /// It moves into a part of the chart.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
    /// The chart makes room.
    public static let padScale = Strategy()
    /// Nothing.
    public static let disabled = Strategy()
  }

  /// A part of the chart.
  public struct Boundary: Sendable {
    /// As the chart has it.
    public static let automatic = Boundary()
    /// The chart.
    public static let chart = Boundary()
    /// The area of the marks.
    public static let plot = Boundary()
  }

  /// As the chart has it.
  public static let automatic = AnnotationOverflowResolution()
  init() {}
  /// Creates a resolution of a strategy for each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

/// The mark that an annotation is made for.
public struct AnnotationContext {
  /// The size of the mark: none.
  public var targetSize: CGSize { .zero }
}
