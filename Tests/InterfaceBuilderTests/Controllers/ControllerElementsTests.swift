import Foundation
import Testing
import UIKitBars
import UIKitCore
import UIKitLists
import UIKitTestSupport
import UIKitValues

@testable import InterfaceBuilder

/// Controllers of storyboards.
@MainActor @Suite(.ownEnvironment) struct ControllerElementsTests {
  @Test func aControllersAttributes() throws {
    let storyboard = try UIStoryboard.made([
      Scene.controller(
        "c11-on-001",
        #"title="Home" storyboardIdentifier="home" hidesBottomBarWhenPushed="YES" definesPresentationContext="YES" "#
          + #"modalPresentationStyle="formSheet" modalTransitionStyle="crossDissolve" "#
          + #"automaticallyAdjustsScrollViewInsets="NO" extendedLayoutIncludesOpaqueBars="YES""#,
        Scene.view()
          + #"""
          <extendedEdge key="edgesForExtendedLayout" bottom="YES"/>
          <value key="contentSizeForViewInPopover" type="size"><size key="sizeValue" width="320" height="400"/></value>
          <navigationItem key="navigationItem" title="Item" id="c11-ni-001">
            <barButtonItem key="rightBarButtonItem" systemItem="add" id="c11-bi-001"/>
          </navigationItem>
          <tabBarItem key="tabBarItem" title="Tab" tag="4" id="c11-ti-001"/>
          <toolbarItems><barButtonItem title="Sort" id="c11-bi-002"/></toolbarItems>
          <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
          """#)
    ])
    let controller = storyboard.instantiateViewController(withIdentifier: "home")
    #expect(controller.title == "Home" && controller.hidesBottomBarWhenPushed && controller.definesPresentationContext)
    #expect(controller.modalPresentationStyle == .formSheet && controller.modalTransitionStyle == .crossDissolve)
    #expect(!controller.automaticallyAdjustsScrollViewInsets && controller.extendedLayoutIncludesOpaqueBars)
    #expect(controller.edgesForExtendedLayout == .bottom)
    #expect(controller.preferredContentSize == CGSize(width: 320, height: 400))
    #expect(controller.navigationItem.title == "Item" && controller.navigationItem.rightBarButtonItem != nil)
    #expect(controller.tabBarItem.title == "Tab" && controller.tabBarItem.tag == 4)
    #expect(controller.toolbarItems?.map(\.title) == ["Sort"])
    // The view is made when it is asked for.
    #expect(!controller.isViewLoaded && controller.storyboard === storyboard)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(UIKitFaults.take() == [])
  }

  @Test func aNavigationControllersRootAndBars() throws {
    let storyboard = try UIStoryboard.made(
      [
        """
        <navigationController toolbarHidden="NO" id="n11-av-001" sceneMemberID="viewController">
          <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="n11-nb-001">
            <rect key="frame" x="0.0" y="59" width="393" height="96"/>
            <autoresizingMask key="autoresizingMask"/>
          </navigationBar>
          <nil name="viewControllers"/>
          <connections>
            <segue destination="c11-on-001" kind="relationship" relationship="rootViewController" id="n11-sg-001"/>
          </connections>
        </navigationController>
        """, Scene.controller("c11-on-001", #"title="Root""#, Scene.view()),
      ], initial: "n11-av-001")
    let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
    #expect(navigation.viewControllers.map(\.title) == ["Root"])
    #expect(navigation.navigationBar.prefersLargeTitles && !navigation.isToolbarHidden)
    #expect(navigation.viewControllers.first?.storyboard === storyboard)
  }

  @Test func aTabBarControllersControllersAreInOrder() throws {
    let storyboard = try UIStoryboard.made(
      [
        """
        <tabBarController id="t11-ab-001" sceneMemberID="viewController">
          <tabBar key="tabBar" contentMode="scaleToFill" translucent="NO" id="t11-tb-001">
            <rect key="frame" x="0.0" y="0.0" width="393" height="49"/>
          </tabBar>
          <connections>
            <segue destination="c11-on-002" kind="relationship" relationship="viewControllers" id="t11-s1-001"/>
            <segue destination="c11-on-001" kind="relationship" relationship="viewControllers" id="t11-s2-001"/>
          </connections>
        </tabBarController>
        """, Scene.controller("c11-on-001", #"title="B""#, Scene.view()),
        Scene.controller("c11-on-002", #"title="A""#, Scene.view()),
      ], initial: "t11-ab-001")
    let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
    #expect(tabs.viewControllers?.map(\.title) == ["A", "B"])
    #expect(!tabs.tabBar.isTranslucent)
  }

  @Test func aSplitViewControllersColumns() throws {
    let storyboard = try UIStoryboard.made(
      [
        """
        <splitViewController allowDoubleColumnStyle="YES" preferredDisplayMode="beside" behavior="tile" id="s11-pl-001" \
        sceneMemberID="viewController">
          <connections>
            <segue destination="c11-on-001" kind="relationship" relationship="masterViewController" id="s11-s1-001"/>
            <segue destination="c11-on-002" kind="relationship" relationship="detailViewController" id="s11-s2-001"/>
            <segue destination="c11-on-003" kind="relationship" relationship="supplementaryViewController" id="s11-s3-001"/>
          </connections>
        </splitViewController>
        """, Scene.controller("c11-on-001", #"title="Master""#, Scene.view()),
        Scene.controller("c11-on-002", #"title="Detail""#, Scene.view()),
        Scene.controller("c11-on-003", #"title="Between""#, Scene.view()),
      ], initial: "s11-pl-001")
    let split = try #require(storyboard.instantiateInitialViewController() as? UISplitViewController)
    #expect(split.style == .tripleColumn && split.preferredDisplayMode == .oneBesideSecondary)
    #expect(split.preferredSplitBehavior == .tile)
    #expect(split.viewController(for: .primary)?.title == "Master")
    #expect(split.viewController(for: .supplementary)?.title == "Between")
    #expect(split.viewController(for: .secondary)?.title == "Detail")
  }

  @Test func aPageViewControllersTransition() throws {
    let storyboard = try UIStoryboard.made(
      [
        """
        <pageViewController transitionStyle="scroll" navigationOrientation="vertical" doubleSided="YES" id="p11-ag-001" \
        sceneMemberID="viewController"/>
        """
      ], initial: "p11-ag-001")
    let pages = try #require(storyboard.instantiateInitialViewController() as? UIPageViewController)
    #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical && pages.isDoubleSided)
  }

  @Test("A table view controller has the document's static rows, and calls of super return them")
  func staticRows() throws {
    UINib.registerClasses(names: ["StaticRowsController": StaticRowsController.self])
    let storyboard = try UIStoryboard.made(
      [
        """
        <tableViewController customClass="StaticRowsController" clearsSelectionOnViewWillAppear="NO" id="t11-vc-001" \
        sceneMemberID="viewController">
          <tableView key="view" dataMode="static" style="grouped" rowHeight="44" id="t11-bl-001">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <sections>
              <tableViewSection headerTitle="Section" id="t11-se-001">
                <cells>
                  <tableViewCell tag="5" rowHeight="70" id="t11-ce-001">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="70"/>
                    <tableViewCellContentView key="contentView" tableViewCell="t11-ce-001" id="t11-cv-001">
                      <rect key="frame" x="0.0" y="0.0" width="393" height="70"/>
                    </tableViewCellContentView>
                  </tableViewCell>
                </cells>
              </tableViewSection>
            </sections>
            <connections>
              <outlet property="dataSource" destination="t11-vc-001" id="t11-c1-001"/>
              <outlet property="delegate" destination="t11-vc-001" id="t11-c2-001"/>
            </connections>
          </tableView>
          <refreshControl key="refreshControl" opaque="NO" id="t11-rc-001"/>
        </tableViewController>
        """
      ], initial: "t11-vc-001")
    let controller = try #require(storyboard.instantiateInitialViewController() as? StaticRowsController)
    #expect(!controller.isViewLoaded && !controller.clearsSelectionOnViewWillAppear)
    let table = try #require(controller.tableView)
    #expect(table.dataSource === controller && table.delegate === controller && table.refreshControl != nil)
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.tag == 5 && cell.accessoryType == .checkmark)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 70)
    #expect(UIKitFaults.take() == [])
  }

  @Test("A collection view controller's view is around the document's collection view")
  func collections() throws {
    let storyboard = try UIStoryboard.made(
      [
        """
        <collectionViewController id="g11-vc-001" sceneMemberID="viewController">
          <collectionView key="view" dataMode="prototypes" id="g11-rd-001">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="3" id="g11-ly-001"/>
            <cells/>
          </collectionView>
        </collectionViewController>
        """
      ], initial: "g11-vc-001")
    let controller = try #require(storyboard.instantiateInitialViewController() as? UICollectionViewController)
    let layout = controller.collectionView.collectionViewLayout as? UICollectionViewFlowLayout
    #expect(layout?.minimumLineSpacing == 3)
    #expect(
      controller.collectionView.superview === controller.view && controller.collectionView.dataSource === controller)
    #expect(UIKitFaults.take() == [])
  }

  @Test("The guides of documents of before iOS 11 are those of the safe area")
  func layoutGuides() throws {
    let constraints = """
      <subviews>
        <view contentMode="scaleToFill" tag="1" translatesAutoresizingMaskIntoConstraints="NO" id="c11-sv-001">
          <rect key="frame" x="0.0" y="59" width="393" height="759"/>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="c11-sv-001" firstAttribute="top" secondItem="c11-tg-001" secondAttribute="bottom" \
      id="c11-k1-001"/>
        <constraint firstItem="c11-bg-001" firstAttribute="top" secondItem="c11-sv-001" secondAttribute="bottom" \
      id="c11-k2-001"/>
        <constraint firstItem="c11-sv-001" firstAttribute="leading" secondItem="v11-ew-001" secondAttribute="leading" \
      id="c11-k3-001"/>
        <constraint firstAttribute="trailing" secondItem="c11-sv-001" secondAttribute="trailing" id="c11-k4-001"/>
      </constraints>
      """
    let guides = """
      <layoutGuides>
        <viewControllerLayoutGuide type="top" id="c11-tg-001"/>
        <viewControllerLayoutGuide type="bottom" id="c11-bg-001"/>
      </layoutGuides>
      """
    let storyboard = try UIStoryboard.made(
      [Scene.controller("c11-on-001", "", guides + Scene.view(constraints))], initial: "c11-on-001")
    let controller = try #require(storyboard.instantiateInitialViewController())
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    let insets = controller.view.safeAreaInsets
    #expect(insets.top >= 59)
    #expect(
      controller.view.viewWithTag(1)?.frame
        == CGRect(
          x: 0, y: insets.top, width: window.bounds.width, height: window.bounds.height - insets.top - insets.bottom))
  }
}

private final class StaticRowsController: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    cell.accessoryType = .checkmark
    return cell
  }
}
