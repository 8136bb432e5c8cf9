package import HeadlessUIKit
package import Snapshots
import SourcePlaces
package import ViewRendering

extension SceneDefinition: CaseSubject {
  /// Lays the scene out. What goes wrong has the scene's place.
  package func layOut(
    under configuration: Configuration, isSurvey: Bool, by renderer: ViewRenderer
  ) throws(SceneError) -> ViewRecording {
    do {
      return try renderer.layOut(under: configuration, showing: shows, fonts: fonts, isSurvey: isSurvey) {
        try makeView(for: configuration)
      }
    } catch {
      throw placed(error)
    }
  }

  package func located(_ error: any Error) -> any Error { placed(error) }
}

extension SceneCase {
  package var casePath: CasePath { CasePath(catalogueFile: file, scene: scene, configuration: configurationName) }

  /// The case for the driver.
  ///
  /// - Throws: the mistake in the scene, or `CaseIdentityError` for names that are no part of a path.
  package func subjectCase() throws -> SubjectCase {
    let definition = try definition.get()
    guard let configuration else { preconditionFailure("\(casePath) has no configuration") }
    let identity = try CaseIdentity(catalogueFile: file, scene: scene, configuration: configuration.slug)
    return SubjectCase(identity, definition, under: configuration)
  }

  /// What the case is called in another process, which reads the catalogue for itself.
  package var name: CaseName { CaseName(file: place.file, scene: scene, configuration: configurationName) }
}

/// What tells a case from all others of a catalogue: the file with its extension, the scene, and the configuration as
/// references are called.
package struct CaseName: Hashable, Sendable {
  package let file: String
  package let scene: String
  package let configuration: String

  package init(file: String, scene: String, configuration: String) {
    (self.file, self.scene, self.configuration) = (file, scene, configuration)
  }
}
