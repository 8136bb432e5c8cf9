import Foundation
import SystemText
import UIKitControls
@_spi(Subclasses) import UIKitCore
import UIKitValues

/// A navigation bar's back button: a chevron or the app's image, and the title of the controller that it leads to.
final class BackButtonView: UIControl {
  let label = UILabel(frame: .zero)
  private let chevron = BackChevronView(frame: .zero)
  private let picture = UIImageView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.isAccessibilityElement = false
    picture.tintsAutomaticImages = true
    for view in [chevron, picture, label] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override var mayHaveContent: Bool { false }

  /// The image in place of the chevron.
  var image: UIImage? {
    get { picture.image }
    set {
      picture.image = newValue
      (picture.isHidden, chevron.isHidden) = (newValue == nil, newValue != nil)
    }
  }

  /// The tint colour that the item gives the view; the bar's if `nil`.
  var itemTint: UIColor? {
    didSet { if itemTint != oldValue { tintColor = itemTint } }
  }
  /// The title of the controller that the button leads to, whatever is shown of it.
  var spokenTitle: String?
  /// The start of the chevron's ink, as if text ran from left to right.
  var chevronStart: CGFloat = 0
  /// The leading edge and the width of the title, likewise.
  var titleSpan: (start: CGFloat, width: CGFloat) = (0, 0)

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = traitCollection.pixelGrid
    let height = label.sizeThatFits(bounds.size).height
    label.frame = placed(titleSpan.start, grid.down((bounds.height - height) / 2), titleSpan.width, height)
    let size = BarMetrics.chevron
    let top = (bounds.height - size.height) / 2 + BarMetrics.chevronDrop
    chevron.frame = placed(chevronStart, grid.nearest(top), size.width, size.height)
    let image = picture.sizeThatFits(.zero)
    picture.frame = placed(chevronStart, grid.down((bounds.height - image.height) / 2), image.width, image.height)
  }

  private func placed(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    let rect = CGRect(x: traitCollection.pixelGrid.nearest(x), y: y, width: width, height: height)
    return isRightToLeft ? rect.mirrored(in: bounds) : rect
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    superview?.setNeedsLayout()
  }

  override var standardAccessibilityLabel: String? { spokenTitle }
  override var isBarItem: Bool { true }
  override var standardLargeContent: (title: String?, image: UIImage?) { (spokenTitle ?? "Back", nil) }
  override var standardAccessibilityTraits: UIAccessibilityTraits {
    super.standardAccessibilityTraits.union([.button, .backButton])
  }
}
