import HeadlessUIKit
import Scenes
import ViewRendering

extension ViewRenderer {
  /// Lays a scene out. Errors have the scene's place.
  ///
  /// - Parameters:
  ///   - definition: the scene.
  ///   - configuration: the configuration to lay it out under.
  ///   - isSurvey: whether to note for each view what the rules of Dynamic Type need.
  func layOut(
    _ definition: SceneDefinition, under configuration: Configuration, isSurvey: Bool = false
  ) throws(SceneError) -> ViewRecording {
    do {
      return try layOut(
        under: configuration, showing: definition.shows, fonts: definition.fonts, isSurvey: isSurvey
      ) {
        try definition.makeView(for: configuration)
      }
    } catch {
      throw definition.placed(error)
    }
  }
}
