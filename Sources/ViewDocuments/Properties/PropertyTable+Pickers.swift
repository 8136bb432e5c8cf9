import Foundation
import HeadlessUIKit

extension PropertyTable {
  static let datePicker: [Property] =
    control + [
      Property(
        "datePickerMode",
        .enumeration([
          "time": UIDatePicker.Mode.time, "date": .date, "dateAndTime": .dateAndTime,
          "countDownTimer": .countDownTimer, "yearAndMonth": .yearAndMonth,
        ]), "The mode of the picker. dateAndTime unless set."
      ) { (picker: UIDatePicker, mode, _) in picker.datePickerMode = mode },
      Property(
        "preferredDatePickerStyle",
        .enumeration([
          "automatic": UIDatePickerStyle.automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
        ]), "How the picker looks. automatic, compact but for countdowns, unless set."
      ) { (picker: UIDatePicker, style, _) in picker.preferredDatePickerStyle = style },
      Property("date", .date, "The date, in GMT. 28 August 2023, 9:41, unless set.") {
        (picker: UIDatePicker, date, _) in picker.date = date
      },
      Property("minimumDate", .date, "The earliest date. None unless set.") {
        (picker: UIDatePicker, date, _) in picker.minimumDate = date
      },
      Property("maximumDate", .date, "The latest date. None unless set.") {
        (picker: UIDatePicker, date, _) in picker.maximumDate = date
      },
      Property("minuteInterval", .integer(1...30), "The interval of minutes. 1 unless set.") {
        (picker: UIDatePicker, interval, _) in picker.minuteInterval = interval
      },
      Property("countDownDuration", .double(0...86_399), "The seconds of a countdown. 0 unless set.") {
        (picker: UIDatePicker, seconds, _) in picker.countDownDuration = seconds
      },
    ]

  static let pickerView: [Property] = [
    Property("components", .columnsOfTexts, "The columns, each a list of its rows' titles. None unless set.") {
      (picker: UIPickerView, columns, context) throws(PropertyError) in
      var texts: [[String]] = []
      for column in columns {
        var rows: [String] = []
        for row in column { rows.append(try row.text(in: context).string) }
        texts.append(rows)
      }
      PickerSource(texts).install(in: picker)
    },
    Property("selectedRows", .integers(0...1_000_000), "The selected row of each column, from 0. 0 unless set.") {
      (picker: UIPickerView, rows, _) in
      for (component, row) in rows.enumerated() { picker.selectRow(row, inComponent: component, animated: false) }
    },
  ]
}

/// The columns of a picker in a document. The picker keeps it.
final class PickerSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private let columns: [[String]]
  private static let key = AssociatedValueKey<PickerSource>()

  init(_ columns: [[String]]) { self.columns = columns }

  @MainActor func install(in picker: UIPickerView) {
    Self.key[picker] = self
    (picker.dataSource, picker.delegate) = (self, self)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns[component].count
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    columns[component][row]
  }
}
