/// The names of a case, as reports print them: `cards/greeting/card-AX3@2x`.
///
/// Those of a case that cannot be read may be no part of a file's path; a `CaseIdentity` is made of names that can.
package struct CasePath: Hashable, Sendable {
  /// The file's path below the catalogue, without its extension.
  package var catalogueFile: String
  package var scene: String
  /// The configuration's part of the reference's name, such as `card-AX3-dark@2x`.
  package var configuration: String

  package init(catalogueFile: String, scene: String, configuration: String) {
    self.catalogueFile = catalogueFile
    self.scene = scene
    self.configuration = configuration
  }

  /// The path of the case's scene.
  var scenePath: String { "\(catalogueFile)/\(scene)" }
}

extension CasePath: CustomStringConvertible {
  package var description: String { "\(scenePath)/\(configuration)" }
}
