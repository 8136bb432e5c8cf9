import UIKit

final class CardView: UIView {
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .preferredFont(forTextStyle: .headline)
    title.adjustsFontForContentSizeCategory = true
    title.numberOfLines = 0
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)
    backgroundColor = .systemBackground
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }
}

@available(iOS 17.0, *)
#Preview("Card", traits: .sizeThatFitsLayout) {
  let card = CardView()
  card.title.text = "Evening walk"
  return card
}

#if DEBUG
  #Preview("Wide", traits: .fixedLayout(width: 320, height: 90)) {
    let card = CardView()
    card.title.text = "Morning walk"
    return card
  }
#endif
