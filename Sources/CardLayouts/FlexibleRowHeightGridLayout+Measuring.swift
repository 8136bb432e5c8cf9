public import Foundation
public import HeadlessUIKit

// For delegates, to compute the height of a card.
extension FlexibleRowHeightGridLayout {
  /// The width of a section's columns, in points: the width of the bounds less content insets, section inset and
  /// spacing, divided by the number of columns. 0 without a collection view.
  ///
  /// As in 1.x, the section may be omitted, which means the first.
  public func columnWidth(for section: Int = 0) -> CGFloat {
    guard let collectionView else { return 0 }
    return GridColumns(
      contentWidth: contentWidth(in: collectionView), inset: inset(ofSection: section, in: collectionView),
      spacing: interitemSpacing(ofSection: section, in: collectionView), count: columnCount(in: collectionView)
    ).width
  }

  /// The height of a text, in whole points.
  ///
  /// - Parameters:
  ///   - text: The measured text; an empty one has no height.
  ///   - font: The font of the text.
  ///   - width: The width of lines; by default that of a column.
  ///   - section: The section with the columns; by default the first, as in 1.x.
  public func textHeight(_ text: String, font: UIFont, width: CGFloat? = nil, in section: Int = 0) -> CGFloat {
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
    return height(of: text, font: font, width: width ?? columnWidth(for: section), options: options)
  }

  /// The height of a label's text in its font, in whole points; that of a single line if the label has only one.
  ///
  /// - Parameters:
  ///   - label: The label with the text, the font and the number of lines; its `attributedText` is not used.
  ///   - width: The width of lines; by default that of a column.
  ///   - section: The section with the columns; by default the first, as in 1.x.
  public func labelHeight(_ label: UILabel, width: CGFloat? = nil, in section: Int = 0) -> CGFloat {
    let options: NSStringDrawingOptions =
      label.numberOfLines == 1 ? .usesFontLeading : [.usesLineFragmentOrigin, .usesFontLeading]
    return height(
      of: label.text ?? "", font: label.font ?? .preferredFont(forTextStyle: .body),
      width: width ?? columnWidth(for: section), options: options)
  }

  private func height(of text: String, font: UIFont, width: CGFloat, options: NSStringDrawingOptions) -> CGFloat {
    let size = CGSize(width: width, height: .greatestFiniteMagnitude)
    return text.boundingRect(with: size, options: options, attributes: [.font: font], context: nil).height
      .rounded(.up)
  }
}

extension FlexibleRowHeightGridLayout {
  func contentWidth(in collectionView: UICollectionView) -> CGFloat {
    let inset = collectionView.contentInset
    return (collectionView.bounds.width - inset.left - inset.right).length
  }

  /// The number of columns, at least 1: the delegate's answer, or 2.
  func columnCount(in collectionView: UICollectionView) -> Int {
    let asked = delegate?.numberOfColumns(for: collectionView.bounds.size) ?? 0
    return asked > 0 ? asked : 2
  }

  func inset(ofSection section: Int, in collectionView: UICollectionView) -> UIEdgeInsets {
    let asked = delegate?.collectionView(collectionView, layout: self, insetForSectionAt: section)
    return (asked ?? sectionInset).lengths
  }

  func interitemSpacing(ofSection section: Int, in collectionView: UICollectionView) -> CGFloat {
    let asked = delegate?.collectionView(
      collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
    return (asked ?? minimumInteritemSpacing).length
  }
}
