/// An error in a JSON text, with its offset.
package struct JSONError: Error, Equatable {
  package enum Problem: Equatable, Sendable {
    /// The text ends too early.
    case ended
    /// There is a different byte than expected.
    case unexpected(UInt8, expected: String)
    /// There is more text after the value.
    case trailing
    /// Arrays and objects are nested deeper than the limit.
    case tooDeep(limit: Int)
    /// A string contains an unescaped control character.
    case controlCharacter(UInt8)
    /// A backslash is followed by a character that does not form an escape.
    case unknownEscape
    /// Half of a surrogate pair.
    case loneSurrogate
    /// The bytes are not valid UTF-8.
    case invalidUTF8
    /// An object has two members of this name.
    case duplicate(name: String)
  }

  /// The offset in bytes from the start of the text.
  package var offset: Int
  package var problem: Problem

  package init(offset: Int, problem: Problem) {
    self.offset = offset
    self.problem = problem
  }
}

extension JSONError: CustomStringConvertible {
  package var description: String {
    switch problem {
    case .ended: "The JSON text ends too early."
    case .unexpected(let byte, let expected): "Expected \(expected), not \(JSONError.name(of: byte))."
    case .trailing: "Expected the end of the text after the JSON value."
    case .tooDeep(let limit): "Arrays and objects are more than \(limit) levels deep."
    case .controlCharacter(let byte):
      "A string contains \(JSONError.name(of: byte)) unescaped: write \\u\(JSONText.hexadecimal(byte))."
    case .unknownEscape:
      "The string has an unknown escape. Use one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four digits."
    case .loneSurrogate:
      "The string has half of a surrogate pair: \\uD800 to \\uDBFF must be followed by \\uDC00 to \\uDFFF."
    case .invalidUTF8: "The text is not UTF-8 here."
    case .duplicate(let name): "The object has two members '\(name)'."
    }
  }

  private static func name(of byte: UInt8) -> String {
    switch byte {
    case 0x21...0x7E: "'\(Unicode.Scalar(byte))'"
    case 0x20: "a space"
    case 0x80...: "a character beyond ASCII"
    default: "the control character U+\(JSONText.hexadecimal(byte).uppercased())"
    }
  }
}
