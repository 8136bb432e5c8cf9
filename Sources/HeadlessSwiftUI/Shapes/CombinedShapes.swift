import Drawing
public import Foundation
public import HeadlessUIKit

/// A shape of two.
public struct _CombinedShape<First: Shape, Second: Shape>: Shape, ApproximateShape {
  enum Operation {
    case union, intersection, difference, symmetricDifference
  }

  let first: First
  let second: Second
  let operation: Operation

  /// Of the parts that both have, or only one has, nothing is known but what the even-odd rule leaves out.
  nonisolated var note: String? {
    switch operation {
    case .union, .symmetricDifference: nil
    case .intersection: "The intersection of shapes is not drawn: the first is."
    case .difference: "A shape without another is drawn by the even-odd rule: the other's part outside is seen."
    }
  }

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

  public nonisolated func path(in rect: CGRect) -> Path {
    var path = first.path(in: rect)
    if operation != .intersection { path.addPath(second.path(in: rect)) }
    return path
  }

  public nonisolated func drawnPath(in rect: CGRect) -> ShapePath {
    var outline = path(in: rect).outline
    outline.usesEvenOddRule = operation == .difference || operation == .symmetricDifference
    return ShapePath(.outline(outline))
  }
}

/// A shape that is drawn nearly.
protocol ApproximateShape {
  /// The difference from a device; nil if there is none.
  nonisolated var note: String? { get }
}

extension Shape {
  /// The difference of the shape from a device; nil if there is none.
  nonisolated var approximation: String? { (self as? any ApproximateShape)?.note }

  /// All that this or the other shape has, as long as their lines run the same way around.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> _CombinedShape<Self, T> {
    _CombinedShape(first: self, second: other, operation: .union)
  }
  /// The intersection of both shapes. It is not drawn: a finding says so.
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> _CombinedShape<Self, T> {
    _CombinedShape(first: self, second: other, operation: .intersection)
  }
  /// This shape without the other, as long as that lies within it: a finding says so.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> _CombinedShape<Self, T> {
    _CombinedShape(first: self, second: other, operation: .difference)
  }
  /// The area that only one of the shapes covers.
  public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> _CombinedShape<Self, T> {
    _CombinedShape(first: self, second: other, operation: .symmetricDifference)
  }
}
