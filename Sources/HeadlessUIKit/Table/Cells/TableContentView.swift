import Foundation

/// The content view of a cell, a header or a footer. Its margins are at least those of the system beside an accessory, and
/// the cell's as far as it reaches into them.
final class TableContentView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    preservesSuperviewLayoutMargins = true
    insetsLayoutMarginsFromSafeArea = false
  }

  required init?(coder: NSCoder) { nil }

  override var mayHaveContent: Bool { false }

  /// Margins that the system sets: the app has not set others.
  func setSystemMargins(vertical: CGFloat) {
    let side = TableMetrics.contentMarginBesideAccessory
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: vertical, leading: side, bottom: vertical, trailing: side)
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
