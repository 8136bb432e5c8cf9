import HeadlessUIKit
import Scenes
import ViewRendering

extension ViewRenderer {
  /// Lays a scene out. What goes wrong has the scene's place.
  ///
  /// - Parameters:
  ///   - definition: the scene.
  ///   - configuration: what it is laid out under.
  ///   - isSurvey: whether what the laws of Dynamic Type ask is noted of each view.
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
