import Foundation
import HeadlessUIKit
import Raster
import SourcePlaces
import Testing
import ViewDocuments

@testable import Scenes

/// The members of definitions, all of which are inputs of a scene: one that is added has to be added to its inputs.
@Suite struct SceneInputTests {
  private func members(_ value: Any) -> [String] { Mirror(reflecting: value).children.compactMap(\.label) }

  /// `ViewDefinition.add(to:)` adds all of these but `place`.
  @Test func everyMemberOfAViewIsAnInput() throws {
    let place = SourcePlace(file: "a.yaml")
    let view = ViewDefinition(.view, at: place)
    #expect(
      members(view) == [
        "viewClass", "place", "name", "settings", "constraints", "variations", "layoutGuides", "subviews",
        "arrangedSubviews", "masks", "customSpacing", "collection", "list", "table",
      ])
    let variation = ViewDefinition.Variation(condition: Condition([]), settings: [], constraints: nil)
    #expect(members(variation) == ["condition", "settings", "constraints"])
    #expect(members(TableDefinition(sections: [])) == ["sections", "header", "footer"])
    #expect(members(TableDefinition.Section()) == ["header", "rows", "footer"])
    #expect(members(TableDefinition.Row()) == ["style", "settings", "template", "nib", "isSelected"])
    #expect(members(ListDefinition(settings: [], sections: [])) == ["settings", "sections"])
    #expect(members(ListDefinition.Section()) == ["header", "items", "footer"])
    #expect(
      members(ListDefinition.Item()) == ["settings", "template", "isSelected", "isExpanded", "children"])
    let layout = LayoutDefinition(.flow)
    #expect(members(layout) == ["layoutClass", "settings", "columns", "variations"])
    #expect(
      members(LayoutDefinition.Variation(condition: Condition([]), settings: [], columns: nil))
        == ["condition", "settings", "columns"])
    #expect(members(CollectionDefinition(layout: layout, sections: [])) == ["layout", "sections"])
    #expect(
      members(CollectionDefinition.Section()) == [
        "header", "items", "footer", "layout", "supplementaryViews", "decorationViews",
      ])
    let setting = try #require(try read(oneScene("text: A")).definition().rootView.settings.first)
    #expect(members(setting) == ["property", "value", "place"])
    let constrained = try read(oneScene("constraints: [self.width = 20]")).definition().rootView
    #expect(members(try #require(constrained.constraints.first)) == ["form", "identifier", "place"])
  }

  /// `ControllerDefinition.add(to:)` adds all of these but `place`.
  @Test func everyMemberOfAControllerIsAnInput() {
    let controller = ControllerDefinition(.tabBarController, at: SourcePlace(file: "a.yaml"))
    #expect(members(controller) == ["controllerClass", "place", "settings", "view", "viewControllers", "presented"])
  }

  /// `SceneInputs` has all of these but the name, which is the case's, and the settings of audits.
  @Test func everyMemberOfASceneIsAnInput() throws {
    let scene = try read(oneScene("text: A")).definition()
    #expect(
      members(scene) == [
        "name", "shows", "root", "files", "allowances", "audit", "references", "counterparts", "ownFonts", "allowed",
      ])
    #expect(members(scene.files) == ["fonts", "typography"])
  }

  private func digest(_ value: Any) -> (hash: Hash128, isComplete: Bool) {
    var digest = InputDigest(reading: FileHashes())
    digest.add(partsOf: value)
    return (digest.hash, digest.isComplete)
  }

  /// Equal dictionaries may have their members in another order.
  @Test func valuesWithoutAnOrderAreEqualInAny() {
    let numbers = (0..<100).map { ("\($0)", $0) }
    var reversed = [String: Int](minimumCapacity: 1_000)
    for (key, value) in numbers.reversed() { reversed[key] = value }
    let plain = Dictionary(uniqueKeysWithValues: numbers)
    #expect(digest(plain).hash == digest(reversed).hash && digest(plain).isComplete)
    #expect(digest(plain).hash != digest(plain.filter { $0.value > 0 }).hash)
  }

  @Test func valuesThatCannotBeComparedAreUnknown() {
    #expect(!digest(NSObject()).isComplete)
    #expect(!digest([{ 1 }]).isComplete)
    #expect(digest([1.5, -0.5]).isComplete && digest(Optional(UInt8(3)) as Any).isComplete)
    #expect(digest(["a", "bc"]).hash != digest(["ab", "c"]).hash)
    #expect(digest(SourcePlace(file: "a", line: 1)).hash == digest(SourcePlace(file: "b", line: 2)).hash)
  }
}
