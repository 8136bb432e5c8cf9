import Foundation

/// The places of a month's parts, in points.
///
/// A picture of iOS 15, to 0.7 points: 320 by 315 with five weeks, 10 at both sides, seven columns, lines of 45.8, the month at
/// 16, the middles of the arrows 55 and 23 from the right (medium). The heights of the first two lines are what
/// remains, divided by eye.
struct CalendarGeometry {
  static let width: CGFloat = 320
  static let lineHeight: CGFloat = 45.8
  static let inset: CGFloat = 10
  static let monthX: CGFloat = 16
  static let arrows: [CGFloat] = [55, 23]
  static let dayDiameter: CGFloat = 44
  /// The middles of the lines with the month and with the days of the week, and the beginning of the first week.
  static let monthY: CGFloat = 28
  static let weekdayY: CGFloat = 66
  static let weeksY: CGFloat = 82
  private static let bottom: CGFloat = 4
  /// The line with the time below a calendar.
  static let timeHeight: CGFloat = 44

  /// The room for a mark below a day; no public source.
  static let markHeight: CGFloat = 14

  let width: CGFloat
  let weeks: Int
  /// Whether there is room for marks.
  var hasMarks = false

  private var lineHeight: CGFloat { Self.lineHeight + (hasMarks ? Self.markHeight : 0) }

  var height: CGFloat { Self.weeksY + lineHeight * CGFloat(weeks) + Self.bottom }

  private var columnWidth: CGFloat { max(0, width - 2 * Self.inset) / 7 }

  /// The middle of a column, from the left.
  func columnX(_ column: Int) -> CGFloat { Self.inset + columnWidth * (CGFloat(column) + 0.5) }

  /// The middle of a week's line.
  func weekY(_ week: Int) -> CGFloat { Self.weeksY + lineHeight * (CGFloat(week) + 0.5) }

  var weekdaySize: CGSize { CGSize(width: columnWidth, height: 16) }
  var daySize: CGSize {
    CGSize(width: min(columnWidth, Self.dayDiameter), height: Self.dayDiameter + (hasMarks ? Self.markHeight : 0))
  }
}
