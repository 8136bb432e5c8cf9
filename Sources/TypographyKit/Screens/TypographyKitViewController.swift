public import Foundation
public import HeadlessUIKit

/// A list of the configured styles by name, each in its own look.
///
/// Differs from the library: its documents of cells are not read, so rows are laid out in code.
@MainActor
open class TypographyKitViewController: TypographyListController {
  private var styles: [Typography] = []

  open override func viewDidLoad() {
    title = "TypographyKit Styles"
    styles = TypographyKit.fontTextStyles.sorted { $0.key < $1.key }.map(\.value)
    super.viewDidLoad()
    tableView.register(TypographyStyleCell.self, forCellReuseIdentifier: TypographyStyleCell.identifier)
    (tableView.rowHeight, tableView.estimatedRowHeight) = (UITableView.automaticDimension, 150)
  }

  override var exportButton: UIBarButtonItem? {
    UIBarButtonItem(primaryAction: UIAction(title: "Export") { [weak self] _ in self?.export() })
  }

  /// Presents a screen for sharing the rows. Differs from the library: it shares the styles' names, as documents in PDF are
  /// not made in code.
  func export() {
    let screen = UIActivityViewController(activityItems: styles.map(\.name), applicationActivities: nil)
    screen.popoverPresentationController?.barButtonItem =
      navigationItem.rightBarButtonItem ?? navigationItem.leftBarButtonItem
    present(screen, animated: true)
  }

  // MARK: Table

  open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { styles.count }

  open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: TypographyStyleCell.identifier, for: indexPath)
    if styles.indices.contains(indexPath.row) { (cell as? TypographyStyleCell)?.show(styles[indexPath.row]) }
    return cell
  }
}

/// A row with a style's name in that style, and its font, size, colour and letter case.
final class TypographyStyleCell: UITableViewCell {
  static let identifier = "TypographyStyleCell"

  let nameLabel = UILabel()
  let detailLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    detailLabel.font = .preferredFont(forTextStyle: .caption1)
    detailLabel.adjustsFontForContentSizeCategory = true
    detailLabel.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [nameLabel, detailLabel])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ style: Typography) {
    nameLabel.text = style.name
    nameLabel.fontTextStyleName = style.name
    nameLabel.numberOfLines = 0
    detailLabel.text = style.summary
    detailLabel.textColor = style.textColor ?? .label
    contentView.backgroundColor = style.textColor.map { $0.isBright(under: traitCollection) ? .gray : .white }
  }
}

extension Typography {
  /// `Avenir-Medium @ 24.0pt in Gold, upper`; empty without a font and a size.
  var summary: String {
    guard let fontName, let pointSize else { return "" }
    var summary = "\(fontName) @ \(pointSize)pt"
    if let textColor, let color = TypographyKit.colorName(textColor) { summary += " in \(color.capitalized)" }
    if let letterCase, !letterCase.description.isEmpty { summary += ", \(letterCase.description)" }
    return summary
  }
}

extension TypographyKit {
  /// The name of a colour; the first one in the alphabet if several are the same.
  static func colorName(_ color: UIColor) -> String? {
    colors.filter { $0.value.uiColor == color }.keys.min()
  }
}

extension UIColor {
  /// Whether the colour can hardly be seen on white: its luma (ITU-R BT.601) is above 0.8, as in the library.
  fileprivate func isBright(under traits: UITraitCollection) -> Bool {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return red * 0.299 + green * 0.587 + blue * 0.114 > 0.8
  }
}
