import Drawing
import Foundation
import OutlineGeometry

extension RoundedCornerStyle {
  /// A rectangle with corners of the style. Where a continuous curve has no room, it is SwiftUI's own, and no layer's (P13 to P15).
  func path(of rect: CGRect, cornerRadius: CGFloat) -> Drawing.Path {
    let rect = rect.standardized
    let room = Double(min(rect.width, rect.height)) / 2
    let radius = max(0, min(Double(cornerRadius), room))
    guard self == .continuous, radius > 0, room < radius * Drawing.RoundedRectangle.continuousReach else {
      return .rectangle(Drawing.RoundedRectangle(rect: rect, cornerRadius: radius, curve: curve))
    }
    return .outline(Drawing.Outline(ofSwiftUI: rect, cornerRadius: radius))
  }
}

extension Drawing.Path {
  /// The edge of a filled path.
  var contour: Drawing.Outline {
    switch self {
    case .rectangle(let rectangle): Drawing.Outline(rectangle.contour)
    case .outline(let outline): outline
    case .border(let rectangle, _): Drawing.Outline(rectangle.contour)
    }
  }
}
