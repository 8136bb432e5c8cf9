import Foundation

/// The system spacing, times a multiplier.
struct SystemSpacing: Equatable {
  var multiplier: CGFloat

  init(_ multiplier: CGFloat) {
    self.multiplier = multiplier
  }

  /// The distance in points between siblings: of 70 such constraints in public Interface Builder files, 66 have 8.
  static let betweenSiblings: CGFloat = 8

  /// The distance in points.
  ///
  /// Between baselines it depends on the fonts (WWDC 2017, session 201); how exactly is not public. Here it is the
  /// larger of the two texts' line heights including leading.
  @MainActor func points(from origin: LayoutOperand, to end: LayoutOperand) -> CGFloat {
    let fonts = [origin, end].compactMap { $0.attribute.isBaseline ? $0.item?.layoutView?.baselineDistance : nil }
    return multiplier * (fonts.count == 2 ? fonts.max() ?? 0 : SystemSpacing.betweenSiblings)
  }
}
