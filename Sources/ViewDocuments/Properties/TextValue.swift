import HeadlessUIKit
package import LocalizedStrings

/// A text that views show: as it stands in a document, or by its key in files of strings.
package enum TextValue: Equatable, Sendable {
  case literal(String)
  case localized(LocalizedTextValue)

  /// The text in the context's language, for its kind of device; a view that is given it chooses among its variants by
  /// width.
  @MainActor func string(in context: DocumentContext) throws(PropertyError) -> String {
    switch self {
    case .literal(let text): text
    case .localized(let value): try value.string(in: context)
    }
  }
}

/// A key of files of strings, with arguments where its text is a format.
package struct LocalizedTextValue: Equatable, Sendable {
  private let catalog: StringsCatalog
  private let key: String
  private let table: String
  private let arguments: [FormatArgument]?

  package init(key: String, table: String, arguments: [FormatArgument]?, in catalog: StringsCatalog) {
    (self.catalog, self.key, self.table, self.arguments) = (catalog, key, table, arguments)
  }

  @MainActor fileprivate func string(in context: DocumentContext) throws(PropertyError) -> String {
    let lookup = StringsLookup(traits: context.traits)
    if let text = lookup.string(forKey: key, table: table, in: catalog, arguments: arguments) { return text }
    throw .noText(key: key, locale: context.traits.locale)
  }
}

extension PropertyKind<TextValue> {
  package static var text: Self {
    Self(type: .text) { value in
      switch value {
      case .string(let text): .literal(text)
      case .localized(let value): .localized(value)
      default: nil
      }
    }
  }
}
