import Foundation
import InterfaceDocuments
import UIKitControls
import UIKitCore
import UIKitValues

extension ElementClass {
  static let datePicker = ElementClass(
    "datePicker", UIDatePicker.self, inherits: .control,
    [
      .choice(
        "datePickerMode", \UIDatePicker.datePickerMode,
        [
          "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
          "yearAndMonth": .yearAndMonth,
        ]),
      .choice(
        "style", \UIDatePicker.preferredDatePickerStyle,
        ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline]),
      .custom(children: ["locale"]) { (picker: UIDatePicker, element, _) in
        if let name = element.child("locale")?["localeIdentifier"] { picker.locale = Locale(identifier: name) }
      },
      .custom(children: ["timeZone"]) { (picker: UIDatePicker, element, _) in
        if let name = element.child("timeZone")?["name"], let zone = TimeZone(identifier: name) {
          picker.timeZone = zone
        }
      },
      .integer("minuteInterval", \UIDatePicker.minuteInterval),
      .flag("roundsToMinuteInterval", \UIDatePicker.roundsToMinuteInterval),
      .number("countDownDuration", \UIDatePicker.countDownDuration),
      .custom(children: ["minimumDate", "maximumDate"]) { (picker: UIDatePicker, element, _) throws(InterfaceProblem) in
        if let date = try date("minimumDate", of: element) { picker.minimumDate = date }
        if let date = try date("maximumDate", of: element) { picker.maximumDate = date }
      },
      .custom(attributes: ["useCurrentDate"], children: ["date"]) {
        (picker: UIDatePicker, element, _) throws(InterfaceProblem) in
        // The current date is the one that every new picker shows: results must not depend on the day.
        guard try element.flag("useCurrentDate") == false, let date = try date("date", of: element) else { return }
        picker.date = date
      },
    ])

  private static func date(_ key: String, of element: InterfaceElement) throws(InterfaceProblem) -> Date? {
    try element.child(key)?.number("timeIntervalSinceReferenceDate").map { Date(timeIntervalSinceReferenceDate: $0) }
  }

  static let pickerView = ElementClass(
    "pickerView", UIPickerView.self, inherits: .view,
    [.flag("showsSelectionIndicator", \UIPickerView.showsSelectionIndicator)],
    outlets: [.one("delegate", \UIPickerView.delegate), .one("dataSource", \UIPickerView.dataSource)])
}
