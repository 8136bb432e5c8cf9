import DeveloperToolsSupport
import Drawing
import DynamicType
import Foundation
import HeadlessUIKit
import Previews
import Renderers
import Scenes
import Testing
import ViewRendering

@testable import PreviewCommands

private protocol Registry: PreviewRegistry {}

extension Registry {
  static var fileID: String { "App/Cards.swift" }
  static var filePath: String { "/apps/Walks/Views/Cards.swift" }
  static var line: Int { 4 }
  static var column: Int { 1 }
}

private enum Card: Registry {
  static func makePreview() throws -> Preview {
    Preview("Card", traits: .fixedLayout(width: 300, height: 80)) { UIView() }
  }
}

private enum Badge: Registry {
  static func makePreview() throws -> Preview {
    Preview("Badge", traits: .sizeThatFitsLayout) {
      let view = UIView()
      view.widthAnchor.constraint(equalToConstant: 40).isActive = true
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
      return view
    }
  }
}

private enum Screen: Registry {
  static var filePath: String { "/apps/Walks/Galley/Sources/Screen.swift" }
  static func makePreview() throws -> Preview {
    Preview(traits: .landscapeLeft) { () -> UIViewController in UITableViewController() }
  }
}

private enum Missing: Registry {
  static func makePreview() throws -> Preview { Preview("Missing") { () throws -> UIView in throw NoSample() } }
}

private enum Empty: Registry {
  static func makePreview() throws -> Preview {
    Preview("Empty", traits: .fixedLayout(width: 0, height: 9)) { UIView() }
  }
}

private struct NoSample: Error {}

@MainActor @Suite struct PreviewScenesTests {
  private let scenes: PreviewScenes

  init() throws {
    let table = PreviewTable(target: "App") { table in
      table.add(Card.self)
      table.add(Badge.self)
      table.add(Screen.self)
      table.add(Missing.self)
      table.add(Empty.self)
      table.skip("Card_Previews", file: "/apps/Walks/Views/Cards.swift", line: 20, because: "needs SwiftUI")
    }
    scenes = PreviewScenes(
      table.previews, of: "/apps/Walks/Galley", under: try PreviewRequest(devices: [], isDark: false).matrix())
  }

  @Test func eachFileHasItsScenesBelowTheFolderOfAll() {
    #expect(scenes.program.folder.path == "/apps/Walks")
    #expect(scenes.program.files.map(\.path) == ["Views/Cards.swift", "Galley/Sources/Screen.swift"])
    #expect(
      scenes.program.files.map { $0.scenes.map(\.name) } == [["Card", "Badge", "Missing", "Empty"], ["Preview"]])
    #expect(scenes.skipped.map(\.name) == ["Card_Previews"])
  }

  @Test func scenesAreAsLargeAsTheirTraitsSay() throws {
    let cases = scenes.program.files.flatMap(\.cases)
    #expect(cases.count == 4 * 12 + 1)
    let renderer = ViewRenderer()
    var sizes: [String: [Double]] = [:]
    for item in cases where item.configuration?.category == .large && item.scene != "Missing" {
      let configuration = try #require(item.configuration)
      let recording = try item.definition.get().layOut(under: configuration, isSurvey: false, by: renderer)
      sizes[item.scene] = [recording.displayList.size.width, recording.displayList.size.height].map { Double($0) }
    }
    // Views of 300 by 80 points and of 40 by 20, and an iPhone 16 of 393 by 852 on its side.
    #expect(sizes == ["Card": [300, 80], "Badge": [40, 20], "Preview": [852, 393]])
  }

  @Test func whatCannotBeShownIsAnErrorAtThePreview() throws {
    let cases = scenes.program.files.flatMap(\.cases)
    let empty = try #require(cases.first { $0.scene == "Empty" })
    #expect(throws: SceneError.self) { try empty.definition.get() }
    let missing = try #require(cases.first { $0.scene == "Missing" })
    let configuration = try #require(missing.configuration)
    do {
      _ = try missing.definition.get().layOut(under: configuration, isSurvey: false, by: ViewRenderer())
      Issue.record("A preview that throws was laid out.")
    } catch {
      #expect("\(error)" == "Views/Cards.swift:4: NoSample()")
    }
  }
}
