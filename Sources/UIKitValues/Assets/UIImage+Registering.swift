import AssetCatalogs
public import Foundation
import Synchronization

extension UIImage {
  /// Names the folder of an app whose images, colours, data and symbols `UIImage(named:)`, `UIColor(named:)`,
  /// `NSDataAsset(name:)` and `UIImage(systemName:)` find, in the place of the main bundle: a folder with asset catalogues
  /// (`.xcassets`) and files, at any depth. `nil` takes it back. It applies to the whole process.
  ///
  /// This is Galley's own method, as a test's main bundle is the test program's. A catalogue in YAML names the folder by
  /// `assets`, which comes first.
  ///
  /// - Throws: an error that says why the folder cannot be read.
  public class func registerAssets(at folder: URL?) throws {
    let assets = try folder.map { NamedAssets(try AssetBundle(folder: $0.path)) }
    NamedAssets.registered.withLock { $0 = assets }
  }
}
