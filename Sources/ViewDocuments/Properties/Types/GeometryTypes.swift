import Foundation
import HeadlessUIKit
import JSONDocuments

/// Numbers with names and an order: `[0, 0, 320, 44]`, or `{x: 0, y: 0, width: 320, height: 44}`.
struct NamedNumbers {
  let names: [String]
  let limits: [NumberType]

  init(_ parts: KeyValuePairs<String, ClosedRange<Double>>) {
    (names, limits) = (parts.map(\.key), parts.map { NumberType($0.value) })
  }

  var phrase: String { "[\(names.joined(separator: ", "))]" }

  var schema: JSON {
    let parts = zip(names, limits).map { (key: $0, value: $1.schema) }
    let count = JSON.number(Double(parts.count))
    let list: JSON = [
      "type": "array", "prefixItems": .array(parts.map(\.value)), "items": .bool(false), "minItems": count,
    ]
    return ["anyOf": [list, .complete(parts)]]
  }

  /// - Parameter naming: whether messages name the number that is invalid.
  func check(_ numbers: [Double], for property: String, naming: Bool = true) throws(PropertyError) {
    for (index, number) in numbers.enumerated() {
      try limits[index].check(number, for: naming ? "\(property).\(names[index])" : property)
    }
  }
}

/// A value that consists of a fixed number of numbers.
protocol GeometryType: ValueType {
  var parts: NamedNumbers { get }
  func value(_ numbers: [Double]) -> PropertyValue
}

extension GeometryType {
  var phrase: String { parts.phrase }
  var schema: JSON { parts.schema }

  func read<Source: ValueSource>(
    _ node: Source.Node, for property: String, from source: Source
  ) throws(Source.Node.Failure) -> PropertyValue {
    value(try node.numbers(parts.names, phrase))
  }
}

struct RectType: GeometryType {
  let parts = NamedNumbers([
    "x": PropertyLimits.coordinate, "y": PropertyLimits.coordinate, "width": PropertyLimits.length,
    "height": PropertyLimits.length,
  ])

  func value(_ numbers: [Double]) -> PropertyValue {
    .rect(CGRect(origin: CGPoint(x: numbers[0], y: numbers[1]), size: CGSize(width: numbers[2], height: numbers[3])))
  }

  func check(_ value: PropertyValue, for property: String) throws(PropertyError) {
    guard case .rect(let rect) = value else { throw wrongType(property) }
    // `rect.size.width`, not `rect.width`, which is never negative.
    try parts.check([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height], for: property)
  }
}

struct PointType: GeometryType {
  let parts = NamedNumbers(["x": PropertyLimits.coordinate, "y": PropertyLimits.coordinate])

  func value(_ numbers: [Double]) -> PropertyValue { .point(CGPoint(x: numbers[0], y: numbers[1])) }

  func check(_ value: PropertyValue, for property: String) throws(PropertyError) {
    guard case .point(let point) = value else { throw wrongType(property) }
    try parts.check([point.x, point.y], for: property)
  }
}

struct SizeType: GeometryType {
  let parts: NamedNumbers

  init(limits: ClosedRange<Double>) { parts = NamedNumbers(["width": limits, "height": limits]) }

  func value(_ numbers: [Double]) -> PropertyValue { .size(CGSize(width: numbers[0], height: numbers[1])) }

  func check(_ value: PropertyValue, for property: String) throws(PropertyError) {
    guard case .size(let size) = value else { throw wrongType(property) }
    try parts.check([size.width, size.height], for: property)
  }
}

struct EdgeInsetsType: GeometryType {
  let parts = NamedNumbers([
    "top": PropertyLimits.coordinate, "left": PropertyLimits.coordinate, "bottom": PropertyLimits.coordinate,
    "right": PropertyLimits.coordinate,
  ])

  func value(_ numbers: [Double]) -> PropertyValue {
    .edgeInsets(UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]))
  }

  func check(_ value: PropertyValue, for property: String) throws(PropertyError) {
    guard case .edgeInsets(let insets) = value else { throw wrongType(property) }
    try parts.check([insets.top, insets.left, insets.bottom, insets.right], for: property, naming: false)
  }
}

struct DirectionalEdgeInsetsType: GeometryType {
  let parts = NamedNumbers([
    "top": PropertyLimits.coordinate, "leading": PropertyLimits.coordinate, "bottom": PropertyLimits.coordinate,
    "trailing": PropertyLimits.coordinate,
  ])

  func value(_ numbers: [Double]) -> PropertyValue {
    .directionalEdgeInsets(
      NSDirectionalEdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3]))
  }

  func check(_ value: PropertyValue, for property: String) throws(PropertyError) {
    guard case .directionalEdgeInsets(let insets) = value else { throw wrongType(property) }
    try parts.check([insets.top, insets.leading, insets.bottom, insets.trailing], for: property, naming: false)
  }
}
