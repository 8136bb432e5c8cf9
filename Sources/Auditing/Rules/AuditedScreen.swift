import Drawing
import Findings
import Foundation
import HeadlessUIKit
import Snapshots

/// A scene as it was laid out under one configuration, with the facts that rules need.
struct AuditedScreen {
  /// The views, in the order of the tree.
  let views: [AuditedView]
  let displayList: DisplayList
  /// The visible parts of texts, in the order of painting.
  let texts: [VisibleText]
  /// The elements that VoiceOver reads, in its order.
  let elements: [AuditedElement]
  /// The findings that were recorded while it was laid out.
  private let recorded: [ViewFinding]
  private let tree: LayoutTree
  private let positions: PositionNames
  /// The views of each signature.
  private let indices: [ViewSignature: [Int]]
  /// The number of each view among those of its signature.
  private let ranks: [Int]
  /// The names of views that show an item of a bar, as the app's author knows it.
  private let itemNames: [Int: String]

  /// - Parameter recording: a survey.
  init(_ recording: ViewRecording) {
    let surveyed = recording.surveyed
    (tree, positions) = (LayoutTree(recording.layout), PositionNames(recording.layout))
    let texts = recording.displayList.visibleTexts(of: surveyed.map(\.content))
    let textsOfViews = Dictionary(grouping: texts, by: \.view)
    (displayList, self.texts, recorded) = (recording.displayList, texts, recording.findings)
    views = surveyed.enumerated().map { index, view in
      AuditedView(view, texts: textsOfViews[index] ?? [])
    }
    elements = AuditedElement.all(of: recording, in: views)
    let signatures = views.map(\.signature)
    var indices: [ViewSignature: [Int]] = [:]
    ranks = signatures.enumerated().map { index, signature in
      indices[signature, default: []].append(index)
      return indices[signature, default: []].count - 1
    }
    self.indices = indices
    itemNames = BarItemFacts.names(in: views)
  }

  /// A finding about one or two of the views.
  func finding(_ kind: FindingKind, _ view: Int, _ message: String, other: Int? = nil) -> AuditFinding {
    AuditFinding(
      kind: kind, view: view, name: name(of: view), position: positions.tree.name(at: view), frame: views[view].frame,
      message: message, other: other.map(name))
  }

  /// A view's name, unique in the screen.
  func name(of index: Int) -> String { itemNames[index] ?? tree.name(at: index) }

  /// Violations that a single layout shows: those that were recorded, and texts in empty labels.
  var layoutViolations: [AuditFinding] { recordedViolations + textsInEmptyLabels }

  /// Violations that layout does not record: texts in empty labels, and texts that leave the views they are in.
  var unrecordedViolations: [AuditFinding] {
    let recorded = Dictionary(grouping: recordedViolations, by: \.view)
    return (textsInEmptyLabels + textsOutside).filter { finding in
      !recorded[finding.view, default: []].contains { $0.kind.suppressed.contains(finding.kind) }
    }
  }

  /// Labels without a width or height, in views that have both: such a label draws nothing, and layout records nothing.
  private var textsInEmptyLabels: [AuditFinding] {
    views.indices.filter { index in
      let (view, superview) = (views[index], views[views[index].superview])
      let hasText = view.facts.text?.contains { !$0.isWhitespace } ?? false
      return hasText && index != 0 && view.frame.isEmpty && !superview.frame.isEmpty
    }.map { finding(.clippedText, $0, "None of the text is visible: the label has no room.") }
  }

  private var recordedViolations: [AuditFinding] {
    recorded.filter(\.kind.isOfAudit).map { finding in
      self.finding(
        finding.kind, finding.index, finding.message(calling: finding.other.map(name)), other: finding.other)
    }
  }

  /// The view that corresponds to one of another screen's views: it has the same signature, and the same number among its
  /// views.
  func counterpart(of index: Int, in other: AuditedScreen) -> Int? {
    let signature = other.views[index].signature
    guard let alike = indices[signature], alike.count == other.indices[signature]?.count else { return nil }
    return alike[other.ranks[index]]
  }

  /// The superviews of a view, from the nearest outwards.
  func superviews(of index: Int) -> some Sequence<Int> {
    sequence(first: index) { views[$0].superview == $0 ? nil : views[$0].superview }.dropFirst()
  }
}

/// The identity of a view across text sizes and layout directions.
struct ViewSignature: Hashable {
  let kind: String
  let identifier: String
  let text: String
}

/// A view of a screen.
struct AuditedView {
  let kind: String
  let signature: ViewSignature
  /// The frame in the root's coordinates.
  let frame: CGRect
  let lines: [LayoutNode.Line]
  /// The number of the superview; for the root its own.
  let superview: Int
  let facts: ViewFacts
  /// The rectangle around all of its glyphs, visible or not.
  let outline: CGRect?
  /// The size of its largest text in points; nil without text.
  let pointSize: Double?

  init(_ view: SurveyedView, texts: [VisibleText]) {
    (kind, frame, lines) = (view.kind, view.frame, view.lines)
    (superview, facts) = (view.parent, view.facts)
    signature = ViewSignature(kind: view.kind, identifier: view.identifier, text: view.facts.text ?? "")
    outline = texts.compactMap(\.outline).reduce(nil as CGRect?) { $0?.union($1) ?? $1 }
    pointSize = texts.map(\.pointSize).max()
  }

  /// The content area of a scroll view, in the root's coordinates.
  var scrolledArea: CGRect? { facts.scrolledContent?.offsetBy(dx: frame.minX, dy: frame.minY) }

  /// Whether the view itself has visible content or takes touches.
  var hasContent: Bool {
    outline != nil || facts.image != nil || facts.touchArea != nil || facts.hasVisibleEdges
  }
}

/// The names of views by their positions, which findings alone need.
private final class PositionNames {
  private let layout: LayoutNode
  private(set) lazy var tree = LayoutTree(layout, naming: .position)

  init(_ layout: LayoutNode) { self.layout = layout }
}
