import Foundation

extension UIColor {
  /// A fault, and a colour that paints nothing: patterns are not supported.
  public convenience init(patternImage image: UIImage) {
    UIKitFaults.unsupported(
      "UIColor(patternImage:)", instead: "A resizable image in an image view is tiled.")
    self.init(white: 0, alpha: 0)
  }
}
