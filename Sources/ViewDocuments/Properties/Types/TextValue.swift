import HeadlessUIKit
package import LocalizedStrings

/// A text that views show: given literally in a document, or by its key in strings files.
package enum TextValue: Equatable, Sendable {
  case literal(String)
  case localized(LocalizedTextValue)

  /// The text in the context's language and for its device; the view chooses among its variants by width. Only a key is
  /// looked up: a literal is shown as written, even if a source text in the strings files has the same characters.
  @MainActor func text(in context: DocumentContext) throws(PropertyError) -> LocalizedText {
    switch self {
    case .literal(let text): LocalizedText(text)
    case .localized(let value): try value.text(in: context)
    }
  }
}

/// A key in strings files, with arguments if its text is a format.
package struct LocalizedTextValue: Equatable, Sendable {
  let catalog: StringsCatalog
  let key: String
  let table: String
  let arguments: [FormatArgument]?

  package init(key: String, table: String, arguments: [FormatArgument]?, in catalog: StringsCatalog) {
    (self.catalog, self.key, self.table, self.arguments) = (catalog, key, table, arguments)
  }

  @MainActor fileprivate func text(in context: DocumentContext) throws(PropertyError) -> LocalizedText {
    let lookup = StringsLookup(traits: context.traits)
    if let text = lookup.text(forKey: key, table: table, in: catalog, arguments: arguments) { return text }
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
