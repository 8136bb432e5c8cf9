import Foundation
import SystemText

extension UITableViewCell {
  /// The layout of the cell's own texts and image in a content view of the given width.
  private func systemLayout(contentWidth: CGFloat) -> SystemCellLayout {
    let margins = directionalLayoutMargins
    let hasAccessory = accessory.strip > 0
    return SystemCellLayout(
      style: cellStyle, text: parts.text?.shown, detail: parts.detail?.shown, imageSize: parts.picture?.image?.size,
      width: contentWidth,
      insets: (
        margins.leading, hasAccessory ? TableMetrics.contentMarginBesideAccessory : margins.trailing
      ),
      grid: traitCollection.pixelGrid,
      isAccessible: traitCollection.preferredContentSizeCategory.isAccessibilityCategory)
  }

  /// The leading edge of the text in the content view.
  final var textStart: CGFloat {
    if let list = configurations.contentView as? UIListContentView { return list.textStart }
    return systemLayout(contentWidth: contentView.bounds.width).textStart
  }

  /// Whether the cell has texts or an image of its own, which it places.
  private var hasSystemContent: Bool { parts.text != nil || parts.detail != nil || parts.picture != nil }

  final func systemSize(fitting size: CGSize) -> CGSize {
    placeContentView(beside: accessory)
    updateLineCounts()
    let taken = boundsStorage.width - contentView.bounds.width
    let width = size.width.isFinite && size.width < 1e9 ? max(0, size.width - taken) : contentView.bounds.width
    return CGSize(width: size.width, height: systemLayout(contentWidth: width).height)
  }

  final func placeSystemContent() {
    guard hasSystemContent, configurations.contentView == nil else { return }
    updateLineCounts()
    let size = contentView.bounds.size
    let frames = systemLayout(contentWidth: size.width).frames(height: size.height)
    for (view, frame) in [(parts.text, frames.text), (parts.detail, frames.detail)] as [(UIView?, CGRect?)]
      + [(parts.picture, frames.image)]
    where view?.translatesAutoresizingMaskIntoConstraints == true && view?.superview === contentView {
      guard let view else { continue }
      guard let frame else {
        view.frame = .zero
        continue
      }
      let x = isRightToLeft ? size.width - frame.maxX : frame.minX
      view.frame = CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height)
    }
  }

  /// Lets labels of one line have as many lines as they need at the accessibility sizes (WWDC 2017, session 245).
  private func updateLineCounts() {
    let isAccessible = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    for label in [parts.text, parts.detail].compactMap(\.self) {
      if isAccessible, label.numberOfLines == 1 {
        label.numberOfLines = 0
        parts.wrapped.insert(ObjectIdentifier(label))
      } else if !isAccessible, parts.wrapped.remove(ObjectIdentifier(label)) != nil {
        label.numberOfLines = 1
      }
    }
  }
}

extension UILabel {
  /// The label, if it has a text.
  fileprivate final var shown: UILabel? { text?.isEmpty == false ? self : nil }
}
