/// The metrics of a sheet on paper or a screen, in points: its space and text sizes.
struct SheetStyle: Sendable {
  /// The maximum width of a page, including margins; the exact width on paper.
  let width: Double
  /// The preferred maximum height of a page; the exact height on paper.
  let height: Double
  let isPaper: Bool
  let margin: Double
  /// The space between two cases.
  let gap: Double
  /// The space between two pictures of a case.
  let innerGap: Double
  let titleSize: Double
  let textSize: Double
  let captionSize: Double
  /// The minimum width of a case, for its caption.
  let leastCellWidth: Double
  /// The scale, relative to the device, below which pictures are not reduced to save pages.
  let leastScale: Double

  /// A4, landscape: printers support it directly, and print it on Letter at 94 % of its size.
  static let paper = SheetStyle(
    width: 842, height: 595, isPaper: true, margin: 34, gap: 12, innerGap: 4, titleSize: 16, textSize: 9,
    captionSize: 7.5, leastCellWidth: 62, leastScale: 0.22)

  /// As large as a large screen, but no larger than its contents.
  static let screen = SheetStyle(
    width: 1_600, height: 1_200, isPaper: false, margin: 40, gap: 24, innerGap: 8, titleSize: 28, textSize: 15,
    captionSize: 12, leastCellWidth: 100, leastScale: 0.4)

  var contentWidth: Double { width - 2 * margin }

  var contentHeight: Double { height - 2 * margin }

  /// The content height of a page that is one of several, with a line at its foot.
  var sharedContentHeight: Double { contentHeight - captionSize * 2.5 }

  /// The height of a caption's line.
  var captionHeight: Double { (captionSize * 1.5).rounded(.up) }
}
