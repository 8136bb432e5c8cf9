import UIKit

/// Settings on cards: values, accessories, a custom view, titles and footers.
final class SettingsViewController: UITableViewController {
  /// The content of a row.
  struct Row {
    var text: String
    var detail: String?
    var style = UITableViewCell.CellStyle.value1
    var accessory = UITableViewCell.AccessoryType.none
    var badge: String?
    var color: UIColor?
  }

  /// Rows with a title above and a text below.
  struct Section {
    var title: String?
    var footer: String?
    var rows: [Row]
  }

  private let sections = [
    Section(
      title: "General", footer: "The language of this app alone.",
      rows: [
        Row(text: "Language", detail: "English", accessory: .disclosureIndicator),
        Row(text: "Text size", detail: "As on this device", accessory: .disclosureIndicator),
        Row(text: "Inbox", badge: "12"),
      ]),
    Section(
      title: "Reminders", footer: "A message is sent to each device on which you have signed in.",
      rows: [
        Row(text: "Visits", detail: "A day before", style: .subtitle, accessory: .checkmark),
        Row(text: "Medicine", detail: "Each morning", style: .subtitle),
        Row(text: "Sound", detail: "Bell", accessory: .detailButton),
      ]),
    Section(rows: [Row(text: "Sign out", style: .default, color: .systemRed)]),
  ]

  init() {
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  /// The badge has the size of its text when it was made, so another text size needs another badge.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    tableView.reloadData()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    let identifier = "style \(row.style.rawValue)"
    let cell =
      tableView.dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: row.style, reuseIdentifier: identifier)
    cell.textLabel?.text = row.text
    cell.textLabel?.textColor = row.color ?? .label
    cell.textLabel?.numberOfLines = 0
    cell.detailTextLabel?.text = row.detail
    cell.detailTextLabel?.numberOfLines = 0
    cell.accessoryType = row.accessory
    cell.accessoryView = row.badge.map(SettingsViewController.badge)
    return cell
  }

  /// A label in its own size: a table does not resize an accessory view.
  private static func badge(_ text: String) -> UIView {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.textColor = .secondaryLabel
    label.text = text
    label.sizeToFit()
    return label
  }
}
