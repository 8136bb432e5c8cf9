import Foundation
import Testing
import UIKitBars
import UIKitCore
import UIKitTestSupport
import UIKitValues

@testable import InterfaceBuilder

/// Bars of documents.
@MainActor @Suite(.ownEnvironment) struct BarElementsTests {
  @Test func aNavigationBar() throws {
    let (bar, problems) = try MadeObjects.first(
      UINavigationBar.self,
      """
      <navigationBar contentMode="scaleToFill" barStyle="black" translucent="NO" largeTitles="YES" id="a11-bb-001">
        <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
        <color key="barTintColor" systemColor="systemGreenColor"/>
        <textAttributes key="titleTextAttributes">
          <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
          <color key="textColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
          <color key="textShadowColor" white="0.0" alpha="1" colorSpace="custom" \
      customColorSpace="genericGamma22GrayColorSpace"/>
          <offsetWrapper key="textShadowOffset" horizontal="2" vertical="3"/>
        </textAttributes>
        <textAttributes key="largeTitleTextAttributes">
          <color key="textColor" systemColor="systemRedColor"/>
        </textAttributes>
        <items>
          <navigationItem title="Orders" prompt="Today" id="a11-bb-002">
            <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="a11-bb-003"/>
            <barButtonItem key="rightBarButtonItem" style="done" title="Save" id="a11-bb-004"/>
          </navigationItem>
        </items>
      </navigationBar>
      """)
    #expect(problems == [])
    #expect(bar.barStyle == .black)
    #expect(!bar.isTranslucent)
    #expect(bar.prefersLargeTitles)
    #expect(bar.barTintColor == .systemGreen)
    let title = try #require(bar.titleTextAttributes)
    #expect(title[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(title[.foregroundColor] as? UIColor == UIColor(white: 1, alpha: 1))
    #expect((title[.shadow] as? NSShadow)?.shadowOffset == CGSize(width: 2, height: 3))
    #expect((title[.shadow] as? NSShadow)?.shadowColor as? UIColor == UIColor(white: 0, alpha: 1))
    #expect(bar.largeTitleTextAttributes?[.foregroundColor] as? UIColor == .systemRed)
    let item = try #require(bar.topItem)
    #expect(item.title == "Orders")
    #expect(item.prompt == "Today")
    #expect(item.leftBarButtonItem?.systemItem == .cancel)
    #expect(item.rightBarButtonItem?.title == "Save")
    #expect(item.rightBarButtonItem?.style == .done)
  }

  @Test func aNavigationItem() throws {
    let (item, problems) = try MadeObjects.first(
      UINavigationItem.self,
      """
      <navigationItem title="Inbox" largeTitleDisplayMode="never" hidesBackButton="YES" \
      leftItemsSupplementBackButton="YES" id="a11-bb-001">
        <label key="titleView" text="Mail" id="a11-bb-002"/>
        <barButtonItem key="backBarButtonItem" title="Mail" id="a11-bb-003"/>
        <rightBarButtonItems>
          <barButtonItem systemItem="add" id="a11-bb-004"/>
          <barButtonItem systemItem="fixedSpace" width="42" id="a11-bb-005"/>
          <barButtonItem image="gear" catalog="system" id="a11-bb-006"/>
        </rightBarButtonItems>
        <navigationBarAppearance key="standardAppearance">
          <color key="backgroundColor" systemColor="systemYellowColor"/>
        </navigationBarAppearance>
      </navigationItem>
      """)
    #expect(problems == [])
    #expect(item.title == "Inbox")
    #expect(item.largeTitleDisplayMode == .never)
    #expect(item.hidesBackButton && item.leftItemsSupplementBackButton)
    #expect((item.titleView as? UILabel)?.text == "Mail")
    #expect(item.backBarButtonItem?.title == "Mail")
    #expect(item.rightBarButtonItems?.map(\.systemItem) == [.add, .fixedSpace, nil])
    #expect(item.rightBarButtonItems?[1].width == 42)
    #expect(item.rightBarButtonItems?[2].image != nil)
    #expect(item.standardAppearance?.backgroundColor == .systemYellow)
  }

  @Test func aToolbar() throws {
    let (bar, problems) = try MadeObjects.first(
      UIToolbar.self,
      """
      <toolbar opaque="NO" clearsContextBeforeDrawing="NO" contentMode="scaleToFill" barStyle="black" translucent="NO" \
      id="a11-bb-001">
        <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
        <items>
          <barButtonItem title="Browse" enabled="NO" tag="7" id="a11-bb-002">
            <color key="tintColor" systemColor="systemPinkColor"/>
            <accessibility key="accessibilityConfiguration" identifier="browse" label="Browse back" hint="Goes back"/>
          </barButtonItem>
          <barButtonItem style="plain" systemItem="flexibleSpace" id="a11-bb-003"/>
          <barButtonItem id="a11-bb-004">
            <view key="customView" contentMode="scaleToFill" id="a11-bb-005">
              <rect key="frame" x="0.0" y="0.0" width="40" height="30"/>
            </view>
          </barButtonItem>
        </items>
        <color key="tintColor" systemColor="systemRedColor"/>
        <color key="barTintColor" systemColor="systemGreenColor"/>
      </toolbar>
      """)
    #expect(problems == [])
    #expect(bar.barStyle == .black)
    #expect(!bar.isTranslucent)
    #expect(bar.tintColor == .systemRed)
    #expect(bar.barTintColor == .systemGreen)
    let items = try #require(bar.items)
    #expect(items.count == 3)
    #expect(items[0].title == "Browse" && !items[0].isEnabled && items[0].tag == 7)
    #expect(items[0].tintColor == .systemPink)
    #expect(items[0].accessibilityIdentifier == "browse")
    #expect(items[0].accessibilityLabel == "Browse back")
    #expect(items[0].accessibilityHint == "Goes back")
    #expect(items[1].systemItem == .flexibleSpace)
    #expect(items[2].customView?.bounds.size == CGSize(width: 40, height: 30))
  }

  @Test func aTabBar() throws {
    let (bar, problems) = try MadeObjects.first(
      UITabBar.self,
      """
      <tabBar contentMode="scaleToFill" barStyle="black" translucent="NO" itemPositioning="centered" itemWidth="80" \
      itemSpacing="12" id="a11-bb-001">
        <color key="barTintColor" systemColor="systemGreenColor"/>
        <items>
          <tabBarItem tag="1" systemItem="recents" id="a11-bb-002"/>
          <tabBarItem title="Home" image="house" selectedImage="house.fill" catalog="system" badgeValue="3" \
      id="a11-bb-003">
            <color key="badgeColor" systemColor="systemBlueColor"/>
            <offsetWrapper key="titlePositionAdjustment" horizontal="1" vertical="-2"/>
          </tabBarItem>
        </items>
      </tabBar>
      """)
    #expect(problems == [])
    #expect(bar.barStyle == .black)
    #expect(!bar.isTranslucent)
    #expect(bar.itemPositioning == .centered && bar.itemWidth == 80 && bar.itemSpacing == 12)
    #expect(bar.barTintColor == .systemGreen)
    let items = try #require(bar.items)
    #expect(items.map(\.systemItem) == [.recents, nil])
    #expect(items[0].tag == 1)
    #expect(items[1].title == "Home" && items[1].badgeValue == "3" && items[1].badgeColor == .systemBlue)
    #expect(items[1].image != nil && items[1].selectedImage != nil)
    #expect(items[1].titlePositionAdjustment == UIOffset(horizontal: 1, vertical: -2))
  }

  @Test func controllersHaveTheBarsAndItemsOfTheirElements() throws {
    let (navigation, problems) = try MadeObjects.first(
      UINavigationController.self,
      """
      <navigationController id="a11-bb-001">
        <navigationBar key="navigationBar" contentMode="scaleToFill" barStyle="black" translucent="NO" id="a11-bb-002">
          <rect key="frame" x="0.0" y="0.0" width="1000" height="1000"/>
          <color key="barTintColor" systemColor="systemGreenColor"/>
        </navigationBar>
        <toolbar key="toolbar" opaque="NO" contentMode="scaleToFill" translucent="NO" id="a11-bb-003"/>
      </navigationController>
      """)
    #expect(problems == [])
    #expect(navigation.navigationBar.barStyle == .black && !navigation.navigationBar.isTranslucent)
    #expect(navigation.navigationBar.barTintColor == .systemGreen)
    #expect(!navigation.toolbar.isTranslucent)

    let (tabs, tabProblems) = try MadeObjects.first(
      UITabBarController.self,
      """
      <tabBarController id="a11-bb-001">
        <tabBar key="tabBar" contentMode="scaleToFill" translucent="NO" id="a11-bb-002"/>
      </tabBarController>
      """)
    #expect(tabProblems == [])
    #expect(!tabs.tabBar.isTranslucent)

    let (controller, itemProblems) = try MadeObjects.first(
      UIViewController.self,
      """
      <viewController id="a11-bb-001">
        <navigationItem key="navigationItem" title="Orders" id="a11-bb-002"/>
        <tabBarItem key="tabBarItem" title="Shop" id="a11-bb-003"/>
        <toolbarItems><barButtonItem systemItem="trash" id="a11-bb-004"/></toolbarItems>
      </viewController>
      """)
    #expect(itemProblems == [])
    #expect(controller.navigationItem.title == "Orders")
    #expect(controller.tabBarItem.title == "Shop")
    #expect(controller.toolbarItems?.map(\.systemItem) == [.trash])
  }

  /// By the names of UIKit's raw values, with which the header counts them.
  @Test func allSystemItemsHaveNames() throws {
    let names = [
      "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action", "organize",
      "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind", "fastForward", "undo",
      "redo", "pageCurl", "close",
    ]
    for (name, item) in zip(names, UIBarButtonItem.SystemItem.allCases) {
      let made = try MadeObjects.first(UIBarButtonItem.self, #"<barButtonItem systemItem="\#(name)" id="a11-bb-001"/>"#)
      #expect(made.object.systemItem == item, "\(name)")
      #expect(made.object.style == (name == "done" ? .done : .plain), "\(name)")
    }
    #expect(names.count == UIBarButtonItem.SystemItem.allCases.count)
  }
}
