import Findings
import Foundation
import HeadlessUIKit

/// Remedies for what kind of element a view is said to be.
extension DisplayedViews {
  func proposalsForTraits(_ question: Question) -> [Proposal] {
    let view = question.view
    switch question.kind {
    case .conflictingTraits:
      let names = traitNames(of: view)
      let pairs = [
        ("button", "link"), ("button", "searchField"), ("button", "keyboardKey"), ("button", "adjustable"),
        ("staticText", "updatesFrequently"),
      ]
      guard let pair = pairs.first(where: { names.contains($0.0) && names.contains($0.1) }) else { return [] }
      return [pair.0, pair.1].map { left in
        setTraits(names.filter { $0 != left }, of: view, "Remove the trait \(left) of \(pair.0) and \(pair.1).")
      }
    case .missingTrait:
      return [setTraits(traitNames(of: view) + ["button"], of: view, "Add the trait button to accessibilityTraits.")]
    case .dimmedLook: return proposalsForDimmedLook(view)
    default: return proposalsForHeading()
    }
  }

  /// The traits that are written, or those that the view has.
  private func traitNames(of view: UIView) -> [String] {
    words("accessibilityTraits", of: view) ?? Self.traits.filter { view.accessibilityTraits.contains($0.1) }.map(\.0)
  }

  private static let traits: [(String, UIAccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("header", .header), ("image", .image), ("staticText", .staticText),
    ("selected", .selected), ("notEnabled", .notEnabled), ("updatesFrequently", .updatesFrequently),
    ("searchField", .searchField), ("keyboardKey", .keyboardKey), ("adjustable", .adjustable),
    ("summaryElement", .summaryElement), ("playsSound", .playsSound), ("startsMediaSession", .startsMediaSession),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn), ("tabBar", .tabBar),
  ]

  private func setTraits(_ names: [String], of view: UIView, _ sentence: String) -> Proposal {
    guard let written = written(view), written === view else { return Proposal(sentence) }
    let swift =
      names.isEmpty
      ? "accessibilityTraits = .none" : "accessibilityTraits = [\(names.map { ".\($0)" }.joined(separator: ", "))]"
    return Proposal(
      sentence, [.set(view, key: "accessibilityTraits", value: YAMLText.words(names), swift: swift)])
  }

  private func proposalsForDimmedLook(_ view: UIView) -> [Proposal] {
    var proposals: [Proposal] = []
    if view is UIControl, place(of: view) != nil {
      proposals.append(
        Proposal(
          "Set isEnabled to false, if it is disabled.",
          [.set(view, key: "isEnabled", value: "false", swift: "isEnabled = false")]))
    }
    proposals.append(
      setTraits(
        traitNames(of: view).filter { $0 != "notEnabled" } + ["notEnabled"], of: view,
        "Add the trait notEnabled, if it is disabled."
      ))
    if let faded = ([view] + superviews(of: view)).first(where: { $0.alpha < 1 && place(of: $0) != nil }) {
      proposals.append(
        Proposal(
          "Set alpha of \(name(of: faded)) \(Double(faded.alpha).points) → 1, if it is enabled.",
          [.set(faded, key: "alpha", value: "1", swift: "alpha = 1")]))
    }
    return proposals
  }

  /// The first of the texts in the largest font becomes a heading.
  private func proposalsForHeading() -> [Proposal] {
    let labels = views.compactMap { $0 as? UILabel }.filter { label in
      label.text?.contains(where: \.isLetter) == true && place(of: label) != nil && label.isAccessibilityElement
    }
    guard let largest = labels.map(\.font.pointSize).max() else {
      return [Proposal("Give titles the trait header.")]
    }
    let titles = labels.filter { $0.font.pointSize == largest }.sorted { frame(of: $0).minY < frame(of: $1).minY }
    return titles.prefix(1).map { title in
      setTraits(
        traitNames(of: title).filter { $0 != "staticText" } + ["header"], of: title,
        "Give '\((title.text ?? "").shortened)' the trait header.")
    }
  }
}

/// Remedies for what VoiceOver reaches, and when.
extension DisplayedViews {
  func proposalsForReach(_ question: Question) -> [Proposal] {
    question.kind == .readingOrder ? proposalsForOrder(question) : proposalsForHiddenView(question)
  }

  /// The changes for views that are hidden from VoiceOver by a view around them that is one element, is hidden, or
  /// lists others.
  private func proposalsForHiddenView(_ question: Question) -> [Proposal] {
    let view = question.view
    var proposals: [Proposal] = []
    for outer in [view] + superviews(of: view) where place(of: outer) != nil {
      if outer.accessibilityElementsHidden {
        proposals.append(
          Proposal(
            "Set accessibilityElementsHidden of \(name(of: outer)) to false.",
            [
              .set(
                outer, key: "accessibilityElementsHidden", value: "false", swift: "accessibilityElementsHidden = false")
            ]))
      }
      if outer !== view, outer.isAccessibilityElement {
        proposals.append(
          Proposal(
            "Set isAccessibilityElement of \(name(of: outer)) to false: what is in it is read by itself.",
            [.set(outer, key: "isAccessibilityElement", value: "false", swift: "isAccessibilityElement = false")]))
        if view is UIControl {
          let action = view.accessibilityLabel ?? (view as? UIButton)?.currentTitle ?? "Activate"
          proposals.append(
            Proposal(
              "Give \(name(of: outer)) the custom action '\(action.shortened)'.",
              [
                .set(
                  outer, key: "accessibilityCustomActions", value: YAMLText.words([action]),
                  swift: "accessibilityCustomActions = [UIAccessibilityCustomAction(name: \"\(action)\") { _ in … }]")
              ]))
        }
      }
      if let listed = words("accessibilityElements", of: outer), let name = view.accessibilityIdentifier, !name.isEmpty,
        !listed.contains(name)
      {
        let all = sortedByPlace(listed + [name], in: outer)
        proposals.append(
          Proposal(
            "Add \(name) to accessibilityElements of \(self.name(of: outer)).",
            [
              .set(
                outer, key: "accessibilityElements", value: YAMLText.words(all),
                swift: "accessibilityElements = [\(all.joined(separator: ", "))]")
            ]))
      }
    }
    if !view.isAccessibilityElement, let written = written(view), written === view {
      proposals.append(
        Proposal(
          "Set isAccessibilityElement to true.",
          [.set(view, key: "isAccessibilityElement", value: "true", swift: "isAccessibilityElement = true")]))
    }
    return proposals
  }

  /// The order of what is read, as it stands.
  private func proposalsForOrder(_ question: Question) -> [Proposal] {
    for outer in [question.view] + superviews(of: question.view) {
      guard let listed = words("accessibilityElements", of: outer) else { continue }
      let sorted = sortedByPlace(listed, in: outer)
      guard sorted != listed else { continue }
      return [
        Proposal(
          "Set accessibilityElements of \(name(of: outer)) to \(sorted.joined(separator: ", ")): their order from top to bottom.",
          [
            .set(
              outer, key: "accessibilityElements", value: YAMLText.words(sorted),
              swift: "accessibilityElements = [\(sorted.joined(separator: ", "))]")
          ])
      ]
    }
    return [Proposal("List the views in 'accessibilityElements' in the order in which they are to be read.")]
  }

  private func sortedByPlace(_ names: [String], in outer: UIView) -> [String] {
    func frame(_ name: String) -> CGRect {
      views.first { $0.accessibilityIdentifier == name && $0.isDescendant(of: outer) }.map { self.frame(of: $0) }
        ?? .zero
    }
    let frames = names.map(frame)
    return names.indices.sorted { one, other in
      let (a, b) = (frames[one], frames[other])
      return (a.minY, a.minX, one) < (b.minY, b.minX, other)
    }.map { names[$0] }
  }
}
