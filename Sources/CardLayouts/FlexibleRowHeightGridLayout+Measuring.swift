public import Foundation
public import HeadlessUIKit

// For delegates, to find out how tall a card is.
extension FlexibleRowHeightGridLayout {
  /// How wide a section's columns are, in points: what bounds, content insets, section inset and spacing leave, divided
  /// by the number of columns. 0 without a collection view.
  ///
  /// The section may be left out, as in 1.x: it is the first then.
  public func columnWidth(for section: Int = 0) -> CGFloat {
    guard let collectionView else { return 0 }
    return GridColumns(
      contentWidth: contentWidth(in: collectionView), inset: inset(ofSection: section, in: collectionView),
      spacing: interitemSpacing(ofSection: section, in: collectionView), count: columnCount(in: collectionView)
    ).width
  }

  /// How tall a text is, in whole points.
  ///
  /// - Parameters:
  ///   - text: What is measured; an empty text has no height.
  ///   - font: The font of all of it.
  ///   - width: Where lines end; a column's width if left out.
  ///   - section: The section whose columns are meant; the first if left out, as in 1.x.
  public func textHeight(_ text: String, font: UIFont, width: CGFloat? = nil, in section: Int = 0) -> CGFloat {
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
    return height(of: text, font: font, width: width ?? columnWidth(for: section), options: options)
  }

  /// How tall a label's text is in its font, in whole points; one line where the label has one.
  ///
  /// - Parameters:
  ///   - label: Where the text, its font and whether it has one line are read off; `attributedText` is not.
  ///   - width: Where lines end; a column's width if left out.
  ///   - section: The section whose columns are meant; the first if left out, as in 1.x.
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

  /// At least 1: what the delegate says, or 2.
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
