/// The way in which a group's picture is combined with what has been painted below it. Raw values are those of
/// `CGBlendMode`.
///
/// The modes up to `luminosity` are those of PDF (PDF 32000-1, §11.3.5), those from `clear` the operators of Porter and
/// Duff. `clear`, `copy`, `sourceIn`, `sourceOut`, `destinationIn` and `destinationAtop` change also what lies under the
/// transparent parts of what the group paints, but nothing outside of its shapes.
package enum BlendMode: UInt8, CaseIterable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
    exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop,
    xor
  /// The sum of source S and destination D with their darknesses added: max(0, S + D - 1), for opaque ones.
  case plusDarker
  /// The sum of both: min(1, S + D).
  case plusLighter
}
