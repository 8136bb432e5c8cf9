import Foundation
@_spi(Subclasses) import UIKitCore
import UIKitValues

/// The content of a segment.
struct SegmentContent {
  var title: LocalizedText?
  var image: UIImage?
  var action: UIAction?
  /// The width that the app gave; 0 for none.
  var width: CGFloat = 0
  /// By how much the content is moved.
  var offset = CGSize.zero
  var isEnabled = true

  init(title: String?) { self.title = title.map(StringsLookup().localizedText) }
  init(image: UIImage?) { self.image = image }

  @MainActor init(_ action: UIAction) {
    self.action = action
    image = action.image
    if image == nil { title = StringsLookup().localizedText(action.title) }
  }
}

extension SegmentContent {
  /// The width of the title with attributes, or of the image.
  @MainActor func width(with attributes: [NSAttributedString.Key: Any], measuredBy label: UILabel) -> CGFloat {
    guard let title else { return image?.size.width ?? 0 }
    label.show(title, attributes)
    return label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).width
  }
}

extension UILabel {
  /// Shows a segment's title with attributes, centered.
  fileprivate func show(_ title: LocalizedText, _ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont, self.font != font { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor, textColor != color { textColor = color }
    if attributes.keys.allSatisfy({ $0 == .font || $0 == .foregroundColor }) {
      localizedText = title
    } else {
      attributedText = NSAttributedString(string: title.string, attributes: attributes)
      textAlignment = .center
    }
  }
}

/// A segment's title or image, over the control's own drawing.
final class SegmentView: UIView {
  let label = UILabel()
  private let picture = UIImageView()
  /// The position of the content, from the middle.
  private var offset = CGPoint.zero

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    label.isAccessibilityElement = false
    picture.isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a segment in a state of the control.
  func show(_ segment: SegmentContent, attributes: [NSAttributedString.Key: Any], opacity: CGFloat, at offset: CGPoint)
  {
    self.offset = offset
    show(segment.title, attributes)
    show(segment.image, attributes[.foregroundColor] as? UIColor ?? .label)
    label.alpha = opacity
    picture.alpha = opacity
    setNeedsLayout()
  }

  private func show(_ title: LocalizedText?, _ attributes: [NSAttributedString.Key: Any]) {
    guard let title else { return label.removeFromSuperview() }
    if label.superview == nil { addSubview(label) }
    label.show(title, attributes)
  }

  private func show(_ image: UIImage?, _ color: UIColor) {
    guard let image else { return picture.removeFromSuperview() }
    if picture.superview == nil { addSubview(picture) }
    picture.image = image
    picture.tintColor = color
    picture.tintsAutomaticImages = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.insetBy(dx: min(SegmentGeometry.pillInset, bounds.width / 2), dy: 0)
    if label.superview != nil {
      let height = label.sizeThatFits(room.size).height
      label.frame = CGRect(
        x: room.minX + offset.x, y: bounds.midY - height / 2 + offset.y, width: room.width, height: height)
    }
    if let size = picture.image?.size, picture.superview != nil {
      let center = CGPoint(x: bounds.midX + offset.x, y: bounds.midY + offset.y)
      picture.frame = CGRect(around: center, size)
    }
  }

  /// Whether the segment is selected.
  var isSelected = false
  /// Whether the segment, or its control, is disabled.
  var isDisabled = false

  override var isStandardAccessibilityElement: Bool { true }
  override var standardAccessibilityLabel: String? {
    label.superview == nil ? picture.image?.accessibilityLabel : label.text
  }
  override var standardAccessibilityTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.button
    if isSelected { traits.insert(.selected) }
    if isDisabled { traits.insert(.notEnabled) }
    return traits
  }
}
