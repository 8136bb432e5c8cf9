package import Drawing
package import Foundation

/// The corners of a row that are rounded by the card of an inset group.
package struct CardCorners: Equatable {
  /// The corner radius of an inset group: continuous corners of 10 fit the edge of a picture to a sixth of a pixel, at
  /// three pixels a point (`public-pictures.md` of the shared facts, 17; QMUI has 10, too).
  package static var radius: CGFloat { 10 }

  package var top: Bool
  package var bottom: Bool

  package init(top: Bool = false, bottom: Bool = false) {
    (self.top, self.bottom) = (top, bottom)
  }

  package var isRound: Bool { top || bottom }

  /// A rectangle with all corners rounded that, clipped to `rect`, looks like this part of the card: high enough for a
  /// whole continuous corner.
  @MainActor
  func extended(_ rect: CGRect, radius: CGFloat = CardCorners.radius) -> CGRect {
    guard top != bottom else { return rect }
    return CGRect(
      x: rect.minX, y: rect.minY - (bottom ? 4 * radius : 0), width: rect.width, height: rect.height + 4 * radius)
  }
}

/// A part of a card: a rectangle with two rounded corners at the top, two at the bottom, all four, or none.
///
/// Where only two are rounded, the shape extends beyond the rectangle, and is clipped to it.
@MainActor
package struct CardShape {
  package let shape: RoundedRectangle
  private let clip: CGRect?

  package init(_ rect: CGRect, top: Bool, bottom: Bool, radius: CGFloat = CardCorners.radius) {
    let corners = CardCorners(top: top, bottom: bottom)
    shape = RoundedRectangle(
      rect: corners.extended(rect, radius: radius), cornerRadius: corners.isRound ? Double(radius) : 0,
      curve: corners.isRound ? .continuous : .circular)
    clip = top != bottom ? rect : nil
  }

  /// The drawing commands clipped to the rectangle, where the shape extends beyond it.
  package func clipped(_ commands: [DrawCommand]) -> [DrawCommand] {
    clip.map { commands.inside(.clip(.rectangle($0))) } ?? commands
  }
}
