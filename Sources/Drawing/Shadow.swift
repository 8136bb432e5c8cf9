package import Foundation
package import Raster

/// A blurred, coloured copy of what casts it, painted below it.
package struct Shadow: Sendable, Equatable {
  /// How far the copy is moved, in points, y downwards.
  package var offset: CGSize
  /// Core Graphics' blur, in points: twice the standard deviation of the Gaussian. Below zero it counts as zero.
  package var blurRadius: Double
  /// Painted through the coverage of what casts the shadow, so that both alphas count.
  package var color: Color

  package init(offset: CGSize, blurRadius: Double, color: Color) {
    self.offset = offset
    self.blurRadius = blurRadius
    self.color = color
  }
}

extension Shadow: CustomStringConvertible {
  /// For example `offset 0 1 blur 3 color 0 0 0 0.3`.
  package var description: String {
    "offset \(number(offset.width)) \(number(offset.height)) blur \(number(blurRadius)) color \(channels(color))"
  }
}
