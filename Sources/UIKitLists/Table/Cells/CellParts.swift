import Foundation

/// What a table's cell has besides its content view, and the state it is in.
struct CellParts {
  enum LabelRole { case text, detail }

  /// Made when they are first asked for.
  var text: UILabel?
  var detail: UILabel?
  var picture: UIImageView?
  /// The system's pictures at the end, and the controls of editing.
  var glyphs: [AccessoryGlyphView] = []
  var separators: [CellSeparatorView] = []
  /// The colour the app has set.
  var background: UIColor?
  var separatorInset: UIEdgeInsets?
  var hasOwnMargins = false
  /// Labels that may have several lines for the text size alone.
  var wrapped: Set<ObjectIdentifier> = []
  /// Whether the table is one of groups.
  var isInGroup = false
  var isSelected = false
  var isHighlighted = false
  var isEditing = false

  /// Whether the cell looks selected.
  var isMarked: Bool { isSelected || isHighlighted }
}

/// How a row lies in its table: what the table tells a cell.
struct RowContext: Equatable {
  /// The rounded corners of an inset group.
  var roundsTop = false
  var roundsBottom = false
  /// Lines at the bottom and, above the first row of a group, at the top; nil for none.
  var bottomLine: SeparatorLine?
  var topLine: SeparatorLine?
  var separatorColor: UIColor?
  var separatorInset = UIEdgeInsets.zero
  /// The colour where the app sets none.
  var background: UIColor?
  /// What the safe area takes at the sides.
  var sides = UIEdgeInsets.zero
  var editingStyle = UITableViewCell.EditingStyle.none
  var mayMove = false
  var isMultipleSelection = false
  /// Whether nobody has said where separators begin: they do where the text does.
  var isInsetAutomatic = true

  /// How far a separator reaches.
  enum SeparatorLine { case inset, whole }
}
