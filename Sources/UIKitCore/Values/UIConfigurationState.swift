/// The state that a configuration is updated for: traits, flags, and values of the app's.
public protocol UIConfigurationState {
  /// Creates a state with the traits, in which nothing else is set.
  init(traitCollection: UITraitCollection)

  /// The traits of the view being configured.
  var traitCollection: UITraitCollection { get set }

  /// A value of the app's; `nil` if it was not set.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of an app's own value in a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a key with the name.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}
