extension ElementClass {
  /// The classes of controls, indicators, pickers and effects.
  static let controls = [
    switchControl, slider, stepper, colorWell, segmentedControl, progressView, pageControl, activityIndicatorView,
    datePicker,
    pickerView, visualEffectView,
  ]
}
