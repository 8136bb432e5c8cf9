import Foundation
import HeadlessUIKit
import Suggestions

/// A height of a sheet in a document: `{identifier: medium}`, `{identifier: low, height: 240}`.
struct DetentValue {
  /// The properties of the sheet that are about its heights.
  static let list = "detents"
  static let selected = "selectedDetentIdentifier"
  static let largestUndimmed = "largestUndimmedDetentIdentifier"

  /// UIKit's heights, by their names in code.
  private static let standard = ["medium", "large"]
  private static let identifierKey = "identifier"
  private static let heightKey = "height"

  static let properties: [Property] = [
    Property(identifierKey, .string, "medium, large, or a name for a height of your own.") { (_: NSObject, _, _) in
      // The detent is made with it.
    },
    Property(heightKey, .double(PropertyLimits.length), "The height in points, without the safe area below.") {
      (_: NSObject, _, _) in
      // The detent is made with it.
    },
  ]

  private var identifier: String?
  private var height: Double?

  init(_ entries: [PropertyEntry]) {
    for entry in entries {
      if entry.name == DetentValue.identifierKey, case .string(let text) = entry.value { identifier = text }
      if entry.name == DetentValue.heightKey, case .double(let number) = entry.value { height = number }
    }
  }

  /// The detent's name in other properties of the sheet.
  private var name: String { identifier ?? height.map { "\($0)" } ?? "large" }

  @MainActor var detent: UISheetPresentationController.Detent {
    if let height { return .custom(identifier: .named(name)) { _ in CGFloat(height) } }
    return name == "medium" ? .medium() : .large()
  }

  // MARK: Checks

  /// Checks that a height is UIKit's, or has a figure.
  @Sendable static func check(_ entries: [PropertyEntry], for property: String) throws(PropertyError) {
    let detent = DetentValue(entries)
    guard detent.height == nil else { return }
    guard let name = detent.identifier else {
      throw .wrongType(property: property, expected: "mappings with an 'identifier', a 'height', or both")
    }
    if standard.contains(name) { return }
    let suggestion = Suggestion.nearest(to: name, among: standard)
    throw .detentWithoutHeight(property: property, name: name, suggestion: suggestion)
  }

  /// Checks that a sheet's other properties name heights that it has.
  @Sendable static func checkIdentifiers(_ sheet: [PropertyEntry], for property: String) throws(PropertyError) {
    var names = ["large"]
    for entry in sheet where entry.name == list {
      guard case .list(let detents) = entry.value else { continue }
      names = detents.compactMap { if case .record(let entries) = $0 { DetentValue(entries).name } else { nil } }
    }
    for entry in sheet where entry.name == selected || entry.name == largestUndimmed {
      guard case .string(let name) = entry.value, !names.contains(name) else { continue }
      let suggestion = Suggestion.nearest(to: name, among: names)
      throw .unknownDetent(
        property: "\(property).\(entry.name)", name: name, suggestion: suggestion, names: names)
    }
  }
}

extension UISheetPresentationController.Detent.Identifier {
  /// UIKit's identifiers by their names in code, or another one.
  static func named(_ name: String) -> Self {
    switch name {
    case "medium": .medium
    case "large": .large
    default: Self(name)
    }
  }
}
