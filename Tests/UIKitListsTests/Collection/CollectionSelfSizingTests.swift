import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// Apple's documentation of `preferredLayoutAttributesFitting(_:)` and the layout's related methods. Texts in the cells
/// are 20 points per line.
@MainActor @Suite struct CollectionSelfSizingTests {
  /// Item *n* has *n* + 1 lines at 100 points.
  private func list(_ count: Int, height: CGFloat = 200) -> ListCollection {
    let list = ListCollection(count: count, size: CGSize(width: 100, height: height))
    list.layout.takesPreferredSizes = true
    list.source.length = { CGFloat((Int($0) ?? 0) + 1) * 100 }
    return list
  }

  @Test func cellsGetTheHeightsTheirConstraintsAskFor() {
    let list = list(4)
    list.view.layoutIfNeeded()
    #expect(list.frames == [[0, 0, 100, 20], [0, 20, 100, 40], [0, 60, 100, 60], [0, 120, 100, 80]])
    #expect(list.cells.map(\.text.numbers) == [[0, 0, 100, 20], [0, 0, 100, 40], [0, 0, 100, 60], [0, 0, 100, 80]])
    #expect(list.view.contentSize.height == 200)
  }

  @Test func aCellIsMeasuredOnceForEachWidthAndCategory() {
    let list = list(6, height: 420)
    list.view.layoutIfNeeded()
    #expect(list.cells.map(\.measureCount) == Array(repeating: 1, count: 6))
    list.view.layoutIfNeeded()
    list.view.contentOffset.y = 10
    list.view.layoutIfNeeded()
    #expect(list.cells.map(\.measureCount) == Array(repeating: 1, count: 6))
    list.view.frame.size.width = 50
    list.view.layoutIfNeeded()
    #expect(list.cells.map(\.measureCount).allSatisfy { $0 == 2 })
    #expect(list.view.contentSize.height == 840)
    list.view.overrideTraits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    list.view.layoutIfNeeded()
    #expect(list.cells.map(\.measureCount).allSatisfy { $0 == 3 })
  }

  @Test func cellsThatShrinkBringOthersIntoView() {
    let list = list(100, height: 200)
    list.layout.rowHeight = 190
    list.source.length = { _ in 100 }
    list.view.layoutIfNeeded()
    #expect(list.cells.count == 10)
    #expect(list.frames.map { $0[1] } == (0..<10).map { Double($0 * 20) })
    #expect(list.view.contentSize.height == CGFloat(10 * 20 + 90 * 190))
  }

  @Test func aLayoutThatDoesNotTakeSizesUpKeepsItsOwn() {
    let list = list(3)
    list.layout.takesPreferredSizes = false
    list.view.layoutIfNeeded()
    #expect(list.frames == [[0, 0, 100, 50], [0, 50, 100, 50], [0, 100, 100, 50]])
  }

  @Test func anotherWidthGivesOtherHeightsAsInANewView() {
    let list = list(4, height: 600)
    list.view.layoutIfNeeded()
    list.view.frame.size.width = 50
    list.view.layoutIfNeeded()
    #expect(list.frames.map { $0[3] } == [40, 80, 120, 160])
    list.view.frame.size.width = 100
    list.view.layoutIfNeeded()
    #expect(list.frames.map { $0[3] } == [20, 40, 60, 80])
  }

  @Test func contentThatChangesItsSizeIsMeasuredAgain() {
    let list = list(3)
    list.view.layoutIfNeeded()
    let cell = list.cells[1]
    cell.text.length = 500
    cell.contentView.invalidateIntrinsicContentSize()
    list.view.layoutIfNeeded()
    #expect(list.frames.map { $0[3] } == [20, 100, 60])
    #expect(list.cells.map(\.measureCount) == [1, 2, 1])
    cell.text.length = 300
    cell.invalidateIntrinsicContentSize()
    list.view.layoutIfNeeded()
    #expect(list.frames.map { $0[3] } == [20, 60, 60])
  }

  @Test func withConstraintsIncludedATextAloneIsEnough() {
    let list = list(3)
    list.view.selfSizingInvalidation = .enabledIncludingConstraints
    list.view.layoutIfNeeded()
    list.cells[1].text.length = 500
    list.view.layoutIfNeeded()
    #expect(list.frames.map { $0[3] } == [20, 100, 60])
  }

  @Test func withoutSelfSizingInvalidationContentMayChangeAsItLikes() {
    let list = list(3)
    list.view.selfSizingInvalidation = .disabled
    list.view.layoutIfNeeded()
    list.cells[1].text.length = 500
    list.cells[1].invalidateIntrinsicContentSize()
    list.view.layoutIfNeeded()
    #expect(list.frames.map { $0[3] } == [20, 40, 60])
  }

  /// The article's way to override it, which changes the attributes passed in.
  @Test func attributesChangedInPlaceAreNoTrap() {
    final class Article: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        var newFrame = layoutAttributes.frame
        newFrame.size.height = 33
        layoutAttributes.frame = newFrame
        return layoutAttributes
      }
    }
    let list = list(3)
    list.view.register(Article.self, forCellWithReuseIdentifier: "text")
    list.view.layoutIfNeeded()
    #expect(list.frames == [[0, 0, 100, 33], [0, 33, 100, 33], [0, 66, 100, 33]])
  }

  /// The default: both of the layout's lengths have priority 50, so the width grows first.
  @Test func withoutAWidthOfItsOwnACellsContentDecidesOnBothLengths() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let inner = constrained(Sized(70.2, 12.4), "inner", in: cell.contentView)
    for attribute in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
      NSLayoutConstraint(
        item: inner, attribute: attribute, relatedBy: .equal, toItem: cell.contentView, attribute: attribute,
        multiplier: 1, constant: 0
      ).isActive = true
    }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
    UITraitCollection(displayScale: 2).performAsCurrent {
      let preferred = cell.preferredLayoutAttributesFitting(attributes)
      #expect(preferred.frame == CGRect(x: 10, y: 20, width: 70.5, height: 12.5))
      #expect(attributes.frame == CGRect(x: 10, y: 20, width: 50, height: 50))
    }
  }

  @Test func aCellWithoutConstraintsHasTheSizeThatFits() {
    final class Fitting: UICollectionViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 77) }
    }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.size = CGSize(width: 30, height: 30)
    #expect(Fitting(frame: .zero).preferredLayoutAttributesFitting(attributes).size == CGSize(width: 30, height: 77))
    let plain = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    #expect(plain.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 30, height: 30))
  }
}
