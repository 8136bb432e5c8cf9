import Drawing
import Foundation
import HeadlessUIKit
import Raster

/// A row that sizes itself: a picture of 40 x 40 points, a title and a subtitle that wrap, and nine constraints.
final class TableRowCell: UITableViewCell {
  private static let image = (try? Bitmap(width: 80, height: 80)).map {
    UIImage(source: ImageSource(bitmap: $0), scale: 2)
  }

  private let picture = UIImageView(image: TableRowCell.image)
  private let title = UILabel()
  private let subtitle = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    show(title, .headline)
    show(subtitle, .subheadline)
    subtitle.textColor = .secondaryLabel
    picture.setContentHuggingPriority(.required, for: .horizontal)
    for view in [picture, title, subtitle] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    constrain()
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ label: UILabel, _ style: UIFont.TextStyle) {
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
  }

  private func constrain() {
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      title.topAnchor.constraint(equalTo: margins.topAnchor),
      subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      subtitle.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      subtitle.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  func show(_ row: CollectionCard) {
    title.text = row.title
    subtitle.text = row.message
  }
}
