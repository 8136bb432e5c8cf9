import Foundation
import SpokenElements
import Testing
import UIKitCore

@testable import Scenes

/// What is read out of scenes: `Snapshots/SCENES.md`, Accessibility.
@MainActor @Suite struct AccessibilitySceneTests {
  @Test func aViewTakesUIKitsProperties() throws {
    let scene = try WrittenScene(
      """
      subviews:
        - class: UIView
          frame: [10, 20, 30, 40]
          isAccessibilityElement: true
          accessibilityLabel: Metformin
          accessibilityValue: 500 mg
          accessibilityHint: Shows the medicine
          accessibilityTraits: [button, selected]
          accessibilityCustomActions: [Delete, Share]
          accessibilityUserInputLabels: [Tablet]
          accessibilityLanguage: de
          accessibilityActivationPoint: [12, 22]
      """)
    let element = try #require(scene.rendered.spokenElements.first)
    #expect(element.description == "Auswahl: Metformin: 500 mg. Taste." && element.hint == "Shows the medicine")
    #expect(element.traits == [.button, .selected] && element.customActions == ["Delete", "Share"])
    #expect(element.userInputLabels == ["Tablet"] && element.language == "de")
    #expect(element.activationPoint == CGPoint(x: 12, y: 22) && element.frame == rect(10, 20, 30, 40))
  }

  @Test func elementsAreListedByName() throws {
    let scene = try WrittenScene(
      """
      accessibilityContainerType: list
      accessibilityElements: [total, pay]
      subviews:
        - {class: UIButton, name: pay, title: Pay, frame: [0, 0, 60, 30]}
        - {class: UILabel, name: total, text: Total, frame: [0, 50, 60, 20]}
        - {class: UILabel, text: Rest, frame: [0, 70, 60, 20]}
      """)
    #expect(
      scene.rendered.spokenElements.map(\.description) == ["Total. List Start.", "Pay. Button. List End."])
  }

  @Test func aNameWithoutAViewIsAMistake() {
    let keys = """
      accessibilityElements: [totl]
      subviews: [{class: UILabel, name: total, text: Total}]
      """
    #expect {
      try WrittenScene(keys)
    } throws: { error in
      "\(error)".hasSuffix("'accessibilityElements': no view here is named 'totl'. Did you mean 'total'?")
    }
  }

  @Test func groupsAndModalViewsAreWritten() throws {
    let scene = try WrittenScene(
      """
      subviews:
        - {class: UILabel, text: Below, frame: [0, 0, 60, 20]}
        - class: UIView
          frame: [0, 0, 100, 100]
          accessibilityViewIsModal: true
          subviews:
            - class: UIView
              frame: [0, 0, 100, 90]
              shouldGroupAccessibilityChildren: true
              subviews:
                - {class: UILabel, text: A, frame: [0, 0, 60, 20]}
                - {class: UILabel, text: C, frame: [0, 60, 60, 20]}
            - {class: UILabel, text: B, frame: [0, 30, 60, 20]}
      """)
    #expect(scene.rendered.spokenElements.map(\.description) == ["A", "C", "B"])
  }
}
