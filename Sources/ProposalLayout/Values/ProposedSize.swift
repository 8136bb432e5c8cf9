/// The size that a container proposes to a child, in points.
///
/// In each direction 0 asks for the least size, infinity for the greatest, and nil for the ideal one
/// (developer.apple.com, `ProposedViewSize`).
package struct ProposedSize: Hashable, Sendable {
  package var width: Double?
  package var height: Double?

  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  package init(_ size: LayoutSize) { self.init(width: size.width, height: size.height) }

  package static let zero = ProposedSize(width: 0, height: 0)
  package static let infinity = ProposedSize(width: .infinity, height: .infinity)
  package static let unspecified = ProposedSize(width: nil, height: nil)

  /// The proposal with ideal lengths in place of nil. Shapes and colours are 10 points long where nothing is proposed.
  package func replacingUnspecified(by size: LayoutSize = LayoutSize(width: 10, height: 10)) -> LayoutSize {
    LayoutSize(width: width ?? size.width, height: height ?? size.height)
  }

  package subscript(axis: LayoutAxis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
