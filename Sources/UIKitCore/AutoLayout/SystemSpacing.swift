import Foundation

/// The system's own distance, times a factor.
struct SystemSpacing: Equatable {
  var multiplier: CGFloat

  init(_ multiplier: CGFloat) {
    self.multiplier = multiplier
  }

  /// Points between siblings: of 70 symbolic constraints in public Interface Builder files 66 are 8.
  static let betweenSiblings: CGFloat = 8

  /// The distance in points.
  ///
  /// Between baselines it follows the fonts and changes with them (WWDC 2017, session 201); how, is not public. Here it
  /// is the larger of the two texts' line heights with leading.
  @MainActor func points(from origin: LayoutOperand, to end: LayoutOperand) -> CGFloat {
    let fonts = [origin, end].compactMap { $0.attribute.isBaseline ? $0.item?.layoutView?.baselineDistance : nil }
    return multiplier * (fonts.count == 2 ? fonts.max() ?? 0 : SystemSpacing.betweenSiblings)
  }
}
