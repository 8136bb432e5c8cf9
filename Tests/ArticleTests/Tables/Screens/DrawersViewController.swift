import CardLayouts
import UIKit

/// The article's table: each row has a view that draws its own text, pinned to all edges of the content view.
final class DrawersViewController: UITableViewController {
  private let texts = [
    "Rain until noon.",
    "The cell will adopt the right height to show the text exactly, all by itself.",
    "What a label can do, we can do: the view says how high it is, and the row is as high.",
    "Clear at night.",
  ]

  init() {
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(DrawerCell.self, forCellReuseIdentifier: "drawer")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = UITableView.automaticDimension
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "drawer", for: indexPath)
    (cell as? DrawerCell)?.show(texts[indexPath.row])
    return cell
  }
}

/// A row that draws its text, in the font for the text size.
class TextDrawingCell: UITableViewCell {
  let drawer = StringDrawer()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    drawer.backgroundColor = .clear
    contentView.addSubview(drawer)
    place()
  }

  required init?(coder: NSCoder) { nil }

  /// Without constraints the text has the size of the content view.
  func place() {
    drawer.frame = contentView.bounds
    drawer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  func show(_ text: String) {
    drawer.attributedText = TextDrawingCell.styled(text, traitCollection)
  }

  static func styled(_ text: String, _ traits: UITraitCollection) -> NSAttributedString {
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    return NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: UIColor.label])
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show(drawer.attributedText.string)
  }
}

/// A row as high as its drawing's intrinsic size.
final class DrawerCell: TextDrawingCell {
  override func place() {
    drawer.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      drawer.topAnchor.constraint(equalTo: contentView.topAnchor),
      drawer.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      drawer.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      drawer.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }
}
