/// A filter that is applied to the finished picture as a whole, in linear light (IEC 61966-2-1), such as a simulation
/// of an eye's vision.
package enum PictureFilter: Sendable, Equatable {
  /// A Gaussian blur with this standard deviation, in points. The picture's edge pixels are repeated beyond its edges.
  case blur(standardDeviation: Double)
  /// A multiplication of each colour by a matrix in row order: 9 numbers, of which the first 3 make red. Alpha is kept.
  case colors([Double])
  /// A change of contrast: the distance of each colour from the mean of the picture is multiplied by a factor (0...1).
  /// Alpha is kept.
  case contrast(Double)
}

extension PictureFilter: CustomStringConvertible {
  /// For example `filter blur 2.5`.
  package var description: String {
    switch self {
    case .blur(let deviation): "filter blur \(number(deviation))"
    case .colors(let matrix): "filter colors \(matrix.map(number).joined(separator: " "))"
    case .contrast(let factor): "filter contrast \(number(factor))"
    }
  }
}
