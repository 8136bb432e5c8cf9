package import SourcePlaces

/// The reason why an XML document cannot be read, with its place.
package struct XMLError: Error, Equatable {
  package enum Problem: Equatable, Sendable {
    case tooLarge(bytes: Int, limit: Int)
    /// Elements are nested deeper than the limit.
    case tooDeep(limit: Int)
    /// There are more of these items than the limit.
    case tooMany(String, limit: Int)
    /// The bytes are not valid in the encoding of this name.
    case encoding(String)
    /// The declaration names an unsupported encoding.
    case unknownEncoding(String)
    /// There is a character U+0000.
    case nul
    /// The document type has an internal subset, which declares entities, elements or attributes.
    case declarations
    /// A reference to an entity that is not predefined in XML.
    case unknownEntity(String)
    /// There is no element.
    case empty
    /// There is content after the root element.
    case trailing
    /// The text ends inside an element of this name.
    case unclosed(String)
    /// An end tag does not match the open element.
    case mismatch(open: String, end: String)
    case duplicateAttribute(String)
    /// Another syntax error, as a sentence.
    case syntax(String)
  }

  package let place: SourcePlace
  package let problem: Problem
}

extension XMLError: CustomStringConvertible {
  package var description: String { "\(place): \(problem)" }
}

extension XMLError.Problem: CustomStringConvertible {
  /// The problem in a sentence, and what to do about it.
  package var description: String {
    switch self {
    case .tooLarge(let bytes, let limit): "The text has \(bytes) bytes, but at most \(limit) are read."
    case .tooDeep(let limit): "Elements are more than \(limit) levels deep."
    case .tooMany(let what, let limit): "The text has more than \(limit) \(what)."
    case .encoding(let name): "The file is not valid \(name). Save it as UTF-8."
    case .unknownEncoding(let name):
      "The encoding '\(name)' is not supported. Save the file as UTF-8, and declare that in the first line."
    case .nul: "The text contains a character U+0000. Remove it."
    case .declarations: "Declarations in the document type are not supported. Remove what is in brackets."
    case .unknownEntity(let name):
      "Expected one of XML's own entities, such as '&amp;', not '&\(name);'. Write the character itself."
    case .empty: "Expected an element."
    case .trailing: "Expected the end of the text: a document has only one outermost element."
    case .unclosed(let name): "Expected '</\(name)>', not the end of the text."
    case .mismatch(let open, let end): "Expected '</\(open)>', not '</\(end)>'."
    case .duplicateAttribute(let name): "The element has two attributes '\(name)'. Remove one."
    case .syntax(let sentence): sentence
    }
  }
}
