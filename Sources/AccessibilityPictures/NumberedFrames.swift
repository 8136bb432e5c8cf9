package import Drawing
package import Foundation
import HeadlessUIKit
import Raster
package import TextLayout

/// A screen with a numbered outline for each of some frames, in its colours and without a legend: a list elsewhere says what has
/// which number.
@MainActor
package struct NumberedFrames {
  private static let lineWidth = 1.0

  private let screen: DisplayList
  private let frames: [CGRect]

  /// - Parameter frames: in the screen's space, from number 1 on.
  package init(_ screen: DisplayList, _ frames: [CGRect]) { (self.screen, self.frames) = (screen, frames) }

  /// The display list of the screen with outlines and numbers, each on its frame's left top corner or near it.
  ///
  /// - Parameter fonts: the fonts of the numbers.
  /// - Throws: faults of the numbers' views.
  package func displayList(fonts: FontLibrary?) throws -> DisplayList {
    guard !frames.isEmpty else { return screen }
    return try ViewEnvironment(fonts: fonts).run {
      let bounds = CGRect(origin: .zero, size: screen.size)
      let sheet = UIView(frame: bounds)
      var places = NumberPlaces(in: bounds)
      for (index, frame) in frames.enumerated() {
        let badge = NumberBadge.view(index)
        let size = badge.frame.size
        badge.frame = places.take(
          size, at: CGPoint(x: frame.minX - size.width / 2, y: frame.minY - size.height / 2))
        sheet.addSubview(badge)
      }
      sheet.layoutIfNeeded()
      let inner = Self.lineWidth / 2
      let outlines = frames.enumerated().compactMap { index, frame -> DrawCommand? in
        let line = frame.intersection(bounds).insetBy(dx: inner, dy: inner)
        guard !line.isNull, line.width > 0, line.height > 0 else { return nil }
        return .fill(
          .border(
            RoundedRectangle(rect: line.insetBy(dx: -inner, dy: -inner), cornerRadius: 0), width: Self.lineWidth),
          .color(MarkColor.color(at: index)))
      }
      let commands = (screen.commands + outlines).inside(.clip(.rectangle(bounds)))
      return DisplayList(
        size: screen.size, commands: commands + sheet.record().displayList.commands, filters: screen.filters)
    }
  }
}
