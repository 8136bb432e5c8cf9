package import Foundation

/// The height of a part of a table, and how it is known.
package struct PartHeight: Equatable {
  /// The origin of a height.
  package enum State: UInt8 {
    /// An estimate; the app has not been asked yet.
    case estimated
    /// An estimate; the view that shows the part must be measured, as the app gives no height.
    case automatic
    /// Given by the app.
    case exact
    /// Measured from the view that shows the part.
    case measured
  }

  package var points: CGFloat
  package var state: State

  package static func exact(_ points: CGFloat) -> PartHeight { PartHeight(points: points, state: .exact) }
  package static func estimated(_ points: CGFloat) -> PartHeight { PartHeight(points: points, state: .estimated) }
  package static func automatic(_ points: CGFloat) -> PartHeight { PartHeight(points: points, state: .automatic) }
  package static func measured(_ points: CGFloat) -> PartHeight { PartHeight(points: points, state: .measured) }
}

/// The top of a part in a table's content, and its height.
package struct TableSpan: Equatable {
  package var top: CGFloat
  package var height: CGFloat

  var bottom: CGFloat { top + height }
}
