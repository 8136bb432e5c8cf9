public import Foundation
import Synchronization

/// The fonts of one folder, and a team's own font files: the only fonts that text is ever set in.
///
/// The folder's `manifest.json` lists its families, their roles, and the order in which they serve as fallbacks. A
/// team's own files take precedence when fonts are looked up by name and family: names are the team's. The system font,
/// the monospaced one and the fallbacks are always the folder's, whatever their names: they stand for those of the
/// platform. Fonts of the operating system are never used.
public final class FontLibrary: Sendable {
  let folder: FontFolder
  let state: Mutex<State>
  /// Fonts that could not be opened when needed, since the last `takeFaults()`.
  private let noted = FontFaults()

  struct State {
    /// A team's own fonts.
    var files: FontFiles
    /// Variable fonts at locations other than those they were opened at.
    var fontsByLocation: [Location: FontInstance] = [:]
    var cascades: [CascadeKey: FontCascade] = [:]
    /// The replacement advances of the system's fonts.
    var advances: [AdvancesKey: SubstituteAdvances] = [:]
    /// The fallbacks of cascades, shared by all cascades with the same ones.
    var fallbacks: [FallbacksKey: FontFallbacks] = [:]
    /// The opened system fonts.
    var systemFonts: [SystemFont: FontInstance] = [:]
  }

  struct CascadeKey: Hashable {
    var primary: FontInstance
    var advances: AdvanceTable?
    var fallbacks: FallbacksKey
  }

  struct AdvancesKey: Hashable {
    var font: FontInstance
    var table: AdvanceTable
  }

  struct FallbacksKey: Hashable {
    var weight: Int
    var italic: Bool
    var others: [FontInstance]
  }

  /// A request for a face of the system font.
  struct SystemFont: Hashable {
    var weight: Int
    var italic: Bool
    var isDisplayCut: Bool
  }

  /// A face of a file at a location on its axes.
  struct Location: Hashable {
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
  /// A face whose file has a SHA-256 in the manifest is opened only if the file matches.
  ///
  /// - Throws: `FontError` for a missing or malformed manifest, or if that face cannot be opened.
  public init(directory: URL) throws(FontError) {
    folder = try FontFolder(directory: directory)
    state = Mutex(State(files: FontFiles()))
  }

  /// The fonts of `other` with `files` taking precedence: they hide fonts of the same names in its folder and its own
  /// files. Fonts registered later with either library stay separate.
  public init(_ files: FontFiles, over other: FontLibrary) {
    var all = other.state.withLock { $0.files }
    all.merge(files)
    folder = other.folder
    state = Mutex(State(files: all))
    state.withLock { $0.keepLocations(of: all.all) }
  }

  /// The folder of the library's own fonts; a team's files may lie elsewhere.
  public var directory: URL { folder.directory }
  var manifest: FontManifest { folder.manifest }

  /// Fonts of the folder that could not be opened when needed, since the last call of `takeFaults()`. Text was set in
  /// other ones.
  public var faults: [FontError] { noted.all }

  /// Returns the faults since the last call. A font that is needed again later is reported again.
  package func takeFaults() -> [FontError] { noted.take() }

  /// The result of `work`, and the faults that it met itself; faults of other threads are not included, and are kept.
  package func collectingFaults<Value, Failure: Error>(
    of work: () throws(Failure) -> Value
  ) -> (result: Result<Value, Failure>, faults: [FontError]) {
    _ = noted.takeOfThisThread()
    let result: Result<Value, Failure>
    do { result = .success(try work()) } catch { result = .failure(error) }
    return (result, noted.takeOfThisThread())
  }

  /// Makes the fonts of a file available by name, taking precedence over those of the folder.
  ///
  /// All of them or none. Registering a file again, from the same path or as a copy, returns the existing fonts. The
  /// order in which files are registered does not matter.
  ///
  /// - Returns: the fonts in the file's order, the default location of a variable font before its named ones.
  /// - Throws: `FontError` for a file that cannot be used, or if another registered font has the name of one of its
  ///   fonts.
  @discardableResult
  public func register(_ url: URL) throws(FontError) -> [FontInstance] {
    try state.withLock { state throws(FontError) in
      let fonts = try state.files.add(url)
      state.keepLocations(of: fonts)
      return fonts
    }
  }

  /// The size in points from which the system font's display cut is used: the middle of the range, 20 to 24, in which
  /// San Francisco's widths change from one to the other.
  public static let displaySize = 22.0

  /// The system font's face closest to `weight` (100…900), in the cut for `size`.
  public func systemFont(weight: Int, italic: Bool, size: Double) -> FontInstance {
    let font = SystemFont(weight: weight, italic: italic, isDisplayCut: !(size < FontLibrary.displaySize))
    if let known = state.withLock({ $0.systemFonts[font] }) { return known }
    guard let opened = systemFace(font).flatMap(opened) else { return folder.anchor }
    state.withLock { $0.systemFonts[font] = opened }
    return opened
  }

  private func systemFace(_ wanted: SystemFont) -> FontManifest.Face? {
    let cut: FontManifest.OpticalSize = wanted.isDisplayCut ? .display : .text
    let all = (folder.systemFamily.systemFaces ?? []) + folder.systemFamily.faces
    let faces = all.filter { $0.opticalSize == nil || $0.opticalSize == cut }
    return FontFolder.closestFace(in: faces, weight: wanted.weight, italic: wanted.italic)
  }

  /// The monospaced family's face closest to `weight`.
  public func monospacedFont(weight: Int) -> FontInstance {
    let faces = manifest.families.first { $0.role == .monospaced }?.faces ?? []
    return FontFolder.closestFace(in: faces, weight: weight, italic: false).flatMap(opened) ?? folder.anchor
  }

  /// The fonts for setting text in `primary`: that font first, then `others` in their order, then the fallbacks in
  /// faces close to `weight`.
  public func cascade(
    for primary: FontInstance, weight: Int = 400, italic: Bool = false, then others: [FontInstance] = []
  ) -> FontCascade {
    cascade(for: primary, advances: nil, weight: weight, italic: italic, then: others)
  }

  /// The same, with replacement advances for the first font's glyphs.
  package func cascade(
    for primary: FontInstance, advances table: AdvanceTable?, weight: Int, italic: Bool, then others: [FontInstance]
  ) -> FontCascade {
    state.withLock { state in
      let own = FallbacksKey(weight: weight, italic: italic, others: others)
      let key = CascadeKey(primary: primary, advances: table, fallbacks: own)
      if let cascade = state.cascades[key] { return cascade }
      let fallbacks =
        state.fallbacks[own] ?? FontFallbacks(others.map(asked(first:)) + fallbacks(weight: weight, italic: italic))
      let advances = table.map { state.advances(of: primary, in: $0) }
      let cascade = FontCascade(primary: primary, fallbacks: fallbacks, faults: noted, advances: advances)
      state.fallbacks[own] = fallbacks
      state.cascades[key] = cascade
      return cascade
    }
  }

  /// A fallback that comes before all others, as it is declared for every script and language that any of them is for.
  private func asked(first font: FontInstance) -> FontFallback {
    let scripts = manifest.families.flatMap { $0.scripts ?? [] }.filter { $0 != "Zsye" }
    return FontFallback(
      scripts: scripts + (font.traits.hasColor ? ["Zsye"] : []),
      languages: manifest.families.flatMap { $0.languages ?? [] }
    ) { font }
  }

  private func fallbacks(weight: Int, italic: Bool) -> [FontFallback] {
    let roles: [FontManifest.Role] = [.fallback, .symbols, .emoji]
    let families = [folder.systemFamily] + manifest.families.filter { roles.contains($0.role) }
    return families.compactMap { family -> FontFallback? in
      let faces = family.faces.filter { $0.opticalSize != .display }
      guard let face = FontFolder.closestFace(in: faces, weight: weight, italic: italic) else { return nil }
      return FontFallback(scripts: family.scripts ?? [], languages: family.languages ?? []) {
        [folder, noted] () -> FontInstance? in folder.open(face).noting(in: noted)
      }
    }
  }

  /// Adds a fault of a file of the folder.
  func note(_ error: FontError) { noted.note(error) }

  /// A face of the folder; nil, and a fault, if it cannot be opened.
  func opened(_ face: FontManifest.Face) -> FontInstance? { folder.open(face).noting(in: noted) }
}

extension FontLibrary.State {
  /// Registers fonts at their original locations, so that a request for one of these returns the same font.
  fileprivate mutating func keepLocations(of fonts: [FontInstance]) {
    for font in fonts { fontsByLocation[FontLibrary.Location(font, variations: font.location)] = font }
  }

  fileprivate mutating func advances(of font: FontInstance, in table: AdvanceTable) -> SubstituteAdvances {
    let key = FontLibrary.AdvancesKey(font: font, table: table)
    if let known = advances[key] { return known }
    let made = SubstituteAdvances(of: font, in: table)
    advances[key] = made
    return made
  }
}

extension Result<FontInstance, FontError> {
  /// The font; nil if there is none, which is noted as a fault.
  fileprivate func noting(in faults: FontFaults) -> FontInstance? {
    switch self {
    case .success(let font): return font
    case .failure(let error):
      faults.note(error)
      return nil
    }
  }
}
