/// What a sheet is made for, paper or a screen, in points: how much room there is, and how large text is.
struct SheetStyle: Sendable {
  /// The widest that a page may be, margins included. A page of paper is as wide.
  let width: Double
  /// What a page should be no higher than. A page of paper is as high.
  let height: Double
  let isPaper: Bool
  let margin: Double
  /// Between two cases.
  let gap: Double
  /// Between two pictures of a case.
  let innerGap: Double
  let titleSize: Double
  let textSize: Double
  let captionSize: Double
  /// A case is at least as wide as its caption needs.
  let leastCellWidth: Double
  /// Pictures are not made smaller than this, of their size on a device, to save pages.
  let leastScale: Double

  /// A4, landscape: what printers have as it is, and print on Letter at 94 % of its size.
  static let paper = SheetStyle(
    width: 842, height: 595, isPaper: true, margin: 34, gap: 12, innerGap: 4, titleSize: 16, textSize: 9,
    captionSize: 7.5, leastCellWidth: 62, leastScale: 0.22)

  /// As large as a large screen, and no larger than what is on it.
  static let screen = SheetStyle(
    width: 1_600, height: 1_200, isPaper: false, margin: 40, gap: 24, innerGap: 8, titleSize: 28, textSize: 15,
    captionSize: 12, leastCellWidth: 100, leastScale: 0.4)

  var contentWidth: Double { width - 2 * margin }

  var contentHeight: Double { height - 2 * margin }

  /// Of a page that is one of several, and has a line at its foot that says which.
  var sharedContentHeight: Double { contentHeight - captionSize * 2.5 }

  /// A line of a caption.
  var captionHeight: Double { (captionSize * 1.5).rounded(.up) }
}
