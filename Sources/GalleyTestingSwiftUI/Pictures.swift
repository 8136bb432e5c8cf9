public import Foundation
public import GalleyTesting
public import HeadlessSwiftUI
public import HeadlessUIKit

extension Snapshotting where Value: View, Format == UIImage {
  /// The view's picture, and the record of its layout, at its ideal size.
  public static var image: Snapshotting { .image() }

  /// The view's picture, and the record of its layout, under each configuration. On a device its hosting controller is the
  /// window's root controller.
  ///
  /// - Parameters:
  ///   - surfaces: what it is shown on.
  ///   - precision: the share of pixels that have to match: see `SnapshotTolerance`.
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
      tolerance: SnapshotTolerance(precision: precision, perceptualPrecision: perceptualPrecision), allowing: allowed)
  }

  /// The view's picture, and the record of its layout, under each configuration.
  public static func image(
    under configurations: SnapshotConfigurations, tolerance: SnapshotTolerance = .none,
    allowing allowed: [AllowedFinding] = []
  ) -> Snapshotting { .hosted(by: .image(under: configurations, tolerance: tolerance, allowing: allowed)) }

  /// The view's picture with traits, as calls of swift-snapshot-testing say it: see `image(on:)` for all sizes.
  ///
  /// - Parameters:
  ///   - precision: the share of pixels that have to match: see `SnapshotTolerance`.
  ///   - perceptualPrecision: how alike colours have to look to match.
  ///   - layout: what it is shown on.
  ///   - traits: text size, appearance, direction, contrast, weight of text and scale, as far as they are specified.
  public static func image(
    precision: Double? = nil, perceptualPrecision: Double? = nil, layout: SwiftUISnapshotLayout,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .hosted(
      by: .image(
        on: layout.surface, precision: precision, perceptualPrecision: perceptualPrecision, traits: traits))
  }

  /// VoiceOver's reading of the view, at its ideal size: the picture in grey, with a numbered outline for each
  /// accessibility element, and a legend.
  public static var accessibility: Snapshotting { .accessibility() }

  /// VoiceOver's reading of the view under each configuration. The legend has one size at all text sizes.
  ///
  /// - Parameters:
  ///   - surfaces: what it is shown on.
  ///   - categories: content size categories: `.all` are the twelve.
  ///   - appearances: light, dark, or both.
  ///   - directions: of the interface.
  ///   - locales: BCP 47 language tags.
  ///   - allowed: findings that are known.
  public static func accessibility(
    on surfaces: SnapshotSurface..., categories: ContentSizeCategories = [.large],
    appearances: [UIUserInterfaceStyle] = [.light], directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight],
    locales: [String] = ["en"], allowing allowed: [AllowedFinding] = []
  ) -> Snapshotting {
    .accessibility(
      under: SnapshotConfigurations(
        on: surfaces.isEmpty ? [.bounds] : surfaces, categories: categories, appearances: appearances,
        directions: directions, locales: locales),
      allowing: allowed)
  }

  /// VoiceOver's reading of the view under each configuration.
  public static func accessibility(
    under configurations: SnapshotConfigurations, allowing allowed: [AllowedFinding] = []
  ) -> Snapshotting { .hosted(by: .accessibility(under: configurations, allowing: allowed)) }
}

/// The surface that a view is shown on, as calls of swift-snapshot-testing say it.
public enum SwiftUISnapshotLayout: Hashable, Sendable {
  /// A device, or another surface.
  case device(config: SnapshotSurface)
  /// A width and a height in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// The view's ideal size.
  case sizeThatFits

  fileprivate var surface: SnapshotSurface {
    switch self {
    case .device(let surface): surface
    case .fixed(let width, let height): .size(width: width, height: height)
    case .sizeThatFits: .bounds
    }
  }
}
