public import Foundation

/// The superclass that an app's class of bundles has here: on Linux nothing can inherit from `Bundle`.
///
/// This is Galley's own class, which the source tool writes. Its objects answer as the app's bundle does. The app's bundle is
/// not of such a class: what an override looks up elsewhere is not seen.
open class SubclassedBundle: NSObject {
  private let bundle: Bundle?

  /// Creates one of the app's bundle.
  public override init() {
    bundle = nil
    super.init()
  }

  /// Creates one of a folder; `nil` without it.
  public init?(path: String) {
    guard let bundle = Bundle(path: path) else { return nil }
    self.bundle = bundle
    super.init()
  }

  /// Creates one of a folder; `nil` without it.
  public convenience init?(url: URL) { self.init(path: url.path) }

  private final var current: Bundle { bundle ?? .app }

  /// The text for a key.
  open func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    current.localizedString(forKey: key, value: value, table: tableName)
  }
  /// The path of a file.
  open func path(forResource name: String?, ofType ext: String?) -> String? {
    current.path(forResource: name, ofType: ext)
  }
  /// The path of a file in a folder.
  open func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String? {
    current.path(forResource: name, ofType: ext, inDirectory: subpath)
  }
  /// The address of a file.
  open func url(forResource name: String?, withExtension ext: String?) -> URL? {
    current.url(forResource: name, withExtension: ext)
  }
  /// The value of a key in the information property list.
  open func object(forInfoDictionaryKey key: String) -> Any? { current.object(forInfoDictionaryKey: key) }
  /// The information property list.
  open var infoDictionary: [String: Any]? { current.infoDictionary }
  /// The identifier.
  open var bundleIdentifier: String? { current.bundleIdentifier }
  /// The path of the folder.
  open var bundlePath: String { current.bundlePath }
  /// The address of the folder.
  open var bundleURL: URL { current.bundleURL }
  /// The languages of the texts.
  open var localizations: [String] { current.localizations }
  /// The languages of the texts that are shown.
  open var preferredLocalizations: [String] { current.preferredLocalizations }
}
