package import Foundation
package import HeadlessUIKit

/// A property's type with the conversion from a `PropertyValue` to the setter's argument.
package struct PropertyKind<Value: Sendable>: Sendable {
  package let type: PropertyType
  package let read: @Sendable (PropertyValue) -> Value?
}

extension PropertyKind {
  /// One of UIKit's cases, by name.
  package static func enumeration(_ cases: KeyValuePairs<String, Value>) -> Self {
    let names = cases.map(\.key)
    return Self(type: .enumeration(names)) { value in
      guard case .enumeration(let name) = value else { return nil }
      return cases.first { $0.key == name }?.value
    }
  }
}

extension PropertyKind {
  /// A list of values of this kind.
  var list: PropertyKind<[Value]> {
    PropertyKind<[Value]>(type: .list(type)) { [read] value in
      guard case .list(let items) = value else { return nil }
      let values = items.compactMap(read)
      return values.count == items.count ? values : nil
    }
  }
}

extension PropertyKind<[ColorValue]> {
  package static var colors: Self { PropertyKind<ColorValue>.color.list }
}

extension PropertyKind<[String]> {
  package static var strings: Self { PropertyKind<String>.string.list }
}

extension PropertyKind<[CGPoint]> {
  package static var points: Self { PropertyKind<CGPoint>.point.list }
}

extension PropertyKind<[Double]> {
  package static func doubles(_ limits: ClosedRange<Double>) -> Self { PropertyKind<Double>.double(limits).list }
}

extension PropertyKind {
  /// A value of this kind, or one of UIKit's names for special values.
  package func named(_ names: KeyValuePairs<String, Value>) -> Self {
    Self(type: .named(names.map(\.key), type)) { value in
      guard case .enumeration(let name) = value else { return read(value) }
      return names.first { $0.key == name }?.value
    }
  }
}

extension PropertyKind where Value: OptionSet, Value.Element == Value {
  /// A union of UIKit's options, by name.
  package static func optionSet(_ options: KeyValuePairs<String, Value>) -> Self {
    Self(type: .optionSet(options.map(\.key))) { value in
      guard case .optionSet(let names) = value else { return nil }
      return Value(options.filter { names.contains($0.key) }.map(\.value))
    }
  }
}

extension PropertyKind<String> {
  package static var string: Self {
    Self(type: .string) { if case .string(let text) = $0 { text } else { nil } }
  }
}

extension PropertyKind<Bool> {
  package static var boolean: Self {
    Self(type: .boolean) { if case .boolean(let flag) = $0 { flag } else { nil } }
  }
}

extension PropertyKind<Int> {
  package static func integer(_ limits: ClosedRange<Int>) -> Self {
    Self(type: .integer(limits)) { if case .integer(let number) = $0 { number } else { nil } }
  }
}

extension PropertyKind<Double> {
  package static func double(_ limits: ClosedRange<Double>) -> Self {
    Self(type: .double(limits)) { if case .double(let number) = $0 { number } else { nil } }
  }
}

extension PropertyKind<CGRect> {
  package static var rect: PropertyKind<CGRect> {
    Self(type: .rect) { if case .rect(let rect) = $0 { rect } else { nil } }
  }
}

extension PropertyKind<CGPoint> {
  package static var point: PropertyKind<CGPoint> {
    Self(type: .point) { if case .point(let point) = $0 { point } else { nil } }
  }
}

extension PropertyKind<CGSize> {
  package static var size: PropertyKind<CGSize> {
    Self(type: .size) { if case .size(let size) = $0 { size } else { nil } }
  }

  /// An offset to the right and downwards.
  package static var offset: PropertyKind<CGSize> {
    Self(type: .offset) { if case .size(let size) = $0 { size } else { nil } }
  }
}

extension PropertyKind<ColorValue> {
  package static var color: Self {
    Self(type: .color) { if case .color(let color) = $0 { color } else { nil } }
  }
}

extension PropertyKind<FontValue> {
  package static var font: Self {
    Self(type: .font) { if case .font(let font) = $0 { font } else { nil } }
  }
}

extension PropertyKind<ImageValue> {
  package static var image: Self {
    Self(type: .image) { if case .image(let image) = $0 { image } else { nil } }
  }
}

extension PropertyKind<UIEdgeInsets> {
  package static var edgeInsets: Self {
    Self(type: .edgeInsets) { if case .edgeInsets(let insets) = $0 { insets } else { nil } }
  }
}

extension PropertyKind<NSDirectionalEdgeInsets> {
  package static var directionalEdgeInsets: Self {
    Self(type: .directionalEdgeInsets) { if case .directionalEdgeInsets(let insets) = $0 { insets } else { nil } }
  }
}

extension PropertyKind<UILayoutPriority> {
  package static var priority: Self {
    let number = Self(type: .double(PropertyLimits.priority)) { value in
      guard case .double(let number) = value else { return nil }
      return UILayoutPriority(Float(number))
    }
    return number.named(UILayoutPriority.names)
  }
}

extension PropertyKind<[TextValue]> {
  package static var texts: Self { PropertyKind<TextValue>.text.list }
}

extension PropertyKind<[[TextValue]]> {
  package static var columnsOfTexts: Self { PropertyKind<[TextValue]>.texts.list }
}

extension PropertyKind<[Int]> {
  package static func integers(_ limits: ClosedRange<Int>) -> Self { PropertyKind<Int>.integer(limits).list }
}

extension UILayoutPriority {
  /// The priorities that have names in files.
  package static let names: KeyValuePairs<String, UILayoutPriority> = [
    "required": .required, "defaultHigh": .defaultHigh, "defaultLow": .defaultLow,
    "fittingSizeLevel": .fittingSizeLevel,
  ]
}
