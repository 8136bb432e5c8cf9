import Drawing
import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import ViewRendering

@testable import Scenes

/// Scenes in Interface Builder documents: `Snapshots/SCENES.md`, Interface Builder's documents.
@MainActor @Suite struct DocumentSceneTests {
  /// A card of 300 × 100 whose owner has an outlet to a label, and a second view.
  private static let card = WrittenDocument.nib(
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
    <outlet property="titleLabel" destination="ttl-00-one" id="out-00-one"/>
    </connections></placeholder>
    """
      + WrittenDocument.view(
        "crd-00-one", (0, 0, 300, 100), "userLabel=\"Card\"",
        content: """
          <label text="Title" textAlignment="natural" lineBreakMode="tailTruncation" id="ttl-00-one">
          <rect key="frame" x="8" y="8" width="200" height="20"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          </label>
          """) + WrittenDocument.view("bdg-00-one", (0, 0, 40, 20), "userLabel=\"Badge\" tag=\"7\""))

  private static let main = WrittenDocument.storyboard(
    [
      controller("one", tag: 1), controller("two", tag: 2, "storyboardIdentifier=\"settings\""),
    ], initial: "one")

  private static func controller(_ id: String, tag: Int, _ attributes: String = "") -> String {
    "<viewController id=\"\(id)\" \(attributes) sceneMemberID=\"viewController\">"
      + WrittenDocument.view("vew-\(id)", (0, 0, 375, 812), "key=\"view\" tag=\"\(tag)\"") + "</viewController>"
  }

  private func file(_ scene: String, matrix: String = "{categories: [L]}") throws -> SceneFile {
    let catalogue = try TemporaryCatalogue([
      "a.yaml": "matrix: \(matrix)\nscenes:\n  - name: one\n    \(scene)\n",
      "Card.xib": Self.card, "Main.storyboard": Self.main,
    ])
    return SceneFileReader.read(catalogue.folder.appendingPathComponent("a.yaml"), path: "a.yaml")
  }

  private func view(_ scene: String) throws -> UIView {
    let file = try file(scene)
    let configuration = try #require(file.scenes[0].configurations.first)
    return try configuration.environment().run { try file.scenes[0].definition.get().makeView(for: configuration) }
  }

  private func error(_ scene: String) throws -> String? {
    let definition = try file(scene).scenes[0].definition
    if case .failure(let error) = definition { return error.description }
    return nil
  }

  @Test func aNibShowsItsFirstView() throws {
    let card = try view("nib: Card.xib")
    #expect(card.subviews.count == 1)
    #expect((card.subviews[0] as? UILabel)?.text == "Title")
  }

  @Test(arguments: ["Badge", "bdg-00-one"]) func aViewIsNamed(name: String) throws {
    #expect(try view("nib: {file: Card.xib, view: \(name)}").tag == 7)
  }

  @Test func aStoryboardShowsItsInitialControllerOrANamedOne() throws {
    #expect(try view("storyboard: Main.storyboard").tag == 1)
    #expect(try view("storyboard: {file: Main.storyboard, identifier: settings}").tag == 2)
  }

  @Test(arguments: ["titleLabel", "ttl-00-one"]) func outletsTakeProperties(name: String) throws {
    let card = try view("nib: {file: Card.xib, outlets: {\(name): {text: Storm, numberOfLines: 2}}}")
    let label = try #require(card.subviews[0] as? UILabel)
    #expect(label.text == "Storm")
    #expect(label.numberOfLines == 2)
  }

  @Test func runtimeAttributesAreSet() throws {
    let card = try view(
      "nib: {file: Card.xib, attributes: {layer.cornerRadius: 12, clipsToBounds: true, tintColor: {color: systemRed}}}")
    #expect(card.layer.cornerRadius == 12)
    #expect(card.clipsToBounds)
    #expect(card.tintColor == .systemRed)
  }

  /// The card is as wide as it is stored, and as high as its content; the storyboard has an iPhone 11 Pro.
  @Test func theDocumentsDeviceStandsForDevicesThatAreNotGiven() throws {
    #expect(try file("nib: Card.xib").scenes[0].configurations.map(\.slug) == ["document-L"])
    #expect(try file("nib: Card.xib").scenes[0].configurations[0].device.width == 300)
    #expect(try file("storyboard: Main.storyboard").scenes[0].configurations.map(\.device.name) == ["iPhone 11 Pro"])
    let matrix = "{categories: [L], devices: [iPhone 8]}"
    #expect(try file("nib: Card.xib", matrix: matrix).scenes[0].configurations.map(\.device.name) == ["iPhone 8"])
    #expect(
      try file("nib: {file: Card.xib, device: document}", matrix: matrix).scenes[0].configurations.map(\.slug)
        == ["document-L"])
  }

  @Test func mistakesAreToldWithTheirPlaces() throws {
    for (scene, message) in [
      ("nib: Crad.xib", "a.yaml:4:10: there is no file 'Crad.xib'. Did you mean 'Card.xib'?"),
      (
        "nib: {file: Card.xib, view: Bagde}",
        "a.yaml:4:33: 'Card.xib' has no view or controller 'Bagde'. Did you mean 'Badge'?"
      ),
      (
        "nib: {file: Card.xib, outlets: {titelLabel: {text: A}}}",
        "a.yaml:4:37: the document has no 'titelLabel'. Did you mean 'titleLabel'?"
      ),
      (
        "nib: {file: Card.xib, outlets: {titleLabel: {titel: A}}}",
        "a.yaml:4:50: UILabel has no 'titel'."
      ),
    ] {
      let error = try #require(try error(scene), "\(scene)")
      #expect(error.hasPrefix(message), "\(error)")
    }
    #expect(
      try error("nib: Card.xib\n    view: {class: UIView}")?.contains("'nib' and 'view' cannot be combined") == true)
  }

  /// The content says nothing of the height, which is the stored one.
  @Test func aCellOfNoHeightIsAsHighAsItIsStored() throws {
    let cell = WrittenDocument.nib(
      """
      <collectionViewCell id="cel-00-one"><rect key="frame" x="0.0" y="0.0" width="68" height="96"/>
      <collectionViewCellContentView key="contentView" id="con-00-one"><rect key="frame" x="0.0" y="0.0" width="68" height="96"/>
      </collectionViewCellContentView></collectionViewCell>
      """)
    let catalogue = try TemporaryCatalogue(["Cell.xib": cell])
    let scene = try Catalogue.load(at: catalogue.folder.appendingPathComponent("Cell.xib")).files[0].scenes[0]
    let recording = try scene.definition.get().layOut(
      under: try #require(scene.configurations.first), isSurvey: false, by: LaidOutCase.renderer)
    #expect(recording.layout.frame == CGRect(x: 0, y: 0, width: 68, height: 96))
  }

  /// Files and folders, as Xcode compiles documents to.
  @Test(arguments: ["Card.nib", "Main.storyboardc"]) func compiledDocumentsAreToldApart(name: String) throws {
    let catalogue = try TemporaryCatalogue([
      "a.yaml": "scenes:\n  - {name: one, nib: \(name)}\n", "Card.nib": "NIBArchive", "Main.storyboardc/Info.plist": "",
    ])
    let file = SceneFileReader.read(catalogue.folder.appendingPathComponent("a.yaml"), path: "a.yaml")
    #expect {
      try file.definition()
    } throws: {
      "\($0)".hasPrefix("a.yaml:2:22: \(name): It is a compiled document (")
    }
  }

  @Test func anAttributeThatNothingHasFailsTheScene() throws {
    #expect {
      try view("nib: {file: Card.xib, attributes: {cornerRadios: 12}}")
    } throws: { "\($0)".hasPrefix("a.yaml:4:54: ") && "\($0)".contains("'cornerRadios'") }
  }

  /// A document in `Base.lproj` has the texts of the configuration's language.
  @Test func aDocumentIsLocalized() throws {
    let catalogue = try TemporaryCatalogue([
      "a.yaml": "matrix: {categories: [L], locales: [en, de, fr]}\nscenes: [{name: one, nib: Card.xib}]\n",
      "Base.lproj/Card.xib": Self.card, "de.lproj/Card.strings": "\"ttl-00-one.text\" = \"Titel\";\n",
      "fr.lproj/Card.xib": Self.card.replacing("text=\"Title\"", with: "text=\"Titre\""),
    ])
    let file = SceneFileReader.read(catalogue.folder.appendingPathComponent("a.yaml"), path: "a.yaml")
    let definition = try file.definition()
    let texts = try file.scenes[0].configurations.map { configuration in
      try configuration.environment().run {
        try (definition.makeView(for: configuration).subviews.first as? UILabel)?.text
      }
    }
    #expect(texts == ["Title", "Titel", "Titre"])
  }

  /// Each view of a document by itself is a scene under all twelve sizes.
  @Test func aDocumentIsACatalogue() throws {
    let catalogue = try TemporaryCatalogue(["Card.xib": Self.card])
    let file = try Catalogue.load(at: catalogue.folder.appendingPathComponent("Card.xib")).files[0]
    #expect(file.scenes.map(\.name) == ["Card", "Badge"])
    #expect(file.scenes.map(\.configurations.count) == [12, 12])
    #expect(file.scenes[1].configurations[0].device.width == 40)
  }
}
