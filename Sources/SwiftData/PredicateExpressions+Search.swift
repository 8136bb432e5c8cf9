// The macro `#Predicate` calls the function by this name.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

extension PredicateExpressions {
  /// Whether a text contains another, as a search of the user's finds it.
  public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The text that is searched.
    public let root: Root
    /// The text that is searched for.
    public let other: Other

    /// Whether a text contains another.
    public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }

    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
    }
  }

  /// Whether a text contains another, as a search of the user's finds it.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> { StringLocalizedStandardContains(root: root, other: other) }
}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: Encodable where Root: Encodable, Other: Encodable {}

extension PredicateExpressions.StringLocalizedStandardContains: Decodable where Root: Decodable, Other: Decodable {}
