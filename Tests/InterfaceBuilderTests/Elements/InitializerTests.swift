import Foundation
import Testing
import UIKitBars
import UIKitCore
import UIKitLists
import UIKitTestSupport
import UIKitText
import UIKitValues

@testable import InterfaceBuilder

/// `init(coder:)` of UIKit's classes and of apps' own.
@MainActor @Suite(.ownEnvironment) struct InitializerTests {
  @Test("What an app's initializer sets after it called super is kept")
  func overrides() throws {
    UINib.registerClasses(names: [
      "OwnLabel": OwnLabel.self, "OwnCell": OwnCell.self, "OwnLayout": OwnLayout.self, "OwnItem": OwnItem.self,
    ])
    let frame = #"<rect key="frame" x="0.0" y="0.0" width="100" height="44"/>"#
    let made = try MadeObjects(
      """
      <label opaque="NO" userInteractionEnabled="NO" text="Document" customClass="OwnLabel" id="a11-la-001">\(frame)</label>
      <tableViewCell accessoryType="checkmark" selectionStyle="blue" customClass="OwnCell" id="a11-ce-001">
        \(frame)
        <tableViewCellContentView key="contentView" tableViewCell="a11-ce-001" id="a11-cv-001">\(frame)</tableViewCellContentView>
      </tableViewCell>
      <collectionViewFlowLayout minimumLineSpacing="10" minimumInteritemSpacing="11" customClass="OwnLayout" id="a11-ly-001"/>
      <barButtonItem title="Document" tag="3" customClass="OwnItem" id="a11-it-001"/>
      """)
    #expect(made.problems == [])
    let label = try #require(made.objects.first as? OwnLabel)
    #expect(label.textOfDocument == "Document" && label.text == "Own" && !label.isUserInteractionEnabled)
    let cell = try #require(made.objects[1] as? OwnCell)
    #expect(cell.accessoryType == .none && cell.selectionStyle == .blue)
    let layout = try #require(made.objects[2] as? OwnLayout)
    #expect(layout.minimumLineSpacing == 1 && layout.minimumInteritemSpacing == 11)
    let item = try #require(made.objects[3] as? OwnItem)
    #expect(item.title == "Own" && item.tag == 3)
  }

  @Test("awakeFromNib() comes after the initializer, for each object")
  func awakening() throws {
    UINib.registerClasses(names: ["AwakeningRecognizer": AwakeningRecognizer.self])
    let (view, problems) = try MadeObjects.first(
      UIView.self,
      """
      <view contentMode="scaleToFill" id="a11-vw-001">
        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
        <gestureRecognizers/>
        <connections>
          <outletCollection property="gestureRecognizers" destination="a11-tp-001" appends="YES" id="a11-cn-001"/>
        </connections>
      </view>
      <tapGestureRecognizer numberOfTapsRequired="3" customClass="AwakeningRecognizer" id="a11-tp-001"/>
      """)
    #expect(problems == [])
    let recognizer = try #require(view.gestureRecognizers?.first as? AwakeningRecognizer)
    #expect(recognizer.tapsWhenAwoken == 3)
  }

  // Skyscanner/SkyFloatingLabelTextField, 48272e6, SkyFloatingLabelTextFieldTests.swift: a text field that is made by the coder of
  // an empty archive has its views.
  @Test("An empty archive's coder gives objects with default values")
  func archives() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(UIView(coder: coder)?.frame == .zero && UILabel(coder: coder)?.text == nil)
    #expect(UILabel(coder: coder)?.numberOfLines == 1 && UIButton(coder: coder)?.buttonType == .custom)
    #expect(UITextView(coder: coder)?.text == "" && UITextField(coder: coder)?.hasText == false)
    #expect(UITableView(coder: coder)?.style == .plain && UITableViewCell(coder: coder)?.reuseIdentifier == nil)
    #expect(UICollectionView(coder: coder)?.collectionViewLayout is UICollectionViewFlowLayout)
    #expect(UICollectionViewCell(coder: coder)?.contentView.subviews == [])
    #expect(
      UIViewController(coder: coder)?.nibName == nil && UINavigationController(coder: coder)?.viewControllers == [])
    #expect(
      UITabBarController(coder: coder)?.tabBar.items?.isEmpty != false && UISplitViewController(coder: coder) != nil)
    #expect(
      UITapGestureRecognizer(coder: coder)?.numberOfTapsRequired == 1 && UIBarButtonItem(coder: coder)?.title == nil)
    #expect(UINavigationItem(coder: coder)?.title == nil)
    #expect(UIStackView(coder: coder).arrangedSubviews == [])
  }
}

private final class OwnLabel: UILabel {
  let textOfDocument: String?

  required init?(coder: NSCoder) {
    textOfDocument = (coder.decodeObject(forKey: "text") as? String)
    super.init(coder: coder)
    text = "Own"
  }
}

private final class OwnCell: UITableViewCell {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    accessoryType = .none
  }
}

private final class OwnLayout: UICollectionViewFlowLayout {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    MainActor.assumeIsolated { minimumLineSpacing = 1 }
  }
}

private final class OwnItem: UIBarButtonItem {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    title = "Own"
  }
}

private final class AwakeningRecognizer: UITapGestureRecognizer {
  private(set) var tapsWhenAwoken: Int?

  override func awakeFromNib() {
    super.awakeFromNib()
    tapsWhenAwoken = numberOfTapsRequired
  }
}
