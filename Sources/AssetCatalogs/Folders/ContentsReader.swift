import JSONDocuments
import SourcePlaces
import Suggestions

/// A `Contents.json`, whose values are read with findings for those that the format does not allow.
///
/// A wrong value counts as absent, and its finding is kept; keys that are not known are passed over, as Xcode adds some
/// with each version.
final class ContentsReader {
  let root: JSONValue
  private(set) var findings: [AssetFinding] = []
  private let places: PlaceIndex

  /// - Parameter file: the file's path in messages.
  init(_ bytes: [UInt8], file: String) throws(AssetFinding) {
    places = PlaceIndex(bytes, file: file)
    do throws(JSONError) {
      root = try JSONDocument(bytes, maximumDepth: 32).root
    } catch {
      throw AssetFinding(.json("\(error)"), at: places.place(at: error.offset))
    }
    guard case .object = root.content else {
      throw AssetFinding(
        .wrongType(key: "Contents.json", expected: "an object", found: root.content.kind), at: places.place(at: 0))
    }
  }

  func place(of value: JSONValue) -> SourcePlace { places.place(at: value.offset) }

  func note(_ problem: AssetProblem, at value: JSONValue) { note(AssetFinding(problem, at: place(of: value))) }

  func note(_ finding: AssetFinding) { findings.append(finding) }

  private func wrong(_ key: String, _ expected: String, _ value: JSONValue) {
    note(.wrongType(key: key, expected: expected, found: value.content.kind), at: value)
  }

  /// The member of an object; nil if it is not there or `null`.
  func member(_ key: String, of object: JSONValue) -> JSONValue? {
    guard let value = object[key], value.content != .null else { return nil }
    return value
  }

  func text(_ key: String, of object: JSONValue) -> String? {
    guard let value = member(key, of: object) else { return nil }
    guard case .string(let text) = value.content else {
      wrong(key, "a string", value)
      return nil
    }
    return text
  }

  func flag(_ key: String, of object: JSONValue) -> Bool {
    guard let value = member(key, of: object) else { return false }
    guard case .bool(let flag) = value.content else {
      wrong(key, "true or false", value)
      return false
    }
    return flag
  }

  /// A finite number; 0 if it is not there.
  func number(_ key: String, of object: JSONValue) -> Double {
    guard let value = member(key, of: object) else { return 0 }
    guard case .number(let number) = value.content, number.isFinite else {
      wrong(key, "a number", value)
      return 0
    }
    return number
  }

  func object(_ key: String, of object: JSONValue) -> JSONValue? {
    guard let value = member(key, of: object) else { return nil }
    guard case .object = value.content else {
      wrong(key, "an object", value)
      return nil
    }
    return value
  }

  /// The objects of a list; those of its elements that are none have findings.
  func objects(_ key: String, of object: JSONValue) -> [JSONValue] {
    guard let value = member(key, of: object) else { return [] }
    guard case .array(let elements) = value.content else {
      wrong(key, "an array", value)
      return []
    }
    return elements.filter { element in
      if case .object = element.content { return true }
      wrong(key, "an array of objects", element)
      return false
    }
  }

  /// One of a few words.
  func word<Word: RawRepresentable & CaseIterable>(_ key: String, of object: JSONValue) -> Word?
  where Word.RawValue == String {
    guard let text = text(key, of: object), let value = member(key, of: object) else { return nil }
    if let word = Word(rawValue: text) { return word }
    let suggestion = Suggestion.nearest(to: text, among: Word.allCases.map(\.rawValue))
    note(.unknownValue(key: key, value: text, suggestion: suggestion), at: value)
    return nil
  }
}
