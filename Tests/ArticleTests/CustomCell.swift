import UIKit

/// A cell for a card, which a screen fills and measures.
@MainActor protocol CardCell: UICollectionViewCell {
  init(frame: CGRect)
  func set(card: Card)
  /// The content view's width; inactive unless set.
  var widthConstraint: NSLayoutConstraint { get }
  /// The labels that must show their whole text.
  var labels: [UILabel] { get }
}

/// A cell with a label pinned to each edge of the content view, which is pinned to the cell: the second article's.
class CustomCell: UICollectionViewCell, CardCell {
  let label = UILabel()
  private(set) lazy var widthConstraint = contentView.widthAnchor.constraint(equalToConstant: 0)
  var labels: [UILabel] { [label] }

  required override init(frame: CGRect) {
    super.init(frame: frame)
    pinContentView()
    label.styled(.body)
    contentView.addSubview(label)
    label.pin(to: contentView)
  }

  required init?(coder: NSCoder) { nil }

  func set(card: Card) {
    label.text = card.text
  }
}

/// The same cell with the second article's method that asks the constraints itself.
final class PreferringCell: CustomCell {
  private(set) static var measureCount = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    PreferringCell.measureCount += 1
    setNeedsLayout()
    layoutIfNeeded()
    let size = contentView.systemLayoutSizeFitting(layoutAttributes.size)
    var newFrame = layoutAttributes.frame
    newFrame.size = size
    layoutAttributes.frame = newFrame
    return layoutAttributes
  }
}

/// A picture above a label, in a stack view as large as the content view.
final class PictureCell: UICollectionViewCell, CardCell {
  static let spacing: CGFloat = 4
  let imageView = UIImageView(image: Card.picture)
  let label = UILabel()
  private(set) lazy var stackView = UIStackView(arrangedSubviews: [imageView, label])
  private(set) lazy var widthConstraint = contentView.widthAnchor.constraint(equalToConstant: 0)
  var labels: [UILabel] { [label] }

  override init(frame: CGRect) {
    super.init(frame: frame)
    pinContentView()
    label.styled(.body)
    imageView.contentMode = .center
    stackView.axis = .vertical
    stackView.spacing = PictureCell.spacing
    contentView.addSubview(stackView)
    stackView.pin(to: contentView)
  }

  required init?(coder: NSCoder) { nil }

  func set(card: Card) {
    label.text = card.text
  }
}

extension UICollectionViewCell {
  /// The second article's setup in `awakeFromNib()`.
  func pinContentView() {
    contentView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      contentView.leftAnchor.constraint(equalTo: leftAnchor),
      contentView.rightAnchor.constraint(equalTo: rightAnchor),
      contentView.topAnchor.constraint(equalTo: topAnchor),
      contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}

extension CardCell {
  /// Gives the cell this width, with any height.
  func fix(width: CGFloat) {
    widthConstraint.constant = width
    widthConstraint.isActive = true
  }
}

extension UILabel {
  /// Allows any number of lines, and makes the font follow the text size.
  func styled(_ style: UIFont.TextStyle) {
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    lineBreakMode = .byWordWrapping
    numberOfLines = 0
  }
}

extension UIView {
  func pin(to view: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor), bottomAnchor.constraint(equalTo: view.bottomAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor), trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
