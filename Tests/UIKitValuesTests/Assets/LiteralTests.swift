// The literals are what is tested.
// swift-format-ignore-file: NoPlaygroundLiterals

import AssetCatalogs
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKitValues

/// Xcode's ways to write colours and images: literals, and the resources of asset catalogues.
@MainActor @Suite(.ownEnvironment) struct LiteralTests {
  /// Calls `body` with a catalogue that has the colour "brand", red, and the image "logo", 10 by 6 pixels.
  private func inAssets(_ body: () -> Void) throws {
    let color = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
       "components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}}]}
      """
    try UIImageTests.inFolder { folder in
      for (name, contents) in [
        ("brand.colorset", color),
        ("logo.imageset", #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#),
      ] {
        let set = folder.appending(path: "App.xcassets/" + name)
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(contents.utf8).write(to: set.appending(path: "Contents.json"))
      }
      try pngData(width: 10, height: 6).write(to: folder.appending(path: "App.xcassets/logo.imageset/a.png"))
      ViewEnvironment.current.appAssets = NamedAssets(try AssetBundle(folder: folder.path))
      defer { ViewEnvironment.current.appAssets = nil }
      body()
    }
  }

  @Test func aColorLiteralHasItsComponents() {
    let inferred = #colorLiteral(red: 0.5, green: 0.25, blue: 1, alpha: 0.75)
    let declared: UIColor = #colorLiteral(red: 0.5, green: 0.25, blue: 1, alpha: 0.75)
    #expect(inferred == UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.75) && declared == inferred)
  }

  @Test func anImageLiteralIsThatOfItsName() throws {
    try inAssets {
      #expect(#imageLiteral(resourceName: "logo").size == CGSize(width: 10, height: 6))
      #expect(UIImage(imageLiteralResourceName: "logo") == UIImage(named: "logo") && UIKitFaults.take().isEmpty)
      #expect(#imageLiteral(resourceName: "lego").size == .zero && UIKitFaults.take().count == 1)
    }
  }

  @Test func resourcesAreThoseOfTheirNames() throws {
    try inAssets {
      let (brand, logo) = (
        ColorResource(name: "brand", bundle: .main), ImageResource(name: "logo", bundle: .main)
      )
      let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      #expect(UIColor(resource: brand).resolvedColor(with: .current) == red)
      #expect(UIImage(resource: logo).size == CGSize(width: 10, height: 6))
      #expect(UIImage(named: "logo", in: nil, with: nil)?.size == CGSize(width: 10, height: 6))
      #expect(UIImage(named: "lego", in: nil, with: nil) == nil)
      #expect(brand == ColorResource(name: "brand", bundle: .main) && UIKitFaults.take().isEmpty)
      #expect(UIImage(resource: ImageResource(name: "lego", bundle: .main)).size == .zero)
      #expect(UIColor(resource: ColorResource(name: "brant", bundle: .main)).resolvedColor(with: .current) == .clear)
      #expect(UIKitFaults.take().count == 2)
    }
  }
}
