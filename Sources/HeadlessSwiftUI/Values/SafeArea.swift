import Foundation
import HeadlessUIKit

/// The room of the hosting view, and the part of it that bars and the screen's edges leave free.
struct SafeArea: Equatable {
  var bounds: CGRect
  var area: CGRect

  /// The area for content that scrolls, which reaches to the room's edges along the axes.
  func scrolling(_ axes: Axis.Set) -> SafeArea {
    guard !area.isNull else { return self }
    var inner = self
    if axes.contains(.vertical) { (inner.area.origin.y, inner.area.size.height) = (bounds.minY, bounds.height) }
    if axes.contains(.horizontal) { (inner.area.origin.x, inner.area.size.width) = (bounds.minX, bounds.width) }
    return inner
  }

  /// The same room with a smaller area.
  func inset(by insets: EdgeInsets, _ direction: LayoutDirection) -> SafeArea {
    guard !area.isNull else { return self }
    let left = direction == .leftToRight ? insets.leading : insets.trailing
    let right = direction == .leftToRight ? insets.trailing : insets.leading
    return SafeArea(
      bounds: bounds,
      area: CGRect(
        x: area.minX + left, y: area.minY + insets.top, width: max(0, area.width - left - right),
        height: max(0, area.height - insets.top - insets.bottom)))
  }

  /// A frame that reaches to the bounds' edges where it lies on those of the area (I2).
  func extending(_ frame: CGRect, at edges: Edge.Set) -> CGRect {
    guard !edges.isEmpty, bounds != area else { return frame }
    let slack: CGFloat = 0.01
    var (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    if edges.contains(.top), top <= area.minY + slack { top = min(top, bounds.minY) }
    if edges.contains(.bottom), bottom >= area.maxY - slack { bottom = max(bottom, bounds.maxY) }
    if edges.contains(.leading), left <= area.minX + slack { left = min(left, bounds.minX) }
    if edges.contains(.trailing), right >= area.maxX - slack { right = max(right, bounds.maxX) }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

private struct SafeAreaValueKey: EnvironmentKey {
  static var defaultValue: SafeArea { SafeArea(bounds: .null, area: .null) }
}

extension EnvironmentValues {
  var safeArea: SafeArea {
    get { self[SafeAreaValueKey.self] }
    set { self[SafeAreaValueKey.self] = newValue }
  }
}
