package import Foundation
package import Raster

/// A shadow: a blurred, coloured copy of the content, painted below it.
package struct Shadow: Sendable, Equatable {
  /// The offset of the copy in points, with y downwards.
  package var offset: CGSize
  /// Core Graphics' blur, in points: twice the standard deviation of the Gaussian. Negative values count as zero.
  package var blurRadius: Double
  /// The colour, painted through the content's coverage, so that both alphas are multiplied.
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
