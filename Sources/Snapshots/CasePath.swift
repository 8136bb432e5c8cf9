/// The names of a case, as reports print them: `cards/greeting/card-AX3@2x`.
///
/// Those of a case that cannot be read may be no part of a file's path; a `CaseIdentity` is made of names that can.
package struct CasePath: Hashable, Sendable {
  /// The folder of references that the case is of, where a run has cases of several: that of tests. Nil for a catalogue's.
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

  /// The path in the folder of references, as a reference is called.
  var inReferences: String { "\(catalogueFile)/\(scene)/\(configuration)" }
}

extension CasePath: CustomStringConvertible {
  package var description: String { "\(scenePath)/\(configuration)" }
}
