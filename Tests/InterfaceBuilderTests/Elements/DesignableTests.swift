import Foundation
import InterfaceDocuments
import Testing
import UIKitCore
import UIKitTestSupport
import UIKitValues

@testable import InterfaceBuilder

/// Views that stand in for classes that are not registered, where documents say how large those are.
@MainActor @Suite(.ownEnvironment) struct DesignableTests {
  private func made(_ elements: String, _ designables: String) throws -> [NSObject] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES" useTraitCollections="YES">
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <objects>\(elements)</objects>
      <designables>\(designables)</designables>
      </document>
      """
    let reading = DocumentReading(try InterfaceDocument(Array(text.utf8), file: "Test.xib"), .standard, bundle: nil)
    return reading.makeNib(owner: nil, external: [:])
  }

  /// A line of San Francisco in 15 points is 17.9 points high, in 20 points 23.87. None is 123 high.
  @Test(arguments: [(18.0, 1, 15.0), (24, 1, 20), (36, 2, 15), (48, 2, 20), (123, 1, 17)])
  func aLabelHasTheFontOfItsHeight(_ height: Double, _ lines: Int, _ points: Double) throws {
    let text = Array(repeating: "Title", count: lines).joined(separator: "&#10;")
    let label = try #require(
      try made(
        """
        <label text="\(text)" numberOfLines="0" customClass="AppLabel" id="a11-bb-001">
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        """,
        """
        <designable name="a11-bb-001"><size key="intrinsicContentSize" width="111" height="\(height)"/></designable>
        """
      ).first as? UILabel)
    #expect(label.font.map { Double($0.pointSize) } == points)
  }

  @Test func aButtonIsAtLeastAsLarge() throws {
    let elements = """
      <view contentMode="scaleToFill" id="a11-bb-000">
        <rect key="frame" x="0.0" y="0.0" width="300" height="300"/>
        <subviews>
          <button contentMode="scaleToFill" buttonType="system" customClass="AppButton" \
      translatesAutoresizingMaskIntoConstraints="NO" id="a11-bb-001">
            <state key="normal" title="OK"/>
          </button>
        </subviews>
        <constraints>
          <constraint firstItem="a11-bb-001" firstAttribute="leading" secondItem="a11-bb-000" secondAttribute="leading" \
      id="a11-bb-002"/>
          <constraint firstItem="a11-bb-001" firstAttribute="top" secondItem="a11-bb-000" secondAttribute="top" \
      id="a11-bb-003"/>
        </constraints>
      </view>
      """
    let size = """
      <designable name="a11-bb-001"><size key="intrinsicContentSize" width="120" height="50"/></designable>
      """
    let view = try #require(try made(elements, size).first as? UIView)
    view.layoutIfNeeded()
    #expect(view.subviews.first?.frame == CGRect(x: 0, y: 0, width: 120, height: 50))
    let plain = try #require(
      try made(elements.replacing(#"customClass="AppButton" "#, with: ""), size).first as? UIView)
    plain.layoutIfNeeded()
    #expect(plain.subviews.first?.frame.height == 30)
  }
}
