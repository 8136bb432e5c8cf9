import Foundation
@_spi(Subclasses) import UIKitCore
@_spi(Subclasses) import UIKitValues

/// The views in a field; each is made when it is first needed.
struct FieldParts {
  var text: UITextFieldLabel?
  var placeholder: UITextFieldLabel?
  var border: TextFieldBorderView?
  var clearButton: UIButton?
}

/// The label of a field's text or placeholder, named as in UIKit. It draws through the field, which may be overridden.
final class UITextFieldLabel: UILabel {
  private let isPlaceholder: Bool

  init(isPlaceholder: Bool) {
    self.isPlaceholder = isPlaceholder
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: LocalizedText, _ font: UIFont, _ color: UIColor) {
    self.font = font
    textColor = color
    localizedText = text
  }

  override func drawText(in rect: CGRect) {
    guard let field = superview as? UITextField, let context = CGContext.current else {
      return super.drawText(in: rect)
    }
    let origin = frame.origin
    context.saveGState()
    context.translateBy(x: -origin.x, y: -origin.y)
    let place = rect.offsetBy(dx: origin.x, dy: origin.y)
    if isPlaceholder { field.drawPlaceholder(in: place) } else { field.drawText(in: place) }
    context.restoreGState()
  }

  /// Draws the text in a rectangle of the field.
  func drawOwnText(in rect: CGRect) {
    guard let context = CGContext.current else { return }
    let origin = frame.origin
    context.saveGState()
    context.translateBy(x: origin.x, y: origin.y)
    super.drawText(in: rect.offsetBy(dx: -origin.x, dy: -origin.y))
    context.restoreGState()
  }
}

/// The border of a field with its background.
final class TextFieldBorderView: UIView {
  private let picture = UIImageView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  override var mayHaveContent: Bool { false }

  func show(_ style: UITextField.BorderStyle, image: UIImage?, isEnabled: Bool) {
    picture.image = style == .roundedRect ? nil : image
    picture.isHidden = picture.image == nil
    let isRounded = style == .roundedRect
    layer.cornerRadius = isRounded ? TextInputMetrics.roundedRadius : 0
    layer.borderWidth = style == .none || picture.image != nil ? 0 : isRounded ? TextInputMetrics.roundedLine : 1
    backgroundColor = isRounded ? (isEnabled ? .systemBackground : .quaternarySystemFill) : nil
    layer.borderColor = TextFieldBorderView.lineColor(style, traitCollection).cgColor
  }

  /// The colour of the line: black or, on dark backgrounds, white at 20 %; of the older styles the label's.
  private static func lineColor(_ style: UITextField.BorderStyle, _ traits: UITraitCollection) -> UIColor {
    let color = UIColor.label.resolvedColor(with: traits)
    switch style {
    case .roundedRect: return color.withAlphaComponent(TextInputMetrics.roundedLineAlpha)
    case .bezel: return UIColor.separator.resolvedColor(with: traits)
    case .line, .none: return color
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }
}
