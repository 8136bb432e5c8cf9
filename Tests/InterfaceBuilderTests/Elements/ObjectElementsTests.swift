import Foundation
import Testing
import UIKitCore
import UIKitLists
import UIKitPresentation
import UIKitTestSupport
import UIKitValues

@testable import InterfaceBuilder

/// Gesture recognizers, accessibility, views of other frameworks, and objects of an app's own.
@MainActor @Suite(.ownEnvironment) struct ObjectElementsTests {
  /// Every class's `init(coder:)` makes an object of its class without any attribute.
  @Test func anElementWithoutAttributesIsAnObjectOfItsClass() throws {
    for elementClass in RealElementsTests.classes {
      let made = try MadeObjects(#"<\#(elementClass.name) id="a11-bb-001"/>"#)
      // The program of the tests has AVKit's controller, as Galley has a module of that name.
      let isOfAnotherFramework = ["hostingController", "glkViewController"].contains(elementClass.name)
      #expect(made.problems.isEmpty != isOfAnotherFramework, "\(elementClass.name)")
      #expect(made.objects.count == 1, "\(elementClass.name)")
      #expect(made.objects.first?.isKind(of: elementClass.type) == true, "\(elementClass.name)")
    }
  }

  @Test func recognizers() throws {
    let made = try MadeObjects(
      """
      <tapGestureRecognizer numberOfTapsRequired="2" numberOfTouchesRequired="3" cancelsTouchesInView="NO" \
      userLabel="Tap" id="a11-bb-001"/>
      <pongPressGestureRecognizer allowableMovement="20" minimumPressDuration="0.75" id="a11-bb-002"/>
      <panGestureRecognizer minimumNumberOfTouches="2" maximumNumberOfTouches="4" id="a11-bb-003"/>
      <swipeGestureRecognizer direction="left" id="a11-bb-004"/>
      <pinchGestureRecognizer scale="2" id="a11-bb-005"/>
      <rotationGestureRecognizer id="a11-bb-006"/>
      <screenEdgePanGestureRecognizer minimumNumberOfTouches="1" id="a11-bb-007">
        <rectEdge key="edges" left="YES"/>
      </screenEdgePanGestureRecognizer>
      """)
    #expect(made.problems == [])
    try #require(made.objects.count == 7)
    let tap = try #require(made.objects[0] as? UITapGestureRecognizer)
    #expect(tap.numberOfTapsRequired == 2 && tap.numberOfTouchesRequired == 3 && !tap.cancelsTouchesInView)
    let press = try #require(made.objects[1] as? UILongPressGestureRecognizer)
    #expect(press.allowableMovement == 20 && press.minimumPressDuration == 0.75)
    let pan = try #require(made.objects[2] as? UIPanGestureRecognizer)
    #expect(pan.minimumNumberOfTouches == 2 && pan.maximumNumberOfTouches == 4)
    #expect((made.objects[3] as? UISwipeGestureRecognizer)?.direction == .left)
    #expect((made.objects[4] as? UIPinchGestureRecognizer)?.scale == 2)
    #expect(made.objects[5] is UIRotationGestureRecognizer)
    #expect((made.objects[6] as? UIScreenEdgePanGestureRecognizer)?.edges == .left)
  }

  @Test func aViewHasItsRecognizersByAConnection() throws {
    let made = try MadeObjects(
      """
      <view contentMode="scaleToFill" id="a11-bb-001">
        <connections>
          <outletCollection property="gestureRecognizers" destination="a11-bb-002" appends="YES" id="a11-bb-003"/>
        </connections>
      </view>
      <tapGestureRecognizer id="a11-bb-002"/>
      """)
    #expect(made.problems == [])
    #expect((made.objects.first as? UIView)?.gestureRecognizers == made.objects.dropFirst().map { $0 })
  }

  @Test func accessibility() throws {
    let (label, problems) = try MadeObjects.first(
      UILabel.self,
      """
      <label text="Total" id="a11-bb-001">
        <accessibility key="accessibilityConfiguration" identifier="total" label="Total price" hint="In Euro" \
      value="12,50">
          <accessibilityTraits key="traits" staticText="YES" header="YES" notEnabled="NO"/>
          <bool key="isElement" value="NO"/>
        </accessibility>
      </label>
      """)
    #expect(problems == [])
    #expect(label.accessibilityIdentifier == "total")
    #expect(label.accessibilityLabel == "Total price")
    #expect(label.accessibilityHint == "In Euro")
    #expect(label.accessibilityValue == "12,50")
    #expect(label.accessibilityTraits == [.staticText, .header])
    #expect(!label.isAccessibilityElement)
  }

  @Test func aViewOfAnotherFrameworkIsAPlaceholderWithItsName() throws {
    let (view, problems) = try MadeObjects.first(
      FrameworkView.self,
      """
      <glkView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" id="a11-bb-001">
        <rect key="frame" x="10" y="20" width="200" height="100"/>
        <subviews><label text="Pin" id="a11-bb-002"/></subviews>
      </glkView>
      """)
    #expect(problems == [])
    #expect(view.frame == CGRect(x: 10, y: 20, width: 200, height: 100))
    #expect(view.className == "GLKView" && view.framework == "GLKit")
    #expect(view.accessibilityLabel == "GLKView")
    #expect((view.subviews.last as? UILabel)?.text == "Pin")
    view.layoutIfNeeded()
    let name = try #require(view.subviews.first as? UILabel)
    #expect(name.text == "GLKView" && !name.isHidden)
    #expect(abs(name.frame.midX - 100) < 0.01 && abs(name.frame.midY - 50) < 0.01)
  }

  @Test func aViewOfTheAppsOwnStandsForAMap() throws {
    UINib.registerClasses(StubMap.self)
    let (view, problems) = try MadeObjects.first(
      StubMap.self, #"<mapView mapType="standard" tag="3" customClass="StubMap" id="a11-bb-001"/>"#)
    #expect(problems == [])
    #expect(view.tag == 3)
  }

  @Test func thePlaceholdersNameIsLeftOutWhereItHasNoRoom() throws {
    let view = try MadeObjects.first(
      FrameworkView.self,
      """
      <glkView contentMode="scaleToFill" id="a11-bb-001">
        <rect key="frame" x="0.0" y="0.0" width="20" height="10"/>
      </glkView>
      """
    ).object
    view.layoutIfNeeded()
    #expect(view.subviews.first?.isHidden == true)
  }

  @Test func anObjectOfTheSceneDock() throws {
    let made = try MadeObjects(#"<customObject userLabel="Model" id="a11-bb-001"/>"#)
    #expect(made.problems == [])
    #expect(made.objects.count == 1)
  }

  @Test func anObjectOfTheAppsOwnClass() throws {
    UINib.registerClasses(DockModel.self)
    let made = try MadeObjects.first(DockModel.self, #"<customObject customClass="DockModel" id="a11-bb-001"/>"#)
    #expect(made.problems == [])
  }

  /// Resource Programming Guide, "The Nib Object Life Cycle": an object that does not conform to `NSCoding` is sent `init`.
  @Test func anObjectThatInitMakesIsTheDataSource() throws {
    UINib.registerClasses(DockRows.self)
    let rows = """
      <customObject customClass="DockRows" id="a11-bb-001"/>
      <tableView id="t11-bl-001">
        <rect key="frame" x="0.0" y="0.0" width="320" height="400"/>
        <connections><outlet property="dataSource" destination="a11-bb-001" id="o11-ut-001"/></connections>
      </tableView>
      """
    #expect(try MadeObjects(rows).problems != [])
    UINib.registerObjects { DockRows() }
    let made = try MadeObjects(rows)
    #expect(made.problems == [])
    let table = try #require(made.objects.lazy.compactMap { $0 as? UITableView }.first)
    #expect(table.numberOfRows(inSection: 0) == 3)
  }
}

/// The rows of a table, beside the views of a document.
private final class DockRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

/// The stand-in that a test of an app would have for its map.
private final class StubMap: UIView {}

/// An object beside the views of a document.
private final class DockModel: NSObject, NSCoding {
  override init() {}
  init?(coder: NSCoder) {}
  func encode(with coder: NSCoder) {}
}
