package import Foundation
@_spi(Subclasses) import UIKitCore
@_spi(Subclasses) import UIKitValues

/// A placeholder for a screen that the system draws: the class's name and what it is for, in a frame of dashes.
package final class SystemScreenView: PlaceholderView {
  private let name: String
  private let stack = UIStackView()

  package init(_ name: String, _ purpose: String) {
    self.name = name
    super.init(frame: UIScreen.main.bounds)
    message = "\(name) is a screen that the system draws, and a placeholder stands in."
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = .secondarySystemBackground
    addLabels(purpose)
  }

  package required init?(coder: NSCoder) {
    nil
  }

  private func addLabels(_ purpose: String) {
    let styles: [(String, UIFont.TextStyle, UIColor)] = [
      (name, .headline, .label), (purpose, .subheadline, .secondaryLabel),
      ("The system draws this screen.", .footnote, .secondaryLabel),
    ]
    for (text, style, color) in styles {
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = color
      label.textAlignment = .center
      label.numberOfLines = 0
      stack.addArrangedSubview(label)
    }
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor, constant: -16),
      stack.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
    ])
  }

  override var outline: UIBezierPath? {
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 12, dy: 12)
    return area.width > 0 && area.height > 0 ? UIBezierPath(roundedRect: area, cornerRadius: 10) : nil
  }
}
