import Foundation
@_spi(Subclasses) import UIKitCore

/// The content view of a cell, a header or a footer. Its margins are at least those of the system beside an accessory, and
/// the cell's as far as it reaches into them.
final class TableContentView: UIView {
  /// Whether the app has set margins of its own.
  private var hasOwnMargins = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    preservesSuperviewLayoutMargins = true
    insetsLayoutMarginsFromSafeArea = false
  }

  required init?(coder: NSCoder) { nil }

  override var mayHaveContent: Bool { false }

  override var layoutMargins: UIEdgeInsets {
    get { super.layoutMargins }
    set {
      hasOwnMargins = true
      super.layoutMargins = newValue
    }
  }

  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { super.directionalLayoutMargins }
    set {
      hasOwnMargins = true
      super.directionalLayoutMargins = newValue
    }
  }

  /// Margins that the system sets, unless the app has set others: beside a control of editing, too, the content begins a
  /// margin from its edge.
  func setSystemMargins(vertical: CGFloat, leading: CGFloat = TableMetrics.contentMarginBesideAccessory) {
    let wanted = NSDirectionalEdgeInsets(
      top: vertical, leading: leading, bottom: vertical, trailing: TableMetrics.contentMarginBesideAccessory)
    let current = margins.insets(isMirrored: isRightToLeft)
    guard !hasOwnMargins, current != wanted.absolute(isMirrored: isRightToLeft) || margins.isStandard else { return }
    changeMargins { $0.value = .directional(wanted) }
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? any TableElementView)?.contentDidChange()
  }
}

/// A view that a table shows and measures: a cell, or the view of a header or footer.
@MainActor
protocol TableElementView: ConfigurableView {
  /// The table that shows it.
  var host: UITableView? { get set }
}

extension TableElementView {
  /// The content asks for another height: the table measures the view again.
  func contentDidChange() {
    host?.contentDidChange(in: self)
  }

  func configuredContentDidChange() {
    contentDidChange()
  }
}
