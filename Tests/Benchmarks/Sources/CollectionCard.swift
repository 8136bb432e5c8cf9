import Foundation
import HeadlessUIKit

/// The content of an alert card.
struct CollectionCard {
  var title: String
  var message: String
  var date: String

  /// Cards with different texts: titles of one to five words, messages of four to thirty-one.
  static func cards(_ count: Int) -> [CollectionCard] {
    var words = CollectionWords()
    return (0..<count).map { index in
      CollectionCard(
        title: words.text(of: 1 + index % 5), message: words.text(of: 4 + index * 7 % 28) + ".",
        date: "\(1 + index % 28) May, \(8 + index % 12):\(10 + index % 50)")
    }
  }
}

/// Words one after another, the same in every run.
private struct CollectionWords {
  private static let words = [
    "storm", "warning", "gusts", "of", "up", "to", "ninety", "are", "expected", "tonight", "the", "door", "on",
    "driver's", "side", "was", "left", "open", "pressure", "has", "been", "falling", "slowly", "for", "three", "days",
    "keep", "a", "spare", "wheel", "within", "reach", "until", "then", "oil", "level", "low", "battery", "charging",
    "complete", "service", "appointment", "next", "Wednesday", "temperature", "outside", "below", "freezing",
  ]
  private var state: UInt64 = 1

  /// The constants of Knuth's MMIX.
  private mutating func next() -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33)
  }

  mutating func text(of count: Int) -> String {
    (0..<count).map { _ in Self.words[next() % Self.words.count] }.joined(separator: " ")
  }
}

/// The alert of the catalogue as a cell: a picture of 40 x 40 points beside a column of three labels, in stack views.
final class CollectionCardCell: UICollectionViewCell {
  private let labels = [UILabel(), UILabel(), UILabel()]
  private let content = UIStackView()
  private lazy var widthConstraint = contentView.widthAnchor.constraint(equalToConstant: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    for (label, style) in zip(labels, [UIFont.TextStyle.headline, .body, .footnote]) { show(label, style) }
    labels[2].textColor = .secondaryLabel
    addContent()
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ label: UILabel, _ style: UIFont.TextStyle) {
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
  }

  private func addContent() {
    let icon = UIImageView()
    icon.backgroundColor = .systemOrange
    let texts = UIStackView(arrangedSubviews: labels)
    texts.axis = .vertical
    texts.spacing = 4
    content.addArrangedSubview(icon)
    content.addArrangedSubview(texts)
    content.alignment = .center
    content.spacing = 12
    content.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(content)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 40), icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
      content.topAnchor.constraint(equalTo: margins.topAnchor),
      content.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      margins.bottomAnchor.constraint(greaterThanOrEqualTo: content.bottomAnchor),
    ])
  }

  func show(_ card: CollectionCard) {
    labels[0].text = card.title
    labels[1].text = card.message
    labels[2].text = card.date
  }

  /// Makes the cell require this width: the content view is pinned to the cell, as in cells that size themselves.
  func fix(width: CGFloat) {
    if !widthConstraint.isActive {
      contentView.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        contentView.topAnchor.constraint(equalTo: topAnchor),
        contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
        contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
        contentView.bottomAnchor.constraint(equalTo: bottomAnchor), widthConstraint,
      ])
    }
    widthConstraint.constant = width
  }

  /// The height the card needs at a width, found by laying it out there.
  func height(atWidth width: CGFloat) -> CGFloat {
    frame.size = CGSize(width: width, height: 100_000)
    setNeedsLayout()
    layoutIfNeeded()
    return contentView.layoutMargins.top + content.frame.height + contentView.layoutMargins.bottom
  }
}
