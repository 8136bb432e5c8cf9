import Foundation
import Testing
import UIKitCore
import UIKitLists
import UIKitTestSupport
import UIKitValues

@testable import InterfaceBuilder

/// Tables of documents and their cells.
@MainActor @Suite(.ownEnvironment) struct TableElementsTests {
  private func cell(_ attributes: String, _ content: String = "", _ more: String = "") -> String {
    """
    <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" id="c11-ll-001" \(attributes)>
      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
      <autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" opaque="NO" multipleTouchEnabled="YES" contentMode="center" \
    tableViewCell="c11-ll-001" id="c11-cv-001">
        <rect key="frame" x="0.0" y="0.0" width="375" height="43.5"/>
        <subviews>\(content)</subviews>
      </tableViewCellContentView>
      \(more)
    </tableViewCell>
    """
  }

  @Test func aTablesAttributes() throws {
    let (table, problems) = try MadeObjects.first(
      UITableView.self,
      """
      <tableView clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" \
      style="grouped" separatorStyle="none" allowsSelection="NO" allowsMultipleSelectionDuringEditing="YES" rowHeight="64" \
      estimatedRowHeight="-1" sectionHeaderHeight="18" sectionFooterHeight="12" id="t11-bl-001">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <color key="separatorColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <inset key="separatorInset" minX="20" minY="0.0" maxX="8" maxY="0.0"/>
        <view key="tableHeaderView" contentMode="scaleToFill" id="t11-hd-001">
          <rect key="frame" x="0.0" y="0.0" width="375" height="90"/>
        </view>
        <view key="tableFooterView" contentMode="scaleToFill" id="t11-ft-001">
          <rect key="frame" x="0.0" y="90" width="375" height="30"/>
        </view>
      </tableView>
      """)
    #expect(problems == [])
    #expect(table.style == .grouped && table.separatorStyle == .none)
    #expect(!table.allowsSelection && table.allowsMultipleSelectionDuringEditing)
    #expect(table.rowHeight == 64 && table.estimatedRowHeight == UITableView.automaticDimension)
    #expect(table.sectionHeaderHeight == 18 && table.sectionFooterHeight == 12)
    #expect(table.separatorColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(table.separatorInset == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 8))
    #expect(table.tableHeaderView?.frame.height == 90 && table.tableFooterView?.frame.height == 30)
    // UIKit's standard background of the style, as the document has none.
    #expect(table.backgroundColor == .systemGroupedBackground)
  }

  @Test func prototypesAreMadeForTheirIdentifiers() throws {
    let label = """
      <label opaque="NO" userInteractionEnabled="NO" text="Prototype" id="c11-lb-001">
        <rect key="frame" x="20" y="10" width="200" height="21"/>
      </label>
      """
    let (table, problems) = try MadeObjects.first(
      UITableView.self,
      """
      <tableView style="plain" rowHeight="60" id="t11-bl-001">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <prototypes>\(cell(#"reuseIdentifier="row" rowHeight="120" accessoryType="disclosureIndicator""#, label))</prototypes>
      </tableView>
      """)
    #expect(problems == [])
    let path = IndexPath(row: 0, section: 0)
    let (one, other) = (
      table.dequeueReusableCell(withIdentifier: "row", for: path),
      table.dequeueReusableCell(withIdentifier: "row", for: path)
    )
    #expect(one !== other && one.reuseIdentifier == "row" && one.accessoryType == .disclosureIndicator)
    #expect((one.contentView.subviews.first as? UILabel)?.text == "Prototype")
    #expect(one.contentView.subviews.first !== other.contentView.subviews.first)
    #expect(UIKitFaults.take() == [])
  }

  /// As in Xcode's template of a list with details, whose controller does not override `numberOfSections(in:)`.
  @Test func anEmptyListOfSectionsIsNoStaticContent() throws {
    let (table, problems) = try MadeObjects.first(
      UITableView.self,
      """
      <tableView dataMode="prototypes" style="plain" rowHeight="44" id="t11-bl-001">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <prototypes>\(cell(#"reuseIdentifier="row""#, ""))</prototypes>
        <sections/>
      </tableView>
      """)
    #expect(problems == [])
    #expect(table.staticContent == nil && table.dataSource == nil)
  }

  @Test func theLimitsOfZooming() throws {
    let (view, problems) = try MadeObjects.first(
      UIScrollView.self,
      """
      <scrollView minimumZoomScale="0.5" maximumZoomScale="6" bouncesZoom="NO" id="s11-cr-001">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      </scrollView>
      """)
    #expect(problems == [])
    #expect(view.minimumZoomScale == 0.5 && view.maximumZoomScale == 6 && !view.bouncesZoom)
  }

  /// Interface Builder writes an empty mask for each content view, which fixes nothing: 100 points between margins of 10.
  @Test func aCellIsAsHighAsItsContent() throws {
    let content = """
      <rect key="frame" x="0.0" y="0.0" width="375" height="43.5"/><autoresizingMask key="autoresizingMask"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b11-ox-001">
      <constraints><constraint firstAttribute="height" constant="100" id="k11-co-001"/></constraints></view></subviews>
      <constraints>
        <constraint firstItem="b11-ox-001" firstAttribute="top" secondItem="c11-cv-001" secondAttribute="top" constant="10" id="k11-co-002"/>
        <constraint firstAttribute="bottom" secondItem="b11-ox-001" secondAttribute="bottom" constant="10" id="k11-co-003"/>
      </constraints>
      """
    let (made, problems) = try MadeObjects.first(
      UITableViewCell.self,
      """
      <tableViewCell id="c11-ll-001"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="c11-ll-001" id="c11-cv-001">\(content)</tableViewCellContentView>
      </tableViewCell>
      """)
    let size = made.systemLayoutSizeFitting(
      CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(problems == [] && size.height == 120)
  }

  @Test(
    "A cell's labels are those of its style",
    arguments: [("Default", false), ("Value1", true), ("Value2", true), ("Subtitle", true)])
  func styles(_ style: String, hasDetail: Bool) throws {
    let labels = """
      <label opaque="NO" userInteractionEnabled="NO" text="Title" id="c11-tl-001">
        <rect key="frame" x="16" y="0.0" width="343" height="43.5"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        <fontDescription key="fontDescription" type="system" pointSize="21"/>
      </label>
      """
    let detail = """
      <label opaque="NO" userInteractionEnabled="NO" text="Detail" id="c11-dl-001">
        <rect key="frame" x="300" y="0.0" width="43" height="43.5"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      </label>
      """
    let attributes =
      #"style="IBUITableViewCellStyle\#(style)" textLabel="c11-tl-001""#
      + (hasDetail ? #" detailTextLabel="c11-dl-001""# : "")
    let (made, problems) = try MadeObjects.first(
      UITableViewCell.self, cell(attributes, labels + (hasDetail ? detail : "")))
    #expect(problems == [])
    #expect(made.textLabel?.text == "Title" && made.textLabel?.font.pointSize == 21)
    #expect(made.detailTextLabel?.text == (hasDetail ? "Detail" : nil))
    // No others are made beside those of the document.
    #expect(made.contentView.subviews.count == (hasDetail ? 2 : 1))
  }

  @Test func aCellsAttributes() throws {
    let (made, problems) = try MadeObjects.first(
      UITableViewCell.self,
      cell(
        """
        reuseIdentifier="row" accessoryType="checkmark" editingAccessoryType="detailButton" indentationLevel="2" \
        hidesAccessoryWhenEditing="NO" shouldIndentWhileEditing="NO" showsReorderControl="YES"
        """, "", #"<inset key="separatorInset" minX="15" minY="0.0" maxX="1" maxY="0.0"/>"#))
    #expect(problems == [])
    #expect(made.reuseIdentifier == "row" && made.accessoryType == .checkmark)
    #expect(made.editingAccessoryType == .detailButton && made.indentationLevel == 2 && made.indentationWidth == 10)
    #expect(!made.shouldIndentWhileEditing && made.showsReorderControl)
    #expect(made.separatorInset == UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 1))
    #expect(made.selectionStyle == .default)
  }

  @Test func staticSectionsAreTheTablesRows() throws {
    let row = { (id: String, attributes: String) in
      """
      <tableViewCell id="\(id)" \(attributes)>
        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)v">
          <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
        </tableViewCellContentView>
      </tableViewCell>
      """
    }
    let (table, problems) = try MadeObjects.first(
      UITableView.self,
      """
      <tableView dataMode="static" style="plain" rowHeight="50" id="t11-bl-001">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <sections>
          <tableViewSection headerTitle="First" id="s11-ec-001">
            <cells>\(row("r11-ow-001", #"tag="1""#))\(row("r11-ow-002", #"tag="2" rowHeight="80""#))</cells>
          </tableViewSection>
          <tableViewSection footerTitle="End" id="s11-ec-002"><cells>\(row("r11-ow-003", #"tag="3""#))</cells></tableViewSection>
        </sections>
      </tableView>
      """)
    #expect(problems == [])
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.tag == 2)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 1))?.tag == 3)
    // A row's own height, and the table's.
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 50)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 80)
    let content = try #require(table.staticContent)
    #expect(content.tableView(table, titleForHeaderInSection: 0) == "First")
    #expect(content.tableView(table, titleForFooterInSection: 1) == "End")
  }
}
