import CardLayouts
import UIKit

/// A cell's view that draws its text, as the article on self-sizing cells first meets it: it is asked for its height while
/// its width is still 300 points, and that answer stays.
final class EarlyDrawer: StringDrawer {
  private static let earlyWidth: CGFloat = 300

  override var intrinsicContentSize: CGSize {
    let room = CGSize(width: EarlyDrawer.earlyWidth, height: 10_000)
    let height = attributedText.boundingRect(
      with: room, options: [.truncatesLastVisibleLine, .usesLineFragmentOrigin], context: nil
    ).height
    return CGSize(width: UIView.noIntrinsicMetric, height: height.rounded(.up) + 5)
  }
}

/// The article's table, before or after its remedy.
final class DrawerTable: UITableViewController {
  private let isEarly: Bool

  init(isEarly: Bool) {
    self.isEarly = isEarly
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Card.examples.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let drawer = isEarly ? EarlyDrawer() : StringDrawer()
    drawer.backgroundColor = .clear
    drawer.isOpaque = false
    drawer.attributedText = NSAttributedString(
      string: Card.examples[indexPath.row].text,
      attributes: [.font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label])
    drawer.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(drawer)
    drawer.pin(to: cell.contentView)
    return cell
  }
}
