import Foundation
import ImageComparison
import Snapshots
import Testing

@testable import Scenes

@Suite struct ToleranceSceneTests {
  /// A file with a tolerance, and one scene with another.
  private func file(_ tolerance: String?, scene: String? = nil) -> String {
    """
    matrix: {devices: [{name: card, width: 100, height: content}], categories: [L]}
    \(tolerance.map { "tolerance: \($0)" } ?? "")
    scenes:
      - name: one
        \(scene.map { "tolerance: \($0)" } ?? "")
        view: {class: UILabel, name: clock, text: Noon}
    """
  }

  private func tolerance(_ file: String) throws -> Tolerance { try read(file).definition().tolerance }

  @Test func everyRuleIsRead() throws {
    let text =
      "{channel: 2, pixelsInWindow: {count: 4, size: 5}, precision: 0.99, perceptualPrecision: 0.98, mask: [clock, \"2\"]}"
    let expected = try Tolerance(
      channel: 2, pixelsInWindow: .init(count: 4, size: 5), precision: 0.99, perceptualPrecision: 0.98,
      mask: ["clock", "2"])
    #expect(try tolerance(file(nil, scene: text)) == expected)
    #expect(try tolerance(file(text)) == expected)
  }

  @Test func aWindowIsOfEightPixelsUnlessSet() throws {
    let expected = try Tolerance(pixelsInWindow: .init(count: 4, size: 8))
    #expect(try tolerance(file("{pixelsInWindow: 4}")) == expected)
    #expect(try tolerance(file("{pixelsInWindow: {count: 4}}")) == expected)
  }

  @Test func aScenesToleranceTakesThePlaceOfTheFiles() throws {
    #expect(try tolerance(file(nil)) == .none)
    #expect(try tolerance(file("{channel: 2}", scene: "{precision: 0.5}")) == Tolerance(precision: 0.5))
    #expect(try tolerance(file("{channel: 2}", scene: "exact")) == .none)
  }

  // MARK: References

  private func references(_ ofFile: String, scene: String = "") throws -> SceneDefinition {
    try read(
      """
      matrix: {devices: [{name: card, width: 100, height: content}], categories: [L]}
      \(ofFile)
      scenes:
        - name: one
          \(scene)
          view: {class: UILabel, name: clock, text: Noon}
      """
    ).definition()
  }

  @Test func referencesArePicturesUnlessAFileOrASceneSaysOtherwise() throws {
    #expect(try references("").references == .pictures)
    #expect(try references("references: records").references == .records)
    #expect(try references("references: records", scene: "references: pictures").references == .pictures)
    #expect(try references("", scene: "references: records").references == .records)
  }

  @Test func aToleranceWantsAPicture() throws {
    let message =
      "a tolerance compares pictures, but 'references: records' keeps none. Give the scene 'tolerance: exact', or "
      + "'references: pictures'."
    let both = "tolerance: {mask: [clock]}\nreferences: records"
    for (file, scene, place) in [
      (both, "", "2:12"), ("references: records", "tolerance: {channel: 2}", "5:16"),
      ("tolerance: {channel: 2}", "references: records", "2:12"),
    ] {
      let error = #expect(throws: SceneError.self) { try references(file, scene: scene) }
      #expect(error.map { "\($0)" }?.hasSuffix("\(place): \(message)") == true, "\(String(describing: error))")
    }
    #expect(try references(both, scene: "tolerance: exact").references == .records)
    #expect(try references(both, scene: "references: pictures").tolerance.mask == ["clock"])
  }

  @Test func referencesOfAnotherKindAreAMistake() throws {
    let error = #expect(throws: SceneError.self) { try references("", scene: "references: record") }
    #expect(
      error.map { "\($0)" }?.hasSuffix("'references' has no value 'record'. Did you mean 'records'?") == true,
      "\(String(describing: error))")
  }

  /// In a scene the value starts at column 16 of line 5.
  @Test(arguments: [
    ("{chanel: 1}", "17: a tolerance has no 'chanel'. Did you mean 'channel'?"),
    (
      "{}",
      "16: 'tolerance' takes exact, or at least one of channel, pixelsInWindow, precision, perceptualPrecision, mask, not an empty mapping."
    ),
    ("2", "16: 'tolerance' takes exact, or a mapping such as {channel: 2, mask: [clock]}, not '2'."),
    ("{channel: 2.5}", "26: 'channel' takes a whole number, not '2.5'."),
    (
      "{channel: 256}",
      "26: A tolerance's channel is 256: give the largest accepted difference of a channel, from 0 to 255."
    ),
    ("{pixelsInWindow: many}", "33: 'pixelsInWindow' takes a count of pixels, or {count, size}, not 'many'."),
    ("{pixelsInWindow: 65}", "33: A tolerance accepts 65 differing pixels in a window of 64: give 0 to 64."),
    ("{pixelsInWindow: {size: 4}}", "33: 'pixelsInWindow' needs 'count'."),
    ("{pixelsInWindow: {count: 4, side: 4}}", "44: 'pixelsInWindow' has no 'side'. Did you mean 'size'?"),
    ("{pixelsInWindow: {count: 0, size: 0}}", "33: A tolerance's window has sides of 0 pixels: give 1 to 255."),
    ("{precision: 99%}", "28: 'precision' takes a number from 0 to 1, not '99%'."),
    (
      "{precision: .nan}",
      "28: A tolerance's precision is nan: give the share of pixels that have to match, from 0 to 1, such as 0.99."
    ),
    (
      "{perceptualPrecision: 98}",
      "38: A tolerance's perceptualPrecision is 98.0: give how alike a pixel's colours have to look, from 0 to 1, such as 0.98."
    ),
    ("{mask: clock}", "23: 'mask' takes a list of views' names, not 'clock'. Write [clock]."),
    ("{mask: []}", "23: 'mask' takes at least one view's name, not an empty list."),
    ("{mask: [\"\"]}", "24: 'mask' takes a view's name, not ''."),
  ])
  func aMistakeHasItsPlace(value: String, message: String) throws {
    #expect(try firstError(file(nil, scene: value)) == "a.yaml:5:\(message)")
  }

  @Test func aFilesMistakeIsTheFiles() throws {
    #expect(
      try read(file("{channel: -1}")).error?.description
        == "a.yaml:2:22: A tolerance's channel is -1: give the largest accepted difference of a channel, from 0 to 255."
    )
  }

  @Test func aNameThatNoViewHasIsShownWhereItStands() throws {
    let definition = try read(file(nil, scene: "{mask: [clok, sun]}")).definition()
    let views = ["clock", "title"]
    #expect(
      definition.placed(MaskError.unknownView("clok", views: views)).description
        == "a.yaml:5:24: 'mask': no view here is named 'clok'. Did you mean 'clock'?")
    #expect(
      definition.placed(MaskError.unknownView("sun", views: views)).description
        == "a.yaml:5:30: 'mask': no view here is named 'sun'. Use one of clock, title.")
  }
}
