import Foundation
import HeadlessUIKit

/// The settable properties of a list's configuration.
package enum ListProperties {
  package static let configuration: [Property] = [
    Property(
      "appearance",
      .enumeration([
        "plain": UICollectionLayoutListConfiguration.Appearance.plain, "grouped": .grouped,
        "insetGrouped": .insetGrouped, "sidebar": .sidebar, "sidebarPlain": .sidebarPlain,
      ]), "How the list looks. plain unless set."
    ) { (list: ListConfigurationDraft, appearance, _) in list.appearance = appearance },
    Property(
      "headerMode", .enumeration(["firstItemInSection": true]),
      "firstItemInSection makes the first item of each section its header. Sections with a header show that unless set."
    ) { (list: ListConfigurationDraft, flag, _) in list.firstItemIsHeader = flag },
    Property("headerTopPadding", .double(PropertyLimits.length), "Points above headers. Those of the look unless set.")
    {
      (list: ListConfigurationDraft, padding, _) in list.add { $0.headerTopPadding = padding }
    },
    Property("showsSeparators", .boolean, "Whether items have the separators of the look. True unless set.") {
      (list: ListConfigurationDraft, flag, _) in list.add { $0.showsSeparators = flag }
    },
    Property("separatorConfiguration.color", .color, "The colour of separators. separator unless set.") {
      (list: ListConfigurationDraft, color, _) in list.add { $0.separatorConfiguration.color = color.uiColor }
    },
    Property("backgroundColor", .color, "The colour behind the list. That of the look unless set.") {
      (list: ListConfigurationDraft, color, _) in list.add { $0.backgroundColor = color.uiColor }
    },
  ]

  // MARK: Items

  /// The properties of items, headers and footers; those with a template are among them.
  package static let all: [Property] = content + cell

  /// The text of an item, header or footer.
  package static let text = Property("text", .text, "The text, in the style of the list.") {
    (cell: UICollectionViewListCell, text, context) throws(PropertyError) in
    var content = cell.listContent
    content.localizedText = try text.text(in: context)
    cell.contentConfiguration = content
  }

  /// The properties of items, headers and footers that show a content configuration.
  package static let content: [Property] = [
    Property(
      TableRowProperties.contentName, .listContent,
      "A UIListContentConfiguration that shows the texts and the picture; in the style of the list unless it has one."
    ) { (cell: UICollectionViewListCell, entries, context) throws(PropertyError) in
      cell.contentConfiguration = try entries.listContent(cell.defaultContentConfiguration(), in: context)
    },
    text,
    Property("secondaryText", .text, "The second text, in the style of the list.") {
      (cell: UICollectionViewListCell, text, context) throws(PropertyError) in
      var content = cell.listContent
      content.localizedSecondaryText = try text.text(in: context)
      cell.contentConfiguration = content
    },
    Property("symbol", .symbol, "\(SymbolValue.documentation) Set as the image.") {
      (cell: UICollectionViewListCell, symbol, _) in
      var content = cell.listContent
      content.image = symbol.uiImage()
      cell.contentConfiguration = content
    },
  ]

  /// The properties that cells with a template have, too.
  package static let cell: [Property] = [
    Property(
      "accessories", .accessories,
      "What stands at the ends of the cell, in this order. Nothing unless set."
    ) { (cell: UICollectionViewListCell, accessories, _) in cell.accessories = accessories.map(\.accessory) },
    Property(TableRowProperties.backgroundName, .background, "A UIBackgroundConfiguration behind the content.") {
      (cell: UICollectionViewListCell, entries, context) throws(PropertyError) in
      cell.backgroundConfiguration = try entries.background(in: context)
    },
    Property("indentationLevel", .integer(0...100), "Steps of 10 points before the content. The level unless set.") {
      (cell: UICollectionViewListCell, level, _) in cell.indentationLevel = level
    },
    Property(
      "accessibilityIdentifier", .string, "A name by which tests find the cell, and which reports use. Never shown."
    ) {
      (cell: UICollectionViewListCell, name, _) in cell.accessibilityIdentifier = name
    },
  ]
}

extension UICollectionViewListCell {
  /// The content set so far, or the default one.
  fileprivate var listContent: UIListContentConfiguration {
    contentConfiguration as? UIListContentConfiguration ?? defaultContentConfiguration()
  }
}
