import Drawing
import Foundation
import HeadlessUIKit
import SpokenElements

/// An element that VoiceOver reads, with its view.
struct AuditedElement {
  let spoken: SpokenElement
  /// The number of its view, or of the view that it is in.
  let view: Int
  /// The product of the opacities of its view and of those around it.
  let alpha: Double

  /// Whether its traits say that it is used, not only read.
  var isUsed: Bool { !Self.used.isDisjoint(with: spoken.traits) }

  private static let used: Set<SpokenTrait> = [
    .button, .link, .searchField, .keyboardKey, .adjustable, .allowsDirectInteraction, .toggleButton, .textEntry,
    .textArea, .secureTextEntry, .backButton, .tabItem,
  ]

  /// The elements of a survey.
  static func all(of recording: ViewRecording, in views: [AuditedView]) -> [AuditedElement] {
    let spoken = recording.spokenElements
    guard !spoken.isEmpty else { return [] }
    var children: [[Int]] = views.map { _ in [] }
    for (index, view) in views.enumerated().dropFirst() { children[view.superview].append(index) }
    let layout = recording.layout
    return spoken.compactMap { element in
      var (index, node, alpha) = (0, layout, layout.alpha)
      for place in element.node {
        guard children[index].indices.contains(place), node.children.indices.contains(place) else { return nil }
        (index, node) = (children[index][place], node.children[place])
        alpha *= node.alpha
      }
      return AuditedElement(spoken: element, view: index, alpha: alpha)
    }
  }
}

extension LayoutNode {
  fileprivate var alpha: Double {
    let value = attributes.first { $0.name == AppearanceAttribute.alpha.rawValue }?.value
    return value.flatMap(Double.init) ?? 1
  }
}
