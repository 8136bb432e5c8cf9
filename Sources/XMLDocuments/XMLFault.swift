import CXML2

/// An error from libxml2.
struct XMLFault {
  /// The place that an error refers to.
  enum Place {
    /// The parser's current position.
    case here
    /// The start of the last tag.
    case tag
    /// The last ampersand.
    case reference
  }

  private let code: xmlParserErrors
  private let isParsing: Bool
  private let level: xmlErrorLevel
  private let message: String
  private let name: String

  init(_ error: xmlError) {
    // Names with an undeclared prefix are still well-formed.
    isParsing = error.domain != Int32(XML_FROM_NAMESPACE.rawValue)
    level = error.level
    message = error.message.map { String(cString: $0).split(whereSeparator: \.isNewline).joined(separator: " ") } ?? ""
    // Some codes are shared by several errors; the message then begins with the name of libxml2's function.
    code =
      switch xmlParserErrors(rawValue: UInt32(bitPattern: error.code)) {
      case XML_ERR_NAME_REQUIRED where message.hasPrefix("xmlParseEntityRef"): XML_ERR_ENTITYREF_NO_NAME
      case XML_ERR_INVALID_CHAR where message.hasPrefix("xmlParseCharRef"): XML_ERR_INVALID_CHARREF
      case let code: code
      }
    name = error.str1.map { String(cString: $0) } ?? ""
  }

  /// Whether the text is not well-formed. For an entity that another file might declare, libxml2 only issues a warning.
  var isFatal: Bool { isParsing && (level == XML_ERR_FATAL || code == XML_WAR_UNDECLARED_ENTITY) }

  var place: Place {
    switch code {
    case XML_ERR_TAG_NAME_MISMATCH, XML_ERR_ATTRIBUTE_REDEFINED: .tag
    case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY, XML_ERR_ENTITYREF_NO_NAME,
      XML_ERR_ENTITYREF_SEMICOL_MISSING, XML_ERR_INVALID_CHARREF, XML_ERR_INVALID_DEC_CHARREF,
      XML_ERR_INVALID_HEX_CHARREF:
      .reference
    default: .here
    }
  }

  /// - Parameters:
  ///   - open: the innermost open element.
  ///   - end: the name in the last tag.
  func problem(open: String, end: String) -> XMLError.Problem {
    switch code {
    case XML_ERR_DOCUMENT_EMPTY: .empty
    case XML_ERR_DOCUMENT_END: .trailing
    case XML_ERR_TAG_NOT_FINISHED: .unclosed(open)
    case XML_ERR_TAG_NAME_MISMATCH: .mismatch(open: open, end: end)
    case XML_ERR_ATTRIBUTE_REDEFINED: .duplicateAttribute(name)
    case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY: .unknownEntity(name)
    default: .syntax(sentence ?? "It is not well-formed: \(message).")
    }
  }

  /// The problem in words that say what to do; nil to use libxml2's own message.
  private var sentence: String? {
    switch code {
    case XML_ERR_INVALID_CHAR: "The character is not allowed in XML. Remove it."
    case XML_ERR_INVALID_CHARREF, XML_ERR_INVALID_DEC_CHARREF, XML_ERR_INVALID_HEX_CHARREF:
      "Expected the number of a character and a semicolon, as in '&#233;'."
    case XML_ERR_ENTITYREF_NO_NAME, XML_ERR_ENTITYREF_SEMICOL_MISSING: "Expected '&amp;' for an ampersand that is text."
    case XML_ERR_LT_IN_ATTRIBUTE: "Expected '&lt;' in an attribute's value, not '<'."
    case XML_ERR_ATTRIBUTE_NOT_STARTED: "Expected an attribute's value in quotation marks."
    case XML_ERR_ATTRIBUTE_NOT_FINISHED: "Expected the quotation mark that ends an attribute's value."
    case XML_ERR_ATTRIBUTE_WITHOUT_VALUE: "Expected '=' and a value after an attribute's name."
    case XML_ERR_NAME_REQUIRED: "Expected a name."
    case XML_ERR_SPACE_REQUIRED: "Expected a space."
    case XML_ERR_GT_REQUIRED: "Expected '>' at the end of a tag."
    case XML_ERR_COMMENT_NOT_FINISHED: "Expected '-->' at the end of a comment."
    case XML_ERR_HYPHEN_IN_COMMENT: "Expected no '--' within a comment."
    case XML_ERR_CDATA_NOT_FINISHED: "Expected ']]>' at the end of a CDATA section."
    case XML_ERR_MISPLACED_CDATA_END: "Expected ']]&gt;' in text, not ']]>'."
    case XML_ERR_PI_NOT_FINISHED: "Expected '?>' at the end of an instruction."
    case XML_ERR_RESERVED_XML_NAME: "Expected the XML declaration, '<?xml', only at the start of the text."
    default: nil
    }
  }
}
