import Foundation
import SourcePlaces
import Testing
import ViewDocuments

@testable import Scenes

/// Files made to exhaust memory, stack or time: each is rejected with a message immediately.
@Suite struct LimitTests {
  private static let tooMany =
    "the file, with aliases expanded, is too large: the limit is 100,000 values and 16 MB of text."
  private static let keyMessage =
    "a key must be a plain word here, not an alias, list or mapping. Put text that looks like one in quotation marks."

  /// Thirty lists, each of ten aliases of the one before: 10³⁰ texts.
  private static let bomb: String = {
    var text = "a0: &a0 [x]\n"
    for level in 1..<30 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    return text
  }()

  @Test func anAliasBombIsCountedNotExpanded() throws {
    #expect(try read(Self.bomb).error?.description == "a.yaml:1:1: " + Self.tooMany)
  }

  @Test(arguments: [
    "? *a29\n: 1\n", "*a29 : 1\n", "x: {[*a29]: 1}\n", "x: {? *a29 : 1}\n", "x: {*a29}\n", "x: {[*a29], b}\n",
  ])
  func anAliasBombInAKeyIsNotCompared(key: String) throws {
    let error = try #require(try read(Self.bomb + key).error)
    #expect(error.place.line == 31)
    #expect(error.problem.description == Self.keyMessage)
  }

  @Test func aliasesOfTextAreCountedToo() throws {
    let text =
      "a: &a \"\(String(repeating: "x", count: 1 << 20))\"\nb: [\(Array(repeating: "*a", count: 20).joined(separator: ","))]\n"
    #expect(try read(text).error?.description == "a.yaml:1:1: " + Self.tooMany)
  }

  @Test func ordinaryAliasesWork() throws {
    let file = try read(oneScene("frame: &inset [1, 2, 3, 4]\nbounds: *inset"))
    #expect(try file.definition().rootView.settings.map(\.value).count == 2)
  }

  @Test(arguments: [1_000, 10_000])
  func deepNestingIsRefused(depth: Int) throws {
    let opening = String(repeating: "{class: UIView, subviews: [", count: depth)
    let flow = "scenes: [{name: deep, view: " + opening + String(repeating: "]}", count: depth) + "}]"
    let message =
      "lists and mappings are nested too deeply here: at most about 1,000 levels are read. Look for brackets that are "
      + "not closed."
    let error = try firstError(flow) ?? "accepted"
    #expect(error.hasSuffix(message), "\(error)")
    let block = "scenes: [" + String(repeating: "[", count: depth)
    #expect(try read(block).error != nil)
    let dashes = String(repeating: "- ", count: 2 * depth) + "a"
    #expect(try read(dashes).error?.problem.description == message)
  }

  @Test func aHundredViewsInOneAnotherAreRead() throws {
    #expect(try firstError(nested(100)) == nil)
    #expect(
      try firstError(nested(101))
        == "a.yaml:2:2729: views are nested more than 100 levels deep here. Remove levels that contain a single view.")
  }

  private func nested(_ depth: Int) -> String {
    // Each view opens with 27 characters, and the outermost one begins at column 29 of line 2.
    let opening = String(repeating: "{class: UIView, subviews: [", count: depth - 1)
    let views = opening + "{class: UIView}" + String(repeating: "]}", count: depth - 1)
    return "matrix: {devices: [iPhone 15]}\nscenes: [{name: deep, view: " + views + "}]"
  }

  @Test func sizesOfFilesAndTextsAreLimited() throws {
    let comment = Data(repeating: UInt8(ascii: "#"), count: ReadingLimits.fileBytes + 1)
    #expect(try read(comment).error?.description == "a.yaml: the file is too large: the limit is 4 MB.")
    let text = String(repeating: "x", count: 2_097_153)
    #expect(
      try read(oneScene("text: \(text)")).error?.description
        == "a.yaml:6:13: a text of 2097153 bytes is too long: at most 2097152 bytes of UTF-8 are shown. "
        + "Shorten it, or split it among several views.")
  }

  @Test func aMegabyteInOneLabelIsRead() throws {
    #expect(try firstError(oneScene("text: \(String(repeating: "word ", count: 200_000))")) == nil)
  }

  @Test func bytesThatAreNotUTF8HaveTheirPlace() throws {
    let data = Data("scenes:\n  - näme: ".utf8) + [0xFF, 0xFE]
    #expect(try read(data).error?.description == "a.yaml:2:11: the file is not UTF-8 from here on. Save it as UTF-8.")
  }

  @Test func aByteOrderMarkIsNoMistake() throws {
    #expect(try read("\u{FEFF}" + oneScene("text: a")).error == nil)
  }

  @Test func tooManyConfigurationsAreRefused() throws {
    let widths = (1...1_000).map(String.init).joined(separator: ", ")
    let text = "matrix: {devices: [iPhone 15], widths: [\(widths)]}\nscenes:\n  - {name: a, view: {class: UIView}}\n"
    #expect(try firstError(text) == "a.yaml:3:5: the scene's matrix is too large: the limit is 10,000 configurations.")
  }
}
