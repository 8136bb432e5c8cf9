package import DynamicType

/// One of the dimensions that scenes are rendered along: how catalogues name it, which values it has, what a value does
/// to a configuration, and what of it is in a reference's name.
///
/// Devices are no axis: they are what the others vary.
package struct Axis: Sendable {
  package typealias Setting = @Sendable (inout Configuration) -> Void

  /// A value that has a word.
  package struct Word: Sendable {
    package let word: String
    package let set: Setting
    package let holds: @Sendable (Configuration) -> Bool
  }

  package enum Values: Sendable {
    case words([Word])
    /// Any number of a range.
    case range(ClosedRange<Double>, @Sendable (Double) -> Setting)
    /// Some whole numbers.
    case numbers([Int], @Sendable (Int) -> Setting)
    case languages(@Sendable (String) -> Setting)
    case categories(@Sendable (ContentSizeCategory) -> Setting)
    case colorVisions(@Sendable (ColorVision) -> Setting)
  }

  /// The key of a list of values.
  package let key: String
  /// The key of one value.
  package let singular: String
  package let values: Values
  /// What a value looks like in a reference's name.
  let mark: Mark
  /// The value that stands in a reference's name; nil for the default, so that a new axis renames nothing.
  private let named: @Sendable (Configuration) -> String?

  /// How values stand in names, where each has a hyphen before it unless the mark has a sign of its own.
  enum Mark: Sendable {
    /// A word of its own, by the value's.
    case words([String: String])
    /// A number with something before and behind it: `w320`, `@2x`.
    case number(before: String, after: String)
    /// Whatever words no other axis has.
    case language
    /// A word that is one of `ColorVision`'s marks.
    case colorVision
    /// It stands behind the device in every name.
    case category
  }

  /// What stands in a reference's name.
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
  /// In the order they stand in a reference's name, and are gone through: the last one changes fastest.
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
