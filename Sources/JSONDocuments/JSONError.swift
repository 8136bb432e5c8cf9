/// What is wrong with a JSON text, and where.
package struct JSONError: Error, Equatable {
  package enum Problem: Equatable, Sendable {
    /// The text ends where more must follow.
    case ended
    /// Another byte is where something must be.
    case unexpected(UInt8, expected: String)
    /// Something follows the value.
    case trailing
    /// Arrays and objects are within one another beyond the limit.
    case tooDeep(limit: Int)
    /// A control character stands in a string as it is.
    case controlCharacter(UInt8)
    /// A backslash before a character that is no escape.
    case unknownEscape
    /// Half of a surrogate pair.
    case loneSurrogate
    /// Bytes that are no UTF-8.
    case invalidUTF8
    /// An object has two members of this name.
    case duplicate(name: String)
  }

  /// Where, in bytes from the start of the text.
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
    case .trailing: "Something follows the JSON value: expected one value."
    case .tooDeep(let limit): "Arrays and objects are more than \(limit) levels deep."
    case .controlCharacter(let byte):
      "A string holds \(JSONError.name(of: byte)) as it is: write \\u\(JSONText.hexadecimal(byte))."
    case .unknownEscape:
      "The string has an unknown escape: it is one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four digits."
    case .loneSurrogate: "The string has half of a surrogate pair: \\uD800 to \\uDBFF stand before \\uDC00 to \\uDFFF."
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
