import Foundation
import SystemText
@_spi(Subclasses) import UIKitCore
@_spi(Subclasses) import UIKitValues

/// A tab in a tab bar: its image, its title and its badge.
final class TabButton: UIControl {
  let item: UITabBarItem
  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let badge = TabBadge()
  private var geometry = TabBarGeometry(BarSurroundings())

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    picture.tintsAutomaticImages = true
    label.isAccessibilityElement = false
    picture.isAccessibilityElement = false
    for view in [picture, label, badge] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override var mayHaveContent: Bool { false }

  // MARK: Content

  private var system: SystemTabContent? { item.systemItem.map(SystemTabContent.init) }
  var shownTitle: String? { item.title ?? system?.title }

  private var shownImage: UIImage? {
    if isSelected, let selected = item.selectedImage { return selected }
    if geometry.layout == .compactInline, let low = item.landscapeImagePhone { return low }
    return item.image ?? system.flatMap { UIImage(systemName: $0.symbol) }
  }

  /// Shows the item as it is, in the look of a bar.
  func update(in bar: UITabBar, _ geometry: TabBarGeometry, _ appearance: UITabBarItemAppearance, isSelected: Bool) {
    self.geometry = geometry
    (self.isSelected, isEnabled) = (isSelected, item.isEnabled)
    let look = TabLook(of: item, in: bar, appearance, isSelected: isSelected)
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: geometry.symbolSize, weight: .regular, scale: .large)
    picture.image = shownImage
    picture.tintColor = look.iconColor
    let title = shownTitle ?? ""
    let font = UIFont.systemFont(ofSize: geometry.titleFontSize, weight: .medium)
    label.attributedText = NSAttributedString(
      string: title, attributes: [.font: font].merging(look.titleAttributes) { $1 })
    label.isHidden = title.isEmpty
    titleOffset = look.titleOffset(of: item)
    badge.isHidden = item.badgeValue == nil
    if let text = item.badgeValue { badge.show(text, color: look.badgeColor, look.badgeAttributes) }
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityHint = item.accessibilityHint
    accessibilityValue = item.accessibilityValue
    setNeedsLayout()
  }

  private var titleOffset = UIOffset.zero

  // MARK: Accessibility

  override var isBarItem: Bool { true }
  override var standardLargeContent: (title: String?, image: UIImage?) {
    (shownTitle, item.largeContentSizeImage)
  }
  override var standardAccessibilityLabel: String? { item.accessibilityLabel ?? system?.title }
  /// The badge: "3 items" for a number, another text as it is (AccessibilitySnapshot's pictures of iOS 17 and 18, H).
  override var standardAccessibilityValue: String? {
    guard let badge = item.badgeValue, !badge.isEmpty else { return nil }
    return Int(badge).map { $0 == 1 ? "1 item" : "\($0) items" } ?? badge
  }
  /// A disabled item is not spoken as one (H).
  override var standardAccessibilityTraits: UIAccessibilityTraits {
    super.standardAccessibilityTraits.subtracting(.notEnabled).union(item.accessibilityTraits).union(.tabItem)
  }
  override var isStandardAccessibilityElement: Bool { item.isAccessibilityElement }

  // MARK: Layout

  private static let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  private var imageSize: CGSize { picture.image == nil ? .zero : picture.sizeThatFits(TabButton.unlimited) }
  private var titleSize: CGSize { label.isHidden ? .zero : label.sizeThatFits(TabButton.unlimited) }

  /// The width of image and title, below or beside each other.
  var contentWidth: CGFloat {
    let (image, title) = (imageSize.width, titleSize.width)
    if geometry.layout == .stacked { return max(image, title) }
    return image + title + (image > 0 && title > 0 ? TabBarGeometry.imageGap : 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let place = geometry.layout == .stacked ? (layOutStacked(), roomForBadge) : layOutInline()
    layOutBadge(besides: place.0, room: place.1)
  }

  /// Places the image above the title; returns the middle that a badge lies beside.
  private func layOutStacked() -> CGFloat {
    let (grid, image, title) = (traitCollection.pixelGrid, imageSize, titleSize)
    let middle = label.isHidden ? bounds.height / 2 : TabBarGeometry.imageCenter
    place(picture, image, centerX: bounds.width / 2, y: middle - image.height / 2, item.imageInsets)
    let width = min(title.width, bounds.width)
    label.frame = CGRect(
      x: grid.nearest((bounds.width - width) / 2 + titleOffset.horizontal),
      y: grid.nearest(TabBarGeometry.titleBaseline - ascent + titleOffset.vertical), width: width, height: title.height)
    return bounds.width / 2
  }

  /// The room from the middle of a tab to the image of the next one, or to the bar's edge.
  private var roomForBadge: CGFloat {
    let edge = superview.map { isRightToLeft ? frame.midX : $0.bounds.width - frame.midX } ?? .infinity
    return min(bounds.width - imageSize.width / 2, edge)
  }

  /// From the title's upper edge to its baseline.
  private var ascent: CGFloat { label.baselineOffsets(for: titleSize).first }

  /// Places the title beside the image; returns the middle of the image, which a badge lies beside, and the room from there
  /// to the title.
  private func layOutInline() -> (CGFloat, CGFloat) {
    let (grid, image, title) = (traitCollection.pixelGrid, imageSize, titleSize)
    let gap = image.width > 0 && title.width > 0 ? TabBarGeometry.imageGap : 0
    let titleWidth = max(0, min(title.width, bounds.width - image.width - gap))
    let start = max(0, (bounds.width - image.width - gap - titleWidth) / 2)
    let imageX = isRightToLeft ? bounds.width - start - image.width : start
    place(
      picture, image, centerX: imageX + image.width / 2, y: (bounds.height - image.height) / 2,
      geometry.layout == .compactInline ? item.landscapeImagePhoneInsets : item.imageInsets)
    let titleX = isRightToLeft ? start : start + image.width + gap
    label.frame = CGRect(
      x: grid.nearest(titleX + titleOffset.horizontal),
      y: grid.nearest((bounds.height - title.height) / 2 + titleOffset.vertical), width: titleWidth,
      height: title.height)
    guard image.width > 0 else { return (bounds.width / 2, .infinity) }
    return (imageX + image.width / 2, gap > 0 ? image.width / 2 + gap : .infinity)
  }

  private func place(_ view: UIView, _ size: CGSize, centerX: CGFloat, y: CGFloat, _ insets: UIEdgeInsets) {
    let grid = traitCollection.pixelGrid
    view.frame = CGRect(
      x: grid.nearest(centerX - size.width / 2 + (insets.left - insets.right) / 2),
      y: grid.nearest(y + (insets.top - insets.bottom) / 2), width: size.width, height: size.height)
  }

  /// Places the badge beside the middle of the item, or of its image. It moves up to over the middle so as to leave its title
  /// beside the image, or other tabs' images, uncovered.
  private func layOutBadge(besides center: CGFloat, room: CGFloat) {
    guard !badge.isHidden else { return }
    let grid = traitCollection.pixelGrid
    let width = badge.width(atMost: max(bounds.width, TabBarGeometry.badgeHeight))
    let start = center + min(geometry.badgeOffset, max(-width / 2, room - width))
    let x = isRightToLeft ? 2 * center - start - width : start
    badge.frame = CGRect(
      x: grid.nearest(x), y: grid.nearest(geometry.badgeTop - frame.minY), width: width,
      height: TabBarGeometry.badgeHeight)
  }
}
