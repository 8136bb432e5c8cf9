import Foundation
import InterfaceDocuments
import UIKitCore

@testable import InterfaceBuilder

extension UIStoryboard {
  /// A storyboard with these scenes.
  static func made(_ scenes: [String], initial: String = "") throws -> UIStoryboard {
    let scenes = scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined()
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="\(initial)">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>\(scenes)</scenes>
      </document>
      """
    let storyboard = UIStoryboard(name: "Test", bundle: nil)
    storyboard.contents = KeptDocument(try InterfaceDocument(Array(text.utf8), file: "Test.storyboard"))
    return storyboard
  }
}

/// The elements of controllers in tests.
enum Scene {
  static func view(_ content: String = "", id: String = "v11-ew-001") -> String {
    """
    <view key="view" contentMode="scaleToFill" id="\(id)">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      \(content)
    </view>
    """
  }

  static func controller(_ id: String, _ attributes: String = "", _ content: String) -> String {
    """
    <viewController id="\(id)" sceneMemberID="viewController" \(attributes)>\(content)</viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)f" sceneMemberID="firstResponder"/>
    """
  }
}
