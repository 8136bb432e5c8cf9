import DynamicType
import Foundation
import HeadlessUIKit

/// A system symbol with its configuration.
package struct SymbolValue: Sendable {
  private let entries: [PropertyEntry]

  fileprivate init(_ entries: [PropertyEntry]) { self.entries = entries }

  /// The symbol's image; nil for an empty name.
  func uiImage() -> UIImage? {
    guard case .string(let name)? = value(SymbolValue.name) else { return nil }
    return UIImage(systemName: name, withConfiguration: configuration)
  }

  private var configuration: UIImage.SymbolConfiguration {
    var configuration = UIImage.SymbolConfiguration.unspecified
    if case .enumeration(let name)? = value("textStyle"),
      let style = TextStyle.allCases.first(where: { $0.swiftName == name })
    {
      let textStyle = UIFont.TextStyle(rawValue: style.rawValue)
      configuration = configuration.applying(UIImage.SymbolConfiguration(textStyle: textStyle))
    }
    if case .double(let size)? = value("pointSize") {
      configuration = configuration.applying(UIImage.SymbolConfiguration(pointSize: size))
    }
    if let weight = SymbolValue.weights.value(named: value("weight")) {
      configuration = configuration.applying(UIImage.SymbolConfiguration(weight: weight))
    }
    if let scale = SymbolValue.scales.value(named: value("scale")) {
      configuration = configuration.applying(UIImage.SymbolConfiguration(scale: scale))
    }
    if case .list(let values)? = value("paletteColors") {
      let colors = values.compactMap { if case .color(let color) = $0 { color.uiColor } else { nil } }
      configuration = configuration.applying(UIImage.SymbolConfiguration(paletteColors: colors))
    }
    return configuration
  }

  private func value(_ name: String) -> PropertyValue? { entries.first { $0.name == name }?.value }
}

extension SymbolValue {
  static let name = "name"
  static let documentation =
    "A system symbol by Apple's name, in a drawing of an open font; {name, pointSize, textStyle, weight, scale, "
    + "paletteColors} says more."

  static let fields: [PropertyField] = [
    PropertyField(name, .string, "Apple's name: checkmark.circle.fill.", isRequired: true),
    PropertyField("pointSize", .double(1...PropertyLimits.pointSize), "The size in points. 17 unless set."),
    PropertyField(
      "textStyle", .enumeration(TextStyle.allCases.map(\.swiftName)),
      "The text style whose size and weight it has, at every text size. None unless set."),
    PropertyField("weight", .enumeration(weights.map(\.key)), "The thickness of strokes. regular unless set."),
    PropertyField("scale", .enumeration(scales.map(\.key)), "The size beside text of its size. medium unless set."),
    PropertyField("paletteColors", .list(.color), "The colours of its layers, of which the first is used."),
  ]

  fileprivate static let weights: KeyValuePairs<String, UIImage.SymbolWeight> = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
  fileprivate static let scales: KeyValuePairs<String, UIImage.SymbolScale> = [
    "small": .small, "medium": .medium, "large": .large,
  ]
}

extension KeyValuePairs where Key == String {
  /// The value under an enumeration's name; nil for another value.
  fileprivate func value(named name: PropertyValue?) -> Value? {
    guard case .enumeration(let name)? = name else { return nil }
    return first { $0.key == name }?.value
  }
}

extension PropertyKind<SymbolValue> {
  package static var symbol: Self {
    Self(type: .symbol) { if case .record(let entries) = $0 { SymbolValue(entries) } else { nil } }
  }
}
