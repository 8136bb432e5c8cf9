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

  /// The colour registered under a name. Differs from UIKit: asset catalogues are not read, so a name that was not
  /// registered is a fault and gives `nil`.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour registered under a name, for any bundle. It adapts to the traits where it is used; `traitCollection`
  /// has no effect.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let color = UIColor.registered.withLock({ $0[name] }) else {
      UIKitFaults.unsupported(
        "UIColor(named: \"\(name)\")",
        instead: "Asset catalogues are not read. Register the colour with UIColor.register(_:named:).")
      return nil
    }
    self.init(color)
  }
}
