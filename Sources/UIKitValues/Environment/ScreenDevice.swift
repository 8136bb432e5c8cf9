package import Foundation

/// The screen a scene is rendered for: what `UIScreen`, `UIDevice` and `UIApplication` answer from.
package struct ScreenDevice: Hashable, Sendable {
  /// In points, as the device is held.
  package var size: CGSize
  package var safeAreaInsets: UIEdgeInsets
  /// The traits of the whole screen; nil: the current ones.
  package var traits: UITraitCollection?

  package init(size: CGSize, safeAreaInsets: UIEdgeInsets, traits: UITraitCollection?) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.traits = traits
  }

  /// An iPhone 8 held upright, as which a screen counts until another is set (sizes: Human Interface Guidelines).
  package static let phone = ScreenDevice(
    size: CGSize(width: 375, height: 667), safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
    traits: nil)
}
