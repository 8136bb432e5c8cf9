import AssetCatalogs
import Drawing
import Foundation
import Raster
import SystemText
import Testing
import UIKitTestSupport
import VectorPictures

@_spi(Subclasses) @testable import UIKitValues

/// Images, colours and data by name, from folders that the tests write. Keys are those of Apple's Asset Catalog Format
/// Reference; the rules of the choice are tested with `AssetChoice`.
@MainActor @Suite(.ownEnvironment) struct NamedAssetTests {
  private func inAssets(_ files: [String: Data], _ body: (NamedAssets) throws -> Void) throws {
    try UIImageTests.inFolder { folder in
      for (name, data) in files {
        let url = folder.appending(path: name)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
      }
      let assets = NamedAssets(try AssetBundle(folder: folder.path))
      ViewEnvironment.current.appAssets = assets
      defer { ViewEnvironment.current.appAssets = nil }
      try body(assets)
    }
  }

  private func traits(
    _ style: UIUserInterfaceStyle = .light, scale: CGFloat = 2,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> UITraitCollection {
    var values = TraitValues.phone
    (values.userInterfaceStyle, values.displayScale, values.layoutDirection) = (style, scale, direction)
    return UITraitCollection(values: values)
  }

  private func contents(_ text: String) -> Data { Data(text.utf8) }

  /// The folder of a catalogue comes before the one that is registered for the process.
  @Test func aRegisteredFolderStandsForTheMainBundle() throws {
    let contents = contents(#"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#)
    try UIImageTests.inFolder { folder in
      let set = folder.appending(path: "Resources/App.xcassets/registered-picture.imageset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try contents.write(to: set.appending(path: "Contents.json"))
      try pngData(width: 10, height: 6).write(to: set.appending(path: "a.png"))
      try UIImage.registerAssets(at: folder)
      #expect(UIImage(named: "registered-picture")?.size == CGSize(width: 10, height: 6))
      #expect(throws: (any Error).self) { try UIImage.registerAssets(at: folder.appending(path: "missing")) }
      #expect(UIImage(named: "registered-picture") != nil)
      try UIImage.registerAssets(at: nil)
      #expect(UIImage(named: "registered-picture") == nil)
      _ = ViewEnvironment.current.faults.take()
    }
  }

  /// A package's target finds its own pictures, whatever the app has.
  @Test func aModulesBundleHasItsOwnAssets() throws {
    let contents = contents(#"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#)
    try UIImageTests.inFolder { folder in
      let set = folder.appending(path: "Sources/Module.xcassets/module-picture.imageset")
      let built = folder.appending(path: "Module.bundle")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try FileManager.default.createDirectory(at: built, withIntermediateDirectories: true)
      try contents.write(to: set.appending(path: "Contents.json"))
      try pngData(width: 10, height: 6).write(to: set.appending(path: "a.png"))
      try contents.write(to: built.appending(path: "Data.json"))
      let module = try Bundle.registerModule(at: built, assets: folder.appending(path: "Sources"))
      #expect(UIImage(named: "module-picture", in: module, compatibleWith: nil)?.size == CGSize(width: 10, height: 6))
      #expect(module.url(forResource: "Data", withExtension: "json") != nil)
      #expect(UIImage(named: "module-picture") == nil)
      #expect(throws: (any Error).self) {
        try Bundle.registerModule(at: folder.appending(path: "missing"), assets: folder)
      }
      _ = ViewEnvironment.current.faults.take()
    }
  }

  @Test func scalesAndAppearances() throws {
    let set = """
      {"images": [
        {"idiom": "universal", "scale": "1x", "filename": "a.png"},
        {"idiom": "universal", "scale": "2x", "filename": "a@2x.png"},
        {"idiom": "universal", "scale": "2x", "filename": "dark@2x.png",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """
    let folder = "A.xcassets/a.imageset/"
    try inAssets([
      folder + "Contents.json": contents(set), folder + "a.png": pngData(width: 10, height: 6),
      folder + "a@2x.png": pngData(width: 20, height: 12), folder + "dark@2x.png": pngData(width: 24, height: 12),
    ]) { _ in
      let image = try #require(UIImage(named: "a", in: nil, compatibleWith: traits()))
      #expect(image.size == CGSize(width: 10, height: 6) && image.scale == 2)
      #expect(UIImage(named: "a", in: nil, compatibleWith: traits(scale: 1))?.scale == 1)
      #expect(UIImage(named: "a", in: nil, compatibleWith: traits(scale: 3))?.scale == 2)
      #expect(UIImage(named: "a", in: nil, compatibleWith: traits(.dark))?.size == CGSize(width: 12, height: 6))
      // The same image shows the variant of the view that it is in.
      #expect(image.variant(under: traits(.dark)).source?.width == 24)
      #expect(image.withRenderingMode(.alwaysTemplate).variant(under: traits(.dark)).source?.width == 24)
      #expect(image.imageAsset?.image(with: traits(.dark)).source?.width == 24)
      #expect(image == UIImage(named: "a", in: nil, compatibleWith: traits()))
      #expect(UIImage(named: "b") == nil)
      #expect(UIKitFaults.take() == [])
    }
  }

  @Test func templatesInsetsAndSlices() throws {
    let set = """
      {"images": [{"idiom": "universal", "scale": "2x", "filename": "a@2x.png",
         "alignment-insets": {"top": 2, "left": 4, "bottom": 6, "right": 8},
         "resizing": {"mode": "3-part-horizontal", "center": {"mode": "tile", "width": 2},
                      "cap-insets": {"left": 6, "right": 10, "top": 3}}}],
       "properties": {"template-rendering-intent": "template"}}
      """
    let folder = "A.xcassets/a.imageset/"
    try inAssets([folder + "Contents.json": contents(set), folder + "a@2x.png": pngData(width: 20, height: 12)]) { _ in
      let image = try #require(UIImage(named: "a"))
      #expect(image.renderingMode == .alwaysTemplate)
      // The catalogue's figures are pixels.
      #expect(image.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      #expect(image.capInsets == UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 5))
      #expect(image.resizingMode == .tile)
      #expect(image.withAlignmentRectInsets(.zero).alignmentRectInsets == .zero)
    }
  }

  /// A set for one direction is mirrored in the other.
  @Test func directions() throws {
    let set = #"{"images": [{"idiom": "universal", "language-direction": "left-to-right", "filename": "a.png"}]}"#
    let folder = "A.xcassets/a.imageset/"
    try inAssets([folder + "Contents.json": contents(set), folder + "a.png": pngData(width: 4, height: 4)]) { _ in
      let image = try #require(UIImage(named: "a"))
      #expect(image.flipsForRightToLeftLayoutDirection)
      #expect(image.variant(under: traits(direction: .rightToLeft)).source?.width == 4)
    }
  }

  @Test func vectors() throws {
    let set = #"{"images": [{"idiom": "universal", "filename": "a.svg"}]}"#
    let preserving =
      #"{"images": [{"idiom": "universal", "filename": "b.svg"}], "properties": {"preserves-vector-representation": true}}"#
    let picture = contents(
      "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='6'><rect width='8' height='6'/></svg>")
    try inAssets([
      "A.xcassets/a.imageset/Contents.json": contents(set), "A.xcassets/a.imageset/a.svg": picture,
      "A.xcassets/b.imageset/Contents.json": contents(preserving), "A.xcassets/b.imageset/b.svg": picture,
    ]) { _ in
      for (name, width) in [("a", 24), ("b", 60)] {
        let image = try #require(UIImage(named: name, in: nil, compatibleWith: traits(scale: 3)))
        #expect(image.size == CGSize(width: 8, height: 6) && image.scale == 3)
        #expect(image.source?.width == 24)
        let context = ImageContext(
          pixels: OffsetPixelGrid(traits(scale: 3).pixelGrid, zero: .zero), traits: traits(scale: 3))
        let source = image.content?.source(filling: CGSize(width: 20, height: 10), in: context)
        #expect(source?.width == width, "\(name)")
      }
    }
  }

  /// In every form in which its pixels reach a display list.
  @Test func vectorsNameTheirLibraryWhereTheyAreDrawn() throws {
    let set = #"{"images": [{"idiom": "universal", "filename": "a.svg"}]}"#
    let picture = contents(
      "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='6'><rect width='8' height='6'/></svg>")
    try inAssets([
      "A.xcassets/a.imageset/Contents.json": contents(set), "A.xcassets/a.imageset/a.svg": picture,
    ]) { _ in
      let library = try VectorPicture.libraryVersion(for: .svg)
      let image = try #require(UIImage(named: "a", in: nil, compatibleWith: traits(scale: 2)))
      let cap = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
      let turned = try #require(image.cgImage.map { UIImage(cgImage: $0, scale: 2, orientation: .left) })
      let cropped = try #require(image.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 4, height: 4)))
      let forms: [(String, UIImage)] = [
        ("as it is", image), ("tinted", image.withTintColor(.label)), ("turned", turned),
        ("stretched", image.resizableImage(withCapInsets: cap, resizingMode: .stretch)),
        ("tiled", image.resizableImage(withCapInsets: cap)),
        ("cropped", UIImage(cgImage: cropped)),
      ]
      let context = ImageContext(
        pixels: OffsetPixelGrid(traits(scale: 2).pixelGrid, zero: .zero), traits: traits(scale: 2))
      let size = CGSize(width: 20, height: 10)
      for (form, image) in forms {
        let commands = image.commands(filling: CGRect(origin: .zero, size: size), in: context)
        #expect(DisplayList(size: size, commands: commands).libraries == [library], "\(form)")
        let drawing = ImageDrawing(DisplayList(size: size, commands: commands), scale: 1)
        let nested = DrawCommand.image(try ImageSource(drawing: drawing), in: CGRect(origin: .zero, size: size))
        let masked = DisplayList(size: size, commands: [.begin(.mask([nested])), .end])
        #expect(masked.libraries == [library], "\(form), in a mask")
      }
    }
  }

  @Test func colors() throws {
    let set = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "0x33", "green": "0x66", "blue": "0x99", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "display-p3", "components": {"red": "1", "green": "1", "blue": "1", "alpha": "0.5"}}}]}
      """
    let reference =
      #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}]}"#
    try inAssets([
      "A.xcassets/accent.colorset/Contents.json": contents(set),
      "A.xcassets/G/Contents.json": contents(#"{"properties": {"provides-namespace": true}}"#),
      "A.xcassets/G/red.colorset/Contents.json": contents(reference),
    ]) { _ in
      let color = try #require(UIColor(named: "accent"))
      #expect(color == UIColor(named: "accent"))
      #expect(color.resolvedColor(with: traits()) == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
      var alpha: CGFloat = 0
      color.resolvedColor(with: traits(.dark)).getRed(nil, green: nil, blue: nil, alpha: &alpha)
      #expect(alpha == 0.5)
      let red = try #require(UIColor(named: "G/red"))
      #expect(
        red.resolvedColor(with: traits(.dark)) == UIColor.systemRed.resolvedColor(with: traits(.dark)))
      #expect(UIColor(named: "acent") == nil)
      #expect(
        UIKitFaults.take() == [
          "UIColor(named: \"acent\"): no asset catalogue has a colour of this name. Did you mean 'accent'?"
        ])
    }
  }

  @Test func data() throws {
    let set = #"{"data": [{"idiom": "universal", "filename": "d.json", "universal-type-identifier": "public.json"}]}"#
    try inAssets([
      "A.xcassets/d.dataset/Contents.json": contents(set), "A.xcassets/d.dataset/d.json": contents("{}"),
    ]) { _ in
      let asset = try #require(NSDataAsset(name: "d"))
      #expect(asset.data == contents("{}") && asset.typeIdentifier == "public.json" && asset.name == "d")
      #expect(NSDataAsset(name: "e") == nil)
    }
  }

  /// A catalogue comes before loose files.
  @Test func looseFiles() throws {
    let set = #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#
    try inAssets([
      "A.xcassets/a.imageset/Contents.json": contents(set), "A.xcassets/a.imageset/a.png": pngData(width: 8, height: 8),
      "a.png": pngData(width: 4, height: 4), "b@2x.png": pngData(width: 4, height: 4),
    ]) { _ in
      #expect(UIImage(named: "a")?.source?.width == 8)
      #expect(UIImage(named: "b")?.size == CGSize(width: 2, height: 2))
    }
  }

  @Test func whatIsWrongIsAFault() throws {
    let set = #"{"images": [{"idiom": "universal", "filename": "none.png"}]}"#
    try inAssets([
      "A.xcassets/a.imageset/Contents.json": contents(set), "A.xcassets/b.imageset/Contents.json": contents("["),
      "A.xcassets/c.imageset/Contents.json": contents(#"{"images": [{"idiom": "universal", "filename": "c.png"}]}"#),
      "A.xcassets/c.imageset/c.png": contents("no picture"),
    ]) { assets in
      for (name, fault) in [
        ("a", "the file 'none.png' is not in the set's folder. Add it, or remove its entry."),
        ("b", "is no JSON: The JSON text ends too early."), ("c", "The file is not a PNG image"),
      ] {
        #expect(UIImage(named: name) == nil)
        let faults = UIKitFaults.take()
        #expect(faults.count == 1 && faults.first?.contains(fault) == true, "\(faults)")
      }
    }
  }

  @Test func variantsThatAreRegistered() throws {
    let asset = UIImageAsset()
    let (light, dark) = (
      UIImage(data: try pngData(width: 2, height: 2)), UIImage(data: try pngData(width: 4, height: 4))
    )
    asset.register(try #require(light), with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(try #require(dark), with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(asset.image(with: traits(.dark)).source?.width == 4)
    #expect(asset.image(with: traits(.light)).source?.width == 2)
    asset.unregister(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(asset.image(with: traits(.dark)).source == nil)
  }
}
