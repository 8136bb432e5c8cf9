/// A line of a view that containers align: its place from the view's top or leading edge follows from the view's size, unless
/// the view says otherwise (developer.apple.com, `AlignmentID`).
package struct AlignmentGuide: Sendable {
  /// The axis along which places are measured: horizontal for leading, vertical for a baseline.
  package let axis: LayoutAxis
  /// The name, which alone tells guides of an axis apart.
  package let name: String
  /// The place in a view that does not say.
  let defaultValue: @Sendable (LayoutSize) -> Double
  /// The rule by which several children that name a place answer for their container.
  let choice: Choice

  enum Choice: Sendable {
    case first, last, average
  }

  init(
    _ axis: LayoutAxis, _ name: String, choice: Choice = .average,
    _ defaultValue: @escaping @Sendable (LayoutSize) -> Double
  ) {
    self.axis = axis
    self.name = name
    self.choice = choice
    self.defaultValue = defaultValue
  }

  /// A guide of an app's own.
  package init(_ axis: LayoutAxis, name: String, defaultValue: @escaping @Sendable (LayoutSize) -> Double) {
    self.init(axis, name, defaultValue)
  }

  package static let leading = AlignmentGuide(.horizontal, "leading") { _ in 0 }
  package static let centerX = AlignmentGuide(.horizontal, "center") { $0.width / 2 }
  package static let trailing = AlignmentGuide(.horizontal, "trailing") { $0.width }
  package static let top = AlignmentGuide(.vertical, "top") { _ in 0 }
  package static let centerY = AlignmentGuide(.vertical, "center") { $0.height / 2 }
  package static let bottom = AlignmentGuide(.vertical, "bottom") { $0.height }
  /// A view without text has its baselines at its bottom.
  package static let firstTextBaseline = AlignmentGuide(.vertical, "firstTextBaseline", choice: .first) { $0.height }
  package static let lastTextBaseline = AlignmentGuide(.vertical, "lastTextBaseline", choice: .last) { $0.height }

  /// The place in a view that does not say.
  package func standardPlace(in size: LayoutSize) -> Double { defaultValue(size) }

  /// The identity of the guide.
  package var key: Key { Key(axis: axis, name: name) }

  package struct Key: Hashable, Sendable {
    let axis: LayoutAxis
    let name: String
  }
}

/// A guide in each direction.
package struct LayoutAlignment: Sendable {
  package let horizontal: AlignmentGuide
  package let vertical: AlignmentGuide

  package init(_ horizontal: AlignmentGuide, _ vertical: AlignmentGuide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package static let center = LayoutAlignment(.centerX, .centerY)
  package static let topLeading = LayoutAlignment(.leading, .top)
  package static let top = LayoutAlignment(.centerX, .top)
  package static let topTrailing = LayoutAlignment(.trailing, .top)
  package static let leading = LayoutAlignment(.leading, .centerY)
  package static let trailing = LayoutAlignment(.trailing, .centerY)
  package static let bottomLeading = LayoutAlignment(.leading, .bottom)
  package static let bottom = LayoutAlignment(.centerX, .bottom)
  package static let bottomTrailing = LayoutAlignment(.trailing, .bottom)
}
