/// The variants of a colour in a catalogue.
package struct ColorSet: Hashable, Sendable {
  package enum Space: String, Hashable, Sendable, CaseIterable {
    case sRGB = "srgb"
    case extendedSRGB = "extended-srgb"
    case extendedLinearSRGB = "extended-linear-srgb"
    case displayP3 = "display-p3"
    case gray = "gray-gamma-22"
    case extendedGray = "extended-gray"

    var isGray: Bool { self == .gray || self == .extendedGray }
  }

  package enum Value: Hashable, Sendable {
    /// Components as written, 0...1 where the space is not extended. Grey has three equal ones.
    case components(Space, red: Double, green: Double, blue: Double, alpha: Double)
    /// A colour of the system: `systemBlueColor`.
    case reference(platform: String?, name: String)
  }

  package struct Variant: Hashable, Sendable {
    package var qualifiers: AssetQualifiers
    package var value: Value
  }

  package var name: String
  package var variants: [Variant]

  /// The colour for the conditions; nil if there is none.
  package func value(for conditions: AssetConditions) -> Value? {
    AssetChoice.best(of: variants, for: conditions, qualifiers: \.qualifiers, fitsAllScales: { _ in true })?.value
  }
}
