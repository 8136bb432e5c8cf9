import Foundation
import SystemText
import UIKitControls
@_spi(Subclasses) import UIKitCore
import UIKitValues

/// The back button.
extension UINavigationBar {
  /// Whether there is a back button: an item before the displayed one, and no leading items in its place.
  private var showsBack: Bool {
    guard let item = topItem, backItem != nil, !item.hidesBackButton else { return false }
    return item.leftBarButtonItems?.isEmpty != false || item.leftItemsSupplementBackButton
  }

  /// The full title: of the item's back button, its back title, or its title.
  private var fullBackTitle: String {
    let title = backItem?.backBarButtonItem?.title ?? backItem?.backButtonTitle ?? backItem?.title
    return title ?? UINavigationBar.genericBackTitle
  }

  /// In English.
  static var genericBackTitle: String { "Back" }

  private var backModes: [BackTitle] {
    switch backItem?.backButtonDisplayMode ?? .default {
    case .default: fullBackTitle.isEmpty ? [.none] : [.full, .generic, .none]
    case .generic: [.generic, .none]
    case .minimal: [.none]
    }
  }

  private func text(of title: BackTitle) -> String {
    switch title {
    case .full: fullBackTitle
    case .generic: UINavigationBar.genericBackTitle
    case .none: ""
    }
  }

  private func attributedBackTitle(
    _ title: BackTitle, _ appearance: UINavigationBarAppearance
  ) -> NSAttributedString {
    let item = backItem?.backBarButtonItem ?? UIBarButtonItem()
    return NSAttributedString(
      string: text(of: title),
      attributes: BarTexts.attributes(
        of: item, in: self, appearance.backButtonAppearance,
        tint: backItem?.backBarButtonItem?.tintColor ?? tintColor))
  }

  /// The titles that the back button may show with their widths; `nil` without a back button.
  final func backTitles(_ appearance: UINavigationBarAppearance) -> [(title: BackTitle, width: CGFloat)]? {
    guard showsBack else { return nil }
    let button = parts.madeBack(in: self) { [weak self] in self?.goBack() }
    return backModes.map { title in
      guard title != .none else { return (title, 0) }
      button.label.attributedText = attributedBackTitle(title, appearance)
      let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
      return (title, button.label.sizeThatFits(room).width)
    }
  }

  /// Runs the item's own action, or asks the delegate and pops.
  private func goBack() {
    guard let item = topItem else { return }
    if let action = item.backAction {
      action.performWithSender(item, target: nil)
    } else if delegate?.navigationBar(self, shouldPop: item) != false {
      backHandler?()
    }
  }

  /// The image in place of the chevron.
  final func backIndicator(_ appearance: UINavigationBarAppearance) -> UIImage? {
    backIndicatorImage ?? appearance.backIndicatorImage
  }

  /// Places the back button in the row.
  final func placeBack(
    _ row: NavigationBarRow, in rect: CGRect, margin: CGFloat, _ appearance: UINavigationBarAppearance
  ) {
    guard let title = row.back, let button = parts.back, let item = backItem else {
      parts.back?.isHidden = true
      return
    }
    button.isHidden = false
    button.itemTint = item.backBarButtonItem?.tintColor
    button.label.attributedText = attributedBackTitle(title, appearance)
    button.image = backIndicator(appearance)
    button.spokenTitle = fullBackTitle.isEmpty ? UINavigationBar.genericBackTitle : fullBackTitle
    // As on iOS 18 and 26 (AccessibilitySnapshot's pictures, H).
    button.accessibilityUserInputLabels =
      fullBackTitle.isEmpty ? nil : [fullBackTitle, UINavigationBar.genericBackTitle]
    button.accessibilityIdentifier = item.backBarButtonItem?.accessibilityIdentifier
    button.chevronStart = margin - BarMetrics.chevronOutset
    button.titleSpan = (row.backTitleStart, row.backTitleWidth)
    let end = row.backTitleStart + row.backTitleWidth + BarMetrics.backTouchMargin
    let area = CGRect(x: 0, y: rect.minY, width: traitCollection.pixelGrid.nearest(end), height: rect.height)
    button.frame = isRightToLeft ? area.mirrored(in: bounds) : area
    button.setNeedsLayout()
  }
}
