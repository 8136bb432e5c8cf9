import Exceptions
package import Foundation
import Raster
package import ViewDocuments
import ViewRendering

/// The inputs of a scene, as hashes: its views and settings, and the files that they use.
package struct SceneInputs {
  /// The views, with the templates that they are made from and the colours that they name.
  private let views: Hash128
  /// The hash of the displayed part, the tolerance, allowed findings, and the form of references.
  private let settings: Hash128
  /// The files of the scene's own fonts, in order.
  private let fonts: [String: Hash128]
  /// The file of styles, if the scene uses any.
  private let typography: Hash128?
  private let pictures: [String: Hash128]
  private let texts: [String: Hash128]
  /// Whether everything could be read and understood; otherwise equal inputs prove nothing.
  private let isComplete: Bool

  /// - Parameter files: the hashes of files, which scenes share.
  init(of scene: SceneDefinition, reading files: FileHashes) {
    var views = InputDigest(reading: files)
    scene.root.add(to: &views)
    var settings = InputDigest(reading: files)
    settings.add(partsOf: scene.shows)
    settings.add(partsOf: scene.references)
    settings.add(partsOf: scene.tolerance)
    settings.add(partsOf: scene.allowedFindings)
    settings.add(scene.files.fonts.count)
    for font in scene.files.fonts { settings.add(font.path) }
    let fonts = scene.files.fonts.map { ($0.path, files[$0.url.path]) }
    let typography = views.usesStyles ? scene.files.typography : nil
    self.views = views.hash
    self.settings = settings.hash
    self.fonts = Dictionary(fonts.compactMap { path, hash in hash.map { (path, $0) } }) { first, _ in first }
    self.typography = typography.flatMap { files[$0.url.path] }
    (pictures, texts) = (views.pictures, views.texts)
    // Other scenes and days are inputs, too, which are not in here.
    let isClosed = scene.counterparts.isEmpty && scene.exceptionsOfTests.allSatisfy { $0.terms.until == nil }
    isComplete =
      isClosed && views.isComplete && settings.isComplete && fonts.allSatisfy { $0.1 != nil }
      && (views.usesStyles ? self.typography != nil : true)
  }

  /// The first difference from the scene's inputs elsewhere, in words; nil if there is none.
  package func difference(from other: SceneInputs) -> String? {
    guard isComplete, other.isComplete else { return "not all inputs can be compared" }
    if views != other.views { return "the views changed" }
    if settings != other.settings { return "the settings changed" }
    if let path = Self.difference(fonts, other.fonts) { return "the font '\(path)' changed" }
    if let path = Self.difference(pictures, other.pictures) { return "the picture '\(path)' changed" }
    if let key = Self.difference(texts, other.texts) { return "the text '\(key)' changed" }
    return typography == other.typography ? nil : "the file of styles changed"
  }

  /// The first name with another hash on each side.
  private static func difference(_ one: [String: Hash128], _ other: [String: Hash128]) -> String? {
    Set(one.keys).union(other.keys).sorted().first { one[$0] != other[$0] }
  }
}

extension SceneDefinition {
  /// The inputs of the scene. Files are read.
  package func inputs(reading files: FileHashes) -> SceneInputs { SceneInputs(of: self, reading: files) }
}

extension SceneFile {
  /// The paths of the existing files that the file and its includes name.
  package var existingFiles: [String] { namedFiles.sorted().flatMap(ImageValue.files) }
}
