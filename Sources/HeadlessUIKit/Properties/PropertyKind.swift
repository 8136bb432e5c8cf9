import Foundation

/// A property's type together with the way from a `PropertyValue` to what its setter takes.
struct PropertyKind<Value: Sendable>: Sendable {
  let type: PropertyType
  let read: @Sendable (PropertyValue) -> Value?
}

extension PropertyKind {
  /// One of UIKit's cases by its name.
  static func enumeration(_ cases: KeyValuePairs<String, Value>) -> Self {
    let names = cases.map(\.key)
    return Self(type: .enumeration(names)) { value in
      guard case .enumeration(let name) = value else { return nil }
      return cases.first { $0.key == name }?.value
    }
  }
}

extension PropertyKind where Value: OptionSet, Value.Element == Value {
  /// The union of UIKit's options by their names.
  static func optionSet(_ options: KeyValuePairs<String, Value>) -> Self {
    Self(type: .optionSet(options.map(\.key))) { value in
      guard case .optionSet(let names) = value else { return nil }
      return Value(options.filter { names.contains($0.key) }.map(\.value))
    }
  }
}

extension PropertyKind<String> {
  static var string: Self {
    Self(type: .string) { if case .string(let text) = $0 { text } else { nil } }
  }
}

extension PropertyKind<Bool> {
  static var boolean: Self {
    Self(type: .boolean) { if case .boolean(let flag) = $0 { flag } else { nil } }
  }
}

extension PropertyKind<Int> {
  static func integer(_ limits: ClosedRange<Int>) -> Self {
    Self(type: .integer(limits)) { if case .integer(let number) = $0 { number } else { nil } }
  }
}

extension PropertyKind<Double> {
  static func double(_ limits: ClosedRange<Double>) -> Self {
    Self(type: .double(limits)) { if case .double(let number) = $0 { number } else { nil } }
  }
}

extension PropertyKind<CGRect> {
  static var rect: Self {
    Self(type: .rect) { if case .rect(let rect) = $0 { rect } else { nil } }
  }
}

extension PropertyKind<CGSize> {
  /// A distance to the right and downwards.
  static var offset: Self {
    Self(type: .offset) { if case .size(let size) = $0 { size } else { nil } }
  }
}

extension PropertyKind<ColorValue> {
  static var color: Self {
    Self(type: .color) { if case .color(let color) = $0 { color } else { nil } }
  }
}

extension PropertyKind<FontValue> {
  static var font: Self {
    Self(type: .font) { if case .font(let font) = $0 { font } else { nil } }
  }
}

extension PropertyKind<ImageValue> {
  static var image: Self {
    Self(type: .image) { if case .image(let image) = $0 { image } else { nil } }
  }
}

extension PropertyKind<UIEdgeInsets> {
  static var edgeInsets: Self {
    Self(type: .edgeInsets) { if case .edgeInsets(let insets) = $0 { insets } else { nil } }
  }
}

extension PropertyKind<NSDirectionalEdgeInsets> {
  static var directionalEdgeInsets: Self {
    Self(type: .directionalEdgeInsets) { if case .directionalEdgeInsets(let insets) = $0 { insets } else { nil } }
  }
}

extension PropertyKind<UILayoutPriority> {
  static var priority: Self {
    Self(type: .double(PropertyLimits.priority)) { value in
      guard case .double(let number) = value else { return nil }
      return UILayoutPriority(Float(number))
    }
  }
}
