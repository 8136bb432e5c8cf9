import AssetCatalogs
public import Foundation
import Synchronization

extension Bundle {
  private static let moduleAssets = Mutex<[String: NamedAssets]>([:])

  /// Names the folder with the resources of a package's target, as they lie in its bundle on a device, and the folder of the
  /// target's sources, whose asset catalogues and pictures are that bundle's. It applies to the whole process.
  ///
  /// This is Galley's own method. The source tool writes it for a target's `Bundle.module`.
  ///
  /// - Returns: the bundle of the first folder.
  /// - Throws: an error that says why one of the folders cannot be read.
  public class func registerModule(at folder: URL, assets: URL) throws -> Bundle {
    guard let bundle = Bundle(path: folder.path) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: folder.path])
    }
    let assets = NamedAssets(try AssetBundle(folder: assets.path))
    moduleAssets.withLock { $0[bundle.bundlePath] = assets }
    return bundle
  }

  /// The assets of a target's bundle; nil for other bundles.
  var assetsOfModule: NamedAssets? {
    Self.moduleAssets.withLock { $0.isEmpty ? nil : $0[bundlePath] }
  }
}
