import Foundation
import SourcePlaces
import Testing

@testable import AssetCatalogs

/// The keys of Apple's Asset Catalog Format Reference, by its sections, and those that public catalogues have.
@Suite struct AssetFormatTests {
  /// Image Set Type, with Slicing and Alignment.
  @Test func imageSet() throws {
    let folder = try AssetFolder([
      "A.xcassets/Contents.json": #"{"info": {"version": 1, "author": "xcode"}}"#,
      "A.xcassets/bubble.imageset/Contents.json": """
      {
        "images": [
          {"idiom": "universal", "scale": "1x"},
          {"idiom": "universal", "scale": "2x", "filename": "b@2x.png", "memory": "1GB", "subtype": "retina4",
           "graphics-feature-set": "metal1v2", "screen-width": "<=145", "compression-type": "lossless",
           "alignment-insets": {"top": 2, "left": 4, "bottom": 6, "right": 8},
           "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 2, "height": 3},
                        "cap-insets": {"top": 10, "left": 12, "bottom": 14, "right": 16}}},
          {"idiom": "ipad", "scale": "2x", "filename": "pad.pdf", "display-gamut": "display-P3",
           "width-class": "regular", "height-class": "compact", "language-direction": "right-to-left", "locale": "ar",
           "appearances": [{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}]}
        ],
        "properties": {"template-rendering-intent": "template", "preserves-vector-representation": true,
                       "auto-scaling": "auto", "on-demand-resource-tags": ["a"], "localizable": true,
                       "compression-type": "automatic"},
        "info": {"version": 1, "author": "xcode"}
      }
      """,
      "A.xcassets/bubble.imageset/b@2x.png": "x", "A.xcassets/bubble.imageset/pad.pdf": "x",
    ])
    let asset = try #require(try folder.open().image(named: "bubble"))
    #expect(asset.findings == [])
    let set = try #require(asset.set)
    #expect(set.template == .template)
    #expect(set.preservesVectors)
    #expect(set.slots.count == 2)
    let first = try #require(set.slots.first)
    #expect(first.qualifiers.scale == 2)
    #expect(first.file.path.hasSuffix("A.xcassets/bubble.imageset/b@2x.png"))
    #expect(!first.file.isVector)
    let alignment = try #require(first.alignment)
    #expect([alignment.top, alignment.left, alignment.bottom, alignment.right] == [2, 4, 6, 8])
    let resizing = try #require(first.resizing)
    #expect(resizing.mode == .nineParts)
    #expect(resizing.filling == .tile)
    #expect(resizing.centerWidth == 2)
    #expect(resizing.centerHeight == 3)
    #expect([resizing.caps.top, resizing.caps.left, resizing.caps.bottom, resizing.caps.right] == [10, 12, 14, 16])
    var pad = AssetQualifiers()
    (pad.idiom, pad.scale, pad.gamut, pad.widthClass, pad.heightClass) = (.ipad, 2, .displayP3, .regular, .compact)
    (pad.direction, pad.locale, pad.luminosity, pad.contrast) = (.rightToLeft, "ar", .dark, .high)
    #expect(set.slots.last?.qualifiers == pad)
    #expect(set.slots.last?.file.isVector == true)
  }

  /// Three-part slicing.
  @Test(arguments: [("3-part-horizontal", "fill"), ("3-part-vertical", "stretch")])
  func slicing(mode: String, filling: String) throws {
    let folder = try AssetFolder([
      "A.xcassets/a.imageset/Contents.json": """
      {"images": [{"idiom": "universal", "filename": "a.png", "resizing":
        {"mode": "\(mode)", "center": {"mode": "\(filling)", "width": 1}, "cap-insets": {"left": 3, "top": 5}}}]}
      """, "A.xcassets/a.imageset/a.png": "x",
    ])
    let resizing = try #require(try folder.open().image(named: "a")?.set?.slots.first?.resizing)
    #expect(resizing.mode.rawValue == mode)
    #expect(resizing.filling.rawValue == filling)
    #expect([resizing.caps.left, resizing.caps.top, resizing.caps.right] == [3, 5, 0])
    #expect(resizing.centerHeight == nil)
  }

  /// Group Type: groups are transparent unless they provide a namespace.
  @Test func groups() throws {
    let empty = #"{"images": []}"#
    let namespace = #"{"properties": {"provides-namespace": true}}"#
    let folder = try AssetFolder([
      "A.xcassets/a.imageset/Contents.json": empty, "A.xcassets/Plain/b.imageset/Contents.json": empty,
      "A.xcassets/Icons/Contents.json": namespace, "A.xcassets/Icons/c.imageset/Contents.json": empty,
      "A.xcassets/Icons/Small/d.imageset/Contents.json": empty,
      "A.xcassets/Icons/Large/Contents.json": namespace, "A.xcassets/Icons/Large/e.imageset/Contents.json": empty,
      "A.xcassets/v1.2/f.imageset/Contents.json": empty, "B.xcassets/g.imageset/Contents.json": empty,
      "Sub/C.xcassets/Game.spriteatlas/h.imageset/Contents.json": empty,
      "A.xcassets/AppIcon.appiconset/i.imageset/Contents.json": empty,
    ])
    let bundle = try folder.open()
    #expect(bundle.imageNames == ["Icons/Large/e", "Icons/c", "Icons/d", "a", "b", "f", "g", "h"])
    #expect(bundle.findings == [])
    #expect(bundle.image(named: "c") == nil)
    #expect(bundle.image(named: "Icons/c")?.set?.slots == [])
    #expect(try AssetBundle(folder: folder.path, searchesSubfolders: false).image(named: "h") == nil)
    #expect(try AssetBundle(folder: folder.path + "/B.xcassets").imageNames == ["g"])
  }

  /// Named Color Type: all colour spaces.
  @Test(arguments: ["srgb", "extended-srgb", "extended-linear-srgb", "display-p3"])
  func colorSpaces(_ space: String) throws {
    let (value, findings) = try AssetFolder.color(
      #"{"color-space": "\#(space)", "components": {"red": "0.25", "green": "0.500", "blue": "1.000", "alpha": "0.75"}}"#
    )
    #expect(findings == [])
    let expected = try #require(ColorSet.Space(rawValue: space))
    #expect(value == .components(expected, red: 0.25, green: 0.5, blue: 1, alpha: 0.75))
  }

  @Test(arguments: ["gray-gamma-22", "extended-gray"]) func greys(_ space: String) throws {
    let (value, _) = try AssetFolder.color(
      #"{"color-space": "\#(space)", "components": {"white": "0.250", "alpha": "1.000"}}"#)
    let expected = try #require(ColorSet.Space(rawValue: space))
    #expect(value == .components(expected, red: 0.25, green: 0.25, blue: 0.25, alpha: 1))
  }

  /// The same colour in the three notations of components: #336699.
  @Test(arguments: [
    #""red": "0.200", "green": "0.400", "blue": "0.600""#, #""red": "0x33", "green": "0x66", "blue": "0x99""#,
    #""red": "51", "green": "102", "blue": "153""#, #""red": 0.2, "green": 0.4, "blue": 0.6"#,
  ]) func notations(_ components: String) throws {
    let (value, findings) = try AssetFolder.color(
      #"{"color-space": "srgb", "components": {\#(components), "alpha": 1}}"#)
    #expect(findings == [])
    guard case .components(.sRGB, let red, let green, let blue, let alpha) = value else {
      Issue.record("\(String(describing: value))")
      return
    }
    #expect([red, green, blue, alpha].map { ($0 * 255).rounded() } == [0x33, 0x66, 0x99, 255])
  }

  @Test func references() throws {
    let (value, findings) = try AssetFolder.color(#"{"platform": "ios", "reference": "systemBlueColor"}"#)
    #expect(value == .reference(platform: "ios", name: "systemBlueColor"))
    #expect(findings == [])
  }

  @Test func appearancesOfColors() throws {
    let folder = try AssetFolder([
      "A.xcassets/C.colorset/Contents.json": """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "0", "alpha": "1"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "srgb", "components": {"red": "255", "green": "255", "blue": "255", "alpha": "1"}}}
      ]}
      """
    ])
    let set = try #require(try folder.open().color(named: "C")?.set)
    var dark = AssetConditions()
    dark.isDark = true
    #expect(set.value(for: AssetConditions()) == .components(.sRGB, red: 0, green: 0, blue: 0, alpha: 1))
    #expect(set.value(for: dark) == .components(.sRGB, red: 1, green: 1, blue: 1, alpha: 1))
  }

  /// Data Set Type and Symbol Set Type.
  @Test func dataAndSymbols() throws {
    let folder = try AssetFolder([
      "A.xcassets/d.dataset/Contents.json":
        #"{"data": [{"idiom": "universal", "filename": "d.json", "universal-type-identifier": "public.json"}]}"#,
      "A.xcassets/d.dataset/d.json": "{}",
      "A.xcassets/s.symbolset/Contents.json": #"{"symbols": [{"idiom": "universal", "filename": "s.svg"}]}"#,
      "A.xcassets/s.symbolset/s.svg": "<svg/>",
    ])
    let bundle = try folder.open()
    let variant = try #require(bundle.data(named: "d")?.set?.variant(for: AssetConditions()))
    #expect(variant.typeIdentifier == "public.json")
    #expect(variant.file.shownPath.hasSuffix("A.xcassets/d.dataset/d.json"))
    #expect(bundle.symbol(named: "s")?.set?.variants.first?.file.kind == "svg")
    #expect(bundle.dataNames == ["d"])
    #expect(bundle.symbolNames == ["s"])
  }
}
