import Foundation
import HeadlessUIKit
import Raster
import Testing
import ViewRendering

@testable import Scenes

/// Images and colours by their names in a folder of assets (`assets:`).
@MainActor @Suite struct AssetSceneTests {
  private static let star = """
    {"images": [{"idiom": "universal", "scale": "2x", "filename": "star.png"},
                {"idiom": "universal", "scale": "2x", "filename": "dark.png",
                 "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
    """
  private static let brand = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
                 "components": {"red": "0x33", "green": "0x66", "blue": "0x99", "alpha": "1.000"}}}]}
    """

  private func catalogue(_ view: String, _ contents: String = star) throws -> TemporaryCatalogue {
    let catalogue = try TemporaryCatalogue(["a.yaml": "assets: app\n" + oneScene(view, viewClass: "UIImageView")])
    try catalogue.write(Data(contents.utf8), to: "app/A.xcassets/star.imageset/Contents.json")
    try catalogue.write(Data(Self.brand.utf8), to: "app/A.xcassets/Brand.colorset/Contents.json")
    for (name, side) in ["star.png": 20, "dark.png": 24] {
      let picture = try PNG.encode(try Bitmap(width: side, height: side))
      try catalogue.write(picture, to: "app/A.xcassets/star.imageset/\(name)")
    }
    return catalogue
  }

  private func view(_ view: String, appearance: Configuration.Appearance = .light) throws -> UIImageView {
    let catalogue = try catalogue(view)
    var configuration = Configuration(device: Device(freeSize: "card", width: 100, height: nil))
    configuration.appearance = appearance
    let file = SceneFileReader.read(catalogue.folder.appendingPathComponent("a.yaml"), path: "a.yaml")
    let made = try file.definition().makeView(for: configuration)
    return try #require(made as? UIImageView)
  }

  private func error(_ view: String, _ contents: String = star) throws -> String? {
    let catalogue = try catalogue(view, contents)
    let file = SceneFileReader.read(catalogue.folder.appendingPathComponent("a.yaml"), path: "a.yaml")
    do { _ = try file.definition() } catch { return "\(error)" }
    return nil
  }

  @Test func imagesAndColors() throws {
    #expect(try view("image: star").image?.size == CGSize(width: 10, height: 10))
    #expect(try view("image: star", appearance: .dark).image?.size == CGSize(width: 12, height: 12))
    let color = try #require(try view("tintColor: Brand").tintColor)
    #expect(
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
  }

  @Test func renderingModes() throws {
    let image = try view("image: {name: star, renderingMode: alwaysTemplate}").image
    #expect(image?.renderingMode == .alwaysTemplate)
    #expect(image?.size == CGSize(width: 10, height: 10))
    let tinted = try view("image: {name: star, renderingMode: alwaysOriginal, tintColor: Brand}").image
    #expect(tinted?.renderingMode == .alwaysOriginal)
    #expect(tinted != image)
  }

  @Test func namesThatAreMisspelled() throws {
    #expect(try error("image: stra")?.contains("Did you mean 'star'?") == true)
    #expect(try error("tintColor: Brnad")?.contains("Did you mean 'Brand'?") == true)
    #expect(try error("image: {name: star, mode: alwaysTemplate}") != nil)
    #expect(try error("image: {name: star, renderingMode: template}") != nil)
  }

  @Test func aFolderThatIsNotThere() throws {
    let catalogue = try TemporaryCatalogue(["a.yaml": "assets: none\n" + oneScene("image: a", viewClass: "UIImageView")]
    )
    let file = SceneFileReader.read(catalogue.folder.appendingPathComponent("a.yaml"), path: "a.yaml")
    #expect(throws: SceneError.self) { try file.definition() }
  }
}
