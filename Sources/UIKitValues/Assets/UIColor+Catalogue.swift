import AssetCatalogs
public import Foundation
import Synchronization

extension UIColor {
  /// The registered colours, by the names they have in asset catalogues.
  private static let registered = Mutex<[String: UIColor]>([:])

  /// Registers a colour under the name that it has in an asset catalogue, for `UIColor(named:)`; `nil` removes the
  /// registration. It applies to the whole process and to all bundles.
  ///
  /// ```swift
  /// UIColor.register(UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? .white : .black }), named: "Title")
  /// ```
  public static func register(_ color: UIColor?, named name: String) {
    registered.withLock { $0[name] = color }
  }

  /// The colour of a name in the main bundle; see `init(named:in:compatibleWith:)`.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour of a name: the one registered under it, for any bundle, or else that of a bundle's asset catalogues, by
  /// default the main one's. It adapts to the traits where it is used; `traitCollection` has no effect.
  ///
  /// Differs from UIKit: a name that is found nowhere is a fault, and gives `nil`.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let color = UIColor.known(name, in: bundle) else {
      UIKitFaults.note(assets: Self.message(about: name, in: ViewEnvironment.current.assets(of: bundle)))
      return nil
    }
    self.init(color)
  }

  /// The colour of a name in a bundle, as `init(named:in:compatibleWith:)` finds it; one that is found nowhere is not a
  /// fault.
  package static func known(_ name: String, in bundle: Bundle?) -> UIColor? {
    registered.withLock { $0[name] } ?? ViewEnvironment.current.assets(of: bundle)?.color(named: name)
  }

  private static func message(about name: String, in assets: NamedAssets?) -> String {
    let suggestion = assets?.bundle.suggestion(forColor: name).map { " Did you mean '\($0)'?" }
    return "UIColor(named: \"\(name)\"): no asset catalogue has a colour of this name."
      + (suggestion ?? " Name the folder of the app's assets, or register the colour with UIColor.register(_:named:).")
  }
}
