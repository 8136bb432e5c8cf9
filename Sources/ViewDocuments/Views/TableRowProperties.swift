import Foundation
package import HeadlessUIKit

/// The settable properties of a table's rows.
package enum TableRowProperties {
  /// A cell's styles; `default` unless set.
  package static let styles: KeyValuePairs<String, UITableViewCell.CellStyle> = [
    "default": .default, "value1": .value1, "value2": .value2, "subtitle": .subtitle,
  ]

  /// The name of the content configuration in documents.
  package static let contentName = "contentConfiguration"
  /// The name of the background configuration in documents.
  package static let backgroundName = "backgroundConfiguration"

  /// The properties of headers and footers that show configurations.
  package static let boundary: [Property] = [
    Property(contentName, .listContent, contentDocumentation) {
      (view: UITableViewHeaderFooterView, entries, context) throws(PropertyError) in
      view.contentConfiguration = try entries.listContent(in: context)
    },
    Property(backgroundName, .background, backgroundDocumentation) {
      (view: UITableViewHeaderFooterView, entries, context) throws(PropertyError) in
      view.backgroundConfiguration = try entries.background(in: context)
    },
  ]

  private static let contentDocumentation = "A UIListContentConfiguration that shows the texts and the picture."
  private static let backgroundDocumentation = "A UIBackgroundConfiguration behind the content."

  /// The properties of system cells; those of cells with a template are among them.
  package static let all: [Property] = texts + cell

  /// The properties that only system cells have.
  package static let texts: [Property] = [
    Property(contentName, .listContent, contentDocumentation) {
      (cell: UITableViewCell, entries, context) throws(PropertyError) in
      cell.contentConfiguration = try entries.listContent(in: context)
    },
    Property("text", .text, "The cell's text.") { (cell: UITableViewCell, text, context) throws(PropertyError) in
      cell.textLabel?.localizedText = try text.text(in: context)
    },
    Property("detailText", .text, "The second text, which the style default does not have.") {
      (cell: UITableViewCell, text, context) throws(PropertyError) in
      cell.detailTextLabel?.localizedText = try text.text(in: context)
    },
    Property(
      "numberOfLines", .integer(0...1_000), "The largest number of lines of each text; 0 means no limit. 1 unless set."
    ) {
      (cell: UITableViewCell, count, _) in
      cell.textLabel?.numberOfLines = count
      cell.detailTextLabel?.numberOfLines = count
    },
    Property("textColor", .color, "The colour of the text. label unless set.") {
      (cell: UITableViewCell, color, _) in cell.textLabel?.textColor = color.uiColor
    },
    Property("image", .image, PropertyTable.imageDocumentation) {
      (cell: UITableViewCell, image, context) throws(PropertyError) in
      cell.imageView?.image = try image.uiImage(under: context.traits)
    },
    Property("symbol", .symbol, "\(SymbolValue.documentation) Set as the image.") {
      (cell: UITableViewCell, symbol, _) in cell.imageView?.image = symbol.uiImage()
    },
  ]

  /// The properties that cells with a template have, too.
  package static let cell: [Property] = [
    Property(
      "accessoryType",
      .enumeration([
        "none": UITableViewCell.AccessoryType.none, "disclosureIndicator": .disclosureIndicator,
        "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark, "detailButton": .detailButton,
      ]), "What stands at the end of the cell. none unless set."
    ) { (cell: UITableViewCell, type, _) in cell.accessoryType = type },
    Property("backgroundColor", .color, "The colour behind the cell. That of the table's style unless set.") {
      (cell: UITableViewCell, color, _) in cell.backgroundColor = color.uiColor
    },
    Property(backgroundName, .background, backgroundDocumentation) {
      (cell: UITableViewCell, entries, context) throws(PropertyError) in
      cell.backgroundConfiguration = try entries.background(in: context)
    },
    Property("separatorInset", .edgeInsets, "Where the line below begins and ends. Where the text begins unless set.") {
      (cell: UITableViewCell, insets, _) in cell.separatorInset = insets
    },
    Property("indentationLevel", .integer(0...100), "Steps of 10 points before the content. 0 unless set.") {
      (cell: UITableViewCell, level, _) in cell.indentationLevel = level
    },
    Property(
      "accessibilityIdentifier", .string, "A name by which tests find the cell, and which reports use. Never shown."
    ) {
      (cell: UITableViewCell, name, _) in cell.accessibilityIdentifier = name
    },
  ]
}
