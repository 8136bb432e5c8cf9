import CICU
import Synchronization

/// An ordered list of fonts to set text in: the one asked for, then its fallbacks.
///
/// Each grapheme cluster takes the first font that has all its characters; a space always takes the first of the list.
/// Before the others come the fallbacks made for the text's language, then those for the cluster's script.
public final class FontCascade: Sendable {
  /// The font asked for, which every cluster that it covers is set in, but for emoji. The metrics of a `TextFont` come
  /// from it, unless it is given others.
  public let primary: FontInstance
  let fallbacks: FontFallbacks
  /// The advances that the primary font's glyphs have in place of their own.
  let advances: SubstituteAdvances?
  private let faults: FontFaults
  /// The font that the primary one was compared with last.
  private let compared = Mutex<(primary: FontInstance, differences: CharacterCoverage?)?>(nil)

  /// - Parameter faults: where a fallback that does not open is noted.
  init(primary: FontInstance, fallbacks: FontFallbacks, faults: FontFaults, advances: SubstituteAdvances? = nil) {
    self.primary = primary
    self.fallbacks = fallbacks
    self.advances = advances
    self.faults = faults
  }

  /// Whether a font did not open since faults were last taken note of. What is set meanwhile is not kept: whoever asks
  /// for it later has to learn of the fault as well.
  var isAtFault: Bool { !faults.isEmpty }

  /// A cascade of exactly these fonts, whatever the script and language; `primary` is asked first.
  public convenience init(_ primary: FontInstance, then others: [FontInstance] = []) {
    self.init(
      primary: primary,
      fallbacks: FontFallbacks(others.map { font in FontFallback(scripts: [], languages: []) { font } }),
      faults: FontFaults())
  }

  /// Code units such that a text without them takes the same fonts from both cascades, but for the primary ones; nil where
  /// the others differ.
  func differences(from other: FontCascade) -> CharacterCoverage? {
    guard fallbacks === other.fallbacks else { return nil }
    return compared.withLock { compared in
      if let compared, compared.primary === other.primary { return compared.differences }
      let differences = primary.differences(from: other.primary)
      compared = (other.primary, differences)
      return differences
    }
  }

  /// A font for a cluster, and whether no font has its characters.
  typealias Choice = (font: FontInstance, isMissing: Bool)

  /// The font for one grapheme cluster: the first font, or the first of `others`, that has all its characters.
  ///
  /// A cluster that no font has takes the first font whose glyph for missing characters can be seen.
  /// - Parameter prefersFallbacks: The fallbacks made for the cluster's script are asked before the first font.
  func font(for cluster: ArraySlice<UInt16>, among others: [FontFallback], prefersFallbacks: Bool) -> Choice {
    if prefersFallbacks, let special = others.first, special.scripts.contains("Zsye"), let font = special.open(),
      font.coversAll(cluster)
    {
      return (font, false)
    }
    if primary.coversAll(cluster) { return (primary, false) }
    for fallback in others {
      if let font = fallback.open(), font.coversAll(cluster) { return (font, false) }
    }
    return (substitute(for: cluster, among: others.lazy.compactMap { $0.open() }), true)
  }

  /// The font for a cluster that none has.
  private func substitute(for cluster: ArraySlice<UInt16>, among others: some Sequence<FontInstance>) -> FontInstance {
    let base = cluster.firstScalar
    if primary.covers(base) { return primary }
    if let font = others.first(where: { $0.covers(base) }) { return font }
    return primary.hasVisibleNotdef ? primary : others.first(where: \.hasVisibleNotdef) ?? primary
  }
}

extension FontInstance {
  /// Whether the font has all characters of a cluster that can be seen.
  func coversAll(_ cluster: ArraySlice<UInt16>) -> Bool {
    cluster.allScalars { covers($0) || galley_is_default_ignorable($0.value) }
  }
}

extension FontCascade: Hashable {
  public static func == (left: FontCascade, right: FontCascade) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
