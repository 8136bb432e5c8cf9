import DynamicType
import Foundation
import HeadlessUIKit
import Testing
import ViewRendering

@testable import Scenes

/// Scenes in texts, and axes that are asked for in place of scenes' own.
@Suite struct RequestedSceneTests {
  private let folder = URL(fileURLWithPath: "/")

  private func paths(_ text: String) -> [String] {
    SceneFile.read(text, called: "yaml", in: folder).cases.map { "\($0.casePath)" }
  }

  @Test func aTextIsAViewASceneOrAFile() throws {
    #expect(paths("{class: UILabel, text: Hello}") == ["yaml/view/view-L@2x"])
    #expect(paths("view: {class: UILabel}") == ["yaml/scene/iPhone-15-L"])
    #expect(paths("{name: mine, categories: [XS], view: {class: UILabel}}") == ["yaml/mine/iPhone-15-XS"])
    let file =
      "matrix: {devices: [{name: card, width: 100, height: content}]}\nscenes: [{name: a, view: {class: UILabel}}]"
    #expect(paths(file) == ["yaml/a/card-L"])
    #expect(
      paths("colors: {brand: red}\nscenes: [{name: a, view: {class: UIView, backgroundColor: brand}}]") == [
        "yaml/a/iPhone-15-L"
      ])
  }

  @Test(arguments: [
    ("", "yaml: the file is empty"), ("- a", "yaml:1:1:"), ("{class: UILabl}", "Did you mean 'UILabel'?"),
    ("class: UILabel\ntxet: a", "yaml:2:1: UILabel has no 'txet'. Did you mean 'text'?"), ("{name: a}", "view"),
    ("scenes: []", "at least one scene"), ("{a: {b: [", "yaml:"),
  ])
  func mistakesHaveTheirPlacesInTheText(text: String, message: String) {
    let file = SceneFile.read(text, called: "yaml", in: folder)
    var found = file.error.map { "\($0)" } ?? ""
    if case .failure(let error)? = file.scenes.first?.definition { found = "\(error)" }
    #expect(found.contains(message), "\(found)")
  }

  private func slugs(_ text: String, of configurations: [Configuration]) throws -> [String] {
    try RequestedAxes(text).applied(to: configurations).map(\.slug)
  }

  @Test func axesReplaceTheirOwnAlone() throws {
    var dark = Configuration(device: try #require(Device.named("iPhone 15")))
    dark.appearance = .dark
    var large = dark
    large.category = .accessibilityExtraExtraExtraLarge
    #expect(try slugs("{categories: [XS, L]}", of: [dark, large]) == ["iPhone-15-XS-dark", "iPhone-15-L-dark"])
    #expect(try slugs(#"{"devices":["iPad (A16)"]}"#, of: [dark, large]) == ["iPad-A16-L-dark", "iPad-A16-AX5-dark"])
    #expect(try slugs("{}", of: [dark, large]) == ["iPhone-15-L-dark", "iPhone-15-AX5-dark"])
    #expect(
      try slugs("{appearances: [light, dark], directions: [rightToLeft]}", of: [dark])
        == ["iPhone-15-L-rtl", "iPhone-15-L-dark-rtl"])
  }

  /// A device's own scale is its device's; one that was set stays.
  @Test func scalesAreThoseOfTheDevices() throws {
    var phone = Configuration(device: try #require(Device.named("iPhone 15")))
    let pad = try RequestedAxes("{devices: [iPad (A16)]}")
    #expect(try pad.applied(to: [phone]).map(\.scale) == [2])
    phone.scale = 1
    #expect(try pad.applied(to: [phone]).map(\.scale) == [1])
  }

  @Test(arguments: [
    ("{device: [iPhone 15]}", "Did you mean 'devices'?"), ("{devices: [iPhne 15]}", "Did you mean 'iPhone 15'?"),
    ("{categories: [L, L]}", "matrix:1:"), ("[1]", "matrix"), ("{categories: []}", "at least one value"),
    ("{devices: []}", "at least one value"),
  ])
  func wrongAxesAreErrors(text: String, message: String) {
    let error = #expect(throws: SceneError.self) { try RequestedAxes(text) }
    #expect(error.map { "\($0)".contains(message) } == true, "\(error.map { "\($0)" } ?? "")")
  }

  @Test func thereAreAtMostTenThousandConfigurations() throws {
    let widths = (1...200).map(String.init).joined(separator: ", ")
    let distances = (30...90).map(String.init).joined(separator: ", ")
    let axes = try RequestedAxes("{widths: [\(widths)], viewingDistances: [\(distances)]}")
    let phone = Configuration(device: try #require(Device.named("iPhone 15")))
    #expect(throws: SceneError.self) { try axes.applied(to: [phone]) }
  }

  @Test func onlyTheFileThatAPathBeginsWithIsRead() throws {
    let text = "matrix: {devices: [iPhone 15], categories: [L]}\nscenes: [{name: a, view: {class: UIView}}]"
    let catalogue = try TemporaryCatalogue(["cards.yaml": text, "cards/more.yaml": text, "broken.yaml": "["])
    func files(_ text: String) throws -> [String] {
      try Catalogue.load(at: catalogue.folder, meaning: text).files.map(\.name)
    }
    #expect(try files("cards/a") == ["cards"])
    #expect(try files("cards/more/a/iPhone-15-L") == ["cards", "cards/more"])
    #expect(try files("a").count == 3)
  }
}
