import ViewDocuments

/// The page of every class's properties, `Snapshots/PROPERTIES.md`, made from the table that catalogues are read by.
package enum PropertiesPage {
  /// The page in Markdown; always the same.
  package static var text: String {
    ([introduction] + ViewClass.allCases.map(section) + layouts + [lists, rows] + ControllerClass.allCases.map(section))
      .joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # Properties

    Every property that a catalogue can set, by class, with what it takes. `galley properties` prints this page from the table that
    catalogues are read by. What else a view has (`class`, `name`, `constraints`, `subviews`, `variations`) is in `SCENES.md`.
    """

  private static func section(_ viewClass: ViewClass) -> String {
    let superclass = viewClass.superclass.map { "Beside those of `\($0.rawValue)`:" }
    let own = viewClass.ownProperties
    guard !own.isEmpty else {
      return "## \(viewClass.rawValue)\n\nThose of `\(viewClass.superclass?.rawValue ?? "")`."
    }
    return (["## \(viewClass.rawValue)"] + [superclass, table(own)].compactMap(\.self)).joined(separator: "\n\n")
  }

  private static func section(_ controllerClass: ControllerClass) -> String {
    let superclass = controllerClass.superclass.map { "Beside those of `\($0.rawValue)`:" }
    let title = "## \(controllerClass.rawValue)"
    return [title, superclass, table(controllerClass.ownProperties)].compactMap(\.self).joined(separator: "\n\n")
  }

  private static var layouts: [String] {
    LayoutClass.allCases.map { "## \($0.rawValue), a collection view's layout\n\n" + table($0.properties) } + [
      "## NSCollectionLayoutSection, a section of a compositional layout\n\n" + table(SectionLayoutProperties.section),
      "## NSCollectionLayoutItem and NSCollectionLayoutGroup\n\n" + table(SectionLayoutProperties.item),
      "## NSCollectionLayoutSupplementaryItem\n\n" + table(SectionLayoutProperties.supplementaryItem),
      "## NSCollectionLayoutDecorationItem\n\n" + table(SectionLayoutProperties.decorationItem),
    ]
  }

  private static var lists: String {
    "## A list, in place of a layout\n\n" + table(ListProperties.configuration) + "\n\n## An item of a list\n\n"
      + table(ListProperties.all)
  }

  private static var rows: String { "## A row of a table view\n\n" + table(TableRowProperties.all) }

  private static func table(_ properties: [Property]) -> String {
    let rows = properties.map { "| `\($0.name)` | \(cell($0.type.phrase)) | \(cell($0.documentation)) |" }
    return (["| property | takes | |", "|---|---|---|"] + rows).joined(separator: "\n")
  }

  /// A text in a cell, where a bar would end it.
  private static func cell(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("<", with: "&lt;")
  }
}
