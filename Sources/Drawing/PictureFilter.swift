/// What becomes of a finished picture, all of it at once, in linear light (IEC 61966-2-1): what an eye does to what it
/// sees, say.
package enum PictureFilter: Sendable, Equatable {
  /// A Gaussian blur of this standard deviation, in points. What lies beyond the picture's edges is taken to be as the
  /// edges are.
  case blur(standardDeviation: Double)
  /// Each colour times a matrix, row by row: 9 numbers, of which the first 3 make red. Alpha stays.
  case colors([Double])
  /// The distance of each colour from the mean of the picture times a factor (0...1). Alpha stays.
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
