import CardLayouts
import UIKit

/// The ways to determine a card's height with a cell that is never shown.
@MainActor enum SizingCell {
  /// The smallest height of the content view at a width given by its constraints.
  static func compressed<Cell: CardCell>() -> CardHeight<Cell> {
    fitting { cell, width in
      cell.fix(width: width)
      cell.contentView.setNeedsLayout()
      cell.contentView.layoutIfNeeded()
      return cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
  }

  /// The largest one: text resists growing.
  static func expanded<Cell: CardCell>() -> CardHeight<Cell> {
    fitting { cell, width in
      cell.fix(width: width)
      return cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
    }
  }

  /// The width is required, the height as small as possible, as in the grid's example app.
  static func perAxis<Cell: CardCell>() -> CardHeight<Cell> {
    fitting { cell, width in
      cell.contentView.systemLayoutSizeFitting(
        CGSize(width: width, height: UIView.noIntrinsicMetric), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .defaultLow)
    }
  }

  /// The first article's way: the cell is laid out with the largest height, and its content is examined.
  static func heightFor() -> CardHeight<AlertCollectionViewCell> {
    measuring { cell, width in cell.heightFor(width: width) }
  }

  private static func fitting<Cell: CardCell>(_ size: @escaping @MainActor (Cell, CGFloat) -> CGSize)
    -> CardHeight<Cell>
  {
    measuring { size($0, $1).height }
  }

  /// One cell for all cards of a text size, as a cell outside of windows does not learn of other sizes.
  private static func measuring<Cell: CardCell>(_ height: @escaping @MainActor (Cell, CGFloat) -> CGFloat)
    -> CardHeight<Cell>
  {
    var cells: [UIContentSizeCategory: Cell] = [:]
    return { card, screen in
      let category = UITraitCollection.current.preferredContentSizeCategory
      let cell = cells[category] ?? Cell(frame: .zero)
      cells[category] = cell
      cell.set(card: card)
      return height(cell, screen.cardWidth)
    }
  }
}

/// The ways to compute a height from the text.
@MainActor enum TextHeight {
  /// The caller rounds up to pixels, as the result is not rounded.
  static func boundingRect(_ card: Card, _ screen: CardsViewController<CustomCell>) -> CGFloat {
    let size = NSString(string: card.text).boundingRect(
      with: CGSize(width: screen.cardWidth, height: .greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading],
      attributes: [.font: UIFont.preferredFont(forTextStyle: .body)], context: nil
    ).size
    return (size.height / Device.pixel).rounded(.up) * Device.pixel
  }

  /// The grid's helper as in 1.x.
  static func textHeight(_ card: Card, _ screen: CardsViewController<CustomCell>) -> CGFloat {
    let font = UIFont.preferredFont(forTextStyle: .body)
    return layout(of: screen)?.textHeight(card.text, font: font) ?? 0
  }

  /// The grid's helper as in 3.x, which takes the section.
  static func textHeightInSection(_ card: Card, _ screen: CardsViewController<CustomCell>) -> CGFloat {
    let font = UIFont.preferredFont(forTextStyle: .body)
    return layout(of: screen)?.textHeight(card.text, font: font, in: 0) ?? 0
  }

  static func labelHeight(_ card: Card, _ screen: CardsViewController<CustomCell>) -> CGFloat {
    layout(of: screen)?.labelHeight(label(card)) ?? 0
  }

  static func labelHeightInSection(_ card: Card, _ screen: CardsViewController<CustomCell>) -> CGFloat {
    layout(of: screen)?.labelHeight(label(card), width: screen.cardWidth, in: 0) ?? 0
  }

  /// The picture's own height, and that of the label below it.
  static func pictureAndLabel(_ card: Card, _ screen: CardsViewController<PictureCell>) -> CGFloat {
    let picture = UIImageView(image: Card.picture).intrinsicContentSize.height
    let label = label(card).sizeThatFits(CGSize(width: screen.cardWidth, height: .greatestFiniteMagnitude)).height
    return picture + PictureCell.spacing + label
  }

  private static func layout<Cell: CardCell>(of screen: CardsViewController<Cell>) -> FlexibleRowHeightGridLayout? {
    screen.collectionView.collectionViewLayout as? FlexibleRowHeightGridLayout
  }

  private static func label(_ card: Card) -> UILabel {
    let label = UILabel()
    label.styled(.body)
    label.text = card.text
    return label
  }
}
