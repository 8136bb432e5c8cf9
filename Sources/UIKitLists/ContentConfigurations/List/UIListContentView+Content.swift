import Foundation

extension UIListContentConfiguration {
  /// Whether there is a non-empty text.
  var showsText: Bool { attributedText.map { $0.length > 0 } ?? (text?.isEmpty == false) }
  /// Whether there is a non-empty secondary text.
  var showsSecondaryText: Bool {
    secondaryAttributedText.map { $0.length > 0 } ?? (secondaryText?.isEmpty == false)
  }
}

extension UIListContentView {
  /// Updates the labels and the image view from the configuration.
  final func showConfiguration() {
    directionalLayoutMargins = list.directionalLayoutMargins
    preservesSuperviewLayoutMargins = !list.axesPreservingSuperviewLayoutMargins.isEmpty
    showText()
    showSecondaryText()
    showImage()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showText() {
    guard list.showsText || textLabel != nil else { return }
    let label = textLabel ?? newLabel()
    textLabel = label
    label.show(list.localizedText, list.attributedText, list.textProperties, alpha: list.alpha, isShown: list.showsText)
  }

  private func showSecondaryText() {
    guard list.showsSecondaryText || secondaryLabel != nil else { return }
    let label = secondaryLabel ?? newLabel()
    secondaryLabel = label
    label.show(
      list.localizedSecondaryText, list.secondaryAttributedText, list.secondaryTextProperties, alpha: list.alpha,
      isShown: list.showsSecondaryText)
  }

  private func newLabel() -> UIListContentTextLabel {
    let label = UIListContentTextLabel(frame: .zero)
    addSubview(label)
    return label
  }

  final func showImage() {
    guard list.image != nil || pictureView != nil else { return }
    let view = pictureView ?? UIImageView(frame: .zero)
    if pictureView == nil { insertSubview(view, at: 0) }
    pictureView = view
    let properties = list.imageProperties
    view.image = list.image
    view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    view.isHidden = list.image == nil
    view.alpha = list.alpha
    view.contentMode = .scaleAspectFit
    view.tintColor = properties.resolvedTintColor(for: tintColor)
    view.layer.cornerRadius = properties.cornerRadius
    view.clipsToBounds = properties.cornerRadius > 0
    view.layer.borderWidth = properties.strokeWidth
    let stroke = properties.resolvedStrokeColor(for: tintColor)
    view.layer.borderColor = stroke.resolvedColor(with: traitCollection).cgColor
  }
}

/// The label of a list configuration's text, named as in UIKit.
final class UIListContentTextLabel: UILabel {
  fileprivate func show(
    _ text: LocalizedText?, _ attributedText: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, alpha: CGFloat, isShown: Bool
  ) {
    isHidden = !isShown
    self.alpha = alpha
    if font != properties.font { font = properties.font }
    textColor = properties.resolvedColor()
    textAlignment = properties.alignment.textAlignment
    lineBreakMode = properties.lineBreakMode
    numberOfLines = properties.numberOfLines
    adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    minimumScaleFactor = properties.minimumScaleFactor
    allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    if let attributedText {
      self.attributedText = attributedText
    } else {
      localizedText = text?.mapTexts(properties.transform.applied)
    }
    adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
  }
}
