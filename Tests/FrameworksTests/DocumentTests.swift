import AVKit
import Foundation
import InterfaceBuilder
import MapKit
import Testing
import UIKit
import WebKit

/// Documents have the frameworks' own views where the program has their modules.
@MainActor @Suite struct DocumentTests {
  private func objects(_ elements: String) -> [Any] {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
          \(elements)
        </objects>
      </document>
      """
    return UINib(data: Data(document.utf8), bundle: nil).instantiate(withOwner: nil, options: nil)
  }

  @Test func mapsAndWebPages() throws {
    let made = objects(
      """
      <mapView contentMode="scaleToFill" mapType="standard" id="a11-bb-001">
        <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      </mapView>
      <wkWebView contentMode="scaleToFill" id="a11-bb-002">
        <rect key="frame" x="0.0" y="0.0" width="20" height="10"/>
      </wkWebView>
      """)
    let map = try #require(made.first as? MKMapView)
    #expect(map.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(made.last is WKWebView)
  }

  @Test func playersControllers() {
    #expect(
      objects(#"<avPlayerViewController id="a11-bb-001" sceneMemberID="viewController"/>"#).first
        is AVPlayerViewController)
  }
}
