/// Names of modules.
package enum ModuleName {
  /// Whether a module can have a name: letters, digits and underscores, no digit first.
  package static func isValid(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
    return name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
  }

  /// The name that Xcode derives from a product's: `My App` is the module `My_App`.
  package static func derived(from name: String) -> String {
    let scalars = name.unicodeScalars.map { $0.properties.isXIDContinue ? $0 : "_" }
    let text = String(String.UnicodeScalarView(scalars))
    guard let first = text.unicodeScalars.first else { return "_" }
    return first.properties.isXIDStart || first == "_" ? text : "_" + text
  }
}
