import AssetCatalogs
package import Foundation
import Synchronization

/// The bundles whose assets were looked up in an environment, each opened once.
final class OpenBundles: Sendable {
  private let known = Mutex<[String: NamedAssets?]>([:])

  /// The assets of a folder; nil if it cannot be opened.
  func assets(ofFolder folder: String) -> NamedAssets? {
    if let assets = known.withLock({ $0[folder] }) { return assets }
    let bundle = try? AssetBundle(folder: folder, searchesSubfolders: false)
    return known.withLock { known in
      if let assets = known[folder] { return assets }
      let assets = bundle.map(NamedAssets.init)
      known[folder] = .some(assets)
      return assets
    }
  }
}

extension ViewEnvironment {
  /// The assets of the app's folder, if one is named: by the environment, or else for the process.
  var namedAppAssets: NamedAssets? { appAssets ?? NamedAssets.registered.withLock { $0 } }

  /// The assets of a bundle: of the main one, if the app's folder is named, those in that.
  package func assets(of bundle: Bundle?) -> NamedAssets? {
    if bundle?.isApp ?? true, let assets = namedAppAssets { return assets }
    let bundle = bundle ?? .app
    return bundles.assets(ofFolder: bundle.resourcePath ?? bundle.bundlePath)
  }
}
