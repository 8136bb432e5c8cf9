import Foundation
import SystemText

/// The measurements of tables in the look of iOS 15 to 18, in points.
///
/// Sources, unless a member names another: `tables-and-controls.md` of the shared facts, §1 and §2, which count frames
/// stored by Interface Builder in 1,366 documents of 45 repositories.
@MainActor
enum TableMetrics {
  // MARK: Margins

  /// The margin at a table's sides: 16 up to 375 points of width, 20 from 390 on. Root views have 20 only from 414 on.
  ///
  /// Measured in pictures of apps (`public-pictures.md` of the shared facts, 1 to 7): 16 at 320 and 375, 20 at 390,
  /// 393, 402, 414 and 1024, on iOS 13.3 to 18.5. Between 375 and 390 nothing is known, but no iPhone has such a width.
  /// Frames stored by Interface Builder have 16 at 393, as if in a root view.
  static func margin(tableWidth: CGFloat) -> CGFloat { tableWidth >= 390 ? 20 : 16 }

  /// The margin above and below the content of a cell: 11 in one public view debugger. Whether it grows with the text
  /// is unknown.
  static var contentMarginVertical: CGFloat { 11 }
  /// The minimum margin at the content's sides, as next to an accessory (41 of 41 files).
  static var contentMarginBesideAccessory: CGFloat { 8 }

  // MARK: Heights

  /// The height of a row without any other. Stored rows have 44 less a pixel, and tables may add that at run time: 44
  /// is assumed.
  static var standardRowHeight: CGFloat { 44 }

  /// The room for the separator below the content of a self-sizing row: a pixel if the content is a configuration's,
  /// none otherwise. So a line of body text makes a row of 44 and a pixel, all of it the content view's, but a row of
  /// 44 with the texts of the cell (`public-pictures.md`, 9 and 10: iOS 14.5 to 18.5, and 13.3).
  ///
  /// Whether rows higher than the minimum have it too, and what tables without separators do, is not publicly known:
  /// here a row has it if its table has separators.
  static func separatorRoom(isConfigured: Bool, _ style: UITableViewCell.SeparatorStyle, _ grid: PixelGrid) -> CGFloat {
    isConfigured && style != .none ? 1 / grid.scale : 0
  }

  /// The estimated height of a row without another estimate. UIKit's is not public.
  static var estimatedRowHeight: CGFloat { 44 }

  /// The height of a grouped table's header without a title: 17.5 and, at three pixels a point, 17.667, from memory.
  static func emptyGroupHeight(_ grid: PixelGrid) -> CGFloat { grid.nearest(17.6) }

  /// The extra height of a grouped table's first header with a title: 17.5 and 17.333 (20 of 20 files).
  static func firstGroupExtra(_ grid: PixelGrid) -> CGFloat { grid.nearest(17.4) }

  /// The height of a header with a title of one line at the standard text size: 38 in grouped tables (13 of 14), 28 in
  /// plain ones.
  static func headerHeight(_ style: UITableView.Style) -> CGFloat { style == .plain ? 28 : 38 }

  /// The padding above a plain header since iOS 15 (17 of 18 files); grouped headers have none.
  static func headerTopPadding(_ style: UITableView.Style) -> CGFloat { style == .plain ? 22 : 0 }

  /// The padding above and below a footer's title. 8 and 6 were measured on iOS 26 (OpenUIKit); stored footers of two
  /// lines from before it agree, those of one do not.
  static let footerPadding = (top: CGFloat(8), bottom: CGFloat(6))

  /// The greatest height of headers and footers that Interface Builder stores for grouped tables by itself.
  static var storedHeight: CGFloat { 18 }

  /// The padding below the title of a grouped header, as in `UIListContentConfiguration.groupedHeader()`.
  static var groupedHeaderBottom: CGFloat { 6 }

  /// Whether a height of 0 for a grouped header or footer means the standard height: QMUI returns the least positive
  /// number to get none.
  static func zeroIsStandard(_ style: UITableView.Style) -> Bool { style != .plain }

  // MARK: Cells

  /// The space between an image and the text beside it (10 of 10).
  static var imageSpacing: CGFloat { 15 }
  /// The width of the text in `value2`, and the space between it and the detail (1 of 1).
  static let value2 = (textWidth: CGFloat(91), spacing: CGFloat(6))
  /// The padding and spacing of a subtitle cell that sizes its row: 55.5 for 17 and 12 points at two pixels a point (3
  /// of 3).
  static let subtitle = (top: CGFloat(10), spacing: CGFloat(1), bottom: CGFloat(9.5))
  /// The minimum space between a value and its text, side by side. No public source has it for cells; list
  /// configurations have 8.
  static var valueSpacing: CGFloat { 8 }

  // MARK: Editing

  /// The indentation of the content for a delete or insert control: 38 to 40 from memory.
  static var editControlWidth: CGFloat { 38 }
  /// The width of a reorder control at the end. The actual width is unknown.
  static var reorderControlWidth: CGFloat { 38 }

  // MARK: Index

  /// The width of the index, which is taken from the content of rows (from memory, low confidence).
  static var indexWidth: CGFloat { 15 }
  /// The font of the index, which does not grow with the text (from memory, low confidence).
  static var indexFont: UIFont { .systemFont(ofSize: 11, weight: .semibold) }
  /// The distance of its titles (from memory, low confidence).
  static var indexPitch: CGFloat { 14 }
}
