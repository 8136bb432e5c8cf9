import Foundation

/// What a header in Objective-C declares, as far as Swift files name it: classes, protocols, enumerations, structures, types
/// of blocks, constants and functions that are declared `extern`.
struct ObjectiveCHeader {
  private(set) var names: Set<String> = []
  /// The headers that it imports, in order.
  private(set) var imports: [String] = []

  init(_ text: String) {
    let text = text.replacing(/\/\*.*?\*\//.dotMatchesNewlines(), with: " ").replacing(/\/\/[^\n]*/, with: "")
    imports = text.matches(of: /#\s*(?:import|include)\s*["<](?<name>[^">]+)[">]/).map { String($0.output.name) }
    // A category, which has parentheses, declares no class, and a name with `;` or `,` behind it is announced alone.
    add(text.matches(of: /@interface\s+(?<name>\w+)(?!\w)(?!\s*\()/).map(\.output.name))
    add(text.matches(of: /@protocol\s+(?<name>\w+)(?!\w)(?!\s*[;,])/).map(\.output.name))
    add(
      text.matches(of: /NS_(?:CLOSED_)?(?:ENUM|OPTIONS|ERROR_ENUM)\s*\([^,)]*,\s*(?<name>\w+)\s*\)/).map(\.output.name))
    add(text.matches(of: /NS_SWIFT_NAME\((?<name>\w+)\)/).map(\.output.name))
    add(text.matches(of: /typedef\s+(?:struct|enum)\s*\w*\s*\{[^}]*\}\s*(?<name>\w+)\s*;/).map(\.output.name))
    add(text.matches(of: /typedef[^;{]*\(\s*\^\s*(?<name>\w+)\s*\)/).map(\.output.name))
    add(
      text.matches(of: /(?:extern|FOUNDATION_EXPORT|UIKIT_EXTERN)\s+[^;{}()]*?(?<name>\w+)\s*(?:\([^;{}]*)?;/)
        .map(\.output.name))
  }

  private mutating func add(_ found: [Substring]) { names.formUnion(found.map(String.init)) }
}
