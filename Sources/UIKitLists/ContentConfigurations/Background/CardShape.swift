import Drawing
import Foundation

/// The corners of a row that are rounded by the card of an inset group.
struct CardCorners: Equatable {
  /// The corner radius of an inset group (QMUI).
  static var radius: CGFloat { 10 }

  var top = false
  var bottom = false

  var isRound: Bool { top || bottom }

  /// A rectangle with all corners rounded that, clipped to `rect`, looks like this part of the card.
  @MainActor
  func extended(_ rect: CGRect, radius: CGFloat = CardCorners.radius) -> CGRect {
    guard top != bottom else { return rect }
    return CGRect(
      x: rect.minX, y: rect.minY - (bottom ? 2 * radius : 0), width: rect.width, height: rect.height + 2 * radius)
  }
}

/// A part of a card: a rectangle with two rounded corners at the top, two at the bottom, all four, or none.
///
/// Where only two are rounded, the shape extends beyond the rectangle, and is clipped to it.
@MainActor
struct CardShape {
  let shape: RoundedRectangle
  private let clip: CGRect?

  init(_ rect: CGRect, top: Bool, bottom: Bool, radius: CGFloat = CardCorners.radius) {
    let corners = CardCorners(top: top, bottom: bottom)
    shape = RoundedRectangle(
      rect: corners.extended(rect, radius: radius), cornerRadius: corners.isRound ? Double(radius) : 0)
    clip = top != bottom ? rect : nil
  }

  /// The drawing commands clipped to the rectangle, where the shape extends beyond it.
  func clipped(_ commands: [DrawCommand]) -> [DrawCommand] {
    clip.map { commands.inside(.clip(.rectangle($0))) } ?? commands
  }
}
