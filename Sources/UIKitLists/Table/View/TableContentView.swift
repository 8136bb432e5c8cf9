import Foundation
@_spi(Subclasses) import UIKitCore

/// The content view of a cell, header or footer. Its margins are at least the system's beside an accessory, and the
/// cell's as far as the view reaches into those.
final class TableContentView: UIView {
  /// Whether the app has set margins.
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

  /// Sets the system's margins, unless the app has set others. The content begins a margin from the view's edge beside
  /// an editing control, too.
  func setSystemMargins(vertical: CGFloat, leading: CGFloat = TableMetrics.contentMarginBesideAccessory) {
    let wanted = NSDirectionalEdgeInsets(
      top: vertical, leading: leading, bottom: vertical, trailing: TableMetrics.contentMarginBesideAccessory)
    let isMirrored = isRightToLeft
    let current = margins.insets(isMirrored: isMirrored)
    guard !hasOwnMargins, current != wanted.absolute(isMirrored: isMirrored) || margins.isStandard else { return }
    changeMargins { $0.value = .directional(wanted) }
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? any TableElementView)?.contentDidChange()
  }
}

/// A view that a table displays and measures: a cell, a header or a footer.
@MainActor
protocol TableElementView: ConfigurableView {
  /// The table that displays the view.
  var host: UITableView? { get set }
}

extension TableElementView {
  /// The content needs another height, so the table measures the view again.
  func contentDidChange() {
    host?.contentDidChange(in: self)
  }

  func configuredContentDidChange() {
    contentDidChange()
  }

  /// Adds the content view, behind what is in the view already.
  func addOwnContentView(verticalMargin: CGFloat) {
    (ownContentView as? TableContentView)?.setSystemMargins(vertical: verticalMargin)
    ownContentView.frame = bounds
    ownContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(ownContentView, at: 0)
  }
}
