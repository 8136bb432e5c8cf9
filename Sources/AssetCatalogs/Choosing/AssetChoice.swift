/// The choice among the variants of an asset.
package enum AssetChoice {
  /// The variant that fits best; nil if all contradict the conditions.
  ///
  /// Apple says that it is the best match available, and not by which order. Here variants that contradict the
  /// conditions are left out. Of the others one that names a condition precedes one that leaves it open, in this order:
  /// idiom, language, direction, size classes, luminosity, contrast, gamut. Then the scale decides: the exact one, one for
  /// all scales, the next larger, the largest smaller. Of equals the first is chosen.
  ///
  /// - Parameters:
  ///   - qualifiers: the conditions of a variant.
  ///   - fitsAllScales: whether a variant without a scale is as good as the exact one, as a vector picture is, and not a
  ///     picture of one pixel per point.
  package static func best<Variant>(
    of variants: [Variant], for conditions: AssetConditions, qualifiers: (Variant) -> AssetQualifiers,
    fitsAllScales: (Variant) -> Bool
  ) -> Variant? {
    var best: (rank: [Double], variant: Variant)?
    for variant in variants {
      let qualifiers = qualifiers(variant)
      guard let fit = fit(qualifiers, conditions) else { continue }
      let rank = fit + scaleRank(qualifiers.scale, conditions.scale, fitsAll: fitsAllScales(variant))
      if let best, !best.rank.lexicographicallyPrecedes(rank) { continue }
      best = (rank, variant)
    }
    return best?.variant
  }

  /// A score for each condition other than the scale, the weightiest first; nil if one contradicts.
  private static func fit(_ slot: AssetQualifiers, _ wanted: AssetConditions) -> [Double]? {
    let direction: AssetQualifiers.Direction = wanted.isRightToLeft ? .rightToLeft : .leftToRight
    let luminosity: AssetQualifiers.Luminosity = wanted.isDark ? .dark : .light
    let ranks = [
      slot.idiom == .universal ? 0 : slot.idiom == wanted.idiom ? 1 : nil,
      language(slot.locale, wanted.languages),
      exact(slot.direction, direction),
      exact(slot.widthClass, wanted.widthClass),
      exact(slot.heightClass, wanted.heightClass),
      exact(slot.luminosity, luminosity),
      exact(slot.contrast, wanted.isHighContrast ? .high : nil),
      gamut(slot.gamut, wanted.gamut),
    ]
    let known = ranks.compactMap(\.self)
    return known.count == ranks.count ? known : nil
  }

  private static func exact<Value: Equatable>(_ slot: Value?, _ wanted: Value?) -> Double? {
    guard let slot else { return 0 }
    return slot == wanted ? 1 : nil
  }

  /// A picture in sRGB can be shown by every display, one in Display P3 by wide ones.
  private static func gamut(_ slot: AssetQualifiers.Gamut?, _ wanted: AssetQualifiers.Gamut) -> Double? {
    guard let slot else { return 0 }
    if slot == wanted { return 1 }
    return slot == .sRGB ? -1 : nil
  }

  private static func language(_ slot: String?, _ wanted: [String]) -> Double? {
    guard let slot else { return 0 }
    let tag = slot.lowercased().replacing("_", with: "-")
    return wanted.firstIndex { $0.lowercased() == tag }.map { Double(wanted.count - $0) }
  }

  private static func scaleRank(_ slot: Int?, _ wanted: Double, fitsAll: Bool) -> [Double] {
    guard slot != nil || !fitsAll else { return [3, 0] }
    let scale = Double(slot ?? 1)
    if scale == wanted { return [4, 0] }
    return scale > wanted ? [2, -scale] : [1, scale]
  }
}
