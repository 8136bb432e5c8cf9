public import Foundation
public import HeadlessUIKit

extension Snapshotting where Value: SnapshotContent, Format == UIImage {
  /// The view's picture at a size, with traits, as calls of swift-snapshot-testing say it: see `image(on:)` for all
  /// sizes.
  ///
  /// - Parameters:
  ///   - precision: the share of pixels that have to match: see ``SnapshotTolerance``.
  ///   - perceptualPrecision: how alike colours have to look to match.
  ///   - size: the view's size in points.
  ///   - traits: text size, appearance, direction, contrast, weight of text and scale, as far as they are specified.
  public static func image(
    precision: Double? = nil, perceptualPrecision: Double? = nil, size: CGSize,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(
      on: .size(width: size.width, height: size.height), precision: precision,
      perceptualPrecision: perceptualPrecision, traits: traits)
  }

  /// The view's picture at its own size or on a device, with traits, as calls of swift-snapshot-testing say it.
  ///
  /// - Parameters:
  ///   - surface: what it is shown on.
  ///   - precision: the share of pixels that have to match: see ``SnapshotTolerance``.
  ///   - perceptualPrecision: how alike colours have to look to match.
  ///   - traits: text size, appearance, direction, contrast, weight of text and scale, as far as they are specified.
  public static func image(
    on surface: SnapshotSurface = .bounds, precision: Double? = nil, perceptualPrecision: Double? = nil,
    traits: UITraitCollection
  ) -> Snapshotting {
    .image(
      under: SnapshotConfigurations(on: surface, traits: traits),
      tolerance: SnapshotTolerance(precision: precision, perceptualPrecision: perceptualPrecision))
  }
}

extension SnapshotConfigurations {
  /// The traits that a collection specifies, on one surface.
  fileprivate init(on surface: SnapshotSurface, traits: UITraitCollection) {
    self.init(on: [surface])
    if traits.preferredContentSizeCategory != .unspecified { categories = [traits.preferredContentSizeCategory] }
    if traits.userInterfaceStyle != .unspecified { appearances = [traits.userInterfaceStyle] }
    if traits.layoutDirection != .unspecified { directions = [traits.layoutDirection] }
    if traits.legibilityWeight != .unspecified { legibilityWeights = [traits.legibilityWeight] }
    if traits.accessibilityContrast != .unspecified { contrasts = [traits.accessibilityContrast] }
    if traits.displayScale != 0 { scales = [Int(exactly: traits.displayScale) ?? 0] }
    unusableTrait = traits.unusableTrait
  }
}

extension UITraitCollection {
  /// One that follows from what a view is shown on.
  fileprivate var unusableTrait: String? {
    if horizontalSizeClass != .unspecified { return "horizontalSizeClass" }
    if verticalSizeClass != .unspecified { return "verticalSizeClass" }
    return userInterfaceIdiom == .unspecified ? nil : "userInterfaceIdiom"
  }
}
