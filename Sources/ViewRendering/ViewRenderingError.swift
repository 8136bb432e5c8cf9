import HeadlessUIKit

/// The reason why a view was not rendered.
package enum ViewRenderingError: Error, Equatable {
  case tooDeep(limit: Int)
  /// The size that layout resulted in, in points.
  case unusableSize(width: Double, height: Double)
  /// A limit of drawing was exceeded.
  case drawing(String)
}

extension ViewRenderingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tooDeep(let limit):
      "Views are nested more than \(limit) levels deep. Remove levels that contain a single view."
    case .unusableSize(let width, let height):
      "The view came to \(width.plain) × \(height.plain) points: width and height have to be positive and finite. "
        + (width > 0
          ? "Give the device a height, or the view a frame, content, or constraints from its top to its bottom."
          : "Give the device a width, or the view a frame, content, or constraints from its leading to its trailing edge.")
    case .drawing(let reason): reason
    }
  }
}
