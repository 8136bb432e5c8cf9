/// The colours that are combined. One way is drawn.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Encoded sRGB, linear components, and linear components outside sRGB.
  case nonLinear, linear, extendedLinear
}
