public import Foundation
import Synchronization

extension UIColor {
  /// The colours that stand for those of asset catalogues, by name.
  private static let registered = Mutex<[String: UIColor]>([:])

  /// Makes a colour known under a name that an asset catalogue has, for `UIColor(named:)`; nil takes it back. It counts for
  /// the whole process, and for every bundle.
  ///
  /// ```swift
  /// UIColor.register(UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? .white : .black }), named: "Title")
  /// ```
  public static func register(_ color: UIColor?, named name: String) {
    registered.withLock { $0[name] = color }
  }

  /// The colour that is registered under a name. Differs from UIKit: asset catalogues are not read, so that a name nobody
  /// has registered is a fault, and nil.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour that is registered under a name, in whichever bundle; it follows the traits where it is used.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let color = UIColor.registered.withLock({ $0[name] }) else {
      UIKitFaults.unsupported(
        "UIColor(named: \"\(name)\")",
        instead: "Asset catalogues are not read: UIColor.register(_:named:) says which colour it is.")
      return nil
    }
    self.init(color)
  }
}
