import Foundation
import HeadlessUIKit
import ViewDocuments
import YAMLDocuments

/// Remedies for texts and views that stand where they should not.
extension DisplayedViews {
  /// Texts that leave what they are in: it grows with them, or they end in it.
  func proposalsForTextOutside(_ question: Question) -> [Proposal] {
    guard let text = MeasuredText(question.view) else { return [] }
    let label = text.label
    let outer = question.other ?? root
    let (inner, around) = (frame(of: label), frame(of: outer))
    var proposals: [Proposal] = []
    if inner.maxY > around.maxY || text.height(atWidth: inner.width) > inner.height, outer !== root {
      let needed = (max(inner.maxY, inner.minY + text.height(atWidth: inner.width)) - around.minY).rounded(.up)
      if let heights = heights(of: outer, atLeast: needed), !heights.isEmpty {
        let sentence = "Make the height of \(name(of: outer)) \(around.height.points) → \(needed.points)"
        if !isPlacedByFrame(outer), let bottom = bottomLimit(of: label, in: outer) {
          proposals.append(Proposal("\(sentence): as high as its text, or higher.", heights + [bottom]))
        }
        proposals.append(Proposal("\(sentence).", heights))
      }
    }
    if inner.maxX > around.maxX {
      let room = around.maxX - inner.minX - min(16, max(0, inner.minX - around.minX))
      let lines = text.lines(atWidth: max(1, room))
      let sentence = "Make the width \(inner.width.points) → \(room.points), and numberOfLines 0: \(lines.lines) fit."
      let unlimited = unlimitedLines(of: label)
      if room > 0, isPlacedByFrame(label) {
        let height = max(label.bounds.height, text.height(atWidth: room))
        if let change = frame(of: label, size: CGSize(width: room.rounded(.down), height: height)) {
          proposals.append(Proposal(sentence, [change] + unlimited))
        }
      } else if let end = trailingLimit(of: label, in: outer) {
        proposals.append(Proposal(sentence, [end] + unlimited))
        if outer !== root, let bottom = bottomLimit(of: label, in: outer) {
          let heights = heights(of: outer, atLeast: text.height(atWidth: max(1, room))) ?? []
          proposals.append(Proposal(sentence, [end, bottom] + unlimited + heights))
        }
      }
    }
    return proposals
  }

  /// The constraint that a view is at least as low as another one in it.
  private func bottomLimit(of view: UIView, in outer: UIView) -> Proposal.Change? {
    guard let (owner, names) = constraintOwner(for: view, with: outer), let name = names(view),
      let outerName = names(outer), name != outerName
    else { return nil }
    return .constrain(
      owner: owner, view: outer, text: "\(outerName).bottom >= \(name).bottom",
      swift: "bottomAnchor.constraint(greaterThanOrEqualTo: label.bottomAnchor).isActive = true")
  }

  /// Texts that lie on each other: the lower one goes below the other.
  func proposalsForOverlap(_ question: Question) -> [Proposal] {
    guard let other = question.other else { return [] }
    let pair = [question.view, other].sorted { frame(of: $0).minY < frame(of: $1).minY }
    let (upper, lower) = (pair[0], pair[1])
    let height = MeasuredText(upper).map { $0.height(atWidth: upper.bounds.width) } ?? upper.bounds.height
    let bottom = (frame(of: upper).minY + max(height, upper.bounds.height)).rounded(.up)
    let top = frame(of: lower).minY
    let sentence = "Put \(name(of: lower)) below \(name(of: upper)): y \(top.points) → \(bottom.points)."
    var proposals: [Proposal] = []
    for constraint in constraints(around: lower)
    where constraint.first === lower && constraint.line.first.attribute == .top {
      guard let owner = constraintOwner(for: lower, with: upper), let name = owner.names(lower),
        let upperName = owner.names(upper)
      else { continue }
      proposals.append(
        Proposal(
          sentence,
          [
            .replace(
              constraint, with: "\(name).top = \(upperName).bottom",
              swift: "topAnchor.constraint(equalTo: \(upperName).bottomAnchor).isActive = true")
          ]))
    }
    if isPlacedByFrame(lower) {
      let frame = lower.frame.offsetBy(dx: 0, dy: bottom - top)
      proposals.append(Proposal(sentence, [setFrame(of: lower, to: frame)]))
    }
    return proposals.isEmpty ? [Proposal(sentence)] : proposals
  }

  // MARK: Mirroring

  /// Views, and texts, that stay on their side: leading and trailing in place of left and right.
  func proposalsForMirroring(_ question: Question) -> [Proposal] {
    let view = question.view
    var proposals: [Proposal] = []
    let sides = constraints(around: view).filter { constraint in
      ([constraint.first, constraint.second].contains { $0 === view })
        && constraint.text != constraint.text.withDirectionalSides
    }
    if !sides.isEmpty {
      let changes = sides.map { side -> Proposal.Change in
        .replace(
          side, with: side.text.withDirectionalSides, swift: nil)
      }
      proposals.append(
        Proposal(
          "Use leading and trailing in place of left and right: '\(sides[0].text.withDirectionalSides)'.", changes))
    }
    if let label = view as? UILabel, [.left, .right].contains(label.textAlignment), let written = written(label) {
      let former = label.textAlignment == .left ? "left" : "right"
      proposals.append(
        Proposal(
          "Set textAlignment \(former) → natural.",
          [
            .set(
              written, key: key("textAlignment", of: label), value: "natural",
              swift: "\(key("textAlignment", of: label)) = .natural")
          ]))
    }
    if let button = view as? UIButton ?? written(view) as? UIButton,
      let alignment = value("contentHorizontalAlignment", of: button)?.scalar, ["left", "right"].contains(alignment)
    {
      let value = alignment == "left" ? "leading" : "trailing"
      proposals.append(
        Proposal(
          "Set contentHorizontalAlignment \(alignment) → \(value).",
          [
            .set(
              button, key: "contentHorizontalAlignment", value: value, swift: "contentHorizontalAlignment = .\(value)")
          ]))
    }
    return proposals + proposalsForMirroredFrame(view)
  }

  /// A frame, which counts from the left, in constraints that count from the leading edge.
  private func proposalsForMirroredFrame(_ view: UIView) -> [Proposal] {
    guard isPlacedByFrame(view), let outer = view.superview,
      let (owner, names) = constraintOwner(for: view, with: outer), let name = names(view),
      let outerName = names(outer),
      name != outerName
    else { return [] }
    let frame = view.frame
    let leading = YAMLText.number(frame.minX)
    // A text may grow.
    let height = view is UILabel ? ">=" : "="
    let lines = [
      "\(name).leading = \(outerName).leading + \(leading)",
      "\(name).top = \(outerName).top + \(YAMLText.number(frame.minY))",
      "\(name).width = \(YAMLText.number(frame.width))", "\(name).height \(height) \(YAMLText.number(frame.height))",
    ]
    return [
      Proposal(
        "Place it from the leading edge: leading \(leading) in place of x \(leading).",
        [.remove(view, key: "frame", swift: nil)]
          + lines.map { line in
            .constrain(
              owner: owner, view: view, text: line,
              swift: line.contains("leading")
                ? "leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: \(leading)).isActive = true"
                : nil)
          })
    ]
  }

  // MARK: Layout

  /// Views without a place: the frame that their content needs.
  func proposalsForPlace(_ question: Question) -> [Proposal] {
    let view = question.view
    let size = view.sizeThatFits(CGSize(width: view.superview?.bounds.width ?? 0, height: 10_000))
    guard size.width > 0, size.height > 0, place(of: view) != nil, value("frame", of: view) == nil else {
      return [Proposal("Give it a place and a size: constraints for both axes, or a frame.")]
    }
    let needed = CGRect(
      x: view.frame.minX, y: view.frame.minY, width: size.width.rounded(.up), height: size.height.rounded(.up))
    return [
      Proposal(
        "Give it a frame, or constraints: its content needs \(needed.width.points) by \(needed.height.points).",
        [setFrame(of: view, to: needed)])
    ]
  }
}

extension String {
  /// A constraint's line with leading and trailing in place of left and right.
  var withDirectionalSides: String {
    let pairs = [
      (".leftMargin", ".leadingMargin"), (".rightMargin", ".trailingMargin"), (".left", ".leading"),
      (".right", ".trailing"),
    ]
    return pairs.reduce(self) { text, pair in
      var (result, rest) = ("", text[...])
      while let range = rest.range(of: pair.0) {
        let next = rest[range.upperBound...].first
        let isWhole = !(next.map { $0.isLetter || $0.isNumber } ?? false)
        result += rest[..<range.lowerBound] + (isWhole ? pair.1 : pair.0)
        rest = rest[range.upperBound...]
      }
      return result + rest
    }
  }
}
