import JSONDocuments
import SourcePlaces

/// Reads the values of a JSON text with their required types.
struct JSONFields {
  let places: PlaceIndex

  func place(_ offset: Int) -> SourcePlace { places.place(at: offset) }

  /// The whole text.
  func document(_ bytes: [UInt8]) throws(StringsError) -> JSONValue {
    do throws(JSONError) { return try JSONDocument(bytes, keepsRepeatedNames: true).root } catch {
      throw StringsError(Self.problem(error), at: place(error.offset))
    }
  }

  private static func problem(_ error: JSONError) -> StringsProblem {
    switch error.problem {
    case .tooDeep(let limit): .tooDeep(limit: limit)
    case .loneSurrogate: .loneSurrogate
    case .invalidUTF8: .encoding("UTF-8")
    case .ended, .unexpected, .trailing, .controlCharacter, .unknownEscape, .duplicate: .json(error.description)
    }
  }

  /// The members of an object whose names the format defines; repeating one is an error.
  func object(_ value: JSONValue, _ name: @autoclosure () -> String) throws(StringsError) -> [JSONMember] {
    let members = try table(value, name())
    if let repeated = members.first(where: \.isRepeated) {
      throw StringsError(
        Self.problem(JSONError(offset: repeated.offset, problem: .duplicate(name: repeated.name))),
        at: place(repeated.offset))
    }
    return members
  }

  /// The members of an object whose names the file defines: keys, languages, cases. Repeated ones are allowed; the
  /// callers report that the last one counts, as in all formats.
  func table(_ value: JSONValue, _ name: @autoclosure () -> String) throws(StringsError) -> [JSONMember] {
    guard case .object(let members) = value.content else { throw wrongType(value, name(), "an object") }
    return members
  }

  func array(_ value: JSONValue, _ name: @autoclosure () -> String) throws(StringsError) -> [JSONValue] {
    guard case .array(let values) = value.content else { throw wrongType(value, name(), "an array") }
    return values
  }

  /// A string without U+0000.
  func string(_ value: JSONValue, _ name: @autoclosure () -> String) throws(StringsError) -> String {
    guard case .string(let text) = value.content else { throw wrongType(value, name(), "a string") }
    guard !text.utf8.contains(0) else { throw StringsError(.nul, at: place(value.offset)) }
    return text
  }

  /// The string value of a member; nil if the object lacks it.
  func string(_ name: String, of members: [JSONMember]) throws(StringsError) -> String? {
    guard let value = Self.value(name, of: members) else { return nil }
    return try string(value, "'\(name)'")
  }

  /// The Boolean value of a member; nil if the object lacks it.
  func bool(_ name: String, of members: [JSONMember]) throws(StringsError) -> Bool? {
    guard let value = Self.value(name, of: members) else { return nil }
    guard case .bool(let isTrue) = value.content else { throw wrongType(value, "'\(name)'", "true or false") }
    return isTrue
  }

  static func value(_ name: String, of members: [JSONMember]) -> JSONValue? {
    members.first { $0.name == name }?.value
  }

  func wrongType(_ value: JSONValue, _ name: String, _ expected: String) -> StringsError {
    StringsError(.wrongType(of: name, expected: expected, found: value.content.kind), at: place(value.offset))
  }

  func missing(_ member: String, of owner: String, at value: JSONValue) -> StringsError {
    StringsError(.missing(member: member, of: owner), at: place(value.offset))
  }
}
