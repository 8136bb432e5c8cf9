package import Foundation

/// How high a part of a table is, and how that is known.
package struct PartHeight: Equatable {
  /// How a height is known.
  package enum State: UInt8 {
    /// Guessed: the app is still to be asked.
    case estimated
    /// Guessed: the view that shows the part is to be asked, as the app leaves it to that.
    case automatic
    /// Said by the app.
    case exact
    /// Asked of the view that shows the part.
    case measured
  }

  package var points: CGFloat
  package var state: State

  package static func exact(_ points: CGFloat) -> PartHeight { PartHeight(points: points, state: .exact) }
  package static func estimated(_ points: CGFloat) -> PartHeight { PartHeight(points: points, state: .estimated) }
  package static func automatic(_ points: CGFloat) -> PartHeight { PartHeight(points: points, state: .automatic) }
  package static func measured(_ points: CGFloat) -> PartHeight { PartHeight(points: points, state: .measured) }
}

/// Where a part of a table begins in its content, and how high it is.
package struct TableSpan: Equatable {
  package var top: CGFloat
  package var height: CGFloat

  var bottom: CGFloat { top + height }
}
