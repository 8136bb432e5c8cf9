import JSONDocuments
import LocalizedStrings
import PropertyLists
import SourcePlaces

/// A value in a configuration, JSON or property list, with its place.
struct ConfigurationValue {
  enum Content {
    case string(String)
    case number(Double)
    case bool(Bool)
    case dictionary([Member])
    /// A value of a type that no key accepts; the text describes it in messages.
    case other(String)
  }

  struct Member {
    var key: String
    var place: SourcePlace
    var value: ConfigurationValue
  }

  var place: SourcePlace
  var content: Content

  /// The type of the value in messages.
  var kind: String {
    switch content {
    case .string: "a string"
    case .number: "a number"
    case .bool(let value): "\(value)"
    case .dictionary: "a dictionary"
    case .other(let kind): kind
    }
  }
}

extension ConfigurationValue {
  /// Reads a file's bytes.
  init(_ bytes: [UInt8], type: ConfigurationType, file: String) throws(StringsError) {
    guard !bytes.starts(with: "bplist".utf8) else { throw StringsError(.binary, at: SourcePlace(file: file)) }
    switch type {
    case .json:
      let text = try DecodedText(strings: bytes, file: file)
      do {
        self.init(try JSONDocument(text.bytes).root, text.places)
      } catch {
        throw StringsError(.json(error.description), at: text.places.place(at: error.offset))
      }
    case .plist:
      let members = try PropertyListValue.members(bytes, file: file)
      let start = SourcePlace(file: file, line: 1, column: 1)
      self.init(place: start, content: .dictionary(Self.members(members)))
    }
  }

  private init(_ json: JSONValue, _ places: PlaceIndex) {
    place = places.place(at: json.offset)
    switch json.content {
    case .string(let text): content = .string(text)
    case .number(let number): content = .number(number)
    case .bool(let value): content = .bool(value)
    case .object(let members):
      content = .dictionary(
        members.map {
          Member(key: $0.name, place: places.place(at: $0.offset), value: ConfigurationValue($0.value, places))
        })
    case .null, .array: content = .other(json.content.kind)
    }
  }

  private init(_ value: PropertyListValue) {
    place = value.place
    switch value.content {
    case .string(let text): content = .string(text)
    case .dictionary(let members): content = .dictionary(Self.members(members))
    case .other("true", _): content = .bool(true)
    case .other("false", _): content = .bool(false)
    case .other("integer", let text), .other("real", let text):
      content = Double(text).map { .number($0) } ?? .other("'\(text.prefix(40))'")
    case .other: content = .other(value.kind)
    }
  }

  private static func members(_ members: [PropertyListValue.Member]) -> [Member] {
    members.map { Member(key: $0.key, place: $0.place, value: ConfigurationValue($0.value)) }
  }
}
