import Foundation
public import HeadlessUIKit
import ViewRendering

extension Snapshotting where Value: SnapshotContent, Format == UIImage {
  /// VoiceOver's reading of the view, at its own size: the picture in grey, with a numbered outline for each
  /// accessibility element, and a legend with words, hints, actions and content.
  public static var accessibility: Snapshotting { .accessibility() }

  /// VoiceOver's reading of the view under each configuration: see ``accessibility``. The legend has one size at all
  /// text sizes.
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

  /// VoiceOver's reading of the view under each configuration: see ``accessibility``.
  public static func accessibility(
    under configurations: SnapshotConfigurations, allowing allowed: [AllowedFinding] = []
  ) -> Snapshotting {
    Snapshotting(
      .rendered(
        RenderedStrategy(
          configurations: configurations, tolerance: .none, allowed: allowed, content: .accessibility,
          view: Value.displayed)))
  }
}

extension Snapshotting where Value: SnapshotContent, Format == String {
  /// VoiceOver's reading of the view, at its own size: a line for each element, with its further offers below it, as in
  /// records.
  public static var spokenText: Snapshotting { .spokenText() }

  /// VoiceOver's reading of the view under each configuration, whose name stands above it.
  ///
  /// - Parameters:
  ///   - surfaces: what it is shown on.
  ///   - categories: content size categories: `.all` are the twelve.
  public static func spokenText(
    on surfaces: SnapshotSurface..., categories: ContentSizeCategories = [.large]
  ) -> Snapshotting {
    .spokenText(under: SnapshotConfigurations(on: surfaces.isEmpty ? [.bounds] : surfaces, categories: categories))
  }

  /// VoiceOver's reading of the view under each configuration, whose name stands above it.
  public static func spokenText(under configurations: SnapshotConfigurations) -> Snapshotting {
    .laidOutText(under: configurations) { recording, _ in recording.spokenText }
  }
}
