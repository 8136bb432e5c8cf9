package import Drawing
package import Foundation

/// The facts about a view that the rules of Dynamic Type check, besides its frame and drawing.
package struct ViewFacts: Sendable, Equatable {
  /// A label's full text, before truncation.
  package var text: String?
  /// The runs of a label's text, each with one font; empty if they are not known, as with text that a view draws
  /// itself.
  package var fonts: [FontRun] = []
  /// The size of a displayed image, in points.
  package var image: CGSize?
  /// The area in which the view receives touches; `nil` if it is not a touch target.
  package var touchArea: TouchArea?
  /// Whether the view is exposed to assistive technologies without a label.
  package var isUnlabelled = false
  /// Whether the view, or a control that contains it, is disabled.
  package var isDisabled = false
  /// Whether the view has a background or a border, so that content beyond its edges is visibly outside.
  package var hasVisibleEdges = false
  /// Whether the view's content, or a label's text, is clipped at its edges.
  package var clips = false
  /// A scroll view's content rectangle relative to its frame's origin; `nil` for other views.
  package var scrolledContent: CGRect?
  /// Whether that content, with its insets, is wider than the scroll view.
  package var scrollsSideways = false
  /// Whether a label has the alignment that UIKit itself uses for labels in this place.
  package var hasSystemAlignment = false
  /// Whether the view's semantic content attribute is set, so that it does not simply follow the layout direction.
  package var hasFixedDirection = false
}

/// A run of a label's text with one font.
package struct FontRun: Sendable, Equatable {
  package let text: String
  /// The font's size in points; the label may display the text at a smaller size.
  package let pointSize: Double
  /// Whether the font is a preferred or a scaled one.
  package let followsTextSize: Bool
}

/// A view in a recording, without its descendants.
package struct SurveyedView: Sendable {
  /// The name of the view's class.
  package let kind: String
  /// The accessibility identifier; empty if there is none.
  package let identifier: String
  /// The frame in the root's coordinate space.
  package let frame: CGRect
  package let lines: [LayoutNode.Line]
  /// The index of the superview; for the root, its own.
  package let holder: Int
  /// The indices of the commands that paint the view's own content.
  package let content: Range<Int>
  package let facts: ViewFacts
}

extension UIView {
  /// The facts about the view that the rules of Dynamic Type check.
  final var facts: ViewFacts {
    var facts = ViewFacts()
    facts.isDisabled = isDisabledToUsers
    facts.hasVisibleEdges = hasVisibleEdges
    facts.clips = clipsToBounds
    facts.hasFixedDirection = semanticContentAttribute != .unspecified
    facts.touchArea = touchArea
    facts.isUnlabelled = isUnlabelled
    switch self {
    case let label as UILabel:
      facts.text = label.text
      facts.clips = clipsToBounds || label.lineBreakMode == .byClipping || label.cutsTextAtEdges
      facts.fonts = label.fontRuns
      facts.hasSystemAlignment = label.systemAlignment == label.textAlignment
    case let view as UIImageView: facts.image = view.image == nil ? nil : view.bounds.size
    case let view as UIScrollView:
      let offset = view.contentOffset
      facts.scrolledContent = CGRect(origin: CGPoint(x: -offset.x, y: -offset.y), size: view.contentSize)
      let insets = view.adjustedContentInset
      facts.scrollsSideways = insets.left + view.contentSize.width + insets.right > view.bounds.width
    default: break
    }
    return facts
  }

  private var isDisabledToUsers: Bool {
    if let label = self as? UILabel, !label.isEnabled { return true }
    return sequence(first: self, next: \.superview).contains { ($0 as? UIControl)?.isEnabled == false }
  }

  private var hasVisibleEdges: Bool {
    let hasBackground = (backgroundColor?.resolvedColor(with: traitCollection).cgColor.alpha ?? 0) > 0
    return hasBackground || (layer.borderWidth > 0 && (layer.borderColor?.alpha ?? 0) > 0)
  }

  /// Whether the view is a touch target or accessibility element, and neither it nor any of its descendants has a
  /// label. The content of an accessibility element is hidden by it.
  private var isUnlabelled: Bool {
    guard isTarget || (isAccessibilityElement && !(self is UILabel)) else { return false }
    guard !sequence(first: self, next: \.superview).contains(where: \.accessibilityElementsHidden),
      !sequence(first: self, next: \.superview).dropFirst().contains(where: \.isAccessibilityElement)
    else { return false }
    var pending = [self]
    while let view = pending.popLast() {
      if let label = view.accessibilityLabel, !label.allSatisfy(\.isWhitespace) { return false }
      pending += view.subviews.filter { !$0.isHidden && !$0.accessibilityElementsHidden }
    }
    return true
  }
}

extension UILabel {
  fileprivate var fontRuns: [FontRun] {
    guard let string = content.attributedString, string.length > 0 else { return [FontRun(text ?? "", font)] }
    var runs: [FontRun] = []
    string.enumerateAttribute(.font, in: NSRange(location: 0, length: string.length)) { value, range, _ in
      runs.append(FontRun(string.attributedSubstring(from: range).string, (value as? UIFont) ?? font))
    }
    return runs
  }
}

extension FontRun {
  fileprivate init(_ text: String, _ font: UIFont) {
    self.init(text: text, pointSize: Double(font.pointSize), followsTextSize: font.origin != .fixed)
  }
}
