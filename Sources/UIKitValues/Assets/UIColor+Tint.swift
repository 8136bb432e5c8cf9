import Foundation

extension UIColor {
  /// The tint colour of an app that sets none: the accent colour of its asset catalogue that its information property list
  /// names, or else `systemBlue`. Differs from UIKit: a view's own tint does not replace it.
  public class var tintColor: UIColor {
    guard let name = Bundle.appAccentColorName, let assets = ViewEnvironment.current.assets(of: nil) else {
      return .systemBlue
    }
    // Xcode's templates name a set that has no colour yet.
    return assets.hasColor(named: name) ? assets.color(named: name) ?? .systemBlue : .systemBlue
  }
}
