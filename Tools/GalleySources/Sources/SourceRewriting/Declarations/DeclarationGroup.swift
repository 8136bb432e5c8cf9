import SwiftSyntax

/// A type or an extension as a file declares it.
struct DeclarationGroup: Sendable {
  enum Kind: Sendable { case `class`, structure, enumeration, `protocol`, actor, `extension` }

  let path: String
  let kind: Kind
  /// The type's name with those of the types around it, `Outer.Inner`; of an extension the name of what it extends, as it
  /// is written. Names of types in functions begin with the place of the function's body.
  let name: String
  /// The names of the types around it, from the outermost.
  let scope: [String]
  /// The types that it inherits from and conforms to, without generic arguments.
  let inherited: [String]
  /// Whether it has a `where` clause.
  let isConstrained: Bool
  let isGeneric: Bool
  /// Its modifiers, by name.
  let modifiers: [String]
  /// Its attributes, by name.
  let attributes: [DeclaredAttribute]
  /// The access level that an extension around it gives it.
  let accessFromAround: String?
  let node: DeclSyntax
  let place: Place
  var members: [MemberDeclaration] = []

  /// The place at which texts are inserted in a file.
  struct Place: Sendable {
    /// The offset of the name.
    let name: Int
    /// The offset after the last inherited type, or after the name and its generic parameters.
    let inheritance: Int
    let openingBrace: Int
    let closingBrace: Int
    /// The offset after the declaration at the top of the file in which it is.
    let endOfOutermost: Int
    /// The member that the closing brace follows on the same line, without a semicolon.
    let lastMember: SyntaxIdentifier?
  }

  /// The names inside of which its members look others up.
  var innerScope: [String] { kind == .extension ? scope + [name] : scope + [simpleName] }

  /// The name without those of the types around it.
  var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// The access level in front of its declaration, or of the extension around it.
  var access: String? { modifiers.first { AccessLevels.names.contains($0) } ?? accessFromAround }

  /// Whether other files do not see it.
  var isFilePrivate: Bool { access == "private" || access == "fileprivate" }

  func has(attribute name: String) -> Bool { attributes.contains { $0.name == name } }
}

/// The names of access levels.
enum AccessLevels {
  static let names: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]

  /// An access level as a prefix of a declaration; nothing for the one that every declaration has.
  static func prefix(_ level: String?) -> String {
    guard let level, level != "internal" else { return "" }
    return level + " "
  }
}

/// An attribute of a declaration.
struct DeclaredAttribute: Sendable {
  let name: String
  let node: AttributeSyntax

  /// The attribute's arguments as they are written, on one line.
  var arguments: String? { node.arguments.map { OneLine.text(of: $0) } }
}
