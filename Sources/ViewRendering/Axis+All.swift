extension Axis {
  /// All axes, in the order of a reference's name and of rendering: the last one changes fastest.
  package static let all = [
    words(
      "orientation", { $0.orientation }, { $0.orientation = $1 }, named: [.landscape: "landscape"],
      as: AxisWording("Interface orientation", filter: "Orientation")),
    words(
      "appearance", { $0.appearance }, { $0.appearance = $1 }, named: [.dark: "dark"],
      as: AxisWording("User interface style", filter: "Appearance")),
    words(
      "direction", { $0.direction }, { $0.direction = $1 }, named: [.rightToLeft: "rtl"],
      as: AxisWording(
        "Layout direction", filter: "Direction",
        words: ["leftToRight": "left to right", "rightToLeft": "right to left"])),
    Axis(
      key: "locales", singular: "locale", values: .languages { locale in { $0.locale = locale } },
      wording: AxisWording("Locale", filter: "Language", usual: Configuration.defaultLocale), mark: .language,
      named: { $0.locale == Configuration.defaultLocale ? nil : Configuration.nameForFiles($0.locale) }),
    words(
      "legibilityWeight", { $0.legibilityWeight }, { $0.legibilityWeight = $1 }, named: [.bold: "bold"],
      as: AxisWording("Legibility weight", filter: "Bold text", phrase: "{value} text")),
    words(
      "contrast", { $0.contrast }, { $0.contrast = $1 }, named: [.high: "contrast"],
      as: AxisWording("Accessibility contrast", filter: "Contrast", phrase: "{value} contrast")),
    words(
      "transparency", plural: "transparencies", { $0.transparency }, { $0.transparency = $1 },
      named: [.reduced: "opaque"],
      as: AxisWording("Transparency", filter: "Transparency", phrase: "{value} transparency")),
    words(
      "buttonShapes", plural: "buttonShapes", { $0.buttonShapes }, { $0.buttonShapes = $1 }, named: [.shown: "shapes"],
      as: AxisWording(
        "Button shapes", filter: "Button shapes", words: ["hidden": "no button shapes", "shown": "button shapes"])),
    words(
      "onOffLabels", plural: "onOffLabels", { $0.onOffLabels }, { $0.onOffLabels = $1 }, named: [.shown: "labels"],
      as: AxisWording(
        "On/off labels", filter: "On/off labels", words: ["hidden": "no on/off labels", "shown": "on/off labels"])),
    Axis(
      key: "acuities", singular: "acuity",
      values: .range(Configuration.acuities) { acuity in { $0.acuity = acuity } },
      wording: AxisWording("Decimal acuity", filter: "Acuity", usual: "1", phrase: "acuity {value}"),
      mark: .number(before: "acuity", after: ""),
      named: { $0.acuity == 1 ? nil : Configuration.plain($0.acuity) }),
    Axis(
      key: "viewingDistances", singular: "viewingDistance",
      values: .range(Configuration.viewingDistances) { distance in { $0.viewingDistance = distance } },
      wording: AxisWording(
        "Viewing distance", usual: Configuration.plain(Configuration.defaultViewingDistance),
        phrase: "from {value} cm", fact: "{value} cm"),
      mark: .number(before: "", after: "cm"),
      named: {
        $0.viewingDistance == Configuration.defaultViewingDistance ? nil : Configuration.plain($0.viewingDistance)
      }),
    Axis(
      key: "colorVisions", singular: "colorVision",
      values: .colorVisions { colorVision in { $0.colorVision = colorVision } },
      wording: AxisWording(
        "Color vision", filter: "Colour vision", usual: ColorVision.normal.text, words: ["normal": "normal vision"]),
      mark: .colorVision, named: { $0.colorVision == .normal ? nil : $0.colorVision.text }),
    Axis(
      key: "contrastSensitivities", singular: "contrastSensitivity",
      values: .range(Configuration.contrastSensitivities) { value in { $0.contrastSensitivity = value } },
      wording: AxisWording(
        "Log contrast sensitivity", filter: "Contrast sensitivity",
        usual: Configuration.plain(Configuration.contrastSensitivities.upperBound),
        phrase: "contrast sensitivity {value}"),
      mark: .number(before: "logCS", after: ""),
      named: {
        $0.contrastSensitivity == Configuration.contrastSensitivities.upperBound
          ? nil : Configuration.plain($0.contrastSensitivity)
      }),
    Axis(
      key: "widths", singular: "width", values: .range(Device.sides) { width in { $0.width = width } },
      wording: AxisWording("Width", phrase: "{value} pt wide", fact: "{value} pt"),
      mark: .number(before: "w", after: ""), named: { $0.width.map(Configuration.plain) }),
    Axis(
      key: "scales", singular: "scale", values: .numbers([1, 2, 3]) { scale in { $0.scale = Double(scale) } },
      wording: AxisWording("Display scale", phrase: "{value}x", fact: "{value} pixels per point", isOfDevice: true),
      mark: .number(before: "@", after: "x"),
      named: { $0.scale == $0.device.scale ? nil : Configuration.plain($0.scale) }),
    Axis(
      key: "categories", singular: "category", values: .categories { category in { $0.category = category } },
      wording: AxisWording("Content size category", filter: "Text size"), mark: .category, named: { _ in nil }),
  ]

  private static func words<Value: RawRepresentable<String> & CaseIterable & Hashable & Sendable>(
    _ singular: String, plural: String? = nil, _ get: @escaping @Sendable (Configuration) -> Value,
    _ set: @escaping @Sendable (inout Configuration, Value) -> Void, named parts: [Value: String],
    as wording: AxisWording
  ) -> Axis {
    let words = Value.allCases.map { value in
      Word(word: value.rawValue, set: { set(&$0, value) }, holds: { get($0) == value })
    }
    let marks = Dictionary(uniqueKeysWithValues: parts.map { ($0.key.rawValue, $0.value) })
    let usual = Value.allCases.first { parts[$0] == nil }
    return Axis(
      key: plural ?? singular + "s", singular: singular, values: .words(words),
      wording: wording.withUsual(usual?.rawValue), mark: .words(marks),
      named: {
        let value = get($0)
        return value == usual ? nil : value.rawValue
      })
  }
}
