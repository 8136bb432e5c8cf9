/// The state of a view being configured, such as a header or footer.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled, and does not react to touches.
  public var isDisabled = false
  /// Whether the view is highlighted.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus. It never does, unless an app says so.
  public var isFocused = false
  /// Whether the view is a header or footer that is pinned to an edge.
  public var isPinned = false
  private var ownValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { ownValues[key] }
    set { ownValues[key] = newValue }
  }
}
