import Foundation
import SystemText

/// The figures of the classic look (iOS 13 to 18) that tables are made of, in points.
///
/// Sources, unless a member names another: `tables-and-controls.md` of the shared facts, §1 and §2, which count frames
/// that Interface Builder stored in 1,366 documents of 45 repositories.
@MainActor
enum TableMetrics {
  // MARK: Margins

  /// The margin at a table's sides, in points: 16 up to 375 and 20 from 390 on, which root views have from 414 on.
  ///
  /// Read off pictures of apps (`public-pictures.md` of the shared facts, 1 to 7): 16 at 320 and 375, 20 at 390, 393, 402, 414
  /// and 1024, on iOS 13.3 to 18.5. Between 375 and 390 nothing is known; no iPhone is so wide. Frames that Interface Builder
  /// stored have 16 at 393, as if in a root view.
  static func margin(tableWidth: CGFloat) -> CGFloat { tableWidth >= 390 ? 20 : 16 }

  /// Above and below the content of a cell: 11 in one public view debugger; whether it grows with the text is unknown.
  static var contentMarginVertical: CGFloat { 11 }
  /// The least at the content's sides: what is left beside an accessory (41 of 41 files).
  static var contentMarginBesideAccessory: CGFloat { 8 }

  // MARK: Heights

  /// A row that nothing gives a height. Stored rows have 44 less a pixel, at run time tables may add that: 44 is
  /// believed.
  static var standardRowHeight: CGFloat { 44 }

  /// What a row that sizes itself has below its content for the separator: a pixel where the content is a configuration's,
  /// none elsewhere. A line of body text makes a row of 44 and a pixel then, all of which is the content view's, and one of 44
  /// with the texts of the cell (`public-pictures.md`, 9 and 10: iOS 14.5 to 18.5, and 13.3).
  ///
  /// Whether rows higher than the least have it too, and what tables without separators do, public facts do not say: here a
  /// row has it if its table has separators.
  static func separatorRoom(isConfigured: Bool, _ style: UITableViewCell.SeparatorStyle, _ grid: PixelGrid) -> CGFloat {
    isConfigured && style != .none ? 1 / grid.scale : 0
  }

  /// What a row is guessed to be as long as nobody knows better. UIKit's guess is not public.
  static var estimatedRowHeight: CGFloat { 44 }

  /// A grouped table's header without a title: 17.5 and, at three pixels a point, 17.667 are recalled.
  static func emptyGroupHeight(_ grid: PixelGrid) -> CGFloat { grid.nearest(17.6) }

  /// What the first titled header of a grouped table has above others: 17.5 and 17.333 (20 of 20 files).
  static func firstGroupExtra(_ grid: PixelGrid) -> CGFloat { grid.nearest(17.4) }

  /// A header with a title of one line at the standard text size: 38 in grouped tables (13 of 14), 28 in plain ones.
  static func headerHeight(_ style: UITableView.Style) -> CGFloat { style == .plain ? 28 : 38 }

  /// The room above a plain header since iOS 15 (17 of 18 files); grouped headers have none.
  static func headerTopPadding(_ style: UITableView.Style) -> CGFloat { style == .plain ? 22 : 0 }

  /// Above and below a footer's title. 8 and 6 were measured on 26 (OpenUIKit); stored classic footers of two lines
  /// agree, of one they do not.
  static let footerPadding = (top: CGFloat(8), bottom: CGFloat(6))

  /// Below the title of a grouped header, as in `UIListContentConfiguration.groupedHeader()`.
  static var groupedHeaderBottom: CGFloat { 6 }

  /// Whether 0, given for a grouped header or footer, stands for the standard height: QMUI returns the least positive
  /// number to have none.
  static func zeroIsStandard(_ style: UITableView.Style) -> Bool { style != .plain }

  // MARK: Cells

  /// Between a picture and the text beside it (10 of 10).
  static var imageSpacing: CGFloat { 15 }
  /// Value2: how wide the text is, and how far the detail is from it (1 of 1).
  static let value2 = (textWidth: CGFloat(91), spacing: CGFloat(6))
  /// A subtitle that sizes its row: 55.5 for 17 and 12 points at two pixels a point (3 of 3).
  static let subtitle = (top: CGFloat(10), spacing: CGFloat(1), bottom: CGFloat(9.5))
  /// The least between a value and its text, side by side. Nothing public says it for cells; list configurations have 8.
  static var valueSpacing: CGFloat { 8 }
  /// Between two accessories (QMUI's default).
  static var accessorySpacing: CGFloat { 12 }
  /// The corners of an inset group (QMUI).
  static var cardRadius: CGFloat { 10 }

  // MARK: Editing

  /// How far the content moves for the control that deletes or inserts: 38 to 40 are recalled.
  static var editControlWidth: CGFloat { 38 }
  /// What the control that moves a row takes at the end; unknown.
  static var reorderControlWidth: CGFloat { 38 }
}
