import Drawing
import Findings
import Foundation
import HeadlessUIKit
import Snapshots

/// A scene as it was laid out under one configuration, with what the laws ask of it.
struct AuditedScreen {
  /// In the order of the tree.
  let views: [AuditedView]
  let displayList: DisplayList
  /// What is seen of the texts, in the order they are painted.
  let texts: [VisibleText]
  /// What was noticed while it was laid out.
  private let noticed: [ViewFinding]
  private let tree: LayoutTree
  /// Which views there are of each likeness.
  private let indices: [ViewSignature: [Int]]
  /// The number of each view among those that are like it.
  private let ranks: [Int]

  /// - Parameter recording: a survey.
  init(_ recording: ViewRecording) {
    let surveyed = recording.surveyed
    tree = LayoutTree(recording.layout)
    let texts = recording.displayList.seenTexts(of: surveyed.map(\.content))
    let textsOfViews = Dictionary(grouping: texts, by: \.view)
    (displayList, self.texts, noticed) = (recording.displayList, texts, recording.findings)
    views = surveyed.enumerated().map { index, view in
      AuditedView(view, texts: textsOfViews[index] ?? [])
    }
    let likenesses = views.map(\.likeness)
    var indices: [ViewSignature: [Int]] = [:]
    ranks = likenesses.enumerated().map { index, likeness in
      indices[likeness, default: []].append(index)
      return indices[likeness, default: []].count - 1
    }
    self.indices = indices
  }

  /// A finding about one of the views, or two.
  func finding(_ kind: FindingKind, _ view: Int, _ message: String, other: Int? = nil) -> AuditFinding {
    AuditFinding(
      kind: kind, view: view, name: name(of: view), frame: views[view].frame, message: message,
      other: other.map(name))
  }

  /// What a view is called, so that it is told from all others.
  func name(of index: Int) -> String { tree.name(at: index) }

  /// The laws among what was noticed while the screen was laid out, and texts that have no room at all.
  var noticedLaws: [AuditFinding] { lawsOfLayout + textsWithoutRoom }

  /// Texts that nobody sees whole, though nothing was noticed while the screen was laid out: they have no room at all, or
  /// leave what they are in.
  var unnoticedTexts: [AuditFinding] {
    let noticed = Dictionary(grouping: lawsOfLayout, by: \.view)
    return (textsWithoutRoom + textsOutside).filter { finding in
      !noticed[finding.view, default: []].contains { $0.kind.hidden.contains(finding.kind) }
    }
  }

  /// Labels without a width or height, in views that have both: a label draws nothing then, and nothing is noticed.
  private var textsWithoutRoom: [AuditFinding] {
    views.indices.filter { index in
      let (view, holder) = (views[index], views[views[index].holder])
      let hasText = view.facts.text?.contains { !$0.isWhitespace } ?? false
      return hasText && index != 0 && view.frame.isEmpty && !holder.frame.isEmpty
    }.map { finding(.clippedText, $0, "Nothing of the text is seen: the label has no room.") }
  }

  private var lawsOfLayout: [AuditFinding] {
    noticed.filter(\.kind.isOfAudit).map { finding in
      self.finding(
        finding.kind, finding.index, finding.message(calling: finding.other.map(name)), other: finding.other)
    }
  }

  /// The view that is there in place of one of another screen's views: the same as many-th of those that are like it.
  func counterpart(of index: Int, in other: AuditedScreen) -> Int? {
    let likeness = other.views[index].likeness
    guard let alike = indices[likeness], alike.count == other.indices[likeness]?.count else { return nil }
    return alike[other.ranks[index]]
  }

  /// The superviews of a view, the nearest first.
  func holders(of index: Int) -> some Sequence<Int> {
    sequence(first: index) { views[$0].holder == $0 ? nil : views[$0].holder }.dropFirst()
  }
}

/// What tells a view from others whatever the text size is, and in whichever direction the screen is read.
struct ViewSignature: Hashable {
  let kind: String
  let identifier: String
  let text: String
}

/// A view of a screen.
struct AuditedView {
  let kind: String
  let likeness: ViewSignature
  /// In the root's space.
  let frame: CGRect
  let lines: [LayoutNode.Line]
  /// The index of the superview; for the root, its own.
  let holder: Int
  let facts: ViewFacts
  /// The rectangle around all of its glyphs, seen or not.
  let outline: CGRect?
  /// The size of its largest text, in points; nil where there is none.
  let pointSize: Double?

  init(_ view: SurveyedView, texts: [VisibleText]) {
    (kind, frame, lines) = (view.kind, view.frame, view.lines)
    (holder, facts) = (view.holder, view.facts)
    likeness = ViewSignature(kind: view.kind, identifier: view.identifier, text: view.facts.text ?? "")
    outline = texts.compactMap(\.outline).reduce(nil as CGRect?) { $0?.union($1) ?? $1 }
    pointSize = texts.map(\.pointSize).max()
  }

  /// What a scroll view scrolls over, in the root's space.
  var scrolledArea: CGRect? { facts.scrolledContent?.offsetBy(dx: frame.minX, dy: frame.minY) }

  /// Whether there is something to see or to use in the view's own right.
  var hasContent: Bool {
    outline != nil || facts.image != nil || facts.touchArea != nil || facts.hasVisibleEdges
  }
}
