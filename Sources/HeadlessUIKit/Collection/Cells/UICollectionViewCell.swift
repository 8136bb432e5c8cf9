public import Foundation
import SystemText

/// What shows an item: a content view, with backgrounds behind it.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Where a cell's views go: as large as the cell, by its `autoresizingMask`, unless constraints say otherwise.
  public final let contentView: UIView = CellContentView(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: State

  /// Whether the cell's item is selected; the collection view sets it, and `selectedBackgroundView` shows it.
  open var isSelected = false {
    didSet { if isSelected != oldValue { updateBackgrounds() } }
  }

  /// Whether the cell looks pressed. Differs from UIKit: there are no touches, and only the app sets it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { updateBackgrounds() } }
  }

  /// Behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView !== oldValue { oldValue?.removeFromSuperview() }
      updateBackgrounds()
    }
  }

  /// Before `backgroundView` while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      if selectedBackgroundView !== oldValue { oldValue?.removeFromSuperview() }
      updateBackgrounds()
    }
  }

  // MARK: Size

  /// The attributes with the size that suits the content: by its constraints, with the layout's size as a wish of
  /// priority 50, or what `sizeThatFits(_:)` says where there are none.
  ///
  /// So a text of several lines grows in width first; a width of its own makes it grow in height.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let (preferred, size) = (layoutAttributes.snapshot, layoutAttributes.size)
    if host != nil, layoutAttributes.maySizeBeLeftOpen {
      preferred.leaveSizeOpen { [self] in traitCollection.asCurrent { fittingSize(for: size) } }
    } else {
      preferred.frame.size = fittingSize(for: size)
    }
    return preferred
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in [backgroundView, selectedBackgroundView].compactMap(\.self) { view.frame = bounds }
  }
}

extension UICollectionViewCell {
  /// On device pixels, rounded up: the content fits.
  private final func fittingSize(for size: CGSize) -> CGSize {
    guard size.width.isFinite, size.height.isFinite else { return size }
    let fitting = containsAutoLayout ? systemLayoutSizeFitting(size) : sizeThatFits(size)
    let grid = traitCollection.pixelGrid
    return CGSize(
      width: fitting.width == size.width ? size.width : grid.up(fitting.width),
      height: fitting.height == size.height ? size.height : grid.up(fitting.height))
  }

  private final func updateBackgrounds() {
    let isMarked = isSelected || isHighlighted
    if let selectedBackgroundView { update(selectedBackgroundView, isShown: isMarked) }
    if let backgroundView { update(backgroundView, isShown: true) }
  }

  private final func update(_ background: UIView, isShown: Bool) {
    guard isShown else {
      background.removeFromSuperview()
      return
    }
    background.frame = bounds
    if background.superview !== self || background === backgroundView { insertSubview(background, at: 0) }
  }
}

/// A cell's content view: it tells the cell when its size is no longer what it was.
final class CellContentView: UIView {
  override var mayHaveContent: Bool { false }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UICollectionViewCell)?.contentDidChange(includingConstraints: false)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    (superview as? UICollectionViewCell)?.contentDidChange(includingConstraints: true)
  }
}

extension UICollectionViewCell {
  fileprivate final func contentDidChange(includingConstraints: Bool) {
    guard !includingConstraints || host?.selfSizingInvalidation == .enabledIncludingConstraints else { return }
    host?.contentDidChange(in: self)
  }
}
