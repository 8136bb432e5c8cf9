import AssetCatalogs
package import Foundation
import LocalizedStrings
import Synchronization

/// The bundles whose assets and strings were looked up, each opened once, and the images that were read. Environments of
/// one run share them.
final class OpenBundles: Sendable {
  /// The images that were read from files, in bundles or elsewhere.
  let images = KnownImages()
  private let known = Mutex<[String: NamedAssets?]>([:])
  private let strings = Mutex<[String: Result<StringsCatalog, StringsError>]>([:])
  /// The bundle that was last asked for strings, with its folder: Foundation makes a URL each time.
  private let last = Mutex<(bundle: Bundle, folder: String)?>(nil)

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

  /// The strings of a bundle's folder.
  func strings(of bundle: Bundle) throws(StringsError) -> StringsCatalog {
    let folder = folder(of: bundle)
    return try strings.withLock { strings in
      if let result = strings[folder] { return result }
      let result = Result { () throws(StringsError) in
        try StringsCatalog(
          contentsOf: bundle.resourceURL ?? bundle.bundleURL,
          language: Self.developmentLanguage(of: bundle))
      }
      strings[folder] = result
      return result
    }.get()
  }

  /// The language of files in `Base.lproj`; `nil` if the bundle names none, or by a name or setting (`English`), as old
  /// projects do.
  private static func developmentLanguage(of bundle: Bundle) -> String? {
    let region = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
    return region.flatMap { Locale.Language(identifier: $0).languageCode?.isISOLanguage == true ? $0 : nil }
  }

  private func folder(of bundle: Bundle) -> String {
    last.withLock { last in
      if let last, last.bundle === bundle { return last.folder }
      let folder = (bundle.resourceURL ?? bundle.bundleURL).path
      last = (bundle, folder)
      return folder
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
    if let assets = bundle.assetsOfModule { return assets }
    return bundles.assets(ofFolder: bundle.resourcePath ?? bundle.bundlePath)
  }
}
