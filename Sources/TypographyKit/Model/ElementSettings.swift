public import HeadlessUIKit

/// In which states of a button a style's colour becomes the title's.
public enum ButtonTitleColorApplyMode: String, CaseIterable, Sendable {
  /// In all.
  case all
  /// In none.
  case none
  /// In `normal` alone.
  case normal
  /// In those for which no colour was set.
  case whereUnspecified = "where-unspecified"
}

/// What a configuration says of buttons.
public struct ButtonSettings: Hashable, Sendable {
  /// Where a style's colour becomes the title's.
  public var titleColorApplyMode: ButtonTitleColorApplyMode

  /// Settings of buttons.
  public init(titleColorApplyMode: ButtonTitleColorApplyMode = .whereUnspecified) {
    self.titleColorApplyMode = titleColorApplyMode
  }
}

/// What a configuration says of labels.
public struct LabelSettings: Hashable, Sendable {
  /// The mode that a label with a style gets, together with any number of lines.
  public var lineBreakMode: NSLineBreakMode

  /// Settings of labels.
  public init(lineBreakMode: NSLineBreakMode = .byWordWrapping) {
    self.lineBreakMode = lineBreakMode
  }

  /// Modes by their names in configurations.
  static let lineBreakModes: [(name: String, value: NSLineBreakMode)] = [
    ("char-wrap", .byCharWrapping), ("clip", .byClipping), ("truncate-head", .byTruncatingHead),
    ("truncate-middle", .byTruncatingMiddle), ("truncate-tail", .byTruncatingTail), ("word-wrap", .byWordWrapping),
  ]
}
