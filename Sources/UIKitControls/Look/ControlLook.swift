import Foundation
import UIKitCore

/// The figures of controls that no public picture shows, or only one (medium or low confidence): the look of iOS 15 to 18.
///
/// Sizes and places that pictures show exactly are in the geometry of each control.
enum ControlLook {
  /// The opacity of a control that is disabled. A picture of iOS 17 has the track of a switch at 211, where half of it
  /// would give 214 (medium).
  static let disabledOpacity = 0.5
  /// The opacity of a title, a glyph or an image that cannot be used: pictures of a stepper have 0.25 to 0.3 (medium).
  static let disabledGlyphOpacity: CGFloat = 0.3

  /// The shadow below the knob of a switch and the thumb of a slider: pictures have it darkest right below, about 12 %,
  /// and gone within 8 points (medium).
  static let knobShadow = ControlShadow(offset: 2.5, blur: 6, opacity: 0.18)
  /// The shadow of a selected segment: 11 of 255 levels, gone within 2 points (high for light; the same in the dark).
  static let pillShadow = ControlShadow(offset: 1, blur: 2, opacity: 0.12)
  /// The line around a selected segment (a judgement).
  static let pillLine: CGFloat = 0.04
  /// The selected segment: white, and in the dark 636366 (low).
  static let pillColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
  }
  /// The opacity of `label` in dividers: 214 on a fill of 238 (high for light; the same in the dark).
  static let dividerOpacity: CGFloat = 0.1

  /// By how much the knob of a pressed switch is wider (a judgement).
  static let pressedKnobGrowth: CGFloat = 6
  /// The bar and the ring in the track of a switch with On/Off Labels: their size and the width of their lines (a
  /// judgement; Apple's documentation has pictures of a bar on the tint and of a ring on grey).
  static let onLabelHeight: CGFloat = 10
  static let offLabelDiameter: CGFloat = 10
  static let switchLabelWidth: CGFloat = 1.5

  /// The space between a slider's track and the image beside it (a judgement).
  static let sliderImageSpacing: CGFloat = 8

  /// The height of a progress view's bar style (low).
  static let barProgressHeight: CGFloat = 2.5
  /// The width of a new progress view (low).
  static let progressWidth: CGFloat = 150

  /// The opacities of the rows of a wheel, from the one beside the selected row on: public pictures have 40 to 55 %, less
  /// with the distance (medium).
  static let wheelOpacities: [CGFloat] = [0.55, 0.5, 0.45, 0.4]

  /// The pages' and the current page's colours on light and on dark backgrounds (low).
  static let pageColor = UIColor.tertiaryLabel
  static let currentPageColor = UIColor.label

  /// The size of a colour well, and the width of its ring of hues (a judgement).
  static let wellSize: CGFloat = 28
  static let wellRing: CGFloat = 3
}

/// The shadow that a light comes from above casts, in black.
struct ControlShadow {
  /// The distance downwards, in points.
  let offset: CGFloat
  /// Core Graphics' blur, in points.
  let blur: Double
  let opacity: Double
}
