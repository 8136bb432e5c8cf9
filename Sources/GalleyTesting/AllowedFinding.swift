import HeadlessUIKit
import Snapshots

/// A finding that is known of a view, and why it is allowed.
///
/// What was noticed while a view was laid out changes no verdict. `galley report --fail-on` makes findings fail a run, but
/// for those that are allowed, and says which of them no case of a test has any more.
public struct AllowedFinding: Hashable, Sendable {
  /// What may be noticed, or found by `assertAccessible(of:on:)`.
  public enum Kind: String, CaseIterable, Sendable {
    /// Text is cut.
    case truncatedText = "truncated-text"
    /// Text is larger than its label, or letters are cut off at the label's edge.
    case clippedText = "clipped-text"
    /// A word is broken as no line has room for it.
    case brokenWord = "broken-word"
    /// Texts of two views lie on each other.
    case overlappingText = "overlapping-text"
    /// No font has a character.
    case missingGlyph = "missing-glyph"
    /// Required constraints contradict each other, and one was broken.
    case brokenConstraint = "broken-constraint"
    /// Constraints leave a view's place or size open.
    case ambiguousLayout = "ambiguous-layout"
    /// An image's colours are in a space that is not converted to sRGB.
    case unknownColors = "unknown-colors"
    /// A view with content has neither a frame nor constraints that give it a size.
    case unplacedView = "unplaced-view"
    /// Text that is whole at L is cut at accessibility sizes.
    case cutAtAccessibilitySizes = "cut-at-accessibility-sizes"
    /// Text leaves what it stands in, or the screen.
    case textOutside = "text-outside"
    /// Views stay side by side where lines hold fewer than eight characters.
    case sideBySide = "side-by-side"
    /// Text has a font of a fixed size.
    case fixedFont = "fixed-font"
    /// Text is smaller at a larger text size.
    case shrinkingText = "shrinking-text"
    /// Text is no larger at a larger text size than at L.
    case textNotGrowing = "text-not-growing"
    /// An icon beside text does not grow at accessibility sizes.
    case imageNotGrowing = "image-not-growing"
    /// Text has less contrast than WCAG 2.2 asks.
    case lowContrast = "low-contrast"
    /// What is touched is smaller than 44 by 44 points.
    case smallTarget = "small-target"
    /// What is used or read out has no accessibility label.
    case missingLabel = "missing-label"
    /// A view or text stays on its side in the other layout direction.
    case notMirrored = "not-mirrored"
    /// A text is in another language than the configuration's, as files of strings have none in that one.
    case unlocalizedText = "unlocalized-text"
  }

  /// The kind of finding.
  public var kind: Kind
  /// The view that it is about, or either of two, as the finding says; nil for any.
  public var view: String?
  /// Why it is allowed.
  public var reason: String

  /// Allows a kind of finding.
  ///
  /// - Parameters:
  ///   - kind: the kind.
  ///   - view: the view that it is about, or either of two, as the finding says; nil for any.
  ///   - reason: why it is allowed.
  public init(_ kind: Kind, in view: String? = nil, because reason: String) {
    (self.kind, self.view, self.reason) = (kind, view, reason)
  }

  /// What results call it.
  var allowance: FindingAllowance { FindingAllowance(kind: kind.rawValue, node: view, reason: reason) }
}

extension AllowedFinding.Kind {
  /// Whether it is noticed while views are laid out.
  var isNoticed: Bool { ViewFinding.Kind(rawValue: rawValue) != nil }
}
