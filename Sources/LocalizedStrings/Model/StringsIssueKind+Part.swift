extension StringsIssueKind {
  /// The part of a text or key that the issue is about, such as `argument 2` or a name. It tells apart issues of the
  /// same kind about the same key; nil for kinds that can occur only once.
  package var part: String? {
    switch self {
    case .differingArgument(let number, _, _), .additionalArgument(let number), .missingArgument(let number),
      .conflictingArgument(let number, _, _, _):
      "argument \(number)"
    case .unknownMember(let name, _), .unknownState(let name, _), .unknownPluralCategory(let name),
      .unknownDevice(let name), .unknownWidth(let name), .unknownLanguage(let name), .unknownSubstitution(let name, _),
      .circularSubstitution(let name), .overlappingVariations(_, let name), .repeatedVariation(let name),
      .duplicateCase(let name, _), .unknownRule(let name), .missingMember(let name, _), .invalidSpecifier(let name),
      .unusedPluralCategory(let name, _, _), .missingPluralCategory(let name, _), .unknownEscape(let name):
      name
    case .duplicateKey, .newerVersion, .missingOther, .empty, .missingNumber, .pluralWithoutNumber,
      .excessiveSubstitutions, .missingSourceText:
      nil
    }
  }
}
