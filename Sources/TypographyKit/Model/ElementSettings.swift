public import HeadlessUIKit

/// The states of a button in which a style's colour becomes the title's.
public enum ButtonTitleColorApplyMode: String, CaseIterable, Sendable {
  /// All states.
  case all
  /// No state.
  case none
  /// Only `normal`.
  case normal
  /// The states without an explicit colour.
  case whereUnspecified = "where-unspecified"
}

/// The settings for buttons in a configuration.
public struct ButtonSettings: Hashable, Sendable {
  /// The states in which a style's colour becomes the title's.
  public var titleColorApplyMode: ButtonTitleColorApplyMode

  /// Settings for buttons.
  public init(titleColorApplyMode: ButtonTitleColorApplyMode = .whereUnspecified) {
    self.titleColorApplyMode = titleColorApplyMode
  }
}

/// The settings for labels in a configuration.
public struct LabelSettings: Hashable, Sendable {
  /// The line break mode of a label with a style, whose number of lines becomes unlimited.
  public var lineBreakMode: NSLineBreakMode

  /// Settings for labels.
  public init(lineBreakMode: NSLineBreakMode = .byWordWrapping) {
    self.lineBreakMode = lineBreakMode
  }

  /// Line break modes by their names in configurations.
  static let lineBreakModes: [(name: String, value: NSLineBreakMode)] = [
    ("char-wrap", .byCharWrapping), ("clip", .byClipping), ("truncate-head", .byTruncatingHead),
    ("truncate-middle", .byTruncatingMiddle), ("truncate-tail", .byTruncatingTail), ("word-wrap", .byWordWrapping),
  ]
}
