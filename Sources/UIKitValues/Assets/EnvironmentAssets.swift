import AssetCatalogs
package import Foundation
import Synchronization

/// The images and colours by name in an environment: those of the app's folder, and of bundles, each opened once.
final class EnvironmentAssets: Sendable {
  private struct Known {
    var ofApp: NamedAssets?
    var ofFolders: [String: NamedAssets?] = [:]
  }

  private let known = Mutex(Known())

  /// The assets of the app's folder; nil if none was named.
  var ofApp: NamedAssets? {
    get { known.withLock(\.ofApp) }
    set { known.withLock { $0.ofApp = newValue } }
  }

  /// The assets of a folder; nil if it cannot be opened.
  func assets(ofFolder folder: String) -> NamedAssets? {
    if let assets = known.withLock({ $0.ofFolders[folder] }) { return assets }
    let assets = (try? AssetBundle(folder: folder, searchesSubfolders: false)).map(NamedAssets.init)
    return known.withLock { known in
      if let earlier = known.ofFolders[folder] { return earlier }
      known.ofFolders[folder] = .some(assets)
      return assets
    }
  }
}

extension ViewEnvironment {
  private var assets: EnvironmentAssets { store.object { EnvironmentAssets() } }

  /// The images and colours of the app's folder, which stand for those of the main bundle; nil to read that.
  package var appAssets: NamedAssets? {
    get { assets.ofApp }
    set { assets.ofApp = newValue }
  }

  /// The assets of a bundle: of the main one, if the environment names the app's folder, those in that.
  package func assets(of bundle: Bundle?) -> NamedAssets? {
    if bundle == nil || bundle == .main, let appAssets { return appAssets }
    let bundle = bundle ?? .main
    return assets.assets(ofFolder: bundle.resourcePath ?? bundle.bundlePath)
  }
}
