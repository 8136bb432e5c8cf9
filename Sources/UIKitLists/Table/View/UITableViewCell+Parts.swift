import Drawing
import Foundation
import SystemText

extension UITableViewCell {
  // MARK: Labels

  final func label(_ role: CellParts.LabelRole) -> UILabel? {
    if let known = role == .text ? parts.text : parts.detail { return known }
    let label = UILabel(frame: .zero)
    label.font = .preferredFont(forTextStyle: textStyle(role), compatibleWith: traitCollection)
    label.adjustsFontForContentSizeCategory = true
    if role == .detail, cellStyle != .subtitle { label.textColor = cellStyle == .value1 ? .secondaryLabel : .label }
    if role == .text, cellStyle == .value2 {
      label.textAlignment = .right
      label.systemAlignment = .right
    }
    ownContentView.addSubview(label)
    if role == .text { parts.text = label } else { parts.detail = label }
    return label
  }

  /// The text style of a label: 17 points for texts and values, 12 for subtitles and both texts of `value2` (9 of 13, 6
  /// of 18 and 1 of 1 files), which are the sizes of these styles.
  private func textStyle(_ role: CellParts.LabelRole) -> UIFont.TextStyle {
    switch (cellStyle, role) {
    case (.value2, _), (.subtitle, .detail): .caption1
    default: .body
    }
  }

  /// Makes views that a document has for the cell's style the labels and the image view of the cell, which places them.
  package final func adopt(text: UILabel?, detail: UILabel?, picture: UIImageView?) {
    if let text { parts.text = text }
    if let detail { parts.detail = detail }
    if let picture { parts.picture = picture }
  }

  final var pictureView: UIImageView {
    if let known = parts.picture { return known }
    let view = UIImageView(frame: .zero)
    ownContentView.addSubview(view)
    parts.picture = view
    return view
  }

  // MARK: Accessories

  final func accessoriesDidChange(from old: UIView? = nil) {
    if let old, old !== accessoryView, old !== editingAccessoryView { old.removeFromSuperview() }
    setNeedsLayout()
    contentDidChange()
  }

  final var shownAccessoryView: UIView? { parts.isEditing ? editingAccessoryView : accessoryView }

  final var accessory: CellAccessory {
    let margin = endMargin
    if let view = shownAccessoryView { return CellAccessory(viewOfWidth: view.bounds.width, margin: margin) }
    return CellAccessory(
      parts.isEditing ? editingAccessoryType : accessoryType, margin: margin, traitCollection)
  }

  private var endMargin: CGFloat { directionalLayoutMargins.trailing }

  /// The width taken by the editing control and the indentation at the start.
  private var startWidth: CGFloat {
    let control = parts.isEditing && hasEditControl && shouldIndentWhileEditing ? TableMetrics.editControlWidth : 0
    return control + CGFloat(indentationLevel) * indentationWidth
  }

  private var hasEditControl: Bool { rowContext.editingStyle != .none || rowContext.isMultipleSelection }

  private var reorderWidth: CGFloat {
    parts.isEditing && showsReorderControl && rowContext.mayMove ? TableMetrics.reorderControlWidth : 0
  }

  // MARK: Placement

  /// Places the content view and everything around it.
  final func placeParts() {
    let accessory = accessory
    placeContentView(beside: accessory)
    placeAccessory(accessory)
    placeSeparators()
    for view in [backgroundView, selectedBackgroundView, multipleSelectionBackgroundView] { view?.frame = bounds }
  }

  /// Gives the content view the width left by controls and accessory, which is all that a measurement depends on.
  final func placeContentView(beside accessory: CellAccessory) {
    let (size, sides) = (boundsStorage.size, rowContext.sides)
    let end = accessory.strip + reorderWidth
    let start = startWidth
    let width = max(0, size.width - sides.left - sides.right - start - end)
    let x = sides.left + (isRightToLeft ? end : start)
    contentView.move(to: CGRect(x: x, y: 0, width: width, height: size.height))
    (configurations.contentView as? UIListContentView)?.leastLeadingMargin = directionalLayoutMargins.leading
  }

  /// The rectangle mirrored for right-to-left interfaces.
  private func placed(_ rect: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    return CGRect(x: boundsStorage.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func placeAccessory(_ accessory: CellAccessory) {
    let grid = traitCollection.pixelGrid
    let (size, sides) = (boundsStorage.size, rowContext.sides)
    let end = size.width - (isRightToLeft ? sides.left : sides.right) - reorderWidth
    if let view = shownAccessoryView {
      if view.superview !== self { addSubview(view) }
      let height = view.bounds.height
      view.frame = placed(
        CGRect(
          x: end - accessory.strip, y: grid.nearest((size.height - height) / 2), width: view.bounds.width,
          height: height))
    }
    for view in [accessoryView, editingAccessoryView] where view !== shownAccessoryView { view?.removeFromSuperview() }
    var wanted: [(AccessoryGlyph, CGRect)] = []
    // Parts stand at the start of the strip, 12 points apart.
    var x = end - accessory.strip + accessory.lead
    for part in accessory.parts {
      wanted.append((part.glyph, glyphFrame(part.size, x)))
      x += part.size.width + AccessoryGlyph.spacing
    }
    showGlyphs(wanted + editingGlyphs)
  }

  private func glyphFrame(_ size: CGSize, _ x: CGFloat) -> CGRect {
    let y = traitCollection.pixelGrid.nearest((boundsStorage.height - size.height) / 2)
    return placed(CGRect(origin: CGPoint(x: x, y: y), size: size))
  }

  /// The editing controls and their frames. Their sizes and positions are from memory, not from a public source.
  private var editingGlyphs: [(AccessoryGlyph, CGRect)] {
    guard parts.isEditing else { return [] }
    var glyphs: [(AccessoryGlyph, CGRect)] = []
    let leading = directionalLayoutMargins.leading
    let grid = traitCollection.pixelGrid
    if let glyph = editGlyph { glyphs.append((glyph, glyphFrame(glyph.size(grid), leading))) }
    if reorderWidth > 0 {
      let x = boundsStorage.width - reorderWidth
      glyphs.append((.reorder, glyphFrame(AccessoryGlyph.reorder.size(grid), x)))
    }
    return glyphs
  }

  private var editGlyph: AccessoryGlyph? {
    if rowContext.isMultipleSelection { return parts.isSelected ? .selected : .unselected }
    return switch rowContext.editingStyle {
    case .none: nil
    case .delete: .delete
    case .insert: .insert
    }
  }

  private func showGlyphs(_ wanted: [(glyph: AccessoryGlyph, frame: CGRect)]) {
    if parts.glyphs.map(\.glyph) != wanted.map(\.glyph) {
      for view in parts.glyphs { view.removeFromSuperview() }
      parts.glyphs = wanted.map { AccessoryGlyphView($0.glyph) }
      for view in parts.glyphs { view.cellTexts = { [weak self] in self?.accessibilityLabel } }
      for view in parts.glyphs { addSubview(view) }
    }
    for (view, part) in zip(parts.glyphs, wanted) { view.frame = part.frame }
  }

  // MARK: Separators

  private func placeSeparators() {
    let lines = [(rowContext.topLine, true), (rowContext.bottomLine, false)].compactMap { line, isTop in
      line.map { (line: $0, isTop: isTop) }
    }
    while parts.separators.count > lines.count { parts.separators.removeLast().removeFromSuperview() }
    while parts.separators.count < lines.count {
      let view = CellSeparatorView(frame: .zero)
      view.isUserInteractionEnabled = false
      parts.separators.append(view)
      addSubview(view)
    }
    let thickness = 1 / traitCollection.pixelGrid.scale
    for (view, line) in zip(parts.separators, lines) {
      view.backgroundColor = rowContext.separatorColor
      let insets = line.line == .whole ? UIEdgeInsets.zero : separatorInsets
      view.frame = CGRect(
        x: insets.left, y: line.isTop ? 0 : boundsStorage.height - thickness,
        width: max(0, boundsStorage.width - insets.left - insets.right), height: thickness)
    }
  }

  /// The separator's insets, left and right: it begins where the text does unless an inset is set.
  private var separatorInsets: UIEdgeInsets {
    var insets = separatorInset
    if parts.separatorInset == nil, rowContext.isInsetAutomatic {
      insets.left = startWidth + (isRightToLeft ? rowContext.sides.right : rowContext.sides.left) + textStart
    }
    if isRightToLeft { (insets.left, insets.right) = (insets.right, insets.left) }
    return insets
  }
}
