/// A colour in CIE L\*a\*b\*, under the white of sRGB (D65).
package struct LabColor: Sendable, Equatable {
  package var lightness: Double
  /// From green to red.
  package var a: Double
  /// From blue to yellow.
  package var b: Double

  package init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  /// How different another colour looks: ΔE\*94 with the weights of graphic arts (CIE 116-1995).
  ///
  /// Black and white are 100 apart; 1 is about what an eye can tell. Chroma and hue weigh less the stronger the colour,
  /// which is this one, the standard: seen from the other, the difference may be another.
  package func difference(to sample: LabColor) -> Double {
    let (chroma, otherChroma) = (self.chroma, sample.chroma)
    let (lightnesses, chromas) = (lightness - sample.lightness, chroma - otherChroma)
    let (redness, yellowness) = (a - sample.a, b - sample.b)
    // What neither lightness nor chroma explains; rounding may take it below zero.
    let squaredHues = max(0, redness * redness + yellowness * yellowness - chromas * chromas)
    // k_L = 1, K_1 = 0.045, K_2 = 0.015.
    let (chromaWeight, hueWeight) = (1 + 0.045 * chroma, 1 + 0.015 * chroma)
    let parts = (lightnesses * lightnesses, chromas / chromaWeight, squaredHues / (hueWeight * hueWeight))
    return (parts.0 + parts.1 * parts.1 + parts.2).squareRoot()
  }

  private var chroma: Double { (a * a + b * b).squareRoot() }
}
