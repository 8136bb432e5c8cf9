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
  /// The form of a value in a reference's name.
  let mark: Mark
  /// The value for a reference's name; nil for the default, so that adding an axis renames nothing.
  private let named: @Sendable (Configuration) -> String?

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

extension Axis {
  /// All axes, in the order of a reference's name and of rendering: the last one changes fastest.
  package static let all = [
    words("orientation", \.orientation, named: [.landscape: "landscape"]),
    words("appearance", \.appearance, named: [.dark: "dark"]),
    words("direction", \.direction, named: [.rightToLeft: "rtl"]),
    Axis(
      key: "locales", singular: "locale", values: .languages { locale in { $0.locale = locale } }, mark: .language,
      named: { $0.locale == Configuration.defaultLocale ? nil : Configuration.nameForFiles($0.locale) }),
    words("legibilityWeight", \.legibilityWeight, named: [.bold: "bold"]),
    words("contrast", \.contrast, named: [.high: "contrast"]),
    words("transparency", plural: "transparencies", \.transparency, named: [.reduced: "opaque"]),
    words("buttonShapes", plural: "buttonShapes", \.buttonShapes, named: [.shown: "shapes"]),
    words("onOffLabels", plural: "onOffLabels", \.onOffLabels, named: [.shown: "labels"]),
    Axis(
      key: "acuities", singular: "acuity",
      values: .range(Configuration.acuities) { acuity in { $0.acuity = acuity } },
      mark: .number(before: "acuity", after: ""),
      named: { $0.acuity == 1 ? nil : Configuration.plain($0.acuity) }),
    Axis(
      key: "viewingDistances", singular: "viewingDistance",
      values: .range(Configuration.viewingDistances) { distance in { $0.viewingDistance = distance } },
      mark: .number(before: "", after: "cm"),
      named: {
        $0.viewingDistance == Configuration.defaultViewingDistance ? nil : Configuration.plain($0.viewingDistance)
      }),
    Axis(
      key: "colorVisions", singular: "colorVision",
      values: .colorVisions { colorVision in { $0.colorVision = colorVision } }, mark: .colorVision,
      named: { $0.colorVision == .normal ? nil : $0.colorVision.text }),
    Axis(
      key: "contrastSensitivities", singular: "contrastSensitivity",
      values: .range(Configuration.contrastSensitivities) { value in { $0.contrastSensitivity = value } },
      mark: .number(before: "logCS", after: ""),
      named: {
        $0.contrastSensitivity == Configuration.contrastSensitivities.upperBound
          ? nil : Configuration.plain($0.contrastSensitivity)
      }),
    Axis(
      key: "widths", singular: "width", values: .range(Device.sides) { width in { $0.width = width } },
      mark: .number(before: "w", after: ""), named: { $0.width.map(Configuration.plain) }),
    Axis(
      key: "scales", singular: "scale", values: .numbers([1, 2, 3]) { scale in { $0.scale = Double(scale) } },
      mark: .number(before: "@", after: "x"),
      named: { $0.scale == $0.device.scale ? nil : Configuration.plain($0.scale) }),
    Axis(
      key: "categories", singular: "category", values: .categories { category in { $0.category = category } },
      mark: .category, named: { _ in nil }),
  ]

  private static func words<Value: RawRepresentable<String> & CaseIterable & Hashable & Sendable>(
    _ singular: String, plural: String? = nil, _ path: any WritableKeyPath<Configuration, Value> & Sendable,
    named parts: [Value: String]
  ) -> Axis {
    let words = Value.allCases.map { value in
      Word(word: value.rawValue, set: { $0[keyPath: path] = value }, holds: { $0[keyPath: path] == value })
    }
    let marks = Dictionary(uniqueKeysWithValues: parts.map { ($0.key.rawValue, $0.value) })
    return Axis(key: plural ?? singular + "s", singular: singular, values: .words(words), mark: .words(marks)) {
      $0[keyPath: path].rawValue
    }
  }
}
