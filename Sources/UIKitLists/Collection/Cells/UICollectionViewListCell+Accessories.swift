import Foundation
import SystemText

/// An accessory and the view that shows it in a cell.
struct DisplayedAccessory {
  let accessory: UICellAccessory
  let view: UIView
}

/// The accessories of list cells, with the images and distances of table cells.
extension UICollectionViewListCell {
  final func accessoriesDidChange() {
    for shown in shownAccessories { shown.view.removeFromSuperview() }
    shownAccessories = []
    setNeedsLayout()
    configuredContentDidChange()
  }

  /// Makes the views of the accessories that are shown in the current state.
  private func updateAccessoryViews() {
    let (isEditing, isSelected) = (host?.isEditing ?? false, isSelected)
    let shown = accessories.filter { $0.isShown(isEditing: isEditing) }
    let key = shown.map { "\($0.isLeading) \($0.glyph(isSelected: isSelected).map { "\($0)" } ?? "view")" }
    guard key != accessoryKey || shown.count != shownAccessories.count else { return }
    for old in shownAccessories { old.view.removeFromSuperview() }
    accessoryKey = key
    shownAccessories = shown.map { DisplayedAccessory(accessory: $0, view: $0.makeView(isSelected: isSelected)) }
    for new in shownAccessories { addSubview(new.view) }
  }

  /// Places the accessories at both ends, vertically centred.
  ///
  /// - Returns: the width they take at each end; 0 without accessories.
  final func placeAccessories() -> (start: CGFloat, end: CGFloat) {
    guard !accessories.isEmpty else { return (0, 0) }
    updateAccessoryViews()
    let (leading, trailing) = (ordered(isLeading: true), ordered(isLeading: false))
    let margin = ListContentStyle.cell.figures.margins.leading
    let (start, end) = (strip(of: leading), strip(of: trailing))
    place(
      leading, from: max(margin, directionalLayoutMargins.leading) + (indentsAccessories ? indentation : 0))
    place(trailing, from: bounds.width - end)
    return (start, end)
  }

  private func ordered(isLeading: Bool) -> [DisplayedAccessory] {
    shownAccessories.filter { $0.accessory.isLeading == isLeading }.reduce(into: []) { ordered, shown in
      ordered.insert(shown, at: shown.accessory.index(among: ordered.map(\.accessory)))
    }
  }

  /// The width that accessories take at one end: the margin, and the accessories 12 points apart, as in table cells
  /// (`CellAccessory`).
  private func strip(of shown: [DisplayedAccessory]) -> CGFloat {
    guard !shown.isEmpty else { return 0 }
    let margins = directionalLayoutMargins
    let own = shown[0].accessory.isLeading ? margins.leading : margins.trailing
    let widths = shown.reduce(0) { $0 + width(of: $1) }
    return max(ListContentStyle.cell.figures.margins.leading, own) + widths
      + AccessoryGlyph.spacing * CGFloat(shown.count - 1)
  }

  private func place(_ shown: [DisplayedAccessory], from start: CGFloat) {
    let grid = traitCollection.pixelGrid
    var x = start
    for shown in shown {
      let (size, width) = (size(of: shown), width(of: shown))
      let origin = CGPoint(
        x: x + grid.nearest((width - size.width) / 2), y: grid.nearest((bounds.height - size.height) / 2))
      shown.view.transform = .identity
      shown.view.frame = placed(CGRect(origin: origin, size: size))
      if outline?.isExpanded == true, shown.accessory.turnsWhenExpanded { shown.view.transform = expandedTransform }
      x += width + AccessoryGlyph.spacing
    }
  }

  /// The quarter turn from a chevron in the direction of the text to one that points down.
  private var expandedTransform: CGAffineTransform {
    let sine: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    return CGAffineTransform(a: 0, b: sine, c: -sine, d: 0, tx: 0, ty: 0)
  }

  private func placed(_ rect: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func size(of shown: DisplayedAccessory) -> CGSize {
    if let glyph = (shown.view as? AccessoryGlyphView)?.glyph { return glyph.size(under: traitCollection) }
    if let label = shown.view as? UILabel, case .label = shown.accessory.accessoryType {
      return label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }
    if let popUp = shown.view as? PopUpAccessoryView { return popUp.sizeThatFits(bounds.size) }
    let size = shown.view.bounds.size
    return size == .zero ? shown.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : size
  }

  private func width(of shown: DisplayedAccessory) -> CGFloat {
    if case .custom(let width) = shown.accessory.options.reservedLayoutWidth, width.isFinite, width >= 0 {
      return width
    }
    return size(of: shown).width
  }
}
