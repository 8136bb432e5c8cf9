import Foundation
package import HeadlessUIKit
package import Snapshots
package import SpokenElements

extension SpokenLine {
  /// Elements as records keep them. Containers with a label are named where they are entered.
  package static func lines(of elements: [SpokenElement]) -> [SpokenLine] {
    elements.enumerated().map { index, element in
      let containers = elements.namedContainersEntered(at: index).map { container in
        Detail("container", "\(container.kind.rawValue) “\(container.name)”")
      }
      return SpokenLine(
        text: element.description, traits: element.traits.map(\.rawValue), frame: element.frame, node: element.node,
        details: containers + element.details)
    }
  }
}

extension ViewRecording {
  /// VoiceOver's reading as text: a line for each element, with its details below it.
  package var spokenText: String { SpokenLine.lines(of: spokenElements).flatMap(\.textLines).joined(separator: "\n") }
}

extension SpokenLine {
  /// The words, traits and details, without places.
  fileprivate var textLines: [String] {
    [text.isEmpty ? "(nothing)" : text] + details.map { "  \($0.kind): \($0.text)" }
  }
}

extension SpokenElement {
  /// The details that records keep besides the words.
  fileprivate var details: [SpokenLine.Detail] {
    var details: [SpokenLine.Detail] = []
    if let hint { details.append(.init("hint", hint)) }
    details += customActions.map { .init("action", $0) }
    details += customContent.map { .init($0.isImportant ? "importantContent" : "content", "\($0.label): \($0.value)") }
    details += userInputLabels.map { .init("input", $0) }
    if !respondsToUserInteraction { details.append(.init("respondsToUserInteraction", "false")) }
    details += speech.map { .init($0.name, "\($0.part.rawValue) “\($0.text)” \($0.value)") }
    if let language { details.append(.init("language", language)) }
    if let point = activationPoint { details.append(.init("activationPoint", "\(point.x.shown) \(point.y.shown)")) }
    return details
  }
}

extension CGFloat {
  /// The number with two decimals at most.
  fileprivate var shown: String {
    let hundredths = (Double(self) * 100).rounded()
    guard let whole = Int(exactly: hundredths) else { return "\(self)" }
    return whole.isMultiple(of: 100) ? "\(whole / 100)" : "\(Double(whole) / 100)"
  }
}
