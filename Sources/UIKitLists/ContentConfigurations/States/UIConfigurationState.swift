/// What a configuration is updated for: traits, states, and values of the app's own.
public protocol UIConfigurationState {
  /// A state in which nothing is the case.
  init(traitCollection: UITraitCollection)

  /// The traits of the view that is configured.
  var traitCollection: UITraitCollection { get set }

  /// A value of the app's own; nil where none was set.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// What an app calls a value of its own in a configuration's state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A key of that name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}
