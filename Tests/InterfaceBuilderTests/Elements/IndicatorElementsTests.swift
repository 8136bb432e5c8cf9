import Foundation
import Testing
import UIKitControls
import UIKitCore
import UIKitTestSupport
import UIKitValues

@testable import InterfaceBuilder

/// Spinners, pickers and effects of documents.
@MainActor @Suite(.ownEnvironment) struct IndicatorElementsTests {
  @Test(arguments: [
    ("medium", UIActivityIndicatorView.Style.medium), ("large", .large), ("gray", .gray), ("white", .white),
    ("whiteLarge", .whiteLarge),
  ])
  func aSpinnersStyle(_ name: String, _ style: UIActivityIndicatorView.Style) throws {
    let made = try MadeObjects.first(
      UIActivityIndicatorView.self, #"<activityIndicatorView style="\#(name)" id="a11-bb-001"/>"#)
    #expect(made.problems == [])
    #expect(made.object.style == style)
  }

  /// The attributes are written where the box in Interface Builder is ticked, so one without them is seen and stands still.
  @Test(arguments: [
    ("", false, false), (#"hidesWhenStopped="YES""#, false, true), (#"animating="YES""#, true, false),
    (#"hidesWhenStopped="YES" animating="YES""#, true, false),
    (#"hidden="YES" hidesWhenStopped="YES" animating="YES""#, true, true), (#"hidden="YES""#, false, true),
  ])
  func aSpinnerIsSeenUnlessItHides(_ attributes: String, _ isAnimating: Bool, _ isHidden: Bool) throws {
    let spinner = try MadeObjects.first(
      UIActivityIndicatorView.self, #"<activityIndicatorView \#(attributes) id="a11-bb-001"/>"#
    ).object
    #expect(spinner.isAnimating == isAnimating)
    #expect(spinner.isHidden == isHidden)
  }

  @Test func aDatePicker() throws {
    let (picker, problems) = try MadeObjects.first(
      UIDatePicker.self,
      """
      <datePicker contentMode="scaleToFill" datePickerMode="date" minuteInterval="5" style="wheels" useCurrentDate="NO" \
      id="a11-bb-001">
        <locale key="locale" localeIdentifier="de_DE"/>
        <timeZone key="timeZone" name="Europe/Berlin"/>
        <date key="date" timeIntervalSinceReferenceDate="86400"/>
        <date key="minimumDate" timeIntervalSinceReferenceDate="0.0"/>
        <date key="maximumDate" timeIntervalSinceReferenceDate="172800"/>
      </datePicker>
      """)
    #expect(problems == [])
    #expect(picker.datePickerMode == .date)
    #expect(picker.preferredDatePickerStyle == .wheels)
    #expect(picker.minuteInterval == 5)
    #expect(picker.locale?.identifier == "de_DE")
    #expect(picker.timeZone?.identifier == "Europe/Berlin")
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 86_400))
    #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: 0))
    #expect(picker.maximumDate == Date(timeIntervalSinceReferenceDate: 172_800))
  }

  /// What a picker shows must not depend on the day.
  @Test func theCurrentDateIsThatOfEveryNewPicker() throws {
    let picker = try MadeObjects.first(
      UIDatePicker.self,
      """
      <datePicker datePickerMode="dateAndTime" minuteInterval="1" id="a11-bb-001">
        <date key="date" timeIntervalSinceReferenceDate="86400"/>
      </datePicker>
      """
    ).object
    #expect(picker.date == UIDatePicker(frame: .zero).date)
  }

  @Test func aPickerView() throws {
    let made = try MadeObjects.first(
      UIPickerView.self, #"<pickerView showsSelectionIndicator="NO" contentMode="scaleToFill" id="a11-bb-001"/>"#)
    #expect(made.problems == [])
    #expect(!made.object.showsSelectionIndicator)
  }

  @Test func anEffectViewHasItsEffectAndTheContentInIt() throws {
    let (view, problems) = try MadeObjects.first(
      UIVisualEffectView.self,
      """
      <visualEffectView opaque="NO" contentMode="scaleToFill" id="a11-bb-001">
        <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
        <view key="contentView" opaque="NO" clipsSubviews="YES" contentMode="center" id="a11-bb-002">
          <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <label text="Over" id="a11-bb-003"/>
          </subviews>
        </view>
        <blurEffect style="systemThinMaterial"/>
      </visualEffectView>
      """)
    #expect(problems == [])
    #expect((view.effect as? UIBlurEffect)?.style == .systemThinMaterial)
    #expect(view.subviews == [view.contentView])
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.contentView.clipsToBounds)
    #expect((view.contentView.subviews.first as? UILabel)?.text == "Over")
  }

  @Test func vibrancyHasABlur() throws {
    let view = try MadeObjects.first(
      UIVisualEffectView.self,
      """
      <visualEffectView id="a11-bb-001">
        <vibrancyEffect style="secondaryLabel"><blurEffect style="dark"/></vibrancyEffect>
      </visualEffectView>
      """
    ).object
    #expect((view.effect as? UIVibrancyEffect)?.blurEffect.style == .dark)
  }

  @Test func anUnknownBlurIsToldWithItsPlace() throws {
    let made = try MadeObjects(
      """
      <visualEffectView id="a11-bb-001">
        <blurEffect style="regulra"/>
      </visualEffectView>
      """)
    #expect(made.problems.count == 1)
    let problem = made.problems.first ?? ""
    #expect(problem.hasPrefix("Test.xib:6:"), "\(problem)")
    #expect(problem.contains("regulra") && problem.contains("'regular'"), "\(problem)")
  }
}
