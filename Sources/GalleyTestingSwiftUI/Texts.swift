public import GalleyTesting
public import HeadlessSwiftUI
public import HeadlessUIKit

extension Snapshotting where Value: View, Format == String {
  /// The laid-out tree as records have it, at the view's ideal size: SwiftUI's names, frames, and lines with their
  /// baselines.
  public static var layout: Snapshotting { .layout() }

  /// The laid-out tree as records have it, under each configuration, whose name stands above it.
  ///
  /// - Parameters:
  ///   - surfaces: what it is shown on.
  ///   - categories: content size categories: `.all` are the twelve.
  public static func layout(
    on surfaces: SnapshotSurface..., categories: ContentSizeCategories = [.large]
  ) -> Snapshotting {
    .layout(under: SnapshotConfigurations(on: surfaces.isEmpty ? [.bounds] : surfaces, categories: categories))
  }

  /// The laid-out tree as records have it, under each configuration, whose name stands above it.
  public static func layout(under configurations: SnapshotConfigurations) -> Snapshotting {
    .hosted(by: .layout(under: configurations))
  }

  /// VoiceOver's reading of the view, at its ideal size: a line for each element.
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
    .hosted(by: .spokenText(under: configurations))
  }
}
