import Foundation
import HeadlessUIKit

extension PropertyTable {
  static let segmentedControl: [Property] =
    control + [
      Property("segments", .texts, "The segments' titles. None unless set.") {
        (control: UISegmentedControl, titles, context) throws(PropertyError) in
        var texts: [LocalizedText] = []
        for title in titles { texts.append(try title.text(in: context)) }
        control.setSegments(titled: texts)
      },
      Property("selectedSegmentIndex", .integer(-1...10_000), "The selected segment, from 0. -1, none, unless set.") {
        (control: UISegmentedControl, index, _) in control.selectedSegmentIndex = index
      },
      Property("selectedSegmentTintColor", .color, "The colour behind the selected title. White, in the dark a grey.") {
        (control: UISegmentedControl, color, _) in control.selectedSegmentTintColor = color.uiColor
      },
      Property("isMomentary", .boolean, "Whether no segment stays selected. False unless set.") {
        (control: UISegmentedControl, flag, _) in control.isMomentary = flag
      },
      Property(
        "apportionsSegmentWidthsByContent", .boolean,
        "Whether segments are as wide as their titles need. False, equally wide, unless set."
      ) { (control: UISegmentedControl, flag, _) in control.apportionsSegmentWidthsByContent = flag },
    ]
}
