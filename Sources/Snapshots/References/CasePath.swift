/// The names of a case, as reports print them: `cards/greeting/card-AX3@2x`.
///
/// A case that could not be read may have names that are not parts of a file's path; those of a `CaseIdentity` always
/// are.
package struct CasePath: Hashable, Sendable {
  /// The folder that has the case's reference, in a run of tests, which has several such folders; nil for a catalogue's
  /// case.
  package var references: String?
  /// The file's path below the catalogue, without its extension.
  package var catalogueFile: String
  package var scene: String
  /// The configuration's part of the reference's name, such as `card-AX3-dark@2x`.
  package var configuration: String

  package init(references: String? = nil, catalogueFile: String, scene: String, configuration: String) {
    self.references = references
    self.catalogueFile = catalogueFile
    self.scene = scene
    self.configuration = configuration
  }

  /// The path of the case's scene.
  package var scenePath: String { (references.map { "\($0)/" } ?? "") + "\(catalogueFile)/\(scene)" }

  /// The reference's path below the folder of references.
  var inReferences: String { "\(catalogueFile)/\(scene)/\(configuration)" }
}

extension CasePath: CustomStringConvertible {
  package var description: String { "\(scenePath)/\(configuration)" }
}
