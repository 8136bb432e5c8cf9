import InterfaceDocuments
import UIKitControls
import UIKitCore
import UIKitValues

extension ElementClass {
  static let switchControl = ElementClass(
    "switch", UISwitch.self, inherits: .control,
    [
      .color("onTintColor", \UISwitch.onTintColor),
      .color("thumbTintColor", \UISwitch.thumbTintColor),
      .image("onImage", \UISwitch.onImage),
      .image("offImage", \UISwitch.offImage),
      .text("title", \UISwitch.title),
      .choice(
        "preferredStyle", \UISwitch.preferredStyle,
        ["automatic": .automatic, "checkbox": .checkbox, "sliding": .sliding]),
      .flag("on", \UISwitch.isOn),
    ])

  static let slider = ElementClass(
    "slider", UISlider.self, inherits: .control,
    [
      // Limits before the value, which they bound.
      .number("minValue", \UISlider.minimumValue),
      .number("maxValue", \UISlider.maximumValue),
      .number("value", \UISlider.value),
      .flag("continuous", \UISlider.isContinuous),
      .color("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
      .color("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
      .color("thumbTintColor", \UISlider.thumbTintColor),
      .image("minimumValueImage", \UISlider.minimumValueImage),
      .image("maximumValueImage", \UISlider.maximumValueImage),
      .choice(
        "preferredBehavioralStyle", \UISlider.preferredBehavioralStyle,
        ["automatic": .automatic, "pad": .pad, "mac": .mac]),
    ])

  static let stepper = ElementClass(
    "stepper", UIStepper.self, inherits: .control,
    [
      .number("minimumValue", \UIStepper.minimumValue),
      .number("maximumValue", \UIStepper.maximumValue),
      .number("stepValue", \UIStepper.stepValue),
      .number("value", \UIStepper.value),
      .flag("continuous", \UIStepper.isContinuous),
      .flag("autorepeat", \UIStepper.autorepeat),
      .flag("wraps", \UIStepper.wraps),
    ])

  static let colorWell = ElementClass(
    "colorWell", UIColorWell.self, inherits: .control,
    [
      .color("selectedColor", \UIColorWell.selectedColor),
      .text("title", \UIColorWell.title),
      .flag("supportsAlpha", \UIColorWell.supportsAlpha),
    ])
}
