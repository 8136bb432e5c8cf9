import Foundation
import HeadlessUIKit
import SourcePlaces
import Testing

@testable import ViewDocuments

/// Controls in documents.
@MainActor @Suite struct ControlPropertyTests {
  private let context = DocumentContext(traits: UITraitCollection(values: .phone))
  private let place = SourcePlace(file: "controls.yaml", line: 1, column: 1)

  private func view(
    _ viewClass: ViewClass, _ settings: KeyValuePairs<String, PropertyValue>
  ) throws -> UIView {
    var definition = ViewDefinition(viewClass, at: place)
    for (name, value) in settings {
      let property = try #require(viewClass.property(named: name), "\(viewClass) has no \(name)")
      definition.settings.append(.init(property, value, at: place))
    }
    return try definition.makeView(in: context)
  }

  private func texts(_ words: String...) -> PropertyValue { .list(words.map { .string($0) }) }

  @Test func switchesAndWells() throws {
    let control = try view(
      .switchControl,
      ["isOn": .boolean(true), "onTintColor": .color(.named("systemRed")), "isEnabled": .boolean(false)])
    let toggle = try #require(control as? UISwitch)
    #expect(toggle.isOn && toggle.onTintColor == .systemRed && !toggle.isEnabled)
    let well = try view(.colorWell, ["selectedColor": .color(.named("systemBlue"))]) as? UIColorWell
    #expect(well?.selectedColor == .systemBlue)
  }

  /// Values are set after what limits them, in whatever order they are written.
  @Test func valuesAreSetAfterTheirLimits() throws {
    let slider = try view(.slider, ["value": .double(60), "maximumValue": .double(100)]) as? UISlider
    #expect(slider?.value == 60)
    let stepper = try view(.stepper, ["value": .double(-3), "minimumValue": .double(-5)]) as? UIStepper
    #expect(stepper?.value == -3)
    let pages = try view(.pageControl, ["currentPage": .integer(2), "numberOfPages": .integer(4)]) as? UIPageControl
    #expect(pages?.currentPage == 2)
    let segments =
      try view(.segmentedControl, ["selectedSegmentIndex": .integer(1), "segments": texts("A", "B")])
      as? UISegmentedControl
    #expect(segments?.selectedSegmentIndex == 1 && segments?.titleForSegment(at: 1) == "B")
  }

  @Test func pickersHaveColumnsAndSelectedRows() throws {
    let view = try view(
      .pickerView,
      [
        "selectedRows": .list([.integer(1), .integer(0)]),
        "components": .list([texts("A", "B", "C"), texts("1", "2")]),
      ])
    let picker = try #require(view as? UIPickerView)
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 3)
    #expect(picker.selectedRow(inComponent: 0) == 1)
    #expect(picker.delegate?.pickerView(picker, titleForRow: 1, forComponent: 1) == "2")
  }

  /// The seconds since 1970 are those that `date -u -d` prints.
  @Test(arguments: [
    ("2023-08-28", 1_693_180_800.0), ("2023-08-28 09:41", 1_693_215_660), ("2024-02-29 23:59", 1_709_251_140),
    ("1970-01-01", 0),
  ]) func datesAreInGMT(_ text: String, _ seconds: Double) throws {
    let picker = try view(.datePicker, ["date": .string(text)]) as? UIDatePicker
    #expect(picker?.date == Date(timeIntervalSince1970: seconds))
  }

  @Test(arguments: [
    "2023-02-29", "2023-13-01", "28.8.2023", "2023-08-28 24:00", "2023-08-28T09:41", "", "2023-08-28 9:41",
  ])
  func datesThatThereAreNot(_ text: String) throws {
    #expect(throws: DocumentError.self) { try view(.datePicker, ["date": .string(text)]) }
  }

  @Test func aSpinnerSpins() throws {
    let spinner =
      try view(
        .activityIndicatorView, ["isAnimating": .boolean(true), "style": .enumeration("large")])
      as? UIActivityIndicatorView
    #expect(spinner?.isAnimating == true && spinner?.isHidden == false && spinner?.style == .large)
  }
}
