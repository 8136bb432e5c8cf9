import Foundation
import HeadlessUIKit

extension PropertyTable {
  /// The properties that are set after all others, as those limit them.
  static let limitedValues: Set = [
    "value", "currentPage", "selectedSegmentIndex", "selectedRows", "date", "countDownDuration",
  ]

  /// The properties that controls have in common.
  static let control: [Property] = [
    Property("isEnabled", .boolean, "Whether the control can be used. True unless set.") {
      (control: UIControl, flag, _) in control.isEnabled = flag
    },
    Property("isHighlighted", .boolean, "Whether the control looks pressed. False unless set.") {
      (control: UIControl, flag, _) in control.isHighlighted = flag
    },
  ]

  static let switchControl: [Property] =
    control + [
      Property("isOn", .boolean, "Whether the switch is on. False unless set.") {
        (control: UISwitch, flag, _) in control.isOn = flag
      },
      Property("onTintColor", .color, "The track's colour while the switch is on. systemGreen unless set.") {
        (control: UISwitch, color, _) in control.onTintColor = color.uiColor
      },
      Property("thumbTintColor", .color, "The knob's colour. White unless set.") {
        (control: UISwitch, color, _) in control.thumbTintColor = color.uiColor
      },
    ]

  static let colorWell: [Property] =
    control + [
      Property("selectedColor", .color, "The colour that is shown. None unless set.") {
        (control: UIColorWell, color, _) in control.selectedColor = color.uiColor
      }
    ]
}
