import Foundation
import UIKit

/// A greeting in a card with insets of 16 points. `GREETING` changes the text.
final class GreetingView: UIView {
  private let title = UILabel()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
    backgroundColor = .systemBackground
    title.font = .preferredFont(forTextStyle: .title2)
    title.adjustsFontForContentSizeCategory = true
    title.numberOfLines = 0
    title.text = ProcessInfo.processInfo.environment["GREETING"] ?? "Good morning"
    title.accessibilityIdentifier = "title"
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
