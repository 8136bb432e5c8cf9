import Foundation
import HeadlessUIKit
import Testing
import ViewDocuments

@testable import Scenes

/// The merge key, by "Merge Key Language-Independent Type for YAML Version 1.1" (yaml.org/type/merge.html).
@Suite struct MergeKeyTests {
  /// The specification's example: the last four are equal.
  private static let specification = """
    - &CENTER { x: 1, y: 2 }
    - &LEFT { x: 0, y: 2 }
    - &BIG { r: 10 }
    - &SMALL { r: 1 }
    - {x: 1, y: 2, r: 10, label: center/big}
    - << : *CENTER
      r: 10
      label: center/big
    - << : [ *CENTER, *BIG ]
      label: center/big
    - << : [ *BIG, *LEFT, *SMALL ]
      x: 1
      label: center/big
    """

  @Test func theSpecificationsExamplesAreEqual() throws {
    let root = try YAMLReader.read(SourceText(bytes: Data(Self.specification.utf8), file: "a.yaml"))
    let tables = try root.list("a list").dropFirst(4).map { value in
      Dictionary(uniqueKeysWithValues: try value.table("a circle").entries.map { ($0.key, $0.value.scalar ?? "") })
    }
    #expect(tables.count == 4)
    for table in tables { #expect(table == ["x": "1", "y": "2", "r": "10", "label": "center/big"]) }
  }

  private static func scenes(_ second: String) -> String {
    """
    matrix: {devices: [{name: card, width: 100, height: content}], categories: [L]}
    scenes:
      - name: one
        view: &label
          class: UILabel
          text: One
          numberOfLines: 2
      - name: two
        view: \(second)
    """
  }

  private func definition(_ second: String) throws -> ViewDefinition {
    try read(Self.scenes(second)).definition(1).rootView
  }

  @Test func aViewTakesOverAnother() throws {
    let values = try definition("{<<: *label, text: Two}").settings.map(\.value)
    #expect(values == [.integer(2), .string("Two")])
  }

  @Test func mergedEntriesKeepTheirPlaces() throws {
    let places = try definition("{<<: *label, text: Two}").settings.map { "\($0.place)" }
    #expect(places == ["a.yaml:7:22", "a.yaml:9:30"])
    let wrong = Self.scenes("{<<: *label, text: Two}").replacing("numberOfLines: 2", with: "numberOfLines: many")
    guard case .failure(let error) = try read(wrong).scenes[1].definition else {
      Issue.record("a merged mistake was accepted")
      return
    }
    #expect(error.description == "a.yaml:7:22: 'numberOfLines' takes a whole number from 0 to 10000, not 'many'.")
  }

  @Test(arguments: [
    ("{<<: text}", "9:16: '<<' takes a mapping or a list of mappings, not 'text'."),
    ("{<<: [*label, 3]}", "9:25: '<<' takes a mapping or a list of mappings, not '3'."),
    ("{\"<<\": *label, class: UILabel}", "9:12: UILabel has no '<<'. Use one of "),
  ])
  func whatCannotBeMergedHasItsPlace(second: String, message: String) throws {
    guard case .failure(let error) = try read(Self.scenes(second)).scenes[1].definition else {
      Issue.record("\(second) was accepted")
      return
    }
    #expect(error.description.hasPrefix("a.yaml:" + message), "\(error)")
  }

  /// Thirty mappings, each merging the one before twice.
  @Test func mergesThatDoubleAreCountedNotExpanded() throws {
    var text = "a0: &a0 {x: 1}\n"
    for level in 1..<30 { text += "a\(level): &a\(level) {<<: [*a\(level - 1), *a\(level - 1)]}\n" }
    let message = "the file, with aliases expanded, is too large: the limit is 100,000 values and 16 MB of text."
    #expect(try read(text).error?.description == "a.yaml:1:1: " + message)
  }
}
