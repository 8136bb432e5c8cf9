import CICU
import Synchronization

/// An ordered list of fonts for setting text: the requested font, then its fallbacks.
///
/// Each grapheme cluster uses the first font that has all its characters; a space always uses the first of the list.
/// Fallbacks for the text's language come first, then those for the cluster's script, then the others.
public final class FontCascade: Sendable {
  /// The requested font, which is used for every cluster that it covers, except for emoji. The metrics of a `TextFont`
  /// are its metrics by default.
  public let primary: FontInstance
  let fallbacks: FontFallbacks
  /// The advances that replace those of the primary font's glyphs.
  let advances: SubstituteAdvances?
  private let faults: FontFaults
  /// The font that the primary one was last compared with.
  private let compared = Mutex<(primary: FontInstance, differences: CharacterCoverage?)?>(nil)

  /// - Parameter faults: collects fallbacks that cannot be opened.
  init(primary: FontInstance, fallbacks: FontFallbacks, faults: FontFaults, advances: SubstituteAdvances? = nil) {
    self.primary = primary
    self.fallbacks = fallbacks
    self.advances = advances
    self.faults = faults
  }

  /// Whether a font could not be opened since faults were last collected. Text set meanwhile is not cached: whoever
  /// sets it later has to learn of the fault, too.
  var isAtFault: Bool { !faults.isEmpty }

  /// A cascade of exactly these fonts, whatever the script and language, with `primary` first.
  public convenience init(_ primary: FontInstance, then others: [FontInstance] = []) {
    self.init(
      primary: primary,
      fallbacks: FontFallbacks(others.map { font in FontFallback(scripts: [], languages: []) { font } }),
      faults: FontFaults())
  }

  /// Code units such that text without them uses the same fonts from both cascades, apart from the primary ones; nil if
  /// the other fonts differ.
  func differences(from other: FontCascade) -> CharacterCoverage? {
    guard fallbacks === other.fallbacks else { return nil }
    return compared.withLock { compared in
      if let compared, compared.primary === other.primary { return compared.differences }
      let differences = primary.differences(from: other.primary)
      compared = (other.primary, differences)
      return differences
    }
  }

  /// The font for a cluster, and whether no font has its characters.
  typealias Choice = (font: FontInstance, isMissing: Bool)

  /// The font for one grapheme cluster: the first font, or the first of `others`, that has all its characters.
  ///
  /// A cluster that no font has uses the first font whose glyph for missing characters is visible.
  /// - Parameter prefersFallbacks: The fallbacks made for the cluster's script come before the first font.
  func font(for cluster: ArraySlice<UInt16>, among others: [FontFallback], prefersFallbacks: Bool) -> Choice {
    if prefersFallbacks {
      for special in others.prefix(while: { $0.scripts.contains("Zsye") }) {
        if let font = special.open(), font.coversAll(cluster) { return (font, false) }
      }
    }
    if primary.coversAll(cluster) { return (primary, false) }
    for fallback in others {
      if let font = fallback.open(), font.coversAll(cluster) { return (font, false) }
    }
    return (substitute(for: cluster, among: others.lazy.compactMap { $0.open() }), true)
  }

  /// The font for a cluster that no font has.
  private func substitute(for cluster: ArraySlice<UInt16>, among others: some Sequence<FontInstance>) -> FontInstance {
    let base = cluster.firstScalar
    if primary.covers(base) { return primary }
    if let font = others.first(where: { $0.covers(base) }) { return font }
    return primary.hasVisibleNotdef ? primary : others.first(where: \.hasVisibleNotdef) ?? primary
  }
}

extension FontInstance {
  /// Whether the font has all visible characters of a cluster.
  func coversAll(_ cluster: ArraySlice<UInt16>) -> Bool {
    cluster.allScalars { covers($0) || galley_is_default_ignorable($0.value) }
  }
}

extension FontCascade: Hashable {
  public static func == (left: FontCascade, right: FontCascade) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
