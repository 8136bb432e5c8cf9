import AssetCatalogs
import Foundation
import HeadlessUIKit
import Snapshots
import SourcePlaces
import Suggestions
import ViewDocuments

/// The folder of an app's assets that a catalogue file names: images and colours by their names.
struct SceneAssets {
  static let key = "assets"
  static let (nameKey, renderingModeKey, tintColorKey) = ("name", "renderingMode", "tintColor")
  static let imageKeys = [nameKey, renderingModeKey, tintColorKey]
  static let renderingModes: KeyValuePairs<String, UIImage.RenderingMode> = [
    "automatic": .automatic, "alwaysOriginal": .alwaysOriginal, "alwaysTemplate": .alwaysTemplate,
  ]

  let file: FilePath
  let place: SourcePlace
  /// The images and colours, for views that look them up themselves.
  let assets: NamedAssets

  /// Opens the folder. What is wrong with it is an error of whatever uses it.
  init(_ value: Value, in folder: URL) throws(SceneError) {
    file = try FilePath(value, in: folder, expected: "the path of a folder with asset catalogues") {
      FileKind(of: $0) == .folder
    }
    place = value.place
    do throws(AssetFinding) { assets = NamedAssets(try AssetBundle(folder: file.url.path)) } catch {
      throw value.error(.unusableAssets("\(error)"))
    }
  }

  /// The image of a name; nil if no catalogue has it.
  func image(named name: String) -> ImageValue? {
    guard assets.bundle.image(named: name) != nil || assets.bundle.symbol(named: name) != nil else { return nil }
    let image = ImageValue(named: name, in: assets)
    for file in image.files { NamedFiles.current?.add(URL(exactPath: file)) }
    return image
  }

  /// The name of an image that is close to a misspelled one.
  func suggestion(forImage name: String) -> String? { assets.bundle.suggestion(forImage: name) }

  /// The names of the colours.
  var colorNames: [String] { assets.bundle.colorNames }

  /// The colour of a name; nil if no catalogue has it. What is wrong with it is an error here.
  func color(named name: String, at value: Value) throws(SceneError) -> ColorValue? {
    guard let asset = assets.bundle.color(named: name) else { return nil }
    guard asset.findings.isEmpty, let set = asset.set else {
      throw value.error(.unusableAssets(asset.findings.map { "\($0)" }.joined(separator: " ")))
    }
    return .asset(set)
  }
}
