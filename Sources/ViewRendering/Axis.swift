package import DynamicType

/// One of the dimensions in which scenes are rendered: its key in catalogues, its values and their effects on a
/// configuration, and its part of a reference's name.
///
/// Devices are not an axis: the axes are applied to each device.
package struct Axis: Sendable {
  package typealias Setting = @Sendable (inout Configuration) -> Void

  /// A value with a name.
  package struct Word: Sendable {
    package let word: String
    package let set: Setting
    package let holds: @Sendable (Configuration) -> Bool
  }

  package enum Values: Sendable {
    case words([Word])
    /// Any number in a range.
    case range(ClosedRange<Double>, @Sendable (Double) -> Setting)
    /// A set of whole numbers.
    case numbers([Int], @Sendable (Int) -> Setting)
    case languages(@Sendable (String) -> Setting)
    case categories(@Sendable (ContentSizeCategory) -> Setting)
    case colorVisions(@Sendable (ColorVision) -> Setting)
  }

  /// The key for a list of values.
  package let key: String
  /// The key for a single value.
  package let singular: String
  package let values: Values
  /// The words for the axis and its values.
  package let wording: AxisWording
  /// The form of a value in a reference's name.
  let mark: Mark
  /// The value for a reference's name; nil for the default, so that adding an axis renames nothing.
  let named: @Sendable (Configuration) -> String?

  /// The form of values in names. Each has a hyphen before it unless the mark begins with `@`.
  enum Mark: Sendable {
    /// A word for each value.
    case words([String: String])
    /// A number with a prefix and a suffix: `w320`, `@2x`.
    case number(before: String, after: String)
    /// Any words that no other axis takes.
    case language
    /// A word that is one of `ColorVision`'s marks.
    case colorVision
    /// The category, which follows the device in every name.
    case category
  }

  /// The axis's part of a reference's name.
  package func namePart(_ configuration: Configuration) -> String? {
    guard let value = named(configuration) else { return nil }
    return switch mark {
    case .words(let words): words[value].map { "-\($0)" }
    case .number(let before, let after): (before.first == "@" ? before : "-" + before) + value + after
    case .language: "-" + value
    case .colorVision: ColorVision(value).map { "-" + $0.mark }
    case .category: nil
    }
  }
}
