/// The names in Swift that Xcode gives to colours and images of asset catalogues: `UIColor.brand`, `UIImage(resource: .logo)`.
struct AssetSymbols {
  /// A colour or an image.
  struct Symbol: Hashable {
    /// The enclosing groups that provide a namespace, as names of types.
    let namespace: [String]
    let identifier: String
    /// The name in the catalogue.
    let name: String
  }

  /// By namespace and identifier.
  let symbols: [Symbol]
  /// Names of the catalogue that lead to the same identifier: none of them gets a symbol.
  let ambiguous: [String]

  /// - Parameters:
  ///   - names: the names in the catalogue, with `/` after each namespace.
  ///   - suffix: what is dropped at the end of a name: `Color` or `Image`.
  init(_ names: [String], droppingSuffix suffix: String) {
    var groups: [[String]: [String]] = [:]
    for name in Set(names) {
      let parts = name.split(separator: "/").map(String.init)
      guard let last = parts.last else { continue }
      guard let identifier = Self.identifier(last, droppingSuffix: suffix) else { continue }
      groups[parts.dropLast().compactMap(Self.typeName) + [identifier], default: []].append(name)
    }
    symbols = groups.filter { $0.value.count == 1 }.map { path, names in
      Symbol(namespace: Array(path.dropLast()), identifier: path[path.count - 1], name: names[0])
    }.sorted { ($0.namespace + [$0.identifier]).lexicographicallyPrecedes($1.namespace + [$1.identifier]) }
    ambiguous = groups.values.filter { $0.count > 1 }.flatMap { $0 }.sorted()
  }

  /// The symbols without those outside of namespaces that have one of these identifiers.
  func all(except taken: Set<String>) -> [Symbol] {
    symbols.filter { !$0.namespace.isEmpty || !taken.contains($0.identifier) }
  }

  /// The words of a name with a small letter at the start: `my-blue Color` is `myBlue`. Nil for a name without letters and
  /// digits.
  static func identifier(_ name: String, droppingSuffix suffix: String) -> String? {
    var identifier = camelCase(name)
    guard !identifier.isEmpty else { return nil }
    if identifier.hasSuffix(suffix), identifier.count > suffix.count { identifier.removeLast(suffix.count) }
    identifier = loweringStart(identifier)
    if identifier.first?.isNumber ?? false { return "_" + identifier }
    return escaped(identifier)
  }

  /// A name as code writes it: words of the language in backticks.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// The name of a namespace's type; nil for a name without letters and digits.
  static func typeName(_ name: String) -> String? {
    let words = camelCase(name)
    guard let first = words.first else { return nil }
    let type = first.uppercased() + words.dropFirst()
    return first.isNumber ? "_" + type : type
  }

  /// Letters and digits; a letter after anything else is a capital.
  private static func camelCase(_ name: String) -> String {
    var result = ""
    var startsWord = false
    for character in name {
      guard character.isLetter || character.isNumber else {
        startsWord = !result.isEmpty
        continue
      }
      result += startsWord ? character.uppercased() : String(character)
      startsWord = false
    }
    return result
  }

  /// Small letters at the start: those of an abbreviation up to the next word, `URLField` being `urlField`.
  private static func loweringStart(_ name: String) -> String {
    let characters = Array(name)
    var count = characters.prefix { $0.isUppercase }.count
    if count > 1, count < characters.count, characters[count].isLowercase { count -= 1 }
    return characters.prefix(count).map { $0.lowercased() }.joined() + String(characters.dropFirst(count))
  }

  private static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum",
    "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
    "var",
    "where", "while",
  ]
}
