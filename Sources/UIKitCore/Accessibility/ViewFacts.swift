package import Drawing
package import Foundation

/// What the laws of Dynamic Type ask about a view, beside where it is and what it paints.
package struct ViewFacts: Sendable, Equatable {
  /// A label's text, as it would be with all the room it wants.
  package var text: String?
  /// The stretches of a label's text that have a font each; none where that is not known, as of text that a view draws
  /// itself.
  package var fonts: [FontRun] = []
  /// The side lengths of a picture that is shown, in points.
  package var image: CGSize?
  /// Where touches reach the view; nil for what is not touched.
  package var touchArea: TouchArea?
  /// Whether assistive technologies say something of the view that nobody has put in words.
  package var isUnlabelled = false
  /// Whether the view, or a control that it is in, cannot be used now.
  package var isDisabled = false
  /// Whether the view has a background or a border, so that one sees what leaves it.
  package var hasVisibleEdges = false
  /// Whether what is in the view, or a label's text, is cut off at its edges.
  package var clips = false
  /// What a scroll view scrolls over, in the view's own place; nil for other views.
  package var scrolledContent: CGRect?
  /// Whether that, with the insets around it, is wider than the scroll view.
  package var scrollsSideways = false
  /// Whether a label's text is aligned as UIKit aligns it where the label is, unlike other labels' texts.
  package var hasSystemAlignment = false
  /// Whether somebody said which direction counts, or that none does.
  package var hasFixedDirection = false
}

/// A stretch of a label's text in one font.
package struct FontRun: Sendable, Equatable {
  package let text: String
  /// Of the font, in points: a label may show less.
  package let pointSize: Double
  /// Whether the font is a preferred or a scaled one.
  package let followsTextSize: Bool
}

/// A view in a recording, apart from what is in it.
package struct SurveyedView: Sendable {
  /// The class.
  package let kind: String
  /// The accessibility identifier; empty where there is none.
  package let identifier: String
  /// In the root's space.
  package let frame: CGRect
  package let lines: [LayoutNode.Line]
  /// The number of the superview; of the root its own.
  package let holder: Int
  /// The numbers of the commands that paint the view's own content.
  package let content: Range<Int>
  package let facts: ViewFacts
}

extension UIView {
  /// What the laws of Dynamic Type ask about the view.
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

  /// Whether the view is used or read out, and neither it nor anything in it says what it is. What is in an accessibility
  /// element is hidden by that one.
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
