import Foundation
import PresentationGeometry
@_spi(Subclasses) import UIKitCore
@_spi(Subclasses) import UIKitValues

/// The button of an action in an alert or an action sheet.
final class AlertButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel()

  init(_ action: UIAlertAction) {
    self.action = action
    super.init(frame: .zero)
    isOpaque = false
    label.text = action.title
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    label.isAccessibilityElement = false
    addSubview(label)
    notedFindings = NotedFindings.of(action)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Sets the font; at the accessibility sizes a title may have several lines, and is made smaller at others.
  func setFont(_ font: UIFont, isLarge: Bool) {
    label.font = font
    label.numberOfLines = isLarge ? 0 : 1
    label.adjustsFontSizeToFitWidth = !isLarge
    // Low confidence: how small UIKit makes a title is not public.
    label.minimumScaleFactor = isLarge ? 0 : 0.5
    isEnabled = action.isEnabled
    setNeedsLayout()
  }

  /// The width of the title on one line.
  var titleWidth: CGFloat {
    label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)).width
  }

  /// The height of the title at this width of the button.
  func titleHeight(width: CGFloat) -> CGFloat {
    label.sizeThatFits(
      CGSize(width: max(0, width - 2 * AlertGeometry.buttonInset), height: .greatestFiniteMagnitude)
    ).height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(AlertGeometry.buttonInset, bounds.width / 2), dy: 0)
    label.textColor =
      !action.isEnabled ? AlertLook.disabled : action.style == .destructive ? .systemRed : tintColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override var isStandardAccessibilityElement: Bool { true }
  override var standardAccessibilityLabel: String? { action.title }
  override var standardAccessibilityTraits: UIAccessibilityTraits {
    action.isEnabled ? .button : [.button, .notEnabled]
  }
}

extension UILabel {
  /// The label's text as measured at a width; `nil` without a text.
  func alertText(width: CGFloat) -> AlertText? {
    guard let text, !text.isEmpty else { return nil }
    let height = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    return AlertText(height: height, firstBaseline: font.ascender, lastBaseline: height + font.descender)
  }

  /// A label of several centred lines.
  static func alertLabel(_ color: UIColor) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.textAlignment = .center
    label.textColor = color
    return label
  }
}

extension UITraitCollection {
  /// The system font in a style's size under the traits.
  func alertFont(_ style: UIFont.TextStyle, size: CGFloat? = nil, _ weight: UIFont.Weight) -> UIFont {
    .systemFont(ofSize: size ?? fontSize(style), weight: weight)
  }

  /// The size of a text style's font under the traits.
  func fontSize(_ style: UIFont.TextStyle) -> CGFloat {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: self).pointSize
  }
}
