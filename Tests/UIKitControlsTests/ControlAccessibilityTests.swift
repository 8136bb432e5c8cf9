import Foundation
import Testing
import UIKitControls
import UIKitTestSupport
import UIKitValues

/// Reading by assistive technologies: cashapp/AccessibilitySnapshot's pictures with legends (iOS 11 to 26).
@MainActor @Suite(.ownEnvironment) struct ControlAccessibilityTests {
  @Test func aSwitchIsAToggleWithTheValues1And0() {
    let control = UISwitch()
    #expect(control.isAccessibilityElement && control.accessibilityLabel == nil)
    #expect(control.accessibilityTraits == [.button, .toggleButton] && control.accessibilityValue == "0")
    control.isOn = true
    control.accessibilityValue = "Value"
    #expect(control.accessibilityValue == "1")
    control.isEnabled = false
    #expect(control.accessibilityTraits.contains(.notEnabled))
  }

  @Test func aSliderIsAdjustableWithPercent() {
    let slider = UISlider(frame: CGRect(10, 80, 382, 34))
    let screen = root(402, 874)
    screen.addSubview(slider)
    slider.maximumValue = 100
    slider.value = 75
    #expect(slider.accessibilityValue == "75%" && slider.accessibilityTraits == .adjustable)
    #expect(abs(slider.accessibilityActivationPoint.x - 288.5) < 0.01)
    slider.accessibilityIncrement()
    #expect(slider.value == 85)
    slider.accessibilityValue = "loud"
    #expect(slider.accessibilityValue == "loud")
  }

  @Test func theSegmentsAreTheElements() {
    let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
    control.selectedSegmentIndex = 1
    control.layoutIfNeeded()
    #expect(!control.isAccessibilityElement && control.subviews.allSatisfy(\.isAccessibilityElement))
    #expect(control.subviews.map(\.accessibilityLabel) == ["Segment A", "Segment B", "Segment C"])
    #expect(control.subviews.map(\.accessibilityTraits) == [.button, [.button, .selected], .button])
  }

  @Test func theHalvesOfAStepperAreTheElements() {
    let stepper = UIStepper(frame: CGRect(154, 80, 94, 32))
    let screen = root(402, 874)
    screen.addSubview(stepper)
    stepper.minimumValue = -1
    stepper.maximumValue = 1
    stepper.layoutIfNeeded()
    #expect(!stepper.isAccessibilityElement)
    #expect(stepper.subviews.map(\.accessibilityLabel) == ["Decrement", "Increment"])
    #expect(stepper.subviews.map(\.accessibilityTraits) == [.button, .button])
    #expect(
      stepper.subviews.map(\.accessibilityFrame)
        == [CGRect(0, 0, 47, 32), CGRect(47, 0, 47, 32)].map {
          $0.offsetBy(dx: 154, dy: 80)
        })
  }

  @Test func pagesAreCountedFrom1() {
    let control = UIPageControl()
    control.numberOfPages = 3
    control.currentPage = 1
    #expect(control.accessibilityValue == "page 2 of 3" && control.accessibilityTraits == .adjustable)
    #expect(control.accessibilityLabel == nil)
  }

  @Test func progress() {
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    #expect(spinner.accessibilityLabel == "In progress" && spinner.isAccessibilityElement)
    let view = UIProgressView()
    view.progress = 0.5
    #expect(view.accessibilityValue == "50%" && view.isAccessibilityElement)
  }
}
