import Foundation
import SystemText

/// The labels and the title's state of a header or footer view.
struct HeaderFooterTitle {
  var label: UILabel?
  var detail: UILabel?
  var hasOwnMargins = false
  var style = UITableView.Style.plain
  var isFooter = false
  /// Whether the view is pinned, away from its own position.
  var isPinned = false
}

extension UITableViewHeaderFooterView {
  final var titleLabel: UILabel {
    if let label = title.label { return label }
    let label = makeLabel()
    title.label = label
    return label
  }

  final var detailLabel: UILabel {
    if let label = title.detail { return label }
    let label = makeLabel()
    title.detail = label
    return label
  }

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    ownContentView.addSubview(label)
    styleTitle(label)
    return label
  }

  /// Sets the appearance of titles: semibold at 17 points in plain tables since iOS 15, at 13 points in the secondary
  /// colour in grouped ones and in footers (from memory, and QMUI for the sizes).
  private func styleTitle(_ label: UILabel) {
    let isPlainHeader = title.style == .plain && !title.isFooter
    label.font = .preferredFont(forTextStyle: isPlainHeader ? .headline : .footnote, compatibleWith: traitCollection)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = isPlainHeader ? .label : .secondaryLabel
  }

  /// Sets the table style, and whether the view is a footer.
  final func belong(to style: UITableView.Style, isFooter: Bool) {
    guard title.style != style || title.isFooter != isFooter else { return }
    (title.style, title.isFooter) = (style, isFooter)
    for label in [title.label, title.detail].compactMap(\.self) { styleTitle(label) }
  }

  private var room: (x: CGFloat, width: CGFloat) { room(in: bounds.width) }

  private func room(in width: CGFloat) -> (x: CGFloat, width: CGFloat) {
    let insets = layoutMargins
    return (insets.left, max(0, width - insets.left - insets.right))
  }

  /// The height for the title: that at the standard text size, plus the amount by which the title is higher than one
  /// line of that size.
  final func titleHeight(width: CGFloat) -> CGFloat {
    let grid = traitCollection.pixelGrid
    guard let label = title.label, label.text?.isEmpty == false else { return 0 }
    let text = label.sizeThatFits(CGSize(width: room(in: width).width, height: .greatestFiniteMagnitude)).height
    if title.isFooter {
      return grid.up(TableMetrics.footerPadding.top + text + TableMetrics.footerPadding.bottom)
    }
    let style: UIFont.TextStyle = title.style == .plain ? .headline : .footnote
    let standard = UITraitCollection(preferredContentSizeCategory: .large)
    let line = grid.up(UIFont.preferredFont(forTextStyle: style, compatibleWith: standard).lineHeight)
    return grid.up(TableMetrics.headerHeight(title.style) + text - line)
  }

  /// Sets the title's frame: centred in plain headers, at the bottom of grouped headers, at the top of footers.
  final func placeTitle() {
    guard let label = title.label, label.translatesAutoresizingMaskIntoConstraints else { return }
    let (x, width) = room
    let size = contentView.bounds.size
    let height = min(size.height, label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
    let y =
      title.isFooter
      ? min(TableMetrics.footerPadding.top, size.height - height)
      : title.style == .plain
        ? traitCollection.pixelGrid.nearest((size.height - height) / 2)
        : max(0, size.height - TableMetrics.groupedHeaderBottom - height)
    label.frame = CGRect(x: x, y: y, width: width, height: height)
  }
}
