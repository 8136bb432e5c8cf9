import Foundation
import Testing
import UIKitCore
import UIKitLists
import UIKitTestSupport
import UIKitValues

@testable import InterfaceBuilder

/// Collection views of documents, their layouts and cells.
@MainActor @Suite(.ownEnvironment) struct CollectionElementsTests {
  @Test func aLayoutAndPrototypes() throws {
    let (view, problems) = try MadeObjects.first(
      UICollectionView.self,
      """
      <collectionView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" dataMode="prototypes" \
      prefetchingEnabled="NO" id="g11-rd-001">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="12" \
      minimumInteritemSpacing="7" sectionInsetReference="safeArea" id="g11-ly-001">
          <size key="itemSize" width="80" height="90"/>
          <size key="headerReferenceSize" width="50" height="40"/>
          <size key="footerReferenceSize" width="0.0" height="0.0"/>
          <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
        </collectionViewFlowLayout>
        <cells>
          <collectionViewCell opaque="NO" contentMode="center" reuseIdentifier="tile" id="g11-ce-001">
            <rect key="frame" x="0.0" y="0.0" width="80" height="90"/>
            <collectionViewCellContentView key="contentView" opaque="NO" contentMode="center" id="g11-cv-001">
              <rect key="frame" x="0.0" y="0.0" width="80" height="90"/>
              <subviews>
                <label opaque="NO" userInteractionEnabled="NO" text="Tile" translatesAutoresizingMaskIntoConstraints="NO" \
      id="g11-lb-001">
                  <rect key="frame" x="10" y="20" width="60" height="20"/>
                </label>
              </subviews>
            </collectionViewCellContentView>
            <constraints>
              <constraint firstItem="g11-lb-001" firstAttribute="leading" secondItem="g11-ce-001" secondAttribute="leading" \
      constant="10" id="g11-c1-001"/>
              <constraint firstItem="g11-lb-001" firstAttribute="top" secondItem="g11-ce-001" secondAttribute="top" \
      constant="20" id="g11-c2-001"/>
            </constraints>
            <size key="customSize" width="80" height="90"/>
          </collectionViewCell>
        </cells>
        <collectionReusableView key="sectionHeaderView" opaque="NO" contentMode="center" reuseIdentifier="header" \
      id="g11-hd-001">
          <rect key="frame" x="0.0" y="0.0" width="50" height="667"/>
          <subviews>
            <view contentMode="scaleToFill" id="g11-hv-001"><rect key="frame" x="0.0" y="0.0" width="5" height="5"/></view>
          </subviews>
        </collectionReusableView>
      </collectionView>
      """)
    #expect(problems == [])
    let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.collectionView === view)
    #expect(layout.scrollDirection == .horizontal && layout.sectionInsetReference == .fromSafeArea)
    #expect(layout.minimumLineSpacing == 12 && layout.minimumInteritemSpacing == 7)
    #expect(layout.itemSize == CGSize(width: 80, height: 90))
    #expect(layout.headerReferenceSize == CGSize(width: 50, height: 40) && layout.footerReferenceSize == .zero)
    #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(layout.estimatedItemSize == .zero && !view.isPrefetchingEnabled)

    let source = OneItem()
    view.dataSource = source
    view.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    let cell = try #require(view.cellForItem(at: path))
    #expect(cell.reuseIdentifier == "tile")
    let label = try #require(cell.contentView.subviews.first as? UILabel)
    cell.layoutIfNeeded()
    #expect(label.text == "Tile" && label.frame.origin == CGPoint(x: 10, y: 20))
    let header = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path)
    #expect(header?.reuseIdentifier == "header" && header?.subviews.count == 1)
    #expect(UIKitFaults.take() == [])
  }

  @Test("Before Xcode 12, a cell's content view was a plain view")
  func earlierContentViews() throws {
    let (cell, problems) = try MadeObjects.first(
      UICollectionViewCell.self,
      """
      <collectionViewCell opaque="NO" contentMode="center" reuseIdentifier="tile" id="g11-ce-001">
        <rect key="frame" x="0.0" y="0.0" width="80" height="90"/>
        <view key="contentView" opaque="NO" contentMode="center" id="g11-cv-001">
          <rect key="frame" x="0.0" y="0.0" width="80" height="90"/>
          <autoresizingMask key="autoresizingMask"/>
          <subviews>
            <view contentMode="scaleToFill" id="g11-vw-001"><rect key="frame" x="0.0" y="0.0" width="5" height="5"/></view>
          </subviews>
        </view>
      </collectionViewCell>
      """)
    #expect(problems == [])
    #expect(cell.contentView.subviews.count == 1 && cell.subviews == [cell.contentView])
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 80, height: 90))
    cell.frame.size = CGSize(width: 100, height: 60)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
  }

  /// A flow layout asks for headers, which only a class of the app's own would give.
  @Test func aControllerWhoseClassIsNotThereShowsItsPrototypes() throws {
    let storyboard = try UIStoryboard.made(
      [
        """
        <collectionViewController id="col-00-001" customClass="FeedController" sceneMemberID="viewController">
        <collectionView key="view" contentMode="scaleToFill" dataMode="prototypes" id="vie-00-001">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <collectionViewFlowLayout key="collectionViewLayout" id="lay-00-001">
            <size key="headerReferenceSize" width="50" height="40"/>
          </collectionViewFlowLayout>
          <cells/>
          <collectionReusableView key="sectionHeaderView" reuseIdentifier="header" id="hea-00-001">
            <rect key="frame" x="0.0" y="0.0" width="50" height="40"/>
            <subviews><view contentMode="scaleToFill" id="inn-00-001"/></subviews>
          </collectionReusableView>
        </collectionView>
        </collectionViewController>
        """
      ], initial: "col-00-001")
    let controller = try #require(storyboard.instantiateInitialViewController() as? UICollectionViewController)
    controller.view.layoutIfNeeded()
    let header = controller.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.reuseIdentifier == "header" && header?.subviews.count == 1)
    #expect(UIKitFaults.take() == [])
  }

  @Test func automaticItemSizes() throws {
    let (layout, problems) = try MadeObjects.first(
      UICollectionViewFlowLayout.self, #"<collectionViewFlowLayout automaticEstimatedItemSize="YES" id="g11-ly-001"/>"#)
    #expect(problems == [])
    #expect(layout.estimatedItemSize == UICollectionViewFlowLayout.automaticSize)
  }
}

private final class OneItem: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}
