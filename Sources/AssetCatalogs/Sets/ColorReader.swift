import JSONDocuments

extension ContentsReader {
  /// The set that a `Contents.json` of a colour set describes.
  func colorSet(named name: String) -> ColorSet {
    let variants = objects("colors", of: root).compactMap { entry -> ColorSet.Variant? in
      guard let color = object("color", of: entry), let qualifiers = qualifiers(entry), let value = value(color) else {
        return nil
      }
      return ColorSet.Variant(qualifiers: qualifiers, value: value)
    }
    return ColorSet(name: name, variants: variants)
  }

  private func value(_ color: JSONValue) -> ColorSet.Value? {
    if let name = text("reference", of: color) { return .reference(platform: text("platform", of: color), name: name) }
    guard let components = object("components", of: color) else {
      note(.wrongType(key: "components", expected: "an object", found: "missing"), at: color)
      return nil
    }
    let space: ColorSet.Space?
    if member("color-space", of: color) == nil {
      space = .sRGB
    } else {
      space = word("color-space", of: color)
    }
    guard let space, let alpha = alpha(components) else { return nil }
    guard let values = channels(space.isGray ? ["white"] : ["red", "green", "blue"], of: components) else { return nil }
    return .components(
      space, red: values[0], green: values[values.count / 2], blue: values[values.count - 1], alpha: alpha)
  }

  /// The channels, which are all written in one notation.
  private func channels(_ names: [String], of components: JSONValue) -> [Double]? {
    var notations: Set<ComponentNotation> = []
    var values: [Double] = []
    for name in names {
      guard let value = member(name, of: components) else {
        note(.component(name: name, value: nil), at: components)
        return nil
      }
      guard let component = Component(value.content) else {
        note(.component(name: name, value: value.content.written), at: value)
        return nil
      }
      notations.insert(component.notation)
      values.append(component.value)
    }
    if notations.count > 1 { note(.mixedComponents, at: components) }
    return values
  }

  /// The opacity, a decimal or a number in JSON; 1 without one.
  private func alpha(_ components: JSONValue) -> Double? {
    guard let value = member("alpha", of: components) else { return 1 }
    let alpha: Double?
    switch value.content {
    case .number(let number): alpha = number
    case .string(let text): alpha = text.hasPrefix("0x") ? Component(value.content)?.value : Component.decimal(text)
    default: alpha = nil
    }
    guard let alpha, (0...1).contains(alpha) else {
      note(.component(name: "alpha", value: value.content.written), at: value)
      return nil
    }
    return alpha
  }
}

private enum ComponentNotation { case decimal, hexadecimal, whole }

/// A component of a colour.
///
/// Apple's format reference names decimals; Xcode also writes `0xFF` and whole numbers up to 255. Of what has neither a
/// point nor `0x`, 167 of the 169 found in 24 repositories have one above 1, so they are of 8 bits.
private struct Component {
  let notation: ComponentNotation
  let value: Double

  init?(_ content: JSONContent) {
    let parsed: (ComponentNotation, Double)?
    switch content {
    case .number(let number) where number.isFinite: parsed = (.decimal, number)
    case .string(let text): parsed = Self.parsed(text)
    default: parsed = nil
    }
    guard let parsed else { return nil }
    (notation, value) = parsed
  }

  private static func parsed(_ text: String) -> (ComponentNotation, Double)? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt8(text.dropFirst(2), radix: 16).map { (.hexadecimal, Double($0) / 255) }
    }
    if let whole = Int(text) { return (0...255).contains(whole) ? (.whole, Double(whole) / 255) : nil }
    return decimal(text).map { (.decimal, $0) }
  }

  /// A finite decimal number.
  static func decimal(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0) }) else {
      return nil
    }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}

extension JSONContent {
  /// The value for messages.
  fileprivate var written: String {
    switch self {
    case .string(let text): text
    case .number(let number): "\(number)"
    default: kind
    }
  }
}
