package import SourcePlaces

/// A value that is set by its key path when the document has been read.
package struct InterfaceRuntimeAttribute: Equatable, Sendable {
  package enum Value: Equatable, Sendable {
    case string(String)
    /// A text that the document's strings may replace.
    case localizedString(String)
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case color(InterfaceColor)
    /// An image by its name.
    case image(String)
    case point(InterfacePoint)
    case size(InterfaceSize)
    case rect(InterfaceRect)
    case range(location: Int, length: Int)
    case none
  }

  /// As `layer.cornerRadius`.
  package let keyPath: String
  package let value: Value
  package let place: SourcePlace

  /// Reads a `<userDefinedRuntimeAttribute>`.
  init(_ element: InterfaceElement) throws(InterfaceProblem) {
    keyPath = try element.required("keyPath")
    place = element.place
    let type = try element.choice("type", Self.types) ?? .string
    value = try Self.value(of: element, type)
  }

  private enum ValueType { case string, localizedString, boolean, number, color, image, point, size, rect, range, none }

  private static let types: [(name: String, value: ValueType)] = [
    ("string", .string), ("localizedString", .localizedString), ("boolean", .boolean), ("number", .number),
    ("color", .color), ("image", .image), ("point", .point), ("size", .size), ("rect", .rect), ("range", .range),
    ("nil", .none),
  ]

  private static func value(of element: InterfaceElement, _ type: ValueType) throws(InterfaceProblem) -> Value {
    // A value that is not written is the type's empty one: Interface Builder leaves it out.
    switch type {
    case .string: return .string(try element.string("value") ?? "")
    case .localizedString: return .localizedString(try element.string("value") ?? "")
    case .boolean: return .boolean(try element.flag("value") ?? false)
    case .number:
      if element.child("value")?.name == "integer" || element.child("value") == nil,
        let integer = try? element.integer("value")
      {
        return .integer(integer)
      }
      return .real(try element.number("value") ?? 0)
    case .color: return .color(try element.color("value") ?? .none)
    case .image: return .image(try element.string("value") ?? "")
    case .point: return .point(try element.point("value") ?? InterfacePoint(x: 0, y: 0))
    case .size: return .size(try element.size("value") ?? InterfaceSize(width: 0, height: 0))
    case .rect: return .rect(try element.rect("value") ?? InterfaceRect(x: 0, y: 0, width: 0, height: 0))
    case .range:
      let range = element.child("value")
      return .range(location: try range?.integer("location") ?? 0, length: try range?.integer("length") ?? 0)
    case .none: return .none
    }
  }
}

extension InterfaceElement {
  /// The object's runtime attributes that can be read, in document order.
  package var runtimeAttributes: [InterfaceRuntimeAttribute] {
    (child(named: "userDefinedRuntimeAttributes")?.children ?? [])
      .filter { $0.name == "userDefinedRuntimeAttribute" }
      .compactMap { try? InterfaceRuntimeAttribute($0) }
  }
}
