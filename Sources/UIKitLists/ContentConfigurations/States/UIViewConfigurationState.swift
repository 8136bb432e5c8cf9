/// The state of a view that is configured: a header or a footer, say.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view does not react to touches.
  public var isDisabled = false
  /// Whether the view looks pressed.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view is focused; nothing is, unless an app says so.
  public var isFocused = false
  /// Whether the view is a header or footer that sticks to an edge.
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
