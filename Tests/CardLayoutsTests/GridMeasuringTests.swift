import CardLayouts
import Foundation
import HeadlessUIKit
import Testing

/// The grid's helpers for delegates that measure.
///
/// On iOS, "This is a test string" at 17 points was observed to be 20.287 points tall and 144.09 wide, so it takes one
/// line in 150 points and two in 100, 41 points in total. The bundled font has about the same width.
@MainActor @Suite struct GridMeasuringTests {
  let layout = FlexibleRowHeightGridLayout()
  let source = PlainGridDelegate(heights: [[10, 20, 30], [10]], columns: 2)
  let font = UIFont.systemFont(ofSize: 17)
  let text = "This is a test string"

  @Test func textIsMeasuredInWholePoints() {
    #expect(Double(layout.textHeight(text, font: font, width: 200, in: 0)) == 21)
    #expect(Double(layout.textHeight(text, font: font, width: 100, in: 0)) == 41)
  }

  @Test func labelsOfOneLineDoNotWrap() {
    let label = UILabel()
    label.font = font
    label.text = text
    #expect(Double(layout.labelHeight(label, width: 100, in: 0)) == 21)
    label.numberOfLines = 0
    #expect(Double(layout.labelHeight(label, width: 100, in: 0)) == 41)
    label.text = nil
    #expect(layout.labelHeight(label, width: 100, in: 0) == layout.textHeight("", font: font, width: 100, in: 0))
  }

  /// 270 points less 30 of content insets, 30 of section inset and 10 between two columns: 100 each.
  @Test func columnsOfASectionAreWhereTextEnds() {
    layout.delegate = source
    layout.minimumInteritemSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 10)
    let collectionView = source.collectionView(width: 270, layout: layout)
    collectionView.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 10)
    #expect(Double(layout.columnWidth(for: 0)) == 100)
    #expect(Double(layout.columnWidth()) == 100)
    #expect(Double(layout.textHeight(text, font: font, in: 1)) == 41)
    #expect(Double(layout.textHeight(text, font: font)) == 41)
    withExtendedLifetime(collectionView) {}
  }

  /// A delegate measures with the layout that asks it, at every text size: the row grows, and nothing is truncated.
  @Test func cardsOfTextAtEverySize() {
    let source = TextGridDelegate(texts: [text, "Short", "A text that is a good deal longer than the others"])
    layout.delegate = source
    let collectionView = source.collectionView(width: 320, layout: layout)
    var heights: [Double] = []
    for category in UIContentSizeCategory.all {
      UITraitCollection(preferredContentSizeCategory: category).performAsCurrent {
        NotificationCenter.default.post(name: UIContentSizeCategory.didChangeNotification, object: nil)
        for (item, text) in source.texts.enumerated() {
          let frame = layout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .zero
          #expect(Double(frame.width) == 160)
          #expect(frame.height >= text.height(.preferredFont(forTextStyle: .body), width: 160))
        }
        heights.append(Double(layout.collectionViewContentSize.height))
      }
    }
    #expect(heights == heights.sorted())
    #expect(Set(heights).count > 6)
    withExtendedLifetime(collectionView) {}
  }
}

private final class TextGridDelegate: CardSource, FlexibleRowHeightGridLayoutDelegate {
  let texts: [String]

  init(texts: [String]) {
    self.texts = texts
    super.init(heights: [texts.map { _ in 0 }], columns: 2)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: FlexibleRowHeightGridLayout, heightForItemAt indexPath: IndexPath
  ) -> CGFloat {
    layout.textHeight(texts[indexPath.item], font: .preferredFont(forTextStyle: .body), in: indexPath.section)
  }
}

extension String {
  fileprivate func height(_ font: UIFont, width: CGFloat) -> CGFloat {
    boundingRect(
      with: CGSize(width: width, height: .greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font], context: nil
    ).height
  }
}

extension UIContentSizeCategory {
  fileprivate static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]
}
