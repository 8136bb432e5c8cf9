import Findings
import Foundation
import HeadlessUIKit
import QuotedText
import SpokenElements

/// Rules about what VoiceOver reaches, and in which order. `README.md` has their sources.
extension AuditedScreen {
  /// The least number of elements that make headings worth having; Galley's choice.
  private static let elementsOfScreen = 10
  /// The least distance upwards from the last element to the next that is a jump, in points, so that rounding is not
  /// one; Galley's choice.
  private static let leastJump = 1.0

  /// The first element of a screen with many elements and no heading to move by.
  var missingHeadings: [AuditFinding] {
    guard elements.count >= Self.elementsOfScreen, !elements.contains(where: { $0.spoken.traits.contains(.header) })
    else { return [] }
    return [
      finding(
        .missingHeading, 0, "\(elements.count) elements and no heading to move by: give titles the trait header.")
    ]
  }

  /// Elements above the ones that are read before them, in the same column: only an order that somebody set does so. Bars are
  /// read before and after content, wherever that is scrolled to.
  var jumpsOfOrder: [AuditFinding] {
    zip(elements, elements.dropFirst()).compactMap { before, element in
      let (last, next) = (before.spoken.frame, element.spoken.frame)
      guard !last.isEmpty, !next.isEmpty, next.maxY <= last.minY - Self.leastJump, next.minX < last.maxX,
        last.minX < next.maxX, views[before.view].facts.isInBar == views[element.view].facts.isInBar
      else { return nil }
      return finding(
        .readingOrder, element.view,
        "It is read after \(before.spoken.shortDescription), which is \((last.minY - next.maxY).shown) points below it.",
        other: before.view == element.view ? nil : before.view)
    }
  }

  /// Controls that are in an element or a hidden container, so that VoiceOver does not reach them.
  ///
  /// What is in a control belongs to it. An element with custom actions has them in place of its controls, and one with the trait
  /// toggleButton speaks for its own switch, as a table's cell does.
  var unreachableControls: [AuditFinding] {
    let elementsByView = Dictionary(elements.map { ($0.view, $0) }) { first, _ in first }
    let reached = Set(elements.map(\.view))
    var around = reached
    for element in reached { around.formUnion(superviews(of: element)) }
    return views.indices.compactMap { index in
      guard views[index].facts.touchArea != nil, !around.contains(index) else { return nil }
      let outer = Array(superviews(of: index))
      guard !outer.contains(where: { views[$0].facts.touchArea != nil }) else { return nil }
      guard let container = outer.first(where: reached.contains) else {
        return finding(
          .unreachableControl, index,
          "VoiceOver does not reach it: it is not an accessibility element, or its container is hidden, or leaves it out."
        )
      }
      if let element = elementsByView[container]?.spoken,
        !element.customActions.isEmpty || element.traits.contains(.toggleButton)
      {
        return nil
      }
      return finding(
        .unreachableControl, index,
        "VoiceOver does not reach it: \(name(of: container)) is one element with everything in it. Give that a custom action.",
        other: container)
    }
  }

  /// Texts that are seen, in no element, and said by none.
  var unreadTexts: [AuditFinding] {
    let reached = Set(elements.map(\.view))
    let said = elements.map { " " + $0.spoken.description.spokenWords.joined(separator: " ") + " " }
    return views.indices.compactMap { index in
      guard let text = views[index].facts.text, views[index].pointSize != nil, !reached.contains(index),
        !superviews(of: index).contains(where: reached.contains)
      else { return nil }
      let words = text.spokenWords.joined(separator: " ")
      guard !words.isEmpty, !said.contains(where: { $0.contains(" \(words) ") }) else { return nil }
      return finding(
        .unreadText, index, "It is visible but not read: its container is hidden from VoiceOver, or leaves it out.")
    }
  }
}

extension SpokenElement {
  /// The words in quotes, the beginning of long ones.
  fileprivate var shortDescription: String {
    guard !description.isEmpty else { return "an element without words" }
    return (description.count > 40 ? description.prefix(39) + "…" : description).quoted
  }
}
