package import Drawing
package import Foundation

/// An accessibility element, with what VoiceOver says of it.
///
/// A button "Delete" with a hint has the description `Delete. Button.` and the hint `Dims the list`.
package struct SpokenElement: Sendable, Equatable {
  /// The spoken description of the element: label, value, traits, and its place in its container; empty if there is
  /// none.
  package var description: String
  /// The hint, spoken after a pause: the element's own, and the system's. `nil` if there is none.
  package var hint: String?
  /// The label, value and hint as the element has them, not empty.
  package var label: String?
  package var value: String?
  /// All traits, also the silent ones, in the order of `SpokenTrait`.
  package var traits: [SpokenTrait]
  /// The frame in the picture's coordinates, in points; zero if it is not finite.
  package var frame: CGRect
  /// The outline that is drawn in place of the frame, in the picture's coordinates; `nil` if there is none.
  package var path: Path?
  /// The point at which the element is activated, in the picture's coordinates, where it is not the default.
  package var activationPoint: CGPoint?
  /// The names of the custom actions, in their order.
  package var customActions: [String]
  package var customContent: [CustomContent]
  /// The names for Voice Control, if the element has its own.
  package var userInputLabels: [String]
  /// Whether the element responds to the user, as Switch Control asks.
  package var respondsToUserInteraction: Bool
  /// The way in which parts of label, value and hint are spoken, where that was set.
  package var speech: [SpeechAttribute]
  /// The element's own language, a BCP 47 tag.
  package var language: String?
  package var identifier: String?
  /// The containers that the element is in, the outermost first.
  package var containers: [SpokenContainer]
  /// The path of the element's view in the laid-out tree: indices of children, from the root. Of an element that is no
  /// view, the path of the nearest view that contains it.
  package var node: [Int]
}

extension [SpokenElement] {
  /// The containers with a label or a value that are entered with an element: those that the element before is not in.
  package func namedContainersEntered(at index: Int) -> [SpokenContainer] {
    let before = index > 0 ? self[index - 1].containers : []
    return self[index].containers.filter { container in
      (container.label != nil || container.value != nil) && !before.contains(container)
    }
  }
}

extension SpokenElement {
  /// More about an element, which is spoken on request.
  package struct CustomContent: Sendable, Equatable {
    package var label: String
    package var value: String
    /// Whether it is spoken with the element.
    package var isImportant: Bool

    package init(label: String, value: String, isImportant: Bool = false) {
      (self.label, self.value, self.isImportant) = (label, value, isImportant)
    }
  }

  /// The way in which a stretch of an element's text is spoken.
  package struct SpeechAttribute: Sendable, Equatable {
    /// The text that the stretch is a part of.
    package enum Part: String, Sendable { case label, value, hint }

    package var part: Part
    /// The stretch.
    package var text: String
    /// The name of the attribute, as in UIKit's `NSAttributedString.Key`: `accessibilitySpeechSpellOut`.
    package var name: String
    package var value: String

    package init(_ part: Part, text: String, name: String, value: String) {
      (self.part, self.text, self.name, self.value) = (part, text, name, value)
    }
  }
}
