public import Foundation
import UIKitValues

/// A view that shows a `UIContentUnavailableConfiguration` in its middle.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  /// The shown configuration; one of another type is ignored.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      build()
    }
  }
  /// Whether the content may be scrolled where there is not enough room. Stored; it is not.
  open var isScrollEnabled = true
  private var shown: UIContentUnavailableConfiguration
  private let stack = UIStackView()

  /// Creates a view of a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    setUp()
  }

  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    stack.axis = .vertical
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: layoutMarginsGuide.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: layoutMarginsGuide.centerYAnchor),
      stack.leadingAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.topAnchor),
    ])
    build()
  }

  private func build() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    directionalLayoutMargins = shown.directionalLayoutMargins
    backgroundColor = shown.background.backgroundColor
    add(imageView, spacing: shown.imageToTextPadding)
    let second = label(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
    add(
      label(shown.text, shown.attributedText, shown.textProperties),
      spacing: second == nil ? shown.textToButtonPadding : shown.textToSecondaryTextPadding)
    add(second, spacing: shown.textToButtonPadding)
    add(button(shown.button, shown.buttonProperties), spacing: shown.buttonToSecondaryButtonPadding)
    add(button(shown.secondaryButton, shown.secondaryButtonProperties), spacing: 0)
  }

  private func add(_ view: UIView?, spacing: CGFloat) {
    guard let view else { return }
    stack.addArrangedSubview(view)
    stack.setCustomSpacing(spacing, after: view)
  }

  private var imageView: UIView? {
    if shown.isLoading {
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.startAnimating()
      return spinner
    }
    guard let image = shown.image else { return nil }
    let view = UIImageView(image: image)
    view.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    if let color = shown.imageProperties.tintColor { view.tintColor = color }
    view.layer.cornerRadius = shown.imageProperties.cornerRadius
    view.clipsToBounds = shown.imageProperties.cornerRadius > 0
    view.contentMode = .scaleAspectFit
    let limit = shown.imageProperties.maximumSize
    if limit.width > 0 { view.widthAnchor.constraint(lessThanOrEqualToConstant: limit.width).isActive = true }
    if limit.height > 0 { view.heightAnchor.constraint(lessThanOrEqualToConstant: limit.height).isActive = true }
    return view
  }

  private func label(
    _ text: String?, _ attributedText: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties
  ) -> UILabel? {
    guard text != nil || attributedText != nil else { return nil }
    let label = UILabel()
    (label.font, label.textColor, label.numberOfLines) = (properties.font, properties.color, properties.numberOfLines)
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textAlignment = .center
    if let attributedText { label.attributedText = attributedText } else { label.text = text }
    return label
  }

  private func button(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIButton? {
    let isEmpty = configuration.title == nil && configuration.attributedTitle == nil && configuration.image == nil
    return isEmpty ? nil : properties.makeButton(configuration)
  }
}
