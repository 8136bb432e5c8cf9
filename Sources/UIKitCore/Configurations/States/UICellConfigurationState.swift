/// The state of a cell that is configured.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The drag state of a cell. Nothing is dragged, unless an app says so.
  public enum DragState: Int, Sendable, CaseIterable {
    /// Not being dragged.
    case none = 0
    /// Being picked up.
    case lifting = 1
    /// Being dragged.
    case dragging = 2
  }

  /// The drop state of a cell. Nothing is dropped, unless an app says so.
  public enum DropState: Int, Sendable, CaseIterable {
    /// Nothing is dragged over the list.
    case none = 0
    /// Something is dragged over the list, but not over the cell.
    case notTargeted = 1
    /// Something is dragged over the cell.
    case targeted = 2
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled, and does not react to touches.
  public var isDisabled = false
  /// Whether the cell is highlighted.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus. It never does, unless an app says so.
  public var isFocused = false
  /// Whether the cell is a header or footer that is pinned to an edge.
  public var isPinned = false
  /// Whether the cell is in editing mode.
  public var isEditing = false
  /// Whether the cell's items in an outline are expanded.
  public var isExpanded = false
  /// Whether the cell is swiped. It never is, unless an app says so.
  public var isSwiped = false
  /// Whether the cell is being reordered. It never is, unless an app says so.
  public var isReordering = false
  /// The drag state of the cell.
  public var cellDragState = DragState.none
  /// The drop state of the cell.
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

/// The parts of a state that configurations depend on, for all kinds of states.
package struct StateFlags: Hashable {
  package var isDisabled = false
  package var isHighlighted = false
  package var isSelected = false
  package var isPinned = false

  /// Creates marks of which none is set.
  package init() {}

  /// The marks of one of UIKit's states; for an app's own type of state none is set.
  package init(_ state: any UIConfigurationState) {
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

  /// Whether the cell or view appears selected.
  package var isMarked: Bool { isHighlighted || isSelected }
}
