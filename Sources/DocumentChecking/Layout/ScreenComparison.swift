import Findings
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import InterfaceDocuments
import UIKitCore

/// Compares the stored frames of a screen's views with those that they have when the screen is laid out.
@MainActor
struct ScreenComparison {
  /// The largest difference of frames, in points: half a point is a pixel at a scale of 2, by which Interface Builder
  /// and UIKit round differently.
  private static let tolerance = 0.5

  /// The largest difference of a text's width where a font is nearly, but not quite, the one that Interface Builder
  /// used.
  private static let textTolerance = 0.02

  /// The elements of views whose size is that of a text.
  private static let textElements: Set = [
    "label", "button", "textField", "textView", "segmentedControl", "searchBar", "datePicker",
  ]

  let screen: DocumentScreen
  let laidOut: LaidOutScreen

  /// The views in the document's order, without the screen's own.
  let views: [ComparedView]

  init(
    _ screen: DocumentScreen, of screens: DocumentScreens, in document: InterfaceDocument, _ graph: ControllerGraph
  ) throws {
    self.screen = screen
    let canvas = DocumentCanvas(screen, of: document, graph)
    let first = try LaidOutScreen(screen, of: screens, on: canvas)
    let found = Self.stored(in: document[screen.id]).compactMap { stored in
      first.frames[stored.id].map { (stored: stored, actual: $0) }
    }
    var alike: [String: CGRect] = [:]
    // A few texts that differ by half a point move what is below them by more.
    let isAnyWrong = found.contains { Self.isWrong($0.stored, $0.actual) }
    let texts = found.filter {
      isAnyWrong && $0.stored.verdict == .same && Self.differsAsText($0.stored, $0.actual)
    }
    if !texts.isEmpty {
      let sizes = Dictionary(texts.map { ($0.stored.id, $0.stored.frame.size) }) { first, _ in first }
      alike = try LaidOutScreen(screen, of: screens, on: canvas, fixing: sizes).frames
    }
    let open = Set(first.findings.filter { $0.kind == .ambiguousLayout }.map(\.view))
    views = found.map { stored, actual in
      var verdict = stored.verdict
      let isOpen = Self.isWrong(stored, actual) && open.contains(stored.id)
      if isOpen {
        // Every frame is right where the constraints leave it open.
        verdict = .ambiguous
      } else if Self.isWrong(stored, actual) {
        let isText = alike[stored.id].map { !Self.isWrong(stored, $0) } ?? false
        verdict = isText ? .text : .different
      }
      return ComparedView(
        element: stored.element, stored: stored.frame, actual: actual, verdict: verdict, isOpen: isOpen)
    }
    laidOut = first
  }

  /// Whether a frame that is to hold does not.
  private static func isWrong(_ stored: StoredFrame, _ actual: CGRect) -> Bool {
    var actual = actual
    if stored.element.isRow { actual.origin = stored.frame.origin }
    return stored.verdict == .same && stored.frame.distance(to: actual) > tolerance
  }

  /// Whether a view's size differs as that of another font's text does: its width by little, or its height by lines.
  private static func differsAsText(_ stored: StoredFrame, _ actual: CGRect) -> Bool {
    guard textElements.contains(stored.element.name) else { return false }
    if stored.element.namesFont, stored.frame.size != actual.size { return true }
    let difference = abs(Double(stored.frame.width - actual.width))
    return difference <= max(1, textTolerance * Double(max(stored.frame.width, actual.width)))
      && stored.frame.size != actual.size
  }

  /// A stored frame, with what the document says of it.
  private struct StoredFrame {
    let element: InterfaceElement
    let id: String
    let frame: CGRect
    let verdict: ComparedView.Verdict
  }

  private static func stored(in root: InterfaceElement?) -> [StoredFrame] {
    guard let root else { return [] }
    var frames: [StoredFrame] = []
    var pending: [(element: InterfaceElement, around: ComparedView.Verdict)] = [(root, .same)]
    var isRoot = true
    while let (element, around) = pending.popLast() {
      let verdict = around == .same ? verdict(of: element) : around
      if let id = element.id, let rect = try? element.rect("frame") {
        // The size of the outermost view is given: it is the canvas's.
        if !isRoot, !element.isPlacedByCanvas {
          frames.append(StoredFrame(element: element, id: id, frame: CGRect(rect), verdict: verdict))
        }
        isRoot = false
      }
      // What is fixed holds what is not.
      let inner = verdict == .fixed ? .same : verdict
      for child in element.children.reversed() where child.key != "frame" { pending.append((child, inner)) }
    }
    return frames
  }

  private static func verdict(of element: InterfaceElement) -> ComparedView.Verdict {
    if element["misplaced"] == "YES" { return .misplaced }
    if element["ambiguous"] == "YES" { return .ambiguous }
    return element["fixedFrame"] == "YES" ? .fixed : .same
  }
}

extension InterfaceElement {
  /// Whether Interface Builder places it as it draws its canvas: bars that belong to a controller.
  fileprivate var isPlacedByCanvas: Bool {
    ["navigationBar", "tabBar", "toolbar"].contains(name) && key == name
  }

  /// Whether only its size is to hold: rows of a table are drawn below headers that the running table does not have.
  fileprivate var isRow: Bool { ["tableViewCell", "tableFooterView", "tableHeaderView"].contains(key ?? name) }

  /// Whether its text has a font by name, for which another may stand in.
  fileprivate var namesFont: Bool {
    if case .named = try? font("fontDescription") { true } else { false }
  }
}
