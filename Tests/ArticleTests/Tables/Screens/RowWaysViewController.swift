import UIKit

/// The same text in rows that are sized in four ways: by a label's constraints, `sizeThatFits`, a view's intrinsic
/// size, and the delegate, which measures the text itself.
final class RowWaysViewController: UITableViewController {
  /// A way to determine the height of a row.
  enum Way: String, CaseIterable {
    case constraints = "Constraints"
    case fitting = "Size that fits"
    case intrinsic = "Intrinsic size"
    case delegate = "Bounding rectangle"
  }

  private let text = "The storm will reach the coast tonight, and the ferry stays in port."

  init() {
    super.init(style: .grouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(LabelCell.self, forCellReuseIdentifier: Way.constraints.rawValue)
    tableView.register(FittingCell.self, forCellReuseIdentifier: Way.fitting.rawValue)
    tableView.register(DrawerCell.self, forCellReuseIdentifier: Way.intrinsic.rawValue)
    tableView.register(TextDrawingCell.self, forCellReuseIdentifier: Way.delegate.rawValue)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { Way.allCases.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Way.allCases[section].rawValue
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let way = Way.allCases[indexPath.section]
    let cell = tableView.dequeueReusableCell(withIdentifier: way.rawValue, for: indexPath)
    (cell as? LabelCell)?.label.text = text
    (cell as? TextDrawingCell)?.show(text)
    return cell
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard Way.allCases[indexPath.section] == .delegate else { return UITableView.automaticDimension }
    return TextDrawingCell.styled(text, traitCollection).drawnHeight(width: tableView.bounds.width)
  }
}

extension NSAttributedString {
  /// The article's arithmetic: whole points, plus 5.
  @MainActor func drawnHeight(width: CGFloat) -> CGFloat {
    let options: NSStringDrawingOptions = [.truncatesLastVisibleLine, .usesLineFragmentOrigin]
    return boundingRect(with: CGSize(width: width, height: 10_000), options: options, context: nil).height
      .rounded(.up) + 5
  }
}

/// A label from edge to edge, 5 points above the bottom.
private final class LabelCell: UITableViewCell {
  let label = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A row that implements `sizeThatFits`.
private final class FittingCell: TextDrawingCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: drawer.attributedText.drawnHeight(width: size.width))
  }
}
