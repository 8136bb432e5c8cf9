import Foundation
import HeadlessUIKit
import ViewDocuments

extension DisplayedViews {
  /// Targets that are too small: 44 points for the sides that have fewer.
  func proposalsForTarget(_ question: Question) -> [Proposal] {
    let view = question.view
    let least = Double(TouchArea.minimumSide)
    let size = view.bounds.size
    let needed = CGSize(width: max(least, size.width), height: max(least, size.height))
    let parts = [("width", size.width, needed.width), ("height", size.height, needed.height)].filter {
      $0.1 < $0.2 - 1e-6
    }
    guard !parts.isEmpty else {
      return [Proposal("Keep 44 by 44 points of it free of the views over it and around it.")]
    }
    let sentence =
      "Make the " + parts.map { "\($0.0) \($0.1.points) → \($0.2.points)" }.joined(separator: ", the ") + "."
    let superview = view.superview
    if isPlacedByFrame(view), let middle = frame(of: view, size: needed, aboutMiddle: true) {
      var proposals = [Proposal(sentence, [middle])]
      if let first = frame(of: view, size: needed) { proposals.append(Proposal(sentence, [first])) }
      var inside = CGRect(origin: view.frame.origin, size: needed)
      if let bounds = superview?.bounds {
        inside.origin.x = max(0, min(inside.minX, bounds.width - inside.width))
        inside.origin.y = max(0, min(inside.minY, bounds.height - inside.height))
        proposals.append(Proposal(sentence, [setFrame(of: view, to: inside)]))
        if let superview, bounds.height < needed.height, let around = heights(of: superview, atLeast: needed.height) {
          inside.origin.y = 0
          proposals.append(Proposal(sentence, [setFrame(of: view, to: inside)] + around))
        }
      }
      return proposals
    }
    let written = constraints(around: view).filter { $0.first === view && $0.line.points != nil }
    var changes: [Proposal.Change] = []
    for (side, _, points) in parts {
      let attribute: NSLayoutConstraint.Attribute = side == "width" ? .width : .height
      let swift = "\(side)Anchor.constraint(greaterThanOrEqualToConstant: \(points.points)).isActive = true"
      let own = written.filter { $0.line.first.attribute == attribute && ($0.line.points ?? 0) < points }
      if own.isEmpty {
        guard let (owner, names) = constraintOwner(for: view) else { return [Proposal(sentence)] }
        if let name = names(view) {
          changes.append(
            .constrain(owner: owner, view: view, text: "\(name).\(side) >= \(points.points)", swift: swift))
        } else if place(of: view) != nil {
          changes.append(.constrain(owner: view, view: view, text: "self.\(side) >= \(points.points)", swift: swift))
        } else {
          return [Proposal(sentence)]
        }
      } else {
        changes += own.map { .replace($0, with: $0.with(">=", number: points), swift: swift) }
      }
    }
    var proposals = [Proposal(sentence, changes)]
    if let superview, superview !== root, superview.bounds.height < needed.height,
      let around = heights(of: superview, atLeast: needed.height), !around.isEmpty
    {
      proposals.append(Proposal(sentence, changes + around))
    }
    return proposals
  }
}
