/// An invalid value in a tolerance.
package enum ToleranceError: Error, Equatable {
  case channel(Int)
  /// `area` is the number of pixels in the window.
  case windowCount(Int, area: Int)
  case windowSize(Int)
  case precision(Double)
  case perceptualPrecision(Double)
  /// A view to mask has an empty name.
  case emptyName
}

extension ToleranceError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .channel(let channel):
      "A tolerance's channel is \(channel): give the largest accepted difference of a channel, from 0 to 255."
    case .windowCount(let count, let area):
      "A tolerance accepts \(count) differing pixels in a window of \(area): give 0 to \(area)."
    case .windowSize(let size):
      "A tolerance's window has sides of \(size) pixels: give 1 to \(Tolerance.windowSizes.upperBound)."
    case .precision(let share):
      "A tolerance's precision is \(share): give the share of pixels that have to match, from 0 to 1, such as 0.99."
    case .perceptualPrecision(let share):
      "A tolerance's perceptualPrecision is \(share): give how alike a pixel's colours have to look, from 0 to 1, such "
        + "as 0.98."
    case .emptyName:
      "A tolerance masks views by their accessibilityIdentifier, which cannot be empty. Give their names."
    }
  }
}
