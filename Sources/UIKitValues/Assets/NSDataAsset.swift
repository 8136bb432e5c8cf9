public import Foundation

/// A file of any kind in an asset catalogue.
open class NSDataAsset: NSObject {
  /// The name, as in the catalogue.
  public let name: String
  /// The file's bytes.
  public let data: Data
  /// The uniform type identifier; `public.data` if the catalogue has none.
  public let typeIdentifier: String

  /// The asset of a name in the main bundle; `nil` if there is none.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// The asset of a name in a bundle; `nil` if there is none.
  public init?(name: String, bundle: Bundle) {
    let environment = ViewEnvironment.current
    guard let found = environment.assets(of: bundle)?.data(named: name, under: .current) else { return nil }
    (self.name, data, typeIdentifier) = (name, found.contents, found.type)
    super.init()
  }
}
