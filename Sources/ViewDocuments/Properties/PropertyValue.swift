package import Foundation
package import HeadlessUIKit
import Suggestions

/// A value for a settable property, read from a file but not yet set on a view.
package enum PropertyValue: Equatable, Sendable {
  case string(String)
  case localized(LocalizedTextValue)
  case double(Double)
  case integer(Int)
  case boolean(Bool)
  case enumeration(String)
  case optionSet([String])
  case color(ColorValue)
  case font(FontValue)
  case image(ImageValue)
  case typography(StyleValue)
  case rect(CGRect)
  case point(CGPoint)
  case size(CGSize)
  case edgeInsets(UIEdgeInsets)
  case directionalEdgeInsets(NSDirectionalEdgeInsets)
  case list([PropertyValue])
  case record([PropertyEntry])
}

/// A named part of a value, read from a file.
package struct PropertyEntry: Equatable, Sendable {
  package let name: String
  package let value: PropertyValue

  package init(name: String, value: PropertyValue) {
    self.name = name
    self.value = value
  }
}

extension PropertyValue {
  /// Throws what is wrong with the value: another type than asked for, a number outside its limits, a case UIKit does
  /// not have.
  package func check(as type: PropertyType, for property: String) throws(PropertyError) {
    switch (type, self) {
    case (.string, .string), (.text, .string), (.text, .localized), (.boolean, .boolean), (.image, .image),
      (.typography, .typography):
      return
    case (.double(let limits), .double(let number)): try Self.check(number, limits, property)
    case (.integer(let limits), .integer(let number)):
      guard limits.contains(number) else {
        throw .outOfRange(property: property, value: String(number), expected: type.phrase)
      }
    case (.enumeration(let names), .enumeration(let name)): try Self.check(name, among: names, property)
    case (.optionSet(let names), .optionSet(let chosen)):
      for name in chosen { try Self.check(name, among: names, property) }
    case (.color, .color(let color)): try color.check(for: property)
    case (.font, .font(let font)): try font.check(for: property)
    case (.rect, .rect(let rect)):
      try Self.check(rect.origin, property)
      try Self.check(rect.size, property)
    case (.point, .point(let point)): try Self.check(point, property)
    case (.size, .size(let size)): try Self.check(size, property)
    case (.offset, .size(let size)):
      try Self.check(size.width, PropertyLimits.coordinate, property + ".width")
      try Self.check(size.height, PropertyLimits.coordinate, property + ".height")
    case (.edgeInsets, .edgeInsets(let insets)):
      for value in [insets.top, insets.left, insets.bottom, insets.right] {
        try Self.check(value, PropertyLimits.coordinate, property)
      }
    case (.directionalEdgeInsets, .directionalEdgeInsets(let insets)):
      for value in [insets.top, insets.leading, insets.bottom, insets.trailing] {
        try Self.check(value, PropertyLimits.coordinate, property)
      }
    case (.named(let names, _), .enumeration(let name)): try Self.check(name, among: names, property)
    case (.named(_, let type), _): try check(as: type, for: property)
    case (.list(let type), .list(let items)):
      for item in items { try item.check(as: type, for: property) }
    case (.record(let fields), .record(let entries)): try Self.check(entries, fields, property)
    default: throw .wrongType(property: property, expected: type.phrase)
    }
  }

  /// Throws what is wrong with a number: not finite, or outside of its limits.
  package static func check(_ number: Double, _ limits: ClosedRange<Double>, _ property: String) throws(PropertyError) {
    guard number.isFinite else { throw .notFinite(property: property) }
    guard limits.contains(number) else {
      throw .outOfRange(property: property, value: number.plain, expected: PropertyType.double(limits).phrase)
    }
  }

  private static func check(_ point: CGPoint, _ property: String) throws(PropertyError) {
    try check(point.x, PropertyLimits.coordinate, property + ".x")
    try check(point.y, PropertyLimits.coordinate, property + ".y")
  }

  // `rect.size`, not `rect.width`: the latter is never negative.
  private static func check(_ size: CGSize, _ property: String) throws(PropertyError) {
    try check(size.width, PropertyLimits.length, property + ".width")
    try check(size.height, PropertyLimits.length, property + ".height")
  }

  /// Names are the reader's to check: those that the type does not have are passed over.
  private static func check(
    _ entries: [PropertyEntry], _ fields: [PropertyField], _ property: String
  ) throws(PropertyError) {
    for entry in entries {
      guard let field = fields.first(where: { $0.name == entry.name }) else { continue }
      try entry.value.check(as: field.type, for: property + "." + entry.name)
    }
  }

  private static func check(_ name: String, among names: [String], _ property: String) throws(PropertyError) {
    if names.contains(name) { return }
    let suggestion = Suggestion.nearest(to: name, among: names)
    throw .unknownCase(property: property, name: name, suggestion: suggestion, names: names)
  }
}
