import Findings
import Foundation
import HeadlessUIKit
import QuotedText
import SpokenElements

/// Rules about what VoiceOver says of an element. `README.md` has their sources.
extension AuditedScreen {
  /// Violations of the rules about what VoiceOver reads, and in which order.
  var spokenViolations: [AuditFinding] {
    repeatedTraits + duplicateLabels + conflictingTraits + missingTraits + dimmedElements + unreachableControls
      + unreadTexts + jumpsOfOrder
  }

  /// Labels that end in a word that VoiceOver says anyway, as it has the trait, where no text on the screen ends so.
  private var repeatedTraits: [AuditFinding] {
    elements.compactMap { element in
      let words = (element.spoken.label ?? "").spokenWords
      guard words.count > 1, let trait = element.spoken.traits.first(where: { $0.isSaid(by: words) }),
        !shownTexts(in: element.view).contains(where: { $0.spokenWords == words })
      else { return nil }
      return finding(
        .repeatedTrait, element.view,
        "VoiceOver says the trait \(trait.rawValue) after \((element.spoken.label ?? "").quoted): leave the word out of the label."
      )
    }
  }

  /// Elements to use with a label that an earlier one has. A back button has the name of the screen that it leads to, as a
  /// tab may have.
  private var duplicateLabels: [AuditFinding] {
    var first: [String: Int] = [:]
    return elements.filter { $0.isUsed && !$0.spoken.traits.contains(.backButton) }.compactMap { element in
      guard let label = element.spoken.label, !label.spokenWords.isEmpty else { return nil }
      let key = label.spokenWords.joined(separator: " ")
      guard let other = first[key], other != element.view else {
        first[key] = first[key] ?? element.view
        return nil
      }
      return finding(
        .duplicateLabel, element.view,
        "\(name(of: other)) is called \(label.quoted), too: Voice Control cannot tell which is meant.",
        other: other)
    }
  }

  /// Elements with two traits of which only one can be right.
  private var conflictingTraits: [AuditFinding] {
    elements.compactMap { element in
      let traits = Set(element.spoken.traits)
      guard let pair = SpokenTrait.conflicts.first(where: { traits.contains($0) && traits.contains($1) }) else {
        return nil
      }
      return finding(
        .conflictingTraits, element.view, "It is both \(pair.0.rawValue) and \(pair.1.rawValue): leave one of them.")
    }
  }

  /// Elements that are touched, whose traits do not say so.
  private var missingTraits: [AuditFinding] {
    elements.compactMap { element in
      guard views[element.view].facts.touchArea != nil, !element.isUsed, !element.spoken.traits.contains(.notEnabled)
      else { return nil }
      return finding(
        .missingTrait, element.view,
        "It can be tapped, and no trait says so: set 'accessibilityTraits' to button or link."
      )
    }
  }

  /// The largest opacity that looks disabled. UIKit's own disabled looks are fainter; the number is Galley's choice.
  private static let dimmedAlpha = 0.5

  /// Elements to use that look disabled, and are not said to be.
  private var dimmedElements: [AuditFinding] {
    elements.compactMap { element in
      guard element.isUsed, element.alpha <= Self.dimmedAlpha, !element.spoken.traits.contains(.notEnabled) else {
        return nil
      }
      return finding(
        .dimmedLook, element.view,
        "It looks disabled, as its opacity is \(element.alpha.shown), and VoiceOver does not say so: add the trait notEnabled."
      )
    }
  }

  /// The texts that a view and those in it show.
  private func shownTexts(in view: Int) -> [String] {
    views.indices.filter { $0 == view || superviews(of: $0).contains(view) }.compactMap { views[$0].facts.text }
  }
}

extension SpokenTrait {
  /// Pairs of traits that contradict each other: those of GTXiLib (`GTXChecksCollection`), and that of A11yUITests for texts that
  /// change.
  fileprivate static let conflicts: [(SpokenTrait, SpokenTrait)] = [
    (.button, .link), (.button, .searchField), (.button, .keyboardKey), (.button, .adjustable),
    (.staticText, .updatesFrequently),
  ]

  /// Whether the last word is one for the trait.
  fileprivate func isSaid(by words: [String]) -> Bool {
    guard let last = words.last else { return false }
    return Self.words[self, default: []].contains(last)
  }

  private static let words: [SpokenTrait: Set<String>] = [
    .button: ["button"], .link: ["link"], .header: ["heading", "header"],
    .image: ["image", "picture", "graphic", "icon"], .adjustable: ["slider"], .toggleButton: ["switch", "toggle"],
    .tabItem: ["tab"],
  ]
}

extension String {
  /// The words in lower case, without punctuation.
  var spokenWords: [String] {
    lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
