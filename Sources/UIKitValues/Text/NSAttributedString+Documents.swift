public import Foundation

extension NSAttributedString {
  /// The type of a document with styled text.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Text alone.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich text. It is not read.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with attachments. It is not read.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// A web page, of which `HTMLText` reads the common elements.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// A fact about a document that is given before it is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The document's type (`DocumentType`).
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding of its characters, as a `String.Encoding`'s number.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of text that has no others.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// The address of the page. Not used: nothing is loaded.
    public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
  }

  /// A fact about a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The document's type (`DocumentType`).
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The encoding of its characters.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// The size of its paper.
    public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
    /// Its title.
    public static let title = DocumentAttributeKey(rawValue: "NSTitleDocumentAttribute")
  }

  /// Why a document is not read or written.
  package struct UnsupportedDocument: Error, CustomStringConvertible {
    package let type: DocumentType
    package let isWritten: Bool

    package init(type: DocumentType, isWritten: Bool) {
      (self.type, self.isWritten) = (type, isWritten)
    }

    package var description: String {
      "Documents of the type \(type.rawValue) cannot be \(isWritten ? "written" : "read"). "
        + (isWritten ? "NSPlainText can." : "NSPlainText and NSHTML can.")
    }
  }

  /// Creates the text of a document: plain text, or a web page's.
  ///
  /// Differs from UIKit: of web pages, common elements alone have a style, and nothing is loaded; rich text throws.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let encoding = (options[.characterEncoding] as? UInt).map { String.Encoding(rawValue: $0) }
    let text = String(data: data, encoding: encoding ?? .utf8) ?? String(decoding: data, as: UTF8.self)
    let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    switch options[.documentType] as? DocumentType ?? NSAttributedString.guessedType(of: text) {
    case .html: self.init(attributedString: HTMLText.read(text, attributes))
    case .plain: self.init(string: text, attributes: attributes)
    case let other: throw UnsupportedDocument(type: other, isWritten: false)
    }
  }

  /// Creates the text of a document in a file.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options)
  }

  /// The text of a range as a plain document; other types throw.
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let type = dict[.documentType] as? DocumentType ?? .plain
    guard type == .plain else { throw UnsupportedDocument(type: type, isWritten: true) }
    return Data(attributedSubstring(from: range).string.utf8)
  }

  /// A document is a web page if it begins like one, and otherwise plain.
  private static func guessedType(of text: String) -> DocumentType {
    let start = text.prefix(256).drop { $0.isWhitespace }.lowercased()
    if start.hasPrefix("{\\rtf") { return .rtf }
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
  }
}

/// A pointer to a value that Objective-C would fill in. Nothing is written to it.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  private init() {}
}
