import DynamicType
import Foundation
import HeadlessUIKit
import ViewDocuments
import ViewRendering

/// Remedies for texts that are cut, break within words, or leave what they stand in.
extension DisplayedViews {
  /// Texts that are cut: more lines, more height, more width, or a smaller text.
  func proposalsForCutText(_ question: Question) -> [Proposal] {
    guard let text = MeasuredText(question.view) else { return [] }
    let (label, width) = (text.label, text.label.bounds.width)
    let (lines, height) = (text.lines(atWidth: width), text.height(atWidth: width))
    let isLimited = label.numberOfLines > 0 && lines > label.numberOfLines
    let unlimited = isLimited ? unlimitedLines(of: label) : []
    let say = "Set \(key("numberOfLines", of: label)) to 0: \(lines.lines) fit"
    var proposals: [Proposal] = []
    if width > 0, text.longestWord.width <= width {
      let heights = heights(of: label, atLeast: height)
      if let heights, !heights.isEmpty {
        let sentence =
          "\(isLimited ? "\(say), and" : "Make") the height \(label.bounds.height.points) → \(height.points)."
        proposals.append(Proposal(sentence, unlimited + heights))
      } else if isLimited {
        proposals.append(Proposal("\(say).", unlimited))
      }
    }
    proposals += proposalsForWidth(text, unlimited, say)
    if question.configuration.category.isAccessibilityCategory {
      proposals += proposalsForRow(question, with: unlimited)
    }
    if width > 0, text.longestWord.width > width { proposals += proposalsForSize(text, unlimited) }
    if isLimited, proposals.isEmpty || height > label.bounds.height { proposals.append(Proposal("\(say).", unlimited)) }
    return proposals
  }

  /// The change that gives a label any number of lines.
  func unlimitedLines(of label: UILabel) -> [Proposal.Change] {
    guard label.numberOfLines != 0, let written = written(label) else { return [] }
    return [
      .set(written, key: key("numberOfLines", of: label), value: "0", swift: "\(key("numberOfLines", of: label)) = 0")
    ]
  }

  /// The name of a label's property in the view that is written: that of a button's title has a prefix.
  func key(_ name: String, of label: UILabel) -> String {
    guard let button = written(label) as? UIButton, button.titleLabel === label else { return name }
    return "titleLabel." + name
  }

  /// The changes that make a view and the views around it at least this high; empty if nothing limits the height, nil if what
  /// does so is not written.
  func heights(of view: UIView, atLeast height: Double) -> [Proposal.Change]? {
    guard height > view.bounds.height else { return [] }
    let growth = height - view.bounds.height
    var (changes, isFree) = ([Proposal.Change](), false)
    for view in [view] + superviews(of: view).dropLast() {
      let needed = (view.bounds.height + growth).rounded(.up)
      let limits = constraints(around: view).filter {
        $0.first === view && $0.line.first.attribute == .height && $0.line.relation != .greaterThanOrEqual
          && ($0.line.points ?? .infinity) < needed
      }
      if !limits.isEmpty {
        changes += limits.map { limit in
          let isEqual = limit.line.relation == .equal
          let text = limit.with(isEqual ? ">=" : "<=", number: isEqual ? nil : needed)
          return .replace(
            limit, with: text,
            swift: isEqual
              ? "heightAnchor.constraint(greaterThanOrEqualToConstant: \((limit.line.points ?? 0).points)).isActive = true"
              : "heightAnchor.constraint(lessThanOrEqualToConstant: \(needed.points)).isActive = true")
        }
      } else if isPlacedByFrame(view) {
        guard let change = frame(of: view, size: CGSize(width: view.bounds.width, height: needed)) else { return nil }
        changes.append(change)
      } else {
        isFree = true
      }
    }
    return changes.isEmpty && !isFree ? nil : changes
  }

  func isPlacedByFrame(_ view: UIView) -> Bool {
    view.translatesAutoresizingMaskIntoConstraints && value("frame", of: view) != nil
  }

  /// The change of a written frame's size, about its origin or its middle.
  func frame(of view: UIView, size: CGSize, aboutMiddle: Bool = false) -> Proposal.Change? {
    guard isPlacedByFrame(view) else { return nil }
    var frame = view.frame
    if aboutMiddle {
      frame.origin.x -= (size.width - frame.width) / 2
      frame.origin.y -= (size.height - frame.height) / 2
    }
    frame.size = size
    return setFrame(of: view, to: frame)
  }

  func setFrame(of view: UIView, to frame: CGRect) -> Proposal.Change {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(YAMLText.number)
    return .set(
      view, key: "frame", value: YAMLText.list(numbers),
      swift: "frame = CGRect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), height: \(numbers[3]))")
  }

  /// A label that is narrower than its text, or a line of it, than it could be.
  private func proposalsForWidth(_ text: MeasuredText, _ unlimited: [Proposal.Change], _ say: String) -> [Proposal] {
    let (label, needed) = (text.label, text.width)
    let frame = frame(of: label)
    guard needed > label.bounds.width else { return [] }
    var proposals: [Proposal] = []
    let words = (label.text ?? "").shortened
    let sentence = "Make the width \(label.bounds.width.points) → \(needed.points): '\(words)' needs it."
    let room = (label.superview?.bounds.width ?? 0) - label.frame.minX
    if needed <= room, let change = self.frame(of: label, size: CGSize(width: needed, height: label.bounds.height)) {
      proposals.append(Proposal(sentence, [change]))
    }
    let limits = constraints(around: label).filter {
      $0.first === label && $0.line.first.attribute == .width && ($0.line.points ?? .infinity) < needed
        && $0.line.relation != .greaterThanOrEqual
    }
    if !limits.isEmpty {
      let freed = limits.map { limit -> Proposal.Change in
        let isEqual = limit.line.relation == .equal
        return .replace(
          limit, with: limit.with(isEqual ? ">=" : "<=", number: isEqual ? nil : needed),
          swift:
            "widthAnchor.constraint(greaterThanOrEqualToConstant: \((limit.line.points ?? 0).points)).isActive = true")
      }
      proposals.append(Proposal(sentence, freed))
      proposals.append(Proposal("\(sentence) \(say).", freed + unlimited))
    }
    // A label that leaves the screen has no end to wrap at.
    if frame.maxX > root.bounds.width, let end = trailingLimit(of: label, in: root) {
      proposals.append(Proposal("End it at the screen's edge, and \(say.lowercasedFirst).", [end] + unlimited))
    }
    return proposals
  }

  /// The constraint that a view ends before the end of one around it, as far as it begins after its beginning.
  func trailingLimit(of view: UIView, in outer: UIView) -> Proposal.Change? {
    guard let (owner, names) = constraintOwner(for: view, with: outer === root ? nil : outer),
      let name = names(view), let outerName = names(outer), name != outerName
    else { return nil }
    let margin = max(0, min(16, frame(of: view).minX - frame(of: outer).minX))
    return .constrain(
      owner: owner, view: view, text: "\(name).trailing <= \(outerName).trailing - \(YAMLText.number(margin))",
      swift:
        "trailingAnchor.constraint(lessThanOrEqualTo: superview.trailingAnchor, constant: -\(margin.points)).isActive = true"
    )
  }

  // MARK: Words

  /// Words that no line has room for: a largest size at which they fit, or another layout.
  func proposalsForBrokenWord(_ question: Question) -> [Proposal] {
    guard let text = MeasuredText(question.view) else { return [] }
    let row = question.configuration.category.isAccessibilityCategory ? proposalsForRow(question) : []
    return row + proposalsForSize(text, []) + proposalsForWidth(text, [], "")
  }

  /// A largest point size at which the longest word fits a line.
  private func proposalsForSize(_ text: MeasuredText, _ others: [Proposal.Change]) -> [Proposal] {
    let (label, longest) = (text.label, text.longestWord)
    let width = label.bounds.width
    guard width > 0, longest.width > width, let written = written(label) else { return [] }
    // Letters of larger fonts are narrower for their size, so a size in proportion may be a little too large.
    return [1, 0.94, 0.88].compactMap { share -> Proposal? in
      let most = (label.font.pointSize * width / longest.width * share).rounded(.down)
      guard most >= 8, let font = ScaledFont(of: label, in: self) else { return nil }
      return Proposal(
        "Let the font grow to \(most.points) pt at most: '\(longest.word.shortened)' needs \(longest.width.points) of "
          + "\(width.points) pt at \(label.font.pointSize.points).",
        others + [
          .set(written, key: key("font", of: label), value: font.yaml(most: most), swift: font.swift(most: most))
        ])
    }
  }

  // MARK: Rows

  /// A row that becomes a column at accessibility sizes.
  func proposalsForRow(_ question: Question, with others: [Proposal.Change] = []) -> [Proposal] {
    let row = superviews(of: question.view).lazy.compactMap { $0 as? UIStackView }.first { $0.axis == .horizontal }
    guard let row, place(of: row) != nil, value("variations", of: row) == nil else { return [] }
    return ["leading", "fill"].map { alignment in
      Proposal(
        "Set axis to vertical at accessibility sizes in \(name(of: row)), with alignment \(alignment).",
        [
          .set(
            row, key: "variations",
            value: "[{when: {category: accessibility}, axis: vertical, alignment: \(alignment)}]",
            swift:
              "axis = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal")
        ] + others)
    }
  }
}

extension String {
  /// The beginning of a long text.
  var shortened: String { count > 30 ? prefix(29) + "…" : self }

  var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }

  /// A constraint's line with another relation, and another number if one is given.
  func withRelation(_ relation: String, number: Double? = nil) -> String {
    let relations = ["<=", ">=", "==", "≤", "≥", "="]
    guard let found = relations.compactMap({ range(of: $0) }).min(by: { $0.lowerBound < $1.lowerBound }) else {
      return self
    }
    let longest = relations.compactMap { range(of: $0) }.filter { $0.lowerBound == found.lowerBound }
      .max { distance(from: $0.lowerBound, to: $0.upperBound) < distance(from: $1.lowerBound, to: $1.upperBound) }
    let end = (longest ?? found).upperBound
    guard let number else { return self[..<found.lowerBound] + relation + self[end...] }
    let priority = self[end...].firstIndex(of: "@").map { " " + self[$0...] } ?? ""
    return self[..<found.lowerBound] + relation + " " + YAMLText.number(number) + priority
  }
}
