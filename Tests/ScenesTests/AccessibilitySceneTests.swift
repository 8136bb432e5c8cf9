import Drawing
import Foundation
import SpokenElements
import Testing
import UIKitCore

@testable import Scenes

/// The spoken elements of scenes: `Snapshots/SCENES.md`, Accessibility.
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

  @Test func textsHaveHowTheyAreSpoken() throws {
    let scene = try WrittenScene(
      """
      subviews:
        - class: UILabel
          text: AB12
          frame: [10, 20, 80, 40]
          accessibilityAttributedLabel:
            - {text: "Code "}
            - {text: AB12, accessibilitySpeechSpellOut: true, accessibilitySpeechPitch: 0.5}
          accessibilityAttributedHint: [{text: Tippen, accessibilitySpeechLanguage: de}]
      """)
    let element = try #require(scene.rendered.spokenElements.first)
    #expect(element.description == "Code AB12" && element.hint == "Tippen")
    #expect(
      element.speech == [
        .init(.label, text: "AB12", name: "accessibilitySpeechSpellOut", value: "true"),
        .init(.label, text: "AB12", name: "accessibilitySpeechPitch", value: "0.5"),
        .init(.hint, text: "Tippen", name: "accessibilitySpeechLanguage", value: "de"),
      ])
  }

  @Test func contentAndOutlinesAreWritten() throws {
    let scene = try WrittenScene(
      """
      subviews:
        - class: UIView
          frame: [10, 20, 80, 40]
          isAccessibilityElement: true
          accessibilityLabel: Ada Wong
          accessibilityCustomContent:
            - {label: Rating, value: 4 of 5}
            - {label: Free, value: today, importance: high}
          accessibilityPath: {roundedRect: [12, 22, 40, 20], cornerRadius: 4}
        - class: UIView
          frame: [10, 80, 80, 40]
          isAccessibilityElement: true
          accessibilityPath: {points: [[10, 80], [90, 80], [50, 120]]}
      """)
    let elements = scene.rendered.spokenElements
    #expect(
      elements.first?.customContent == [
        .init(label: "Rating", value: "4 of 5"), .init(label: "Free", value: "today", isImportant: true),
      ])
    #expect(elements.map { $0.path?.bounds } == [rect(12, 22, 40, 20), rect(10, 80, 80, 40)])
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

  @Test func circlesAreMistakes() {
    let circles = [
      """
      subviews:
        - class: UIView
          name: a
          accessibilityElements: [b]
          subviews: [{class: UIView, name: b, accessibilityElements: [a]}]
      """: "'accessibilityElements' forms a cycle: from 'a' to 'b' to 'a'. Leave one of them out.",
      "subviews: [{class: UIView, name: a, accessibilityElements: [a]}]":
        "'accessibilityElements' forms a cycle: from 'a' to 'a'. Leave one of them out.",
      // A view that lists what it is in.
      "subviews: [{class: UIView, name: a, subviews: [{class: UIView, accessibilityElements: [a]}]}]":
        "'accessibilityElements' forms a cycle: from 'a' to a UIView to 'a'. Leave one of them out.",
    ]
    for (keys, end) in circles {
      let error = #expect(throws: (any Error).self) { try WrittenScene(keys) }
      let message = error.map { "\($0)" } ?? ""
      #expect(message.hasSuffix(end) && message.hasPrefix("a.yaml:"), "\(message)")
    }
  }

  /// A view that is read out itself is the end of what is searched, and one may be listed twice.
  @Test func whatLeadsBackToAnElementIsNoCircle() throws {
    let scene = try WrittenScene(
      """
      subviews:
        - {class: UIButton, name: a, title: A, frame: [0, 0, 60, 30], accessibilityElements: [a, b]}
        - {class: UIView, name: b, frame: [0, 40, 60, 30], accessibilityElements: [a, a]}
      """)
    #expect(scene.rendered.spokenElements.first?.description == "A. Button.")
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
