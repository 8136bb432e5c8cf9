/// A colour in CIE L\*a\*b\*, relative to the white of sRGB (D65).
package struct LabColor: Sendable, Equatable {
  package var lightness: Double
  /// The position between green and red.
  package var a: Double
  /// The position between blue and yellow.
  package var b: Double

  package init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  /// The perceived difference from another colour: ΔE\*94 with the weights for graphic arts (CIE 116-1995).
  ///
  /// Black and white have a difference of 100; 1 is about what an eye can notice. Chroma and hue weigh less the more
  /// saturated this colour is, which is the standard: swapping the two colours may give another difference.
  package func difference(to sample: LabColor) -> Double {
    let (chroma, otherChroma) = (self.chroma, sample.chroma)
    let (lightnesses, chromas) = (lightness - sample.lightness, chroma - otherChroma)
    let (redness, yellowness) = (a - sample.a, b - sample.b)
    // The part that neither lightness nor chroma explains; rounding may make it negative.
    let squaredHues = max(0, redness * redness + yellowness * yellowness - chromas * chromas)
    // k_L = 1, K_1 = 0.045, K_2 = 0.015.
    let (chromaWeight, hueWeight) = (1 + 0.045 * chroma, 1 + 0.015 * chroma)
    let parts = (lightnesses * lightnesses, chromas / chromaWeight, squaredHues / (hueWeight * hueWeight))
    return (parts.0 + parts.1 * parts.1 + parts.2).squareRoot()
  }

  private var chroma: Double { (a * a + b * b).squareRoot() }
}
