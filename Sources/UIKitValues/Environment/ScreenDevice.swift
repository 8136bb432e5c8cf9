package import Foundation

/// The screen that a scene is rendered for, as reported by `UIScreen`, `UIDevice` and `UIApplication`.
package struct ScreenDevice: Hashable, Sendable {
  /// The size in points, in the device's orientation.
  package var size: CGSize
  package var safeAreaInsets: UIEdgeInsets
  /// The traits of the whole screen; `nil` for the current ones.
  package var traits: UITraitCollection?

  package init(size: CGSize, safeAreaInsets: UIEdgeInsets, traits: UITraitCollection?) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.traits = traits
  }

  /// An iPhone 8 held upright, the default screen (sizes: Human Interface Guidelines).
  package static let phone = ScreenDevice(
    size: CGSize(width: 375, height: 667), safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
    traits: nil)
}
