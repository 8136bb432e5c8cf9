package import Foundation

/// A view as it was laid out: where it is, and how its text fell into lines.
package struct ViewNode: Sendable, Equatable {
  package var className: String
  /// The view's accessibility identifier.
  package var name: String?
  /// In points, in the root view's space.
  package var frame: CGRect
  package var textLines: [ViewTextLine] = []
  /// Whether text was cut short.
  package var isTruncated = false
  package var findings: [ViewFinding] = []
  package var children: [ViewNode] = []

  package init(className: String, name: String? = nil, frame: CGRect) {
    self.className = className
    self.name = name
    self.frame = frame
  }
}

/// One line of a view's text, in points, in the root view's space.
package struct ViewTextLine: Sendable, Equatable {
  package var text: String
  package var baseline: Double
  /// The left edge.
  package var x: Double
  package var width: Double

  package init(text: String, baseline: Double, x: Double, width: Double) {
    self.text = text
    self.baseline = baseline
    self.x = x
    self.width = width
  }
}

/// Something noticed about a view that no reference is needed for.
package struct ViewFinding: Sendable, Equatable {
  package enum Kind: String, Sendable, CaseIterable {
    case truncatedText = "truncated-text"
    case clippedText = "clipped-text"
    case brokenWord = "broken-word"
    case missingGlyph = "missing-glyph"
    case brokenConstraint = "broken-constraint"
    case ambiguousLayout = "ambiguous-layout"
    case unknownColors = "unknown-colors"
    case unplacedView = "unplaced-view"
  }

  package var kind: Kind
  /// The view's name, or its class if it has none.
  package var view: String
  package var message: String

  package init(kind: Kind, view: String, message: String) {
    self.kind = kind
    self.view = view
    self.message = message
  }
}
