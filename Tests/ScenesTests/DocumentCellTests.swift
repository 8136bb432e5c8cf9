import Drawing
import Findings
import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import UIKitCore
import ViewDocuments
import ViewRendering

@testable import Scenes

/// Rows of tables and items of collections that are cells of nibs, and the owners of nibs.
@MainActor @Suite struct DocumentCellTests {
  /// A label at 8 points from each edge of a cell's content view.
  private static func content(_ content: String) -> String {
    """
    <subviews><label text="Title" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="ttl-00-one">
    <rect key="frame" x="8" y="8" width="184" height="44"/><fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label></subviews><constraints>
    """
      + [("leading", 8.0), ("top", 8), ("trailing", -8), ("bottom", -8)].map { edge, constant in
        WrittenDocument.constraint("ttl-00-one", edge, content, edge, constant, id: "cst-00-\(edge)")
      }.joined() + "</constraints>"
  }

  private static let outlet =
    "<connections><outlet property=\"titleLabel\" destination=\"ttl-00-one\" id=\"out-00-one\"/></connections>"

  private static let row = WrittenDocument.nib(
    WrittenDocument.view("bdg-00-one", (0, 0, 40, 20))
      + """
      <tableViewCell reuseIdentifier="row" accessoryType="none" id="cel-00-one"><rect key="frame" x="0.0" y="0.0" width="200" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="cel-00-one" id="con-00-one">
      <rect key="frame" x="0.0" y="0.0" width="200" height="60"/>\(content("con-00-one"))</tableViewCellContentView>\(outlet)
      </tableViewCell>
      """)

  private static let item = WrittenDocument.nib(
    """
    <collectionViewCell id="cel-00-one"><rect key="frame" x="0.0" y="0.0" width="200" height="60"/>
    <collectionViewCellContentView key="contentView" id="con-00-one"><rect key="frame" x="0.0" y="0.0" width="200" height="60"/>
    \(content("con-00-one"))</collectionViewCellContentView>\(outlet)</collectionViewCell>
    """)

  private static let owned = WrittenDocument.nib(
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
    <outlet property="view" destination="crd-00-one" id="out-00-one"/>
    <outlet property="dataSource" destination="crd-00-one" id="out-00-two"/></connections></placeholder>
    """ + WrittenDocument.view("crd-00-one", (0, 0, 300, 100), "tag=\"7\""))

  private func file(_ view: String) throws -> SceneFile {
    let view = view.split(separator: "\n").map { "      " + $0 }.joined(separator: "\n")
    let catalogue = try TemporaryCatalogue([
      "a.yaml":
        "matrix: {devices: [{name: card, width: 200, height: 400}], categories: [L]}\nscenes:\n  - name: one\n    \(view.dropFirst(6))",
      "Row.xib": Self.row, "Item.xib": Self.item, "Owned.xib": Self.owned,
    ])
    return SceneFileReader.read(catalogue.folder.appendingPathComponent("a.yaml"), path: "a.yaml")
  }

  private func layout(_ view: String) throws -> LayoutNode {
    let file = try file(view)
    let definition = try file.definition()
    let configuration = try #require(file.scenes[0].configurations.first)
    let rendered = try LaidOutCase.renderer.layOut(under: configuration, showing: definition.shows) {
      try definition.makeView(for: configuration)
    }
    return rendered.layout
  }

  private func error(_ view: String) throws -> String? {
    if case .failure(let error) = try file(view).scenes[0].definition { return error.description }
    return nil
  }

  private func texts(_ node: LayoutNode) -> [String] { node.lines.map(\.text) + node.children.flatMap(texts) }

  /// Lines of Inter at 17 points are 21 high, as the ones of its published metrics are: a row is 16 more, and a point for its
  /// separator where it is measured at a scale of 1.
  @Test func rowsAreCellsOfNibs() throws {
    let layout = try layout(
      """
      view:
        class: UITableView
        sections:
          - rows:
              - nib: {file: Row.xib, outlets: {titleLabel: {text: Rain}}, attributes: {tag: 4}}
              - {nib: Row.xib, accessoryType: checkmark, backgroundColor: systemRed}
              - {text: Plain}
      """)
    let cells = layout.children.filter { $0.kind == "UITableViewCell" }
    #expect(cells.map(texts) == [["Rain"], ["Title"], ["Plain"]])
    #expect(cells[0].frame.height == cells[1].frame.height && cells[1].frame.minY == cells[0].frame.maxY)
    // The label fills the cell but for its 8 points; a check mark takes some of its width.
    let labels = cells.prefix(2).compactMap { $0.children.first?.children.first }
    #expect(labels[0].frame == cells[0].frame.insetBy(dx: 8, dy: 8))
    #expect(labels[1].frame.width < labels[0].frame.width)
  }

  /// Each item is as high as its text at a column's width of 100 points.
  @Test func itemsAreCellsOfNibs() throws {
    let layout = try layout(
      """
      view:
        class: UICollectionView
        layout: {class: FlexibleRowHeightGridLayout, columns: 2}
        sections:
          - items:
              - nib: Item.xib
              - nib: {file: Item.xib, outlets: {titleLabel: {text: A text of several lines that wraps}}}
      """)
    let cells = layout.children.filter { $0.kind == "UICollectionViewCell" }
    #expect(cells.map(\.frame.width) == [100, 100])
    let label = try #require(cells.last?.children.first?.children.first)
    #expect(texts(cells[0]) == ["Title"] && label.lines.count > 2)
    #expect(label.frame == cells[1].frame.insetBy(dx: 8, dy: 8))
    #expect(cells[0].frame.height == cells[1].frame.height)
  }

  /// Items of templates and of nibs may stand beside each other.
  @Test func itemsOfNibsStandBesideThoseOfTemplates() throws {
    let layout = try layout(
      """
      view:
        class: UICollectionView
        layout: {class: UICollectionViewFlowLayout, itemSize: [90, 60]}
        templates: {card: {subviews: [{class: UILabel, name: title, frame: [0, 0, 90, 60]}]}}
        sections: [{items: [{title: One}, {nib: Item.xib}]}]
      """)
    #expect(layout.children.map(texts) == [["One"], ["Title"]])
  }

  @Test func mistakesAreToldWithTheirPlaces() throws {
    let table = "view:\n  class: UITableView\n  sections:\n    - rows: "
    let collection =
      "view:\n  class: UICollectionView\n  layout: {class: UICollectionViewFlowLayout}\n  sections:\n    - items: "
    for (view, message) in [
      (table + "[{nib: Item.xib}]", "a.yaml:7:26: 'Item.xib' has no 'tableViewCell'."),
      (table + "[{nib: Row.xib, text: A}]", "a.yaml:7:35: a row has no 'text'."),
      (table + "[{nib: {file: Row.xib, device: document}}]", "a.yaml:7:42: 'nib' has no 'device'."),
      (
        table + "[{nib: Row.xib, template: card}]",
        "a.yaml:7:26: 'nib' and 'template' cannot be combined: the nib has the cell's content."
      ),
      (collection + "[{nib: Row.xib}]", "a.yaml:8:27: 'Row.xib' has no 'collectionViewCell'."),
      (collection + "[{nib: Item.xib, title: A}]", "a.yaml:8:37: an item has no 'title'."),
      (collection + "[{title: A}]", "a.yaml:5:9: UICollectionView needs 'templates'."),
    ] {
      let error = try #require(try error(view), "\(view)")
      #expect(error.hasPrefix(message), "\(error)")
    }
  }

  // MARK: Owners

  /// A class of UIKit's needs no registration; the view is that of the controller, which owns it.
  @Test func anOwnerIsMadeAndItsOutletsAreConnected() throws {
    UINib.registerClasses(CardOwner.self)
    let file = try file("nib: {file: Owned.xib, owner: CardOwner}")
    let configuration = try #require(file.scenes[0].configurations.first)
    let root = try configuration.environment().run { try file.definition().makeRoot(for: configuration) }
    let owner = try #require(root.controller as? CardOwner)
    #expect(root.view.tag == 7 && owner.view === root.view && owner.source === root.view && root.owner === owner)
  }

  @Test(arguments: [("UIViewController", []), ("NoSuchOwner", [FindingKind.unknownClass])])
  func aClassIsOneOfUIKitsOrIsStoodInFor(name: String, findings: [FindingKind]) throws {
    let file = try file("nib: {file: Owned.xib, owner: \(name)}")
    let configuration = try #require(file.scenes[0].configurations.first)
    let root = try configuration.environment().run { try file.definition().makeRoot(for: configuration) }
    #expect(root.controller.map { type(of: $0) == UIViewController.self } == true)
    #expect(root.view.notedFindings.map(\.kind).filter { $0 == .unknownClass } == findings)
  }
}

private final class CardOwner: UIViewController, OutletConnecting {
  var source: UIView?

  func connectOutlets(_ outlets: OutletConnector) { outlets.connect("dataSource") { source = $0 } }
}
