import Foundation
import Testing
import UIKitControls
import UIKitCore
import UIKitTestSupport
import UIKitValues

@testable import InterfaceBuilder

/// Controls in documents, with the attributes of real documents.
@MainActor @Suite(.ownEnvironment) struct ControlElementsTests {
  @Test func aSwitch() throws {
    let (control, problems) = try MadeObjects.first(
      UISwitch.self,
      """
      <switch opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
      contentVerticalAlignment="center" on="YES" title="Sound" preferredStyle="sliding" id="a11-bb-001">
        <color key="onTintColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <color key="thumbTintColor" white="1" alpha="1" colorSpace="custom" \
      customColorSpace="genericGamma22GrayColorSpace"/>
      </switch>
      """)
    #expect(problems == [])
    #expect(control.isOn)
    #expect(control.title == "Sound")
    #expect(control.preferredStyle == .sliding)
    #expect(control.onTintColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(control.thumbTintColor == UIColor(white: 1, alpha: 1))
    #expect(control.contentHorizontalAlignment == .center)
  }

  @Test func aSwitchIsOffWithoutItsAttribute() throws {
    #expect(try !MadeObjects.first(UISwitch.self, #"<switch id="a11-bb-001"/>"#).object.isOn)
  }

  @Test func aSliderHasItsLimitsBeforeItsValue() throws {
    let (slider, problems) = try MadeObjects.first(
      UISlider.self,
      """
      <slider value="150" minValue="100" maxValue="200" continuous="NO" id="a11-bb-001">
        <color key="minimumTrackTintColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>
        <imageReference key="minimumValueImage" image="speaker" catalog="system" symbolScale="medium"/>
      </slider>
      """)
    #expect(problems == [])
    #expect(slider.value == 150)
    #expect(slider.minimumValue == 100)
    #expect(slider.maximumValue == 200)
    #expect(!slider.isContinuous)
    #expect(slider.minimumTrackTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(slider.minimumValueImage != nil)
    #expect(slider.maximumValueImage == nil)
  }

  @Test func aStepper() throws {
    let (stepper, problems) = try MadeObjects.first(
      UIStepper.self,
      """
      <stepper value="0.25" minimumValue="0.0" maximumValue="5" stepValue="0.25" wraps="YES" autorepeat="NO" \
      continuous="NO" id="a11-bb-001"/>
      """)
    #expect(problems == [])
    #expect(stepper.value == 0.25)
    #expect(stepper.maximumValue == 5)
    #expect(stepper.stepValue == 0.25)
    #expect(stepper.wraps)
    #expect(!stepper.autorepeat)
    #expect(!stepper.isContinuous)
  }

  @Test func segments() throws {
    let (control, problems) = try MadeObjects.first(
      UISegmentedControl.self,
      """
      <segmentedControl opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" \
      contentVerticalAlignment="top" segmentControlStyle="plain" selectedSegmentIndex="1" momentary="NO" \
      apportionsSegmentWidthsByContent="YES" id="a11-bb-001">
        <segments>
          <segment title="Day" width="70"/>
          <segment title="Week"/>
          <segment title="" image="star" enabled="NO">
            <size key="contentOffset" width="2" height="3"/>
          </segment>
        </segments>
        <color key="selectedSegmentTintColor" systemColor="systemRedColor"/>
      </segmentedControl>
      """, resources: #"<image name="star" catalog="system" width="128" height="116"/>"#)
    #expect(problems == [])
    #expect(control.numberOfSegments == 3)
    #expect((0..<3).map { control.titleForSegment(at: $0) } == ["Day", "Week", nil])
    #expect(control.imageForSegment(at: 2) != nil)
    #expect(control.widthForSegment(at: 0) == 70)
    #expect(!control.isEnabledForSegment(at: 2))
    #expect(control.contentOffsetForSegment(at: 2) == CGSize(width: 2, height: 3))
    #expect(control.selectedSegmentIndex == 1)
    #expect(control.apportionsSegmentWidthsByContent)
    #expect(control.selectedSegmentTintColor == .systemRed)
  }

  @Test func aColorWell() throws {
    let (well, problems) = try MadeObjects.first(
      UIColorWell.self,
      """
      <colorWell title="Paper" supportsAlpha="NO" id="a11-bb-001">
        <color key="selectedColor" red="0.0" green="1" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </colorWell>
      """)
    #expect(problems == [])
    #expect(well.title == "Paper")
    #expect(!well.supportsAlpha)
    #expect(well.selectedColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
  }

  @Test func progress() throws {
    let (view, problems) = try MadeObjects.first(
      UIProgressView.self,
      """
      <progressView opaque="NO" progressViewStyle="bar" progress="0.75" id="a11-bb-001">
        <color key="progressTintColor" systemColor="systemOrangeColor"/>
        <color key="trackTintColor" systemColor="systemTealColor"/>
      </progressView>
      """)
    #expect(problems == [])
    #expect(view.progress == 0.75)
    #expect(view.progressViewStyle == .bar)
    #expect(view.progressTintColor == .systemOrange)
    #expect(view.trackTintColor == .systemTeal)
  }

  @Test func aPageControlHasItsPagesBeforeTheCurrentOne() throws {
    let (control, problems) = try MadeObjects.first(
      UIPageControl.self,
      """
      <pageControl numberOfPages="5" currentPage="3" hidesForSinglePage="YES" backgroundStyle="prominent" \
      allowsContinuousInteraction="NO" id="a11-bb-001">
        <color key="pageIndicatorTintColor" systemColor="systemGrayColor"/>
        <color key="currentPageIndicatorTintColor" systemColor="labelColor"/>
      </pageControl>
      """)
    #expect(problems == [])
    #expect(control.numberOfPages == 5)
    #expect(control.currentPage == 3)
    #expect(control.hidesForSinglePage)
    #expect(control.backgroundStyle == .prominent)
    #expect(!control.allowsContinuousInteraction)
    #expect(control.pageIndicatorTintColor == .systemGray)
    #expect(control.currentPageIndicatorTintColor == .label)
  }
}
