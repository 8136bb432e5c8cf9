import Drawing
import Foundation
public import HeadlessUIKit
import ViewRendering

extension Snapshotting where Value: SnapshotContent, Format == UIImage {
  /// The view's picture, and the record of its layout, at its own size.
  public static var image: Snapshotting { .image() }

  /// The view's picture, and the record of its layout, under each configuration. On a device a controller is the
  /// window's root controller, and a view that of a plain one.
  ///
  /// - Parameters:
  ///   - surfaces: what it is shown on.
  ///   - precision: the share of pixels that have to match: see ``SnapshotTolerance``.
  ///   - perceptualPrecision: how alike colours have to look to match.
  ///   - categories: content size categories: `.all` are the twelve.
  ///   - appearances: light, dark, or both.
  ///   - directions: of the interface.
  ///   - locales: BCP 47 language tags.
  ///   - allowed: findings that are known.
  public static func image(
    on surfaces: SnapshotSurface..., precision: Double? = nil, perceptualPrecision: Double? = nil,
    categories: ContentSizeCategories = [.large],
    appearances: [UIUserInterfaceStyle] = [.light], directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight],
    locales: [String] = ["en"], allowing allowed: [AllowedFinding] = []
  ) -> Snapshotting {
    .image(
      under: SnapshotConfigurations(
        on: surfaces.isEmpty ? [.bounds] : surfaces, categories: categories, appearances: appearances,
        directions: directions, locales: locales),
      tolerance: SnapshotTolerance(precision: precision, perceptualPrecision: perceptualPrecision),
      allowing: allowed)
  }

  /// The view's picture, and the record of its layout, under each configuration.
  public static func image(
    under configurations: SnapshotConfigurations, tolerance: SnapshotTolerance = .none,
    allowing allowed: [AllowedFinding] = []
  ) -> Snapshotting {
    Snapshotting(
      .rendered(
        RenderedStrategy(
          configurations: configurations, tolerance: tolerance, allowed: allowed, view: Value.displayed)))
  }
}
