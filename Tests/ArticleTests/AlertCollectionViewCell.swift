import UIKit

/// The first article's cell: a picture of 40 x 40 points at the left, three labels in a stack at the right.
///
/// The outer stack view is pinned to the margins, except at the bottom, where it may end higher.
final class AlertCollectionViewCell: UICollectionViewCell, CardCell {
  let imageView = UIImageView(image: Card.picture)
  let titleLabel = UILabel()
  let dateLabel = UILabel()
  let descriptionLabel = UILabel()
  private(set) lazy var textStackView = UIStackView(arrangedSubviews: [titleLabel, dateLabel, descriptionLabel])
  private(set) lazy var stackView = UIStackView(arrangedSubviews: [imageView, textStackView])
  private(set) lazy var widthConstraint = contentView.widthAnchor.constraint(equalToConstant: 0)
  var labels: [UILabel] { [titleLabel, dateLabel, descriptionLabel] }

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.styled(.headline)
    dateLabel.styled(.footnote)
    descriptionLabel.styled(.body)
    textStackView.axis = .vertical
    stackView.alignment = .center
    stackView.spacing = 8
    stackView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stackView)
    NSLayoutConstraint.activate([
      imageView.widthAnchor.constraint(equalToConstant: 40),
      imageView.widthAnchor.constraint(equalTo: imageView.heightAnchor),
      stackView.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      contentView.layoutMarginsGuide.bottomAnchor.constraint(greaterThanOrEqualTo: stackView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func set(card: Card) {
    titleLabel.text = card.title
    dateLabel.text = card.date
    descriptionLabel.text = card.text
  }

  func heightFor(width: CGFloat) -> CGFloat {
    var frame = self.frame
    frame.size = CGSize(width: width, height: CGFloat.greatestFiniteMagnitude)
    self.frame = frame

    self.setNeedsLayout()
    self.layoutIfNeeded()

    return contentView.layoutMargins.top + stackView.frame.size.height + contentView.layoutMargins.bottom
  }
}
