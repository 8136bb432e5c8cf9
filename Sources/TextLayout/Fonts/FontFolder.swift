import Foundation
import Synchronization

/// The fonts of one folder, opened when they are needed.
///
/// The stand-ins for the platform's own fonts come only from here: the system font, the monospaced one, the fallbacks.
/// Libraries share a folder and its opened faces.
final class FontFolder: Sendable {
  let directory: URL
  let manifest: FontManifest
  let systemFamily: FontManifest.Family
  /// A face that is known to open, for use when another one does not.
  let anchor: FontInstance
  /// The faces that have been needed so far.
  private let opened: Mutex<[FontManifest.Face: Result<FontInstance, FontError>]>

  /// Reads the manifest of `directory` and opens the system font's regular face.
  ///
  /// - Throws: `FontError` for a missing or malformed manifest, or if that face does not open.
  init(directory: URL) throws(FontError) {
    let manifest = try FontManifest.read(from: directory)
    let path = directory.appendingPathComponent(FontManifest.fileName).relativePath
    guard let family = manifest.families.first(where: { $0.role == .system }),
      let regular = FontFolder.closestFace(in: family.faces, weight: 400, italic: false)
    else { throw .noSystemFamily(path: path) }
    self.directory = directory
    self.manifest = manifest
    systemFamily = family
    anchor = try FontFolder.open(regular, in: directory)
    opened = Mutex([regular: .success(anchor)])
  }

  /// A face, opened on first use; an error is returned for that and every later use.
  func open(_ face: FontManifest.Face) -> Result<FontInstance, FontError> {
    opened.withLock { opened in
      if let known = opened[face] { return known }
      let standsForEmoji = manifest.families.contains { $0.role == .emoji && $0.faces.contains(face) }
      let result = Result { () throws(FontError) in
        try FontFolder.open(face, standsForEmoji: standsForEmoji, in: directory)
      }
      opened[face] = result
      return result
    }
  }

  /// The face with this PostScript name.
  func face(named name: String) -> FontManifest.Face? {
    manifest.textFamilies.lazy.flatMap(\.faces).first { $0.postScriptName == name }
  }

  private static func open(
    _ face: FontManifest.Face, standsForEmoji: Bool = false, in directory: URL
  ) throws(FontError) -> FontInstance {
    let url = directory.appendingPathComponent(face.file)
    let file = try FontFile(path: url.path, name: url.relativePath, sha256: face.sha256)
    let variations = (face.variations ?? [:]).sorted { $0.key < $1.key }.map(FontVariation.init)
    return try FontInstance(
      file: file, faceIndex: face.index ?? 0, variations: variations, standsForEmoji: standsForEmoji)
  }

  /// The face with the right slope, if there is one, and the nearest weight; the lighter of two equally near ones.
  static func closestFace(in faces: [FontManifest.Face], weight: Int, italic: Bool) -> FontManifest.Face? {
    let sloped = faces.filter { $0.italic == italic }
    return (sloped.isEmpty ? faces : sloped).min {
      (abs($0.weight - weight), $0.weight) < (abs($1.weight - weight), $1.weight)
    }
  }
}

extension FontVariation {
  fileprivate init(_ element: (key: String, value: Double)) {
    self.init(tag: element.key, value: element.value)
  }
}
