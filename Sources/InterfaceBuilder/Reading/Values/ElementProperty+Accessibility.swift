import Foundation
import InterfaceDocuments
import UIKitCore

extension ElementProperty {
  /// VoiceOver's words for an object, and its name in tests: a child `accessibility`.
  static let accessibility = custom(children: ["accessibilityConfiguration"]) {
    (object: NSObject, element, _) throws(InterfaceProblem) in
    guard let configuration = element.child("accessibilityConfiguration"),
      let owner = object as? any AccessibilityConfigured
    else { return }
    try set(configuration, on: owner)
  }

  private static func set(
    _ configuration: InterfaceElement, on owner: any AccessibilityConfigured
  ) throws(InterfaceProblem) {
    if let identifier = try configuration.string("identifier") { owner.accessibilityIdentifier = identifier }
    if let label = try configuration.string("label") { owner.accessibilityLabel = label }
    if let hint = try configuration.string("hint") { owner.accessibilityHint = hint }
    if let value = try configuration.string("value") { owner.accessibilityValue = value }
    if let isElement = try configuration.flag("isElement") { owner.isAccessibilityElement = isElement }
    if let flags = configuration.child("traits") {
      var traits: UIAccessibilityTraits = []
      for (name, trait) in traitNames where try flags.flag(name) == true { traits.insert(trait) }
      owner.accessibilityTraits = traits
    }
  }

  private static let traitNames: [(String, UIAccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected), ("playsSound", .playsSound),
    ("keyboardKey", .keyboardKey), ("staticText", .staticText), ("summaryElement", .summaryElement),
    ("notEnabled", .notEnabled), ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
    ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn), ("tabBar", .tabBar),
    ("header", .header), ("toggleButton", .toggleButton),
  ]
}

/// An object whose accessibility documents configure: a view, or an item of a bar.
@MainActor
private protocol AccessibilityConfigured: AnyObject {
  var accessibilityIdentifier: String? { get set }
  var accessibilityLabel: String? { get set }
  var accessibilityHint: String? { get set }
  var accessibilityValue: String? { get set }
  var isAccessibilityElement: Bool { get set }
  var accessibilityTraits: UIAccessibilityTraits { get set }
}

extension UIView: AccessibilityConfigured {}
extension UIBarItem: AccessibilityConfigured {}
