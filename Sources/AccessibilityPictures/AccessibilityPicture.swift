package import Drawing
import Foundation
import HeadlessUIKit
package import Raster
package import SpokenElements
package import TextLayout

/// A screen in grey with a numbered outline for each accessibility element, and a legend that says what VoiceOver reads there.
///
/// Outlines are filled shapes a little larger than the elements' frames, or their paths; numbers are in their leading top corners.
/// The legend has the system font at L, at every text size of the screen.
@MainActor
package struct AccessibilityPicture {
  private let screen: DisplayList
  private let elements: [SpokenElement]
  private let page: Color
  private let isRightToLeft: Bool

  /// - Parameters:
  ///   - elements: in the order in which they are read.
  ///   - page: what is seen where the screen paints nothing.
  ///   - isRightToLeft: whether leading is right.
  package init(_ screen: DisplayList, _ elements: [SpokenElement], page: Color, isRightToLeft: Bool = false) {
    (self.screen, self.elements, self.page, self.isRightToLeft) = (screen, elements, page, isRightToLeft)
  }

  /// The display list of the screen with outlines and legend; without elements that of the screen alone, in its colours.
  ///
  /// - Parameter fonts: the fonts of the legend.
  /// - Throws: faults of the legend's views.
  package func displayList(fonts: FontLibrary?) throws -> DisplayList {
    guard !elements.isEmpty else { return screen }
    return try ViewEnvironment(fonts: fonts).run {
      let legend = Legend(elements, beside: screen.size)
      let bounds = CGRect(origin: .zero, size: screen.size)
      let marks = ElementOutlines(elements, in: bounds, isRightToLeft: isRightToLeft)
      let sheet = UIView(frame: CGRect(origin: .zero, size: legend.pageSize))
      let badges = marks.badges
      for badge in badges { sheet.addSubview(badge) }
      sheet.addSubview(legend.view)
      sheet.layoutIfNeeded()
      let outlined = (grey + marks.commands).inside(.clip(.rectangle(bounds)))
      return DisplayList(
        size: legend.pageSize, commands: outlined + sheet.record().displayList.commands, filters: screen.filters)
    }
  }

  /// The screen without its colours. The colour of grey has no saturation, which it gives to what is below.
  private var grey: [DrawCommand] {
    let all = Path.rectangle(CGRect(origin: .zero, size: screen.size))
    let grey = Color(red: 0.5, green: 0.5, blue: 0.5)
    return [DrawCommand.fill(all, page)] + screen.commands
      + [DrawCommand.fill(all, grey)].inside(.group(alpha: 1, blendMode: .saturation))
  }
}
