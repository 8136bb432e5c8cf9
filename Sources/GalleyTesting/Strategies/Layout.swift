import Foundation
public import HeadlessUIKit
import Snapshots
import ViewRendering

extension Snapshotting where Value: SnapshotContent, Format == String {
  /// The laid-out tree as records have it, at the view's own size: frames, and lines with their baselines.
  public static var layout: Snapshotting { .layout() }

  /// The laid-out tree as records have it, under each configuration, whose name stands above it.
  ///
  /// - Parameters:
  ///   - surfaces: what it is shown on.
  ///   - categories: content size categories: `.all` are the twelve.
  public static func layout(
    on surfaces: SnapshotSurface..., categories: ContentSizeCategories = [.large]
  ) -> Snapshotting {
    .layout(
      under: SnapshotConfigurations(on: surfaces.isEmpty ? [.bounds] : surfaces, categories: categories))
  }

  /// The laid-out tree as records have it, under each configuration, whose name stands above it.
  public static func layout(under configurations: SnapshotConfigurations) -> Snapshotting {
    .laidOutText(under: configurations) { recording, _ in Record.text(of: recording.layout) }
  }

  /// The view and those in it, a line each: class, frame, and what is drawn of its text.
  public static var recursiveDescription: Snapshotting {
    .laidOutText(under: SnapshotConfigurations()) { _, view in RecursiveDescription.text(of: view) }
  }
}

extension Snapshotting where Value: SnapshotContent, Format == String {
  /// Text about the view under each configuration, whose name stands above it if there are several.
  static func laidOutText(
    under configurations: SnapshotConfigurations, _ describe: @escaping @MainActor (ViewRecording, UIView) -> String
  ) -> Snapshotting {
    let text = LaidOutText(configurations: configurations, describe: describe)
    return Snapshotting(
      .file(FileStrategy(pathExtension: "txt", diffing: .lines) { value in try text.text(of: value) }))
  }
}

/// Text about a view that is laid out under each of several configurations.
private struct LaidOutText {
  let configurations: SnapshotConfigurations
  let describe: @MainActor (ViewRecording, UIView) -> String

  /// - Throws: `SnapshotError` off the main actor, and what making and laying out throws.
  func text<Value: SnapshotContent>(of value: () throws -> Value) throws -> String {
    try DisplayedView.withConfigurations(configurations, of: value, shownBy: Value.displayed) { displayed, all in
      try all.map { configuration in
        let text = try displayed.withLayout(under: configuration, describe)
        return all.count == 1 ? text : "\(configuration.slug)\n\(text)"
      }.joined(separator: "\n\n")
    }
  }
}
