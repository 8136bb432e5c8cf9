import InterfaceDocuments
import UIKitCore
import UIKitLists

extension ElementClass {
  static let tableViewCell = ElementClass(
    "tableViewCell", UITableViewCell.self, inherits: .view,
    [
      // Asked for by `init(coder:)`.
      .ignored("style", "reuseIdentifier"),
      // A static table's; that of a prototype serves Interface Builder alone.
      .ignored("rowHeight"),
      .choice(
        "selectionStyle", \UITableViewCell.selectionStyle,
        ["none": .none, "blue": .blue, "gray": .gray, "default": .default]),
      .choice("accessoryType", \UITableViewCell.accessoryType, accessoryTypes),
      .choice("editingAccessoryType", \UITableViewCell.editingAccessoryType, accessoryTypes),
      .choice("focusStyle", \UITableViewCell.focusStyle, ["default": .default, "custom": .custom]),
      .integer("indentationLevel", \UITableViewCell.indentationLevel),
      .number("indentationWidth", \UITableViewCell.indentationWidth),
      .flag("shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing),
      .flag("showsReorderControl", \UITableViewCell.showsReorderControl),
      // Has had no effect since iOS 3.
      .ignored("hidesAccessoryWhenEditing"),
      .insets("separatorInset", \UITableViewCell.separatorInset),
      .custom(children: ["contentView"]) { (cell: UITableViewCell, element, coder) in
        if let content = element.child("contentView") { coder.applyContent(content, to: cell.contentView) }
      },
      .custom(attributes: ["textLabel", "detailTextLabel", "imageView"]) { (cell: UITableViewCell, element, coder) in
        let view = { (name: String) in element[name].flatMap { coder.reading.objects[$0] } }
        cell.adopt(
          text: view("textLabel") as? UILabel, detail: view("detailTextLabel") as? UILabel,
          picture: view("imageView") as? UIImageView)
      },
    ],
    outlets: [
      .one("backgroundView", \UITableViewCell.backgroundView),
      .one("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
      .one("accessoryView", \UITableViewCell.accessoryView),
      .one("editingAccessoryView", \UITableViewCell.editingAccessoryView),
    ])

  static let tableViewCellContentView = ElementClass(
    "tableViewCellContentView", UIView.self, inherits: .view, [.ignored("tableViewCell")])

  private static let accessoryTypes: KeyValuePairs<String, UITableViewCell.AccessoryType> = [
    "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
    "checkmark": .checkmark, "detailButton": .detailButton,
  ]
}
