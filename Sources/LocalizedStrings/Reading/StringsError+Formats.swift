package import PropertyLists
package import SourcePlaces
import XMLDocuments

extension DecodedText {
  /// Decodes a strings file: UTF-8, or UTF-16 with a byte order mark.
  package init(strings bytes: [UInt8], file: String) throws(StringsError) {
    do throws(DecodingError) { try self.init(bytes, file: file) } catch {
      switch error.problem {
      case .encoding(let name): throw StringsError(.encoding(name), at: error.place)
      case .nul: throw StringsError(.nul, at: error.place)
      }
    }
  }
}

extension PropertyListValue {
  /// The members of the dictionary at the root of a property list.
  package static func members(_ bytes: [UInt8], file: String) throws(StringsError) -> [Member] {
    let value: PropertyListValue
    do throws(PropertyListError) { value = try PropertyListValue(bytes, file: file) } catch {
      throw StringsError(StringsProblem(error.problem), at: error.place)
    }
    return try value.dictionary("the property list")
  }

  func dictionary(_ name: String) throws(StringsError) -> [Member] {
    guard case .dictionary(let members) = content else {
      throw StringsError(.wrongType(of: name, expected: "a dictionary", found: kind), at: place)
    }
    return members
  }

  func string(_ name: String) throws(StringsError) -> String {
    guard case .string(let text) = content else {
      throw StringsError(.wrongType(of: name, expected: "a string", found: kind), at: place)
    }
    return text
  }
}

extension StringsProblem {
  fileprivate init(_ problem: PropertyListError.Problem) {
    switch problem {
    case .xml(let problem): self.init(problem)
    case .empty: self = .missing(member: "value", of: "'plist'")
    case .unexpected(let found, let expected):
      self = .malformed(format: "property list", expected: "'\(expected)'", found: "'\(found)'")
    case .missingValue(let key): self = .missing(member: "value", of: "key '\(key)'")
    }
  }

  init(_ problem: XMLError.Problem) {
    switch problem {
    case .tooLarge(let bytes, let limit): self = .tooLarge(bytes: bytes, limit: limit)
    case .tooDeep(let limit): self = .tooDeep(limit: limit)
    case .tooMany(let what, let limit): self = .tooMany(what, limit: limit)
    case .encoding(let name): self = .encoding(name)
    case .nul: self = .nul
    case .declarations: self = .entityDeclaration
    case .unknownEncoding(let name):
      self = .wrongType(
        of: "the encoding in the first line", expected: "UTF-8, UTF-16 or ISO-8859-1", found: "'\(name)'")
    case .unknownEntity, .empty, .trailing, .unclosed, .mismatch, .duplicateAttribute, .syntax:
      self = .xml(problem.description)
    }
  }
}
