import Foundation
import Testing
import UIKitLists
import UIKitTestSupport

/// Numbers that a flow layout cannot use: each call is reported once, and the layout continues.
@MainActor @Suite(.ownEnvironment) struct FlowLayoutFaultTests {
  static func faults(_ source: FlowSource, _ configure: (UICollectionViewFlowLayout) -> Void = { _ in }) -> [String] {
    FlowCollection<UICollectionViewFlowLayout>.faults {
      let collection = FlowCollection(source) { configure($1) }
      let size = collection.view.contentSize
      #expect(size.width.isFinite && size.height.isFinite)
      for frame in collection.frames { #expect(frame.width >= 0 && frame.height >= 0 && frame.minY.isFinite) }
    }
  }

  static func faults(size: CGSize) -> [String] {
    let source = SizingSource([3])
    source.size = { $0.item == 0 ? CGSize(width: 40, height: 40) : size }
    return faults(source)
  }

  static let sizeCall = "collectionView(_:layout:sizeForItemAt:)"

  @Test func negativeSizes() {
    #expect(
      Self.faults(size: CGSize(width: 20, height: -1)) == [
        "NSInternalInconsistencyException: \(Self.sizeCall): item 1 of section 0 is 20 × -1; negative sizes are "
          + "not supported in the flow layout"
      ])
  }

  @Test func sizesThatAreNoNumbers() {
    #expect(
      Self.faults(size: CGSize(width: CGFloat.nan, height: 10)) == [
        "CALayerInvalidGeometry: \(Self.sizeCall): item 1 of section 0 has a value of nan"
      ])
    #expect(
      Self.faults(size: CGSize(width: 10, height: CGFloat.infinity)) == [
        "CALayerInvalidGeometry: \(Self.sizeCall): item 1 of section 0 has a value of inf"
      ])
  }

  @Test func sizesBeyondTheLimit() {
    #expect(
      Self.faults(size: CGSize(width: 10, height: 1e300)) == [
        "NSInternalInconsistencyException: \(Self.sizeCall): item 1 of section 0 has a value of 1e+300; at most "
          + "10000000 points are supported"
      ])
  }

  @Test func itemsWiderThanTheView() {
    let collection = SizingSource([2])
    collection.size = { _ in CGSize(width: 321, height: 10) }
    #expect(
      Self.faults(collection) == [
        "UICollectionViewFlowLayoutBreakForInvalidSizes: \(Self.sizeCall): item 0 of section 0 has a width of 321, "
          + "and the collection view less section and content insets one of 320: the behavior of the layout is not "
          + "defined"
      ])
    #expect(
      Self.faults(SilentSource([1])) {
        $0.itemSize = CGSize(width: 50, height: 481)
        $0.scrollDirection = .horizontal
      }.first?.hasPrefix(
        "UICollectionViewFlowLayoutBreakForInvalidSizes: UICollectionViewFlowLayout.itemSize: item 0 of section 0 has "
          + "a height of 481") == true)
    #expect(Self.faults(SilentSource([1])) { $0.itemSize = CGSize(width: 320, height: 481) } == [])
  }

  @Test func cellsThatWantToBeWiderThanTheView() {
    let source = SilentSource([2])
    source.preferredSize = { CGSize(width: $0.item == 0 ? 20 : 400, height: 20) }
    #expect(
      Self.faults(source) { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }.first?.hasPrefix(
        "UICollectionViewFlowLayoutBreakForInvalidSizes: preferredLayoutAttributesFitting(_:): item 1 of section 0")
        == true)
  }

  @Test func estimatesMayBeWiderThanTheView() {
    let source = SilentSource([2])
    source.preferredSize = { _ in CGSize(width: 200, height: 20) }
    #expect(Self.faults(source) { $0.estimatedItemSize = CGSize(width: 500, height: 100) } == [])
  }

  @Test func aViewWithoutASizeYet() {
    let found = FlowCollection<UICollectionViewFlowLayout>.faults {
      #expect(FlowCollection(SilentSource([3]), size: .zero).view.contentSize.width == 0)
    }
    #expect(found == [])
  }

  @Test func spacingsAndInsets() {
    let found = Self.faults(SilentSource([3])) {
      $0.minimumLineSpacing = .nan
      $0.minimumInteritemSpacing = .infinity
      $0.sectionInset.left = -.infinity
      $0.headerReferenceSize.height = -4
      $0.footerReferenceSize.height = .nan
    }
    #expect(
      found == [
        "CALayerInvalidGeometry: UICollectionViewFlowLayout.minimumLineSpacing: the layout has a value of nan",
        "CALayerInvalidGeometry: UICollectionViewFlowLayout.minimumInteritemSpacing: the layout has a value of inf",
        "CALayerInvalidGeometry: UICollectionViewFlowLayout.sectionInset: the layout has a value of -inf",
        "NSInternalInconsistencyException: UICollectionViewFlowLayout.headerReferenceSize: the header is 0 × -4; "
          + "negative sizes are not supported in the flow layout",
        "CALayerInvalidGeometry: UICollectionViewFlowLayout.footerReferenceSize: the footer has a value of nan",
      ])
  }

  @Test func itemSizes() {
    #expect(
      Self.faults(SilentSource([3])) { $0.itemSize = CGSize(width: CGFloat.nan, height: -1) } == [
        "CALayerInvalidGeometry: UICollectionViewFlowLayout.itemSize: the item has a value of nan"
      ])
    #expect(
      Self.faults(SilentSource([3])) { $0.estimatedItemSize = CGSize(width: 10, height: -1) } == [
        "NSInternalInconsistencyException: UICollectionViewFlowLayout.estimatedItemSize: the estimate is 10 × -1; "
          + "negative sizes are not supported in the flow layout"
      ])
  }

  @Test("100,000 bad sizes are one fault")
  func manyBadSizes() {
    let source = SizingSource([100_000])
    source.size = { _ in CGSize(width: CGFloat.nan, height: -1) }
    #expect(Self.faults(source).count == 1)
  }

  @Test("Negative spacing, more inset than there is room, and items without extent end")
  func oddNumbers() {
    for (size, spacing, inset) in [(50.0, -50.0, 0.0), (0, 0, 0), (10, -100, 0), (50, 10, 200), (1e-300, 0, 0)] {
      let found = Self.faults(SilentSource([50])) {
        $0.itemSize = CGSize(width: CGFloat(size), height: CGFloat(size))
        $0.minimumInteritemSpacing = CGFloat(spacing)
        $0.sectionInset = UIEdgeInsets(top: 0, left: CGFloat(inset), bottom: 0, right: CGFloat(inset))
      }
      #expect(found.count == (inset > 0 ? 1 : 0))
    }
  }
}
