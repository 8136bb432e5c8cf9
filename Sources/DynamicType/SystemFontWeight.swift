/// The nine weights of the system font. Raw values are OpenType's `usWeightClass`.
package enum SystemFontWeight: Int, CaseIterable, Sendable {
  case ultraLight = 100
  case thin = 200
  case light = 300
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700
  case heavy = 800
  case black = 900
}
