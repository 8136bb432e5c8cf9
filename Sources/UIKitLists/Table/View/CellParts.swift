import Foundation

/// The parts of a table cell besides its content view, and its state.
struct CellParts {
  enum LabelRole { case text, detail }

  /// The labels and the image view, created when they are first asked for.
  var text: UILabel?
  var detail: UILabel?
  var picture: UIImageView?
  /// The system's images at the end, and the editing controls.
  var glyphs: [AccessoryGlyphView] = []
  /// The accessibility element beside that of a detail button.
  var rest: CellRestElement?
  var separators: [CellSeparatorView] = []
  /// The background colour set by the app.
  var background: UIColor?
  var separatorInset: UIEdgeInsets?
  var hasOwnMargins = false
  /// The labels that have several lines only because of the text size.
  var wrapped: Set<ObjectIdentifier> = []
  /// Whether the table's style is a grouped one.
  var isInGroup = false
  var isSelected = false
  var isHighlighted = false
  var isEditing = false

  /// Whether the cell appears selected.
  var isMarked: Bool { isSelected || isHighlighted }
}

/// The position and decoration of a row in its table, as passed to its cell.
struct RowContext: Equatable {
  /// Whether the row has the rounded top or bottom corners of an inset group.
  var roundsTop = false
  var roundsBottom = false
  /// The separator lines at the bottom and, above the first row of a group, at the top; `nil` for none.
  var bottomLine: SeparatorLine?
  var topLine: SeparatorLine?
  var separatorColor: UIColor?
  var separatorInset = UIEdgeInsets.zero
  /// The background colour if the app sets none.
  var background: UIColor?
  /// The insets for the safe area at the sides.
  var sides = UIEdgeInsets.zero
  var editingStyle = UITableViewCell.EditingStyle.none
  var mayMove = false
  var isMultipleSelection = false
  /// Whether no inset was set for separators, so that they begin where the text does.
  var isInsetAutomatic = true

  /// The extent of a separator.
  enum SeparatorLine { case inset, whole }
}
