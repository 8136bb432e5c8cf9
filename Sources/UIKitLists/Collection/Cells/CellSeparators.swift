import Foundation
import SystemText
@_spi(Subclasses) import UIKitCore

/// The separators of a list cell: their views, and the guide that they follow.
@MainActor
struct CellSeparators {
  fileprivate var views: [CellSeparatorView] = []
  fileprivate var guide: SeparatorGuide?

  /// The guide, made when it is first asked for.
  mutating func guide(in cell: UICollectionViewListCell) -> UILayoutGuide {
    if let guide { return guide.guide }
    let new = SeparatorGuide(in: cell)
    guide = new
    cell.setNeedsLayout()
    return new.guide
  }
}

/// A layout guide along the cell's lower edge, whose ends are where the separator's are unless the app's constraints say
/// otherwise.
@MainActor
struct SeparatorGuide {
  let guide = UILayoutGuide()
  private let leading: NSLayoutConstraint
  private let trailing: NSLayoutConstraint

  /// The priority of the constraints that give way to the app's.
  private static let weak = UILayoutPriority(1)

  init(in cell: UIView) {
    cell.addLayoutGuide(guide)
    leading = guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
    trailing = cell.trailingAnchor.constraint(equalTo: guide.trailingAnchor)
    let bottom = guide.bottomAnchor.constraint(equalTo: cell.bottomAnchor)
    let height = guide.heightAnchor.constraint(equalToConstant: 1)
    for constraint in [leading, trailing, bottom, height] {
      constraint.priority = Self.weak
      constraint.isActive = true
    }
  }

  fileprivate func place(leading start: CGFloat, trailing end: CGFloat) {
    if leading.constant != start { leading.constant = start }
    if trailing.constant != end { trailing.constant = end }
  }
}

extension UICollectionViewListCell {
  /// Shows the list's separators in front of everything else, a pixel high at the cell's edges.
  final func placeSeparators() {
    let lines = [list?.separators.top, list?.separators.bottom].enumerated().compactMap { place, line in
      line.map { (line: $0, isTop: place == 0) }
    }
    while separators.views.count > lines.count { separators.views.removeLast().removeFromSuperview() }
    while separators.views.count < lines.count {
      let view = CellSeparatorView(frame: .zero)
      view.isUserInteractionEnabled = false
      separators.views.append(view)
    }
    separators.guide?.place(leading: textStart, trailing: 0)
    let thickness = 1 / traitCollection.pixelGrid.scale
    for (view, line) in zip(separators.views, lines) {
      view.backgroundColor = line.line.color
      view.frame = frame(of: line.line, y: line.isTop ? 0 : bounds.height - thickness, thickness)
      if view.superview !== self { addSubview(view) }
    }
  }

  private func frame(of line: ListSeparator, y: CGFloat, _ thickness: CGFloat) -> CGRect {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let own = line.isWhole ? (leading: 0, trailing: 0) : automaticInsets(isMirrored: isMirrored)
    let leading = UIListSeparatorConfiguration.inset(line.leading, automatically: own.leading)
    let trailing = UIListSeparatorConfiguration.inset(line.trailing, automatically: own.trailing)
    return CGRect(
      x: isMirrored ? trailing : leading, y: y, width: max(0, bounds.width - leading - trailing), height: thickness)
  }

  /// The insets of separators that follow the guide, or begin where the text does.
  private func automaticInsets(isMirrored: Bool) -> (leading: CGFloat, trailing: CGFloat) {
    guard let frame = separators.guide?.guide.layoutFrame else { return (textStart, 0) }
    let (left, right) = (frame.minX, bounds.width - frame.maxX)
    return isMirrored ? (right, left) : (left, right)
  }
}
