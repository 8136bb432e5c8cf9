import Foundation
import SystemText
import UIKitControls
@_spi(Subclasses) import UIKitCore
@_spi(Subclasses) import UIKitValues

/// A bar button item's view: its title, its picture, or the app's own view.
final class BarButtonView: UIControl {
  let item: UIBarButtonItem
  private let isInToolbar: Bool
  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let background = UIImageView(frame: .zero)

  init(_ item: UIBarButtonItem, isInToolbar: Bool) {
    (self.item, self.isInToolbar) = (item, isInToolbar)
    super.init(frame: .zero)
    picture.tintsAutomaticImages = true
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: BarMetrics.titleFontSize, weight: .regular, scale: .large)
    for view in [background, label, picture] as [UIView] {
      view.isAccessibilityElement = false
      view.isHidden = true
      addSubview(view)
    }
    addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var mayHaveContent: Bool { false }

  /// Performs the item's action.
  private func send() {
    if let action = item.primaryAction {
      action.performWithSender(item, target: nil)
    } else if let action = item.action {
      _ = UIApplication.shared.sendAction(action, to: item.anyTarget, from: item, for: nil)
    }
  }

  // MARK: Content

  private var system: SystemItemContent? { item.systemItem.flatMap(SystemItemContent.init) }
  private var appearance: UIBarButtonItemAppearance?
  private var isLow = false

  /// Shows the item as it is, in a bar.
  func update(in bar: UIView, _ appearance: UIBarButtonItemAppearance?, isLow: Bool) {
    (self.appearance, self.isLow) = (appearance, isLow)
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    ownTint(in: bar)
    let image = shownImage
    picture.image = image
    picture.isHidden = image == nil
    let title = image == nil ? item.title ?? system?.title : nil
    label.isHidden = title == nil
    label.attributedText = title.map {
      NSAttributedString(string: $0, attributes: BarTexts.attributes(of: item, in: bar, appearance, tint: tintColor))
    }
    let state = item.isEnabled ? appearance?.normal : appearance?.disabled
    background.image = state?.backgroundImage
    background.isHidden = background.image == nil
    adoptAccessibility()
    setNeedsLayout()
  }

  private func ownTint(in bar: UIView) {
    let proxied = AppearanceProxies.proxies(of: item, in: bar).compactMap(\.tintColor).last
    let tint = item.tintColor ?? proxied
    if tint != shownTint {
      shownTint = tint
      tintColor = tint
    }
    picture.tintColor = item.isEnabled ? nil : BarColors.disabled
  }
  /// The tint colour that the item or a proxy has given the view.
  private var shownTint: UIColor?

  private var shownImage: UIImage? {
    if isLow, let low = item.landscapeImagePhone { return low }
    return item.image ?? system?.symbol.flatMap { UIImage(systemName: $0) }
  }

  private func adoptAccessibility() {
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityHint = item.accessibilityHint
    accessibilityValue = item.accessibilityValue
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    superview?.setNeedsLayout()
  }

  override var standardAccessibilityLabel: String? { item.accessibilityLabel ?? system?.name }
  override var isBarItem: Bool { true }
  override var standardLargeContent: (title: String?, image: UIImage?) {
    (item.title ?? system?.name, item.largeContentSizeImage)
  }
  override var standardAccessibilityTraits: UIAccessibilityTraits {
    super.standardAccessibilityTraits.union(item.accessibilityTraits)
  }
  override var isStandardAccessibilityElement: Bool { item.isAccessibilityElement }

  // MARK: Layout

  /// The padding on either side of the content.
  var padding: CGFloat { picture.isHidden ? BarMetrics.textPadding : BarMetrics.imagePadding }

  /// Whether the content can be narrower than it is: a title, which is then truncated, and what the item makes wider.
  var canShrink: Bool { picture.isHidden || item.width > 0 }

  /// The size of the content, without padding.
  var contentSize: CGSize {
    if item.width > 0, item.width.isFinite { return CGSize(width: item.width, height: naturalSize.height) }
    return CGSize(width: max(naturalSize.width, possibleWidth), height: naturalSize.height)
  }

  private var naturalSize: CGSize {
    picture.isHidden ? label.isHidden ? .zero : labelSize : picture.sizeThatFits(.zero)
  }
  private var labelSize: CGSize { label.sizeThatFits(BarButtonView.unlimited) }
  private static let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// The width of the widest of the titles that the item may have.
  private var possibleWidth: CGFloat {
    guard let titles = item.possibleTitles, picture.isHidden, let shown = label.attributedText, shown.length > 0 else {
      return 0
    }
    let attributes = shown.attributes(at: 0, effectiveRange: nil)
    return titles.map { NSAttributedString(string: $0, attributes: attributes).size().width }.max() ?? 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = traitCollection.pixelGrid
    background.frame = bounds
    for view in [label, picture] as [UIView] where !view.isHidden {
      let fitted = view === label ? fittedLabelSize : fittedPictureSize
      let insets = isLow ? item.landscapeImagePhoneInsets : item.imageInsets
      let offset =
        view === picture
        ? CGVector(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
        : titleOffset
      view.frame = CGRect(
        x: grid.nearest(contentX(fitted.width) + offset.dx),
        y: top(fitted.height, grid) + offset.dy,
        width: fitted.width, height: fitted.height)
    }
  }

  /// The size of the title, which is shortened to the room.
  private var fittedLabelSize: CGSize {
    let size = labelSize
    return CGSize(width: min(size.width, room.width), height: size.height)
  }

  /// The size of the picture, which is smaller in a room that is narrower than it.
  private var fittedPictureSize: CGSize {
    let size = picture.sizeThatFits(.zero)
    guard size.width > room.width, size.width > 0 else { return size }
    return CGSize(width: room.width, height: size.height * room.width / size.width)
  }

  /// The top of content of a height: in a toolbar the nearest pixel, in a navigation bar the one above.
  ///
  /// ResearchKit's pictures: baselines at 28.33 in a toolbar of 44, and at 34 in a navigation bar of 56 (high).
  private func top(_ height: CGFloat, _ grid: PixelGrid) -> CGFloat {
    let free = (bounds.height - height) / 2
    return isInToolbar ? grid.nearest(free) : grid.down(free)
  }

  /// The left edge of content of a width: it is in the middle of the content's room, which the bar has set.
  private func contentX(_ width: CGFloat) -> CGFloat { room.minX + (room.width - width) / 2 }

  /// The part of the view that the content is centred in.
  var room = CGRect.zero {
    didSet { if room != oldValue { setNeedsLayout() } }
  }

  private var titleOffset: CGVector {
    let offset = (item.isEnabled ? appearance?.normal : appearance?.disabled)?.titlePositionAdjustment ?? .zero
    return CGVector(dx: offset.horizontal, dy: offset.vertical)
  }
}
