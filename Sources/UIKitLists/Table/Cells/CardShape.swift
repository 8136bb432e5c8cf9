import Drawing
import Foundation

/// Which corners of a row the card of an inset group rounds.
struct CardCorners: Equatable {
  var top = false
  var bottom = false

  var isRound: Bool { top || bottom }

  /// A rectangle that has all corners rounded and looks, cut off at the given one, as a part of the card.
  @MainActor
  func extended(_ rect: CGRect, radius: CGFloat = TableMetrics.cardRadius) -> CGRect {
    guard top != bottom else { return rect }
    return CGRect(
      x: rect.minX, y: rect.minY - (bottom ? 2 * radius : 0), width: rect.width, height: rect.height + 2 * radius)
  }
}

/// A part of a card: a rectangle with both corners rounded at the top, at the bottom, at both, or nowhere.
///
/// Where but two are rounded, the shape goes on beyond the rectangle, and is cut off there.
@MainActor
struct CardShape {
  let shape: RoundedRectangle
  private let clip: CGRect?

  init(_ rect: CGRect, top: Bool, bottom: Bool, radius: CGFloat = TableMetrics.cardRadius) {
    let corners = CardCorners(top: top, bottom: bottom)
    shape = RoundedRectangle(
      rect: corners.extended(rect, radius: radius), cornerRadius: corners.isRound ? Double(radius) : 0)
    clip = top != bottom ? rect : nil
  }

  /// Commands that paint the shape, as far as they are in the rectangle.
  func clipped(_ commands: [DrawCommand]) -> [DrawCommand] {
    clip.map { commands.inside(.clip(.rectangle($0))) } ?? commands
  }
}
