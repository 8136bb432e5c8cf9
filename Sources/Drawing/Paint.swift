package import Foundation
package import Raster

/// The paint that a path is filled or drawn along with.
package enum Paint: Sendable, Equatable {
  case color(Color)
  /// An image scaled to a rectangle. Outside of the rectangle the image's edge pixels are repeated.
  case image(ImageSource, in: CGRect)
  case gradient(Gradient)
}

extension Paint: CustomStringConvertible {
  /// For example `color 1 1 1 1`.
  package var description: String {
    switch self {
    case .color(let color): "color \(channels(color))"
    case .image(let source, let rect): "image \(source) in \(numbers(rect))"
    case .gradient(let gradient): "\(gradient)"
    }
  }
}
