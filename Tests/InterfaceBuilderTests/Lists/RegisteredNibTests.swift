import Foundation
import Testing
import UIKitCore
import UIKitLists
import UIKitTestSupport
import UIKitValues

@testable import InterfaceBuilder

/// Nibs that are registered for reuse.
@MainActor @Suite(.ownEnvironment) struct RegisteredNibTests {
  private func nib(_ objects: String) -> UINib {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      \(objects)
      </objects>
      </document>
      """
    return UINib(data: Data(text.utf8), bundle: nil)
  }

  private func cell(_ attributes: String) -> String {
    """
    <tableViewCell id="c11-ll-001" \(attributes)>
      <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="c11-ll-001" id="c11-cv-001">
        <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
        <subviews>
          <label opaque="NO" userInteractionEnabled="NO" text="Registered" id="c11-lb-001">
            <rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
          </label>
        </subviews>
      </tableViewCellContentView>
    </tableViewCell>
    """
  }

  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let path = IndexPath(row: 0, section: 0)

  @Test(
    "A cell without a reuse identifier has the one it is registered for", arguments: ["", #"reuseIdentifier="row""#])
  func cells(_ attributes: String) throws {
    table.register(nib(cell(attributes)), forCellReuseIdentifier: "row")
    let (one, other) = (
      table.dequeueReusableCell(withIdentifier: "row", for: path),
      table.dequeueReusableCell(withIdentifier: "row", for: path)
    )
    #expect(one !== other && one.reuseIdentifier == "row")
    #expect((one.contentView.subviews.first as? UILabel)?.text == "Registered")
    #expect(UIKitFaults.take() == [])
  }

  @Test func anotherReuseIdentifierIsAFault() {
    table.register(nib(cell(#"reuseIdentifier="other""#)), forCellReuseIdentifier: "row")
    _ = table.dequeueReusableCell(withIdentifier: "row", for: path)
    #expect(
      UIKitFaults.take() == [
        "NSInternalInconsistencyException: UINib registered for reuse: reuse identifier in nib (other) does not match the "
          + "identifier used to register the nib (row)"
      ])
  }

  @Test func twoTopLevelObjectsAreAFault() {
    let view =
      #"<view contentMode="scaleToFill" id="v11-ew-001"><rect key="frame" x="0" y="0" width="1" height="1"/></view>"#
    table.register(nib(cell("") + view), forCellReuseIdentifier: "row")
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
    #expect(cell.reuseIdentifier == "row" && cell.contentView.subviews.isEmpty)
    #expect(
      UIKitFaults.take() == [
        "NSInternalInconsistencyException: UINib registered for reuse: invalid nib registered for identifier (row) - nib "
          + "must contain exactly one top level object which must be a UITableViewCell instance"
      ])
  }

  @Test func aViewInPlaceOfACollectionsCellIsAFault() {
    let view =
      #"<view contentMode="scaleToFill" id="v11-ew-001"><rect key="frame" x="0" y="0" width="1" height="1"/></view>"#
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(nib(view), forCellWithReuseIdentifier: "tile")
    let cell = collection.dequeueReusableCell(withReuseIdentifier: "tile", for: IndexPath(item: 0, section: 0))
    #expect(cell.reuseIdentifier == "tile")
    #expect(UIKitFaults.take().count == 1)
  }

  @Test("A header's nib is a view of a custom class, whose subviews are its own")
  func headers() throws {
    UINib.registerClasses(names: ["RegisteredHeader": RegisteredHeader.self])
    let view = """
      <view contentMode="scaleToFill" id="v11-ew-001" customClass="RegisteredHeader">
        <rect key="frame" x="0.0" y="0.0" width="320" height="30"/>
        <subviews>
          <view contentMode="scaleToFill" tag="7" id="v11-in-001"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
        </subviews>
      </view>
      """
    table.register(nib(view), forHeaderFooterViewReuseIdentifier: "header")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    #expect(header is RegisteredHeader && header?.reuseIdentifier == "header")
    #expect(header?.subviews.contains { $0.tag == 7 } == true && header?.subviews.first === header?.contentView)
    #expect(UIKitFaults.take() == [])
  }
}

private final class RegisteredHeader: UITableViewHeaderFooterView {}
