import JSONDocuments
import Suggestions

/// An error in a part of a request's JSON, with its offset.
struct FieldError: Error {
  var offset: Int
  var error: MeasuringError

  init(_ offset: Int, _ message: String, field: String? = nil, suggestion: String? = nil) {
    self.offset = offset
    error = MeasuringError(message, field: field, suggestion: suggestion)
  }

  func within(_ parent: String) -> FieldError {
    var copy = self
    copy.error = error.within(parent)
    return copy
  }
}

/// Reads values of a required type; errors say which type is expected.
enum FieldReader {
  /// Reads an object member by member; errors name the member.
  static func members(
    of value: JSONValue, _ read: (JSONMember) throws(FieldError) -> Void
  ) throws(FieldError) {
    guard case .object(let members) = value.content else { throw wrong(value, "an object") }
    for member in members {
      do throws(FieldError) { try read(member) } catch { throw error.within(member.name) }
    }
  }

  /// Reads the elements of an array; errors name the index.
  static func elements<Element>(
    of value: JSONValue, _ read: (JSONValue) throws(FieldError) -> Element
  ) throws(FieldError) -> [Element] {
    guard case .array(let values) = value.content else { throw wrong(value, "an array") }
    var elements: [Element] = []
    elements.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      do throws(FieldError) { elements.append(try read(value)) } catch { throw error.within("[\(index)]") }
    }
    return elements
  }

  static func string(_ value: JSONValue) throws(FieldError) -> String {
    guard case .string(let string) = value.content else { throw wrong(value, "a string") }
    return string
  }

  static func bool(_ value: JSONValue) throws(FieldError) -> Bool {
    guard case .bool(let flag) = value.content else { throw wrong(value, "true or false") }
    return flag
  }

  static func number(_ value: JSONValue) throws(FieldError) -> Double {
    guard case .number(let number) = value.content else { throw wrong(value, "a number") }
    guard number.isFinite else { throw FieldError(value.offset, "The number is too large.") }
    return number
  }

  static func point(_ value: JSONValue) throws(FieldError) -> MeasuringPoint {
    let numbers = try elements(of: value) { value throws(FieldError) in try number(value) }
    guard numbers.count == 2 else { throw FieldError(value.offset, "Expected two numbers, x and y.") }
    return MeasuringPoint(x: numbers[0], y: numbers[1])
  }

  static func wholeNumber(_ value: JSONValue) throws(FieldError) -> Int {
    guard case .number(let number) = value.content, let whole = Int(exactly: number) else {
      throw wrong(value, "a whole number")
    }
    return whole
  }

  /// Reads an identifier. A number's digits are not known here; the caller fills them in from the bytes.
  static func id(_ value: JSONValue) throws(FieldError) -> MeasuringID {
    switch value.content {
    case .string(let string): return .string(string)
    case .number: return .number("")
    default: throw wrong(value, "a string or a number")
    }
  }

  /// Reads a value by its name.
  static func name<Value>(_ value: JSONValue, _ names: FieldNames<Value>) throws(FieldError) -> Value {
    let name = try string(value)
    if let known = names.values[name] { return known }
    let suggestion = Suggestion.nearest(to: name, among: names.names)
    let all = suggestion == nil ? " Use one of \(names.names.joined(separator: ", "))." : ""
    throw FieldError(value.offset, "'\(name)' is not a known \(names.kind).\(all)", suggestion: suggestion)
  }

  static func unknown(_ member: JSONMember, among names: [String]) -> FieldError {
    let suggestion = Suggestion.nearest(to: member.name, among: names)
    let all = suggestion == nil ? " Use one of \(names.joined(separator: ", "))." : ""
    return FieldError(member.offset, "There is no field '\(member.name)'.\(all)", suggestion: suggestion)
  }

  private static func wrong(_ value: JSONValue, _ expected: String) -> FieldError {
    FieldError(value.offset, "Expected \(expected), not \(value.content.kind).")
  }
}
