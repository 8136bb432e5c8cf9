public import Foundation
import Synchronization

/// The fonts of one folder, opened as they are asked for, and a team's own font files: all that text is ever set in.
///
/// The folder's `manifest.json` names its families, what they are for, and the order in which they are asked for
/// characters that another font lacks. Files that are registered are found by name and family only. Fonts of the
/// operating system are never used.
public final class FontLibrary: Sendable {
  public let directory: URL
  let manifest: FontManifest
  private let systemFamily: FontManifest.Family
  /// A face that is known to open, for when another one does not.
  private let anchor: FontInstance
  let state: Mutex<State>

  struct State {
    /// Opened faces of the manifest, by PostScript name.
    var instances: [String: FontInstance] = [:]
    /// Faces of registered files, by PostScript name.
    var registered: [String: FontInstance] = [:]
    /// Variable fonts at other places than they were opened at.
    var placed: [Place: FontInstance] = [:]
    var cascades: [CascadeKey: FontCascade] = [:]
    /// Faces of the system font that were asked for, once each.
    var systemFonts: [SystemFace: FontInstance] = [:]
    var faults: [FontError] = []
    var failedFiles: Set<String> = []
  }

  struct CascadeKey: Hashable {
    var primary: FontInstance
    var weight: Int
    var italic: Bool
    var others: [FontInstance]
  }

  /// What a face of the system font is asked for by.
  struct SystemFace: Hashable {
    var weight: Int
    var italic: Bool
    var isDisplayCut: Bool
  }

  /// A face of a file at a place on its axes.
  struct Place: Hashable {
    var file: ObjectIdentifier
    var faceIndex: Int
    var variations: [FontVariation]

    /// - Parameter variations: a value for each of the font's axes.
    init(_ font: FontInstance, variations: [FontVariation]) {
      (file, faceIndex) = (ObjectIdentifier(font.file), font.faceIndex)
      self.variations = variations
    }
  }

  /// Reads the manifest of `directory` and opens the system font's regular face.
  ///
  /// - Throws: `FontError` for a missing or malformed manifest, or if that face does not open.
  public init(directory: URL) throws(FontError) {
    let manifest = try FontManifest.read(from: directory)
    let path = directory.appendingPathComponent(FontManifest.fileName).path
    guard let family = manifest.families.first(where: { $0.role == .system }),
      let regular = FontLibrary.closestFace(in: family.faces, weight: 400, italic: false)
    else { throw .noSystemFamily(path: path) }
    self.directory = directory
    self.manifest = manifest
    systemFamily = family
    anchor = try FontLibrary.open(regular, in: directory)
    state = Mutex(State(instances: [regular.postScriptName: anchor]))
  }

  /// Fonts of the folder that could not be opened when they were asked for. Text was set in another one.
  public var faults: [FontError] { state.withLock { $0.faults } }

  /// The size in points from which the system font's display cut is used: the middle of the range, 20 to 24, in which
  /// San Francisco's widths go over from one to the other.
  public static let displaySize = 22.0

  /// The system font's face closest to `weight` (100…900), in the cut for `size`.
  public func systemFont(weight: Int, italic: Bool, size: Double) -> FontInstance {
    let face = SystemFace(weight: weight, italic: italic, isDisplayCut: !(size < FontLibrary.displaySize))
    if let known = state.withLock({ $0.systemFonts[face] }) { return known }
    let font = systemFont(face)
    state.withLock { $0.systemFonts[face] = font }
    return font
  }

  private func systemFont(_ wanted: SystemFace) -> FontInstance {
    let cut: FontManifest.OpticalSize = wanted.isDisplayCut ? .display : .text
    let faces = systemFamily.faces.filter { $0.opticalSize == nil || $0.opticalSize == cut }
    return FontLibrary.closestFace(in: faces, weight: wanted.weight, italic: wanted.italic).map(instance) ?? anchor
  }

  /// The monospaced family's face closest to `weight`.
  public func monospacedFont(weight: Int) -> FontInstance {
    let faces = manifest.families.first { $0.role == .monospaced }?.faces ?? []
    return FontLibrary.closestFace(in: faces, weight: weight, italic: false).map(instance) ?? anchor
  }

  /// The fonts to set text in when `primary` is asked for: it first, then `others` in their order, then the fallbacks
  /// in faces close to `weight`.
  public func cascade(
    for primary: FontInstance, weight: Int = 400, italic: Bool = false, then others: [FontInstance] = []
  ) -> FontCascade {
    state.withLock { state in
      let key = CascadeKey(primary: primary, weight: weight, italic: italic, others: others)
      if let cascade = state.cascades[key] { return cascade }
      let cascade = FontCascade(
        primary: primary, fallbacks: others.map(asked(first:)) + fallbacks(weight: weight, italic: italic))
      state.cascades[key] = cascade
      return cascade
    }
  }

  /// A fallback that no other one comes before: it is said to be for every script and language that one is for.
  private func asked(first font: FontInstance) -> FontFallback {
    let scripts = manifest.families.flatMap { $0.scripts ?? [] }.filter { $0 != "Zsye" }
    return FontFallback(
      scripts: scripts + (font.traits.hasColor ? ["Zsye"] : []),
      languages: manifest.families.flatMap { $0.languages ?? [] }
    ) { font }
  }

  private func fallbacks(weight: Int, italic: Bool) -> [FontFallback] {
    let families = [systemFamily] + manifest.families.filter { $0.role == .fallback || $0.role == .symbols }
    return families.compactMap { family -> FontFallback? in
      let faces = family.faces.filter { $0.opticalSize != .display }
      guard let face = FontLibrary.closestFace(in: faces, weight: weight, italic: italic) else { return nil }
      return FontFallback(scripts: family.scripts ?? [], languages: family.languages ?? []) {
        [weak self] () -> FontInstance? in self?.openedInstance(of: face)
      }
    }
  }

  private func instance(of face: FontManifest.Face) -> FontInstance { openedInstance(of: face) ?? anchor }

  private func openedInstance(of face: FontManifest.Face) -> FontInstance? {
    state.withLock { state in openedInstance(of: face, &state) }
  }

  func openedInstance(of face: FontManifest.Face, _ state: inout State) -> FontInstance? {
    if let instance = state.instances[face.postScriptName] { return instance }
    if state.failedFiles.contains(face.file) { return nil }
    do throws(FontError) {
      let instance = try FontLibrary.open(face, in: directory)
      state.instances[face.postScriptName] = instance
      return instance
    } catch {
      state.failedFiles.insert(face.file)
      state.faults.append(error)
      return nil
    }
  }

  private static func open(_ face: FontManifest.Face, in directory: URL) throws(FontError) -> FontInstance {
    let file = try FontFile(path: directory.appendingPathComponent(face.file).path)
    let variations = (face.variations ?? [:]).sorted { $0.key < $1.key }.map(FontVariation.init)
    return try FontInstance(file: file, faceIndex: face.index ?? 0, variations: variations)
  }

  /// The face with the right slope, if there is one, whose weight is nearest; the lighter of two equally near ones.
  private static func closestFace(in faces: [FontManifest.Face], weight: Int, italic: Bool) -> FontManifest.Face? {
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
