/// The state of a cell that is configured.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// Whether a cell is being dragged; nothing is, unless an app says so.
  public enum DragState: Int, Sendable, CaseIterable {
    /// It is not.
    case none = 0
    /// It is being picked up.
    case lifting = 1
    /// It is on its way.
    case dragging = 2
  }

  /// Whether something is dropped on a cell; nothing is, unless an app says so.
  public enum DropState: Int, Sendable, CaseIterable {
    /// Nothing is dragged over the list.
    case none = 0
    /// Something is, but not over the cell.
    case notTargeted = 1
    /// Something is, over the cell.
    case targeted = 2
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell does not react to touches.
  public var isDisabled = false
  /// Whether the cell looks pressed.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is focused; nothing is, unless an app says so.
  public var isFocused = false
  /// Whether the cell is a header or footer that sticks to an edge.
  public var isPinned = false
  /// Whether the cell shows controls of editing.
  public var isEditing = false
  /// Whether the cell shows what is below it in an outline.
  public var isExpanded = false
  /// Whether the cell is swiped aside; nothing is, unless an app says so.
  public var isSwiped = false
  /// Whether the cell is being moved to another place; nothing is, unless an app says so.
  public var isReordering = false
  /// Whether the cell is being dragged.
  public var cellDragState = DragState.none
  /// Whether something is dropped on the cell.
  public var cellDropState = DropState.none
  private var ownValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { ownValues[key] }
    set { ownValues[key] = newValue }
  }
}

/// What configurations look at in a state, whichever kind it is.
struct StateMarks: Hashable {
  var isDisabled = false
  var isHighlighted = false
  var isSelected = false
  var isPinned = false

  /// Those of a state in which nothing is the case.
  init() {}

  /// Those of a state of UIKit's; an app's own kind has none.
  init(_ state: any UIConfigurationState) {
    switch state {
    case let state as UICellConfigurationState:
      (isDisabled, isHighlighted, isSelected) = (state.isDisabled, state.isHighlighted, state.isSelected)
      isPinned = state.isPinned
    case let state as UIViewConfigurationState:
      (isDisabled, isHighlighted, isSelected) = (state.isDisabled, state.isHighlighted, state.isSelected)
      isPinned = state.isPinned
    default: break
    }
  }

  /// Whether a selection, or what looks like one, is shown.
  var isMarked: Bool { isHighlighted || isSelected }
}
