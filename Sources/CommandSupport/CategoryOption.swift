package import ArgumentParser
package import DynamicType

/// The option that selects content size categories.
package struct CategoryOption: ParsableArguments {
  @Option(help: ArgumentHelp("Only this content size category. Can be repeated.", valueName: "XS … AX5"))
  package var category: [String] = []

  package init() {}

  /// The selected categories, ascending and without duplicates; all if none is given.
  ///
  /// - Throws: a validation error for one that does not exist.
  package func chosen() throws -> [ContentSizeCategory] {
    let chosen = try category.map {
      try OptionValue.named($0, "--category", among: ContentSizeCategory.allCases, name: \.shortName)
    }
    return chosen.isEmpty ? ContentSizeCategory.allCases : Set(chosen).sorted()
  }
}
