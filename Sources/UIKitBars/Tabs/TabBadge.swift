import Foundation
import SystemText
@_spi(Subclasses) import UIKitCore
import UIKitValues

/// The badge of a tab: white text on a red circle, which is longer for long texts.
final class TabBadge: UIView {
  private let label = UILabel(frame: .zero)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    layer.cornerRadius = TabBarGeometry.badgeHeight / 2
    label.isAccessibilityElement = false
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, color: UIColor, _ attributes: [NSAttributedString.Key: Any]) {
    backgroundColor = color
    let standard: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: TabBarGeometry.badgeFontSize), .foregroundColor: UIColor.white,
    ]
    label.attributedText = NSAttributedString(string: text, attributes: standard.merging(attributes) { $1 })
    setNeedsLayout()
  }

  /// The width for the text, at most that of the bar's item.
  func width(atMost limit: CGFloat) -> CGFloat {
    let size = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    let natural = size.width + 2 * TabBarGeometry.badgePadding
    return max(TabBarGeometry.badgeHeight, min(traitCollection.pixelGrid.nearest(natural), limit))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.width - 2 * TabBarGeometry.badgePadding
    let size = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: bounds.height))
    let (width, grid) = (max(0, min(size.width, max(room, bounds.height - 2))), traitCollection.pixelGrid)
    label.frame = CGRect(
      x: grid.nearest((bounds.width - width) / 2), y: grid.nearest((bounds.height - size.height) / 2), width: width,
      height: size.height)
  }
}
