import HeadlessUIKit
import Scenes
import ViewRendering

extension ViewRenderer {
  /// Lays a scene out. What goes wrong has the scene's place.
  func layOut(_ definition: SceneDefinition, under configuration: Configuration) throws(SceneError) -> ViewRecording {
    do {
      return try layOut(under: configuration, showing: definition.shows, fonts: definition.fonts) {
        try definition.makeView(for: configuration)
      }
    } catch {
      throw definition.placed(error)
    }
  }
}
