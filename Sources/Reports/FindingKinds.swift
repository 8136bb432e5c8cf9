/// What kinds of findings mean, as `Snapshots/RESULTS.md` says it: code scanning shows that beside each of them.
package enum FindingKinds {
  package static let meanings = [
    "truncated-text": "text is cut, with an ellipsis or by clipping; what is not shown is quoted",
    "clipped-text": "the text is larger than its label, or letters are cut off at the label's edge",
    "missing-glyph": "no font has a character",
    "broken-constraint": "required constraints contradict each other, and one was broken",
    "ambiguous-layout": "constraints leave a view's place or size open",
    "broken-word": "a word is broken because no line has room for it",
    "overlapping-text": "texts of two views lie on each other, with nothing opaque between",
    "unplaced-view": "a view with content has neither a frame nor constraints that give it a size",
    "cut-at-accessibility-sizes": "text that is whole at L is cut at accessibility sizes",
    "text-outside": "text leaves what it stands in, or the screen",
    "side-by-side":
      "views stay side by side at an accessibility size where no line holds eight characters",
    "fixed-font": "text has a font of a fixed size, and does not grow with the text size",
    "shrinking-text": "text is smaller at a larger text size",
    "text-not-growing": "text is no larger at a larger text size than at L",
    "image-not-growing": "an icon beside text is no larger at an accessibility size than at L",
    "low-contrast": "text has less contrast than WCAG 2.2 asks: 4.5 to 1, or 3 to 1 where it is large",
    "small-target": "what is touched is smaller than 44 by 44 points",
    "missing-label": "what is used or read out has no accessibility label",
    "not-mirrored": "a view, or a text, stays on its side in the other layout direction",
    "unlocalized-text": "files of strings have no text in the language, and another stands in",
    "unknown-colors": "an image's colours are in a space that is not converted to sRGB",
  ]

  /// What to do about a finding, of whatever kind.
  static let help =
    "Correct the scene or the view. If it is meant to be so, list it under the scene's key 'allow', or in the argument "
    + "'allowing' of a test's '.image', with the reason."
}
