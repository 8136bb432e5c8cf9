package import Foundation
@_spi(Subclasses) import UIKitCore

extension UIListContentView {
  /// The arrangement of the current content under the view's traits and margins.
  final var arrangement: ListContentArrangement {
    let (text, secondary) = (list.showsText ? textLabel : nil, list.showsSecondaryText ? secondaryLabel : nil)
    var content = ListContentArrangement.Content(
      insets: contentInsets, imageToText: list.imageToTextPadding,
      horizontalPadding: list.textToSecondaryTextHorizontalPadding,
      verticalPadding: list.textToSecondaryTextVerticalPadding, prefersSideBySide: mayBeSideBySide,
      minimumHeight: list.style.minimumHeight, text: text, secondary: secondary)
    if let image = list.image, image.size.width > 0, image.size.height > 0 {
      let shown = list.imageProperties.shownSize(of: image, under: traitCollection)
      (content.image, content.reserved) = (shown, list.imageProperties.reservedSize(for: shown))
    }
    return ListContentArrangement(content, grid: traitCollection.pixelGrid)
  }

  /// Whether the texts may stand side by side. At the accessibility categories values always stand below texts
  /// (WordPress' guide to Dynamic Type).
  private var mayBeSideBySide: Bool {
    list.prefersSideBySideTextAndSecondaryText
      && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// The configuration's margins, and along its axes at least the superview's.
  private var contentInsets: NSDirectionalEdgeInsets {
    var insets = list.directionalLayoutMargins
    let axes = list.axesPreservingSuperviewLayoutMargins
    let inherited = directionalLayoutMargins
    if axes.contains(.horizontal) {
      insets.leading = max(insets.leading, inherited.leading, leastLeadingMargin)
      insets.trailing = max(insets.trailing, inherited.trailing)
    }
    if axes.contains(.vertical) {
      insets.top = max(insets.top, inherited.top)
      insets.bottom = max(insets.bottom, inherited.bottom)
    }
    return insets
  }

  /// The distance from the leading edge to the texts.
  final var textStart: CGFloat { arrangement.leadingOfTexts }

  /// Sets the frames of the labels and the image view.
  final func placeContent() {
    let frames = arrangement.frames(
      in: bounds.size, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    if let frame = frames.text { textLabel?.frame = frame }
    if let frame = frames.secondary { secondaryLabel?.frame = frame }
    if let frame = frames.image { pictureView?.frame = frame }
    guides.place(at: frames)
  }

  /// The layout guide of a part, created when it is first asked for.
  final func guide(_ part: WritableKeyPath<ListContentGuides, ListContentGuide?>) -> UILayoutGuide {
    if let known = guides[keyPath: part] { return known.guide }
    let new = ListContentGuide(in: self)
    guides[keyPath: part] = new
    setNeedsLayout()
    return new.guide
  }
}

extension UILabel: MeasuredListText {
  package func size(width: CGFloat) -> CGSize { sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)) }
  package func firstBaseline(in size: CGSize) -> CGFloat { baselineOffsets(for: size).first }
}
