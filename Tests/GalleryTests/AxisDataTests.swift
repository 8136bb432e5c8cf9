import Foundation
import Testing
import ViewRendering

@testable import Gallery

/// What the page is told of axes.
@Suite struct AxisDataTests {
  @Test func everyAxisIsOnThePageInTheOrderOfNames() {
    let others = Axis.all.map(\.singular).filter { $0 != "category" }
    #expect(AxisData.all.map(\.name) == ["device", "category"] + others)
  }

  /// A value without a name of its own is in the phrase.
  @Test func valuesAreWords() throws {
    let wording = { name in try #require(Axis.all.first { $0.singular == name }).wording }
    #expect(try wording("direction").words(of: "rightToLeft") == "right to left")
    #expect(try wording("legibilityWeight").words(of: "bold") == "bold text")
    #expect(try wording("viewingDistance").words(of: "60") == "from 60 cm")
    #expect(try wording("appearance").words(of: "dark") == "dark")
  }

  @Test func theUsualValueIsTheOneThatNoNameHas() {
    let usual = AxisData.all.filter { $0.usual == nil }.map(\.name)
    #expect(usual == ["device", "category", "width", "scale"])
    for axis in Axis.all {
      guard case .words(let words) = axis.values else { continue }
      let configuration = Configuration(device: Device.all[0])
      #expect(words.first { $0.holds(configuration) }?.word == axis.wording.usual, "\(axis.key)")
    }
  }

  /// A phrase without its value would say the same of all values.
  @Test func phrasesHaveAPlaceForTheValue() {
    for axis in AxisData.all {
      #expect(axis.phrase.contains("{value}") && axis.fact.contains("{value}"), "\(axis.name)")
    }
  }
}
