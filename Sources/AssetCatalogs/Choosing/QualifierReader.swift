import JSONDocuments

extension ContentsReader {
  private enum AppearanceKind: String, CaseIterable { case luminosity, contrast }

  /// The conditions of a slot; nil if it is for something that is not known, so that it must not be chosen.
  func qualifiers(_ slot: JSONValue) -> AssetQualifiers? {
    let known = findings.count
    var result = AssetQualifiers()
    result.idiom = word("idiom", of: slot) ?? .universal
    result.scale = scale(slot)
    for appearance in objects("appearances", of: slot) {
      let kind: AppearanceKind? = word("appearance", of: appearance)
      switch kind {
      case .luminosity: result.luminosity = word("value", of: appearance)
      case .contrast: result.contrast = word("value", of: appearance)
      case nil: break
      }
    }
    result.direction = word("language-direction", of: slot)
    result.widthClass = word("width-class", of: slot)
    result.heightClass = word("height-class", of: slot)
    result.gamut = word("display-gamut", of: slot)
    result.locale = text("locale", of: slot)
    return findings.count == known ? result : nil
  }

  /// `1x`, `2x`, `3x`.
  private func scale(_ slot: JSONValue) -> Int? {
    guard let text = text("scale", of: slot), let value = member("scale", of: slot) else { return nil }
    if text.hasSuffix("x"), let scale = Int(text.dropLast()), (1...9).contains(scale) { return scale }
    let suggestion = ["1x", "2x", "3x"].first { $0.dropLast() == text }
    note(.unknownValue(key: "scale", value: text, suggestion: suggestion), at: value)
    return nil
  }
}
