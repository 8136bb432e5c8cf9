public import Foundation
public import HeadlessUIKit

/// A list of the configured colours by name, each as the background of its row.
@MainActor
open class TypographyKitColorsViewController: TypographyListController {
  private var colors: [(name: String, color: TypographyColor)] = []

  open override func viewDidLoad() {
    title = "TypographyKit Colors"
    colors = TypographyKit.colors.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    super.viewDidLoad()
    tableView.register(TypographyColorCell.self, forCellReuseIdentifier: TypographyColorCell.identifier)
    tableView.rowHeight = 100
  }

  open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { colors.count }

  open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: TypographyColorCell.identifier, for: indexPath)
    if colors.indices.contains(indexPath.row) {
      let (name, color) = colors[indexPath.row]
      (cell as? TypographyColorCell)?.show(name, color)
    }
    return cell
  }
}

/// A row with a colour, and its name on a card with round corners.
final class TypographyColorCell: UITableViewCell {
  static let identifier = "TypographyColorCell"

  let nameLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let card = UIView()
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 5
    for view in [card, nameLabel] { view.translatesAutoresizingMaskIntoConstraints = false }
    contentView.addSubview(card)
    card.addSubview(nameLabel)
    nameLabel.font = .preferredFont(forTextStyle: .body)
    nameLabel.adjustsFontForContentSizeCategory = true
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      card.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, constant: -32),
      nameLabel.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
      nameLabel.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
      nameLabel.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      nameLabel.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ name: String, _ color: TypographyColor) {
    nameLabel.text = name
    contentView.backgroundColor = color.uiColor
  }
}
