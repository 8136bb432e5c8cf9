import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import ViewRendering

@testable import Scenes

/// Pictures by their base names: 40 by 20 pixels are from `flag@2x.png`, 60 by 30 from `flag@3x.png`.
@MainActor @Suite struct ImageNameTests {
  nonisolated private static let images = URL(filePath: #filePath).appending(
    path: "../../../Snapshots/Catalogue/images"
  )
  .standardizedFileURL

  private func image(_ name: String, scale: Double) throws -> UIImage {
    let catalogue = try TemporaryCatalogue(["a.yaml": oneScene("image: \(name)", viewClass: "UIImageView")])
    for (source, name) in ["40x20.png": "flag@2x.png", "60x30.png": "flag@3x.png"] {
      try catalogue.write(Data(contentsOf: Self.images.appending(path: source)), to: "images/\(name)")
    }
    var configuration = Configuration(device: Device(freeSize: "card", width: 100, height: nil))
    configuration.scale = scale
    let file = SceneFileReader.read(catalogue.folder.appendingPathComponent("a.yaml"), path: "a.yaml")
    let view = try file.definition().makeView(for: configuration)
    return try #require((view as? UIImageView)?.image)
  }

  @Test(arguments: ["images/flag", "images/flag.png"])
  func theScalesOwnFileIsTakenElseTheNearest(name: String) throws {
    for (scale, taken) in [(1.0, 2), (2, 2), (3, 3)] {
      let image = try image(name, scale: scale)
      #expect(image.scale == CGFloat(taken))
      #expect(image.size == CGSize(width: 20, height: 10))
    }
  }

  @Test func aFileThatIsNamedWithItsScaleIsThatFile() throws {
    #expect(try image("images/flag@3x.png", scale: 2).scale == 3)
    #expect(try image("images/flag@3x", scale: 2).scale == 3)
  }

  /// A pipe would be waited for: it is not a picture, and is not suggested.
  @Test(arguments: ["images/pipe.png", "images/pip.png"]) func aPipeIsNoPicture(name: String) throws {
    let catalogue = try TemporaryCatalogue(["a.yaml": oneScene("image: \(name)", viewClass: "UIImageView")])
    try catalogue.write(Data(), to: "images/other")
    let error = try EmptyPipe.standing(at: catalogue.folder.appendingPathComponent("images/pipe.png")) {
      let file = SceneFileReader.read(catalogue.folder.appendingPathComponent("a.yaml"), path: "a.yaml")
      return #expect(throws: SceneError.self) { try file.definition() }
    }
    #expect(
      error?.description
        == (name == "images/pipe.png"
          ? "a.yaml:6:14: 'images/pipe.png' is a pipe, a socket or a device. Name a file."
          : "a.yaml:6:14: there is no file 'images/pip.png'. Paths are relative to this file's folder."))
  }

  @Test func aNameThatNoFileHasIsAMistake() throws {
    let error = try #require(try firstError(oneScene("image: images/flag", viewClass: "UIImageView")))
    #expect(error == "a.yaml:6:14: there is no file 'images/flag'. Paths are relative to this file's folder.")
  }
}
