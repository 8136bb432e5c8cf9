import Drawing
import Foundation

/// The geometry of a wheel seen from the front: rows on a cylinder, in points.
///
/// Public pictures of iOS 16 and 17: rows are 31.4, 58.3, 77.6 and 87.1 from the middle, which is the radius of 87.6 times the
/// sines of multiples of 21°, that is of rows 32 high on it; nothing is shown beyond the fourth. The text of the
/// selected row is larger by 1.12.
struct WheelGeometry {
  static let height: CGFloat = 216
  static let radius: CGFloat = 87.6
  static let rowHeight: CGFloat = 32
  /// The most rows on each side of the selected one.
  static let reach = 4
  static let magnification: CGFloat = 1.12
  static let fontSize: CGFloat = 22

  static let bandHeight: CGFloat = 34
  static let bandInset: CGFloat = 9
  static let bandRadius: CGFloat = 8

  /// A row that is so many rows below the selected one.
  struct Row: Equatable {
    let distance: Int
    /// The middle's distance from that of the wheel.
    let y: CGFloat
    /// The factor of its height.
    let scale: CGFloat
  }

  /// The rows that are seen from the front, from the top to the bottom, of a height in points.
  static func rows(height: CGFloat) -> [Row] {
    let angle = Double(max(height, 1) / radius)
    return (-reach...reach).compactMap { distance in
      let turn = Double(distance) * angle
      guard turn.magnitude < .pi / 2 else { return nil }
      let (sine, cosine) = Trigonometry.sineAndCosine(turn)
      return Row(distance: distance, y: radius * CGFloat(sine), scale: CGFloat(cosine))
    }
  }

  static func band(in size: CGSize) -> CGRect {
    CGRect(
      x: bandInset, y: (size.height - bandHeight) / 2, width: max(0, size.width - 2 * bandInset), height: bandHeight)
  }

  /// The columns from left to right: those without a width of their own share the room equally, in whole points, with 5
  /// between them (a Mac's arithmetic; medium confidence). All are in the middle.
  static func columns(given: [CGFloat?], in width: CGFloat) -> [(x: CGFloat, width: CGFloat)] {
    guard !given.isEmpty else { return [] }
    let room = max(0, width - 2 * bandInset - columnGap * CGFloat(given.count - 1))
    let taken = given.reduce(0) { $0 + ($1 ?? 0) }
    let free = given.count { $0 == nil }
    let share = free > 0 ? (max(0, room - taken) / CGFloat(free)).rounded(.down) : 0
    let widths = given.map { $0 ?? share }
    let total = widths.reduce(0, +) + columnGap * CGFloat(given.count - 1)
    var x = (width - total) / 2
    return widths.map { width in
      defer { x += width + columnGap }
      return (x, width)
    }
  }

  private static let columnGap: CGFloat = 5
}
