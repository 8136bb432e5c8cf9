package import Foundation

/// The places of a split view's columns, from the leading edge on, in points. Knows no view.
package struct SplitGeometry: Equatable, Sendable {
  /// The columns beside or over the content, from the leading edge on.
  package enum Arrangement: Equatable, Sendable {
    /// Columns beside the content, which has the rest of the width.
    case beside
    /// Columns over the content, which has the whole width.
    case over
    /// Columns that push the content aside, which keeps its width as beside one column.
    case displacing
  }

  package let size: CGSize
  package let pixel: CGFloat

  package init(size: CGSize, pixel: CGFloat) {
    (self.size, self.pixel) = (size, pixel)
  }

  /// The standard width of a column: 320, at most 0.4 of the width (`preferredPrimaryColumnWidthFraction`'s documented
  /// standard up to iOS 13; medium). Columns between the first and the content have the same (no source).
  package static let standardWidth: CGFloat = 320
  package static let standardFraction: CGFloat = 0.4
  /// The opacity of the black over content below columns. No source.
  package static let dimming: CGFloat = 0.2

  /// A column's width by the app's preferences; negative ones are none.
  package func width(preferred: CGFloat, fraction: CGFloat, least: CGFloat, most: CGFloat) -> CGFloat {
    var width = min(Self.standardWidth, size.width * Self.standardFraction)
    if fraction >= 0, fraction.isFinite { width = size.width * min(fraction, 1) }
    if preferred >= 0, preferred.isFinite { width = preferred }
    if most >= 0, most.isFinite { width = min(width, most) }
    if least >= 0, least.isFinite { width = max(width, least) }
    return min(width, size.width)
  }

  /// The frames of columns of some widths, and that of the content: a line of one pixel is between neighbours, so that beside
  /// 320 of 1024 points the content has 703.5 (at two pixels per point, medium).
  package func frames(columns widths: [CGFloat], _ arrangement: Arrangement) -> (columns: [CGRect], content: CGRect) {
    var x: CGFloat = 0
    let columns = widths.map { width in
      defer { x += width + pixel }
      return CGRect(x: x, y: 0, width: width, height: size.height)
    }
    switch arrangement {
    case .over: return (columns, CGRect(origin: .zero, size: size))
    case .beside: return (columns, CGRect(x: x, y: 0, width: max(0, size.width - x), height: size.height))
    case .displacing:
      let own = max(0, size.width - ((widths.last ?? 0) + pixel))
      return (columns, CGRect(x: x, y: 0, width: own, height: size.height))
    }
  }
}
