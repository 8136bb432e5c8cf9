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
    Snapshotting(pathExtension: "txt", diffing: .lines) { content in
      try LaidOutText(configurations: configurations).text(of: content.snapshotView()) { Record.text(of: $0.layout) }
    }
  }

  /// The view and those in it, a line each: class, frame, and what is drawn of its text.
  public static var recursiveDescription: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { content in
      let view = try content.snapshotView()
      return try LaidOutText(configurations: SnapshotConfigurations()).text(of: view) { _ in
        RecursiveDescription.text(of: view)
      }
    }
  }
}

/// Text about a view that was laid out under each of several configurations.
struct LaidOutText {
  let configurations: SnapshotConfigurations

  /// - Throws: `SnapshotError` off the main actor, and what laying out throws.
  func text(of view: UIView, _ describe: @MainActor (ViewRecording) -> String) throws -> String {
    try MainActorCheck.require()
    return try withoutActuallyEscaping(describe) { describe in
      try MainActor.assumeIsolated { try isolatedText(of: view, describe) }
    }
  }

  @MainActor private func isolatedText(of view: UIView, _ describe: @MainActor (ViewRecording) -> String) throws
    -> String
  {
    try EarlierFaults.check()
    let all = try configurations.configurations { view.bounds.size }
    var earlier = EarlierView(view)
    let texts = try all.map { configuration in
      let recording = try ViewVerification.renderer.layOut(under: configuration) {
        earlier.follow(configuration, as: view)
        return view
      }
      let text = describe(recording)
      return all.count == 1 ? text : "\(configuration.slug)\n\(text)"
    }
    return texts.joined(separator: "\n\n")
  }
}
