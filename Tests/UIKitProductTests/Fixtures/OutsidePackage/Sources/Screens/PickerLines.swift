import UIKit

/// Date pickers and pickers, one fact per line.
@MainActor
public func pickerLines() -> [String] { [datePickers(), dateStyles(), pickers(), pickerSizes()] }

@MainActor
private func datePickers() -> String {
  let picker = UIDatePicker()
  let plain = (picker.minuteInterval, picker.minimumDate == nil, picker.maximumDate == nil)
  let isDateAndTime = picker.datePickerMode == .dateAndTime
  let noon = Date(timeIntervalSince1970: 1_700_049_600)
  picker.datePickerMode = .date
  picker.locale = Locale(identifier: "en_GB")
  picker.timeZone = TimeZone(secondsFromGMT: 0)
  picker.calendar = Calendar(identifier: .gregorian)
  picker.minuteInterval = 15
  picker.roundsToMinuteInterval = false
  picker.setDate(noon, animated: false)
  let date = picker.date == noon
  picker.maximumDate = noon.addingTimeInterval(86_400)
  picker.minimumDate = noon.addingTimeInterval(3_600)
  picker.date = noon
  let least = picker.date == picker.minimumDate
  let timer = UIDatePicker()
  timer.datePickerMode = .countDownTimer
  timer.countDownDuration = 3_600
  return "date pickers: \(plain) \(isDateAndTime) \(date) \(least) \(picker.minuteInterval) \(timer.countDownDuration)"
}

@MainActor
private func dateStyles() -> String {
  let picker = UIDatePicker()
  let automatic = picker.datePickerStyle == .compact
  picker.preferredDatePickerStyle = .wheels
  let height = picker.sizeThatFits(CGSize(width: 375, height: 0)).height
  picker.preferredDatePickerStyle = .inline
  let inline = picker.datePickerStyle == .inline
  picker.preferredDatePickerStyle = .automatic
  picker.datePickerMode = .countDownTimer
  let timer = picker.datePickerStyle == .wheels
  let styles: [UIDatePickerStyle] = [.automatic, .wheels, .compact, .inline]
  let modes: [UIDatePicker.Mode] = [.time, .date, .dateAndTime, .countDownTimer]
  return "date styles: \(automatic) \(height) \(inline) \(timer) \(styles.map(\.rawValue)) \(modes.map(\.rawValue))"
}

/// Sizes in columns.
private final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let columns = [["S", "M", "L", "XL"], ["Red", "Blue"]]
  var picked: [Int] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns[component].count
  }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    columns[component][row]
  }
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    component == 1
      ? NSAttributedString(string: columns[1][row], attributes: [.foregroundColor: UIColor.systemRed]) : nil
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    picked.append(row)
  }
}

@MainActor
private func pickers() -> String {
  let (picker, sizes) = (UIPickerView(), Sizes())
  picker.dataSource = sizes
  picker.delegate = sizes
  picker.reloadAllComponents()
  let plain = [picker.selectedRow(inComponent: 0), picker.selectedRow(inComponent: 1)]
  picker.selectRow(2, inComponent: 0, animated: false)
  picker.selectRow(1, inComponent: 1, animated: true)
  let rows = [picker.selectedRow(inComponent: 0), picker.selectedRow(inComponent: 1)]
  picker.reloadComponent(1)
  let field = UITextField()
  field.inputView = picker
  return "pickers: \(picker.numberOfComponents) \(picker.numberOfRows(inComponent: 0)) \(plain) \(rows) "
    + "\(sizes.picked.count) \(picker.sizeThatFits(.zero).height) \(field.inputView === picker)"
}

/// Rows with views and sizes of their own.
private final class Swatches: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue]

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { colors.count }
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 40 }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 120 }
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let swatch = view ?? UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
    swatch.backgroundColor = colors[row]
    return swatch
  }
}

@MainActor
private func pickerSizes() -> String {
  let swatches = Swatches()
  let (picker, window) = inWindow(UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216)))
  picker.dataSource = swatches
  picker.delegate = swatches
  picker.selectRow(1, inComponent: 0, animated: false)
  window.layoutIfNeeded()
  let color = picker.view(forRow: 1, forComponent: 0)?.backgroundColor
  return "picker sizes: \(picker.rowSize(forComponent: 0)) \(color == .systemGreen)"
}
