public import UIKit

extension UIColor {
  /// The colour for filters.
  public var ciColor: CIColor { CIColor(color: self) }

  /// Creates a colour of one for filters.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
}
