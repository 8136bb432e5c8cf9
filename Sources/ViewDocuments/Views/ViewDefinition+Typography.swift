import LetterCase
import TypographyKit

extension ViewDefinition {
  /// Settings in the order in which they are applied: texts first, then the style and the letter case that apply to
  /// them, then everything that overrides the style, and values after the limits that they have.
  static func inOrder(_ settings: [Setting]) -> [Setting] {
    guard settings.have(.limitedValue) else { return inOrderOfStyles(settings) }
    return inOrderOfStyles(settings.filter { $0.property.order != .limitedValue })
      + settings.filter { $0.property.order == .limitedValue }
  }

  private static func inOrderOfStyles(_ settings: [Setting]) -> [Setting] {
    guard settings.have(.typography) else { return settings }
    let first = [
      "text", "title", "attributedText", "placeholder", PropertyTable.fontTextStyle, PropertyTable.letterCase,
    ]
    let sorted = first.compactMap { name in settings.first { $0.property.name == name } }
    return inOneCase(sorted) + settings.filter { !first.contains($0.property.name) }
  }

  /// Applies one letter case to a text instead of two in a row: the view's own letter case replaces its style's, as in
  /// TypographyKit's `text(_:style:letterCase:)`.
  private static func inOneCase(_ settings: [Setting]) -> [Setting] {
    guard let own = settings.first(where: { $0.property.name == PropertyTable.letterCase }),
      case .enumeration(let name) = own.value, let letterCase = LetterCase(rawValue: name),
      let index = settings.firstIndex(where: { $0.property.name == PropertyTable.fontTextStyle }),
      case .typography(var value) = settings[index].value
    else { return settings }
    value.style.letterCase = letterCase
    var result = settings.filter { $0.property.name != PropertyTable.letterCase }
    result[index] = Setting(settings[index].property, .typography(value), at: settings[index].place)
    return result
  }
}

extension [ViewDefinition.Setting] {
  /// Whether one of them is set at a time. Does not copy them.
  fileprivate func have(_ order: Property.Order) -> Bool { indices.contains { self[$0].property.order == order } }
}
