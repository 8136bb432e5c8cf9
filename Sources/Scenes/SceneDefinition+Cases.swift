package import HeadlessUIKit
package import Snapshots
import SourcePlaces
import ViewDocuments
package import ViewRendering

extension SceneDefinition: CaseSubject {
  /// Lays the scene out. Errors have the scene's place.
  package func layOut(
    under configuration: Configuration, isSurvey: Bool, by renderer: ViewRenderer
  ) throws(SceneError) -> ViewRecording {
    try layOut(under: configuration, isSurvey: isSurvey, by: renderer) { _ in }
  }

  /// Lays the scene out, and gives the view to `inspect` while it is in its environment and window.
  @MainActor package func layOut(
    under configuration: Configuration, isSurvey: Bool, by renderer: ViewRenderer, inspect: (UIView) -> Void
  ) throws(SceneError) -> ViewRecording {
    // Views do not keep their controllers alive.
    var root: BuiltRoot?
    defer { withExtendedLifetime(root) {} }
    do {
      return try renderer.layOut(
        under: configuration, showing: shows, fonts: fonts, isSurvey: isSurvey, isSpoken: true,
        inspect: inspect
      ) {
        let made = try makeRoot(for: configuration)
        root = made
        return made.view
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
  /// - Throws: the error in the scene, or `CaseIdentityError` for a name that cannot be part of a path.
  package func subjectCase() throws -> SubjectCase {
    let definition = try definition.get()
    guard let configuration else { preconditionFailure("\(casePath) has no configuration") }
    let identity = try CaseIdentity(catalogueFile: file, scene: scene, configuration: configurationName)
    return SubjectCase(identity, definition, under: configuration)
  }

  /// The case's name in another process that reads the catalogue itself.
  package var name: CaseName { name(ofScene: scene) }

  /// The name of another scene's case in the same file, under the same configuration.
  package func name(ofScene other: String) -> CaseName {
    CaseName(file: place.file, scene: other, configuration: configurationName)
  }
}

/// The identity of a case within a catalogue: the file with its extension, the scene, and the name of the configuration
/// as in references.
package struct CaseName: Hashable, Sendable {
  package let file: String
  package let scene: String
  package let configuration: String

  package init(file: String, scene: String, configuration: String) {
    (self.file, self.scene, self.configuration) = (file, scene, configuration)
  }
}
