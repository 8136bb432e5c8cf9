/// A kind of finding about a view. Raw values are the names in results.
///
/// This is the only list of them: results, reports, schemas, `--fail-on`, the key `allow` and tests use it. A new kind is a
/// case and its row in `entry`; `scripts/finding-tables` adds it to the documents.
public enum FindingKind: String, CaseIterable, Sendable {
  /// Text is cut.
  case truncatedText = "truncated-text"
  /// Text is larger than its label, or letters are cut off at the label's edge.
  case clippedText = "clipped-text"
  /// A word is broken because no line has room for it.
  case brokenWord = "broken-word"
  /// Texts of two views overlap.
  case overlappingText = "overlapping-text"
  /// No font has a character.
  case missingGlyph = "missing-glyph"
  /// Required constraints contradict each other, and one was broken.
  case brokenConstraint = "broken-constraint"
  /// Constraints leave a view's place or size open.
  case ambiguousLayout = "ambiguous-layout"
  /// An image's colours are in a space that is not converted to sRGB.
  case unknownColors = "unknown-colors"
  /// An image cannot be drawn: a library is missing, or a limit was met.
  case undrawnImage = "undrawn-image"
  /// A look of UIKit's, such as a material, is drawn only nearly.
  case approximateLook = "approximate-look"
  /// No drawing stands for a symbol.
  case missingSymbol = "missing-symbol"
  /// A symbol is drawn only nearly as it is.
  case approximateSymbol = "approximate-symbol"
  /// A view with content has neither a frame nor constraints that give it a size.
  case unplacedView = "unplaced-view"
  /// A screen of the system's, such as the one for sharing, is a labelled placeholder.
  case placeholderScreen = "placeholder-screen"
  /// A controller was not presented: UIKit warns of it on the console.
  case ignoredPresentation = "ignored-presentation"
  /// A part of an Interface Builder document is not known, or has a value that cannot be read, and was passed over.
  case unreadDocumentPart = "unread-document-part"
  /// A document names a class that is not there, and the class of UIKit's stands in.
  case unknownClass = "unknown-class"
  /// An image, a colour or a font that a document names, or a font that comes with iOS, is not there.
  case missingAsset = "missing-asset"
  /// An outlet, an action or a runtime attribute of a document has nothing to connect with, or a key of key-value coding is
  /// not known.
  case unconnectedOutlet = "unconnected-outlet"
  /// A text is in another language than the configuration's, as strings files have none in that one.
  case unlocalizedText = "unlocalized-text"
  /// Text that is whole at L is cut at accessibility sizes.
  case cutAtAccessibilitySizes = "cut-at-accessibility-sizes"
  /// Text extends beyond its container or the screen.
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
  /// Text has less contrast than WCAG 2.2 requires.
  case lowContrast = "low-contrast"
  /// A touch target is smaller than 44 by 44 points.
  case smallTarget = "small-target"
  /// A control or accessibility element has no accessibility label.
  case missingLabel = "missing-label"
  /// An item in a bar has nothing that the large content viewer could show.
  case missingLargeContent = "missing-large-content"
  /// A view or text stays on its side in the other layout direction.
  case notMirrored = "not-mirrored"
  /// A label ends in a word that VoiceOver says anyway.
  case repeatedTrait = "repeated-trait"
  /// Two elements to use have one label.
  case duplicateLabel = "duplicate-label"
  /// An element has traits that contradict each other.
  case conflictingTraits = "conflicting-traits"
  /// An element is touched, and no trait says so.
  case missingTrait = "missing-trait"
  /// An element looks disabled, and is not said to be.
  case dimmedLook = "dimmed-look"
  /// VoiceOver does not reach a control.
  case unreachableControl = "unreachable-control"
  /// A text is seen, and no element says it.
  case unreadText = "unread-text"
  /// An element is read after one below it.
  case readingOrder = "reading-order"
  /// A screen has no heading.
  case missingHeading = "missing-heading"

  /// The kind's row of the table: its source, its level in an audit, its meaning, and its remedy.
  private var entry: Entry {
    switch self {
    case .truncatedText:
      Entry(
        .layoutAndAudit(.error), "text is cut, with an ellipsis or by clipping; what is not shown is quoted",
        remedy: "Give it more lines, or constraints that let it grow.")
    case .clippedText:
      Entry(
        .layoutAndAudit(.error), "the text is larger than its label, or letters are cut off at the label's edge",
        remedy: "Give it more lines, or constraints that let it grow.")
    case .brokenWord:
      Entry(
        .layoutAndAudit(.warning), "a word is broken because no line has room for it",
        remedy: "Give the word a line of its own, or the font a maximumPointSize.")
    case .overlappingText:
      Entry(
        .layoutAndAudit(.error), "texts of two views overlap, with nothing opaque between them",
        remedy: "Put one below the other with a constraint between them.")
    case .missingGlyph:
      Entry(
        .layout, "no font has a character",
        remedy: "List a font that has it under 'fonts' in the catalogue file, or name its folder with --fonts.")
    case .brokenConstraint:
      Entry(
        .layout, "required constraints contradict each other, and one was broken",
        remedy: "Give one of the constraints a priority below 1000, such as @999, or remove it.")
    case .ambiguousLayout:
      Entry(
        .layout, "constraints leave a view's place or size open",
        remedy: "Add constraints until each axis has a place and a size.")
    case .unknownColors:
      Entry(
        .layout, "an image's colours are in a space that is not converted to sRGB",
        remedy: "Convert the image to sRGB or Display P3.")
    case .undrawnImage:
      Entry(
        .layout, "an image is not drawn, as a library is missing or it is too much work",
        remedy: "Install the library that `galley doctor` names, or give a smaller image.")
    case .approximateLook:
      Entry(.layout, "one of UIKit's looks, such as a material, is only approximated; each is named once in a scene")
    case .missingSymbol:
      Entry(
        .layout, "no drawing stands for a symbol, so a box does; each is named once in a scene",
        remedy: "Give an image of your own under this name, or another symbol.")
    case .approximateSymbol:
      Entry(
        .layout,
        "a symbol is only approximated: simpler, with thicker strokes, or in fewer colours; each is named once in a "
          + "scene")
    case .unplacedView:
      Entry(
        .layout, "a view with content has neither a frame nor constraints that give it a size",
        remedy: "Give it a frame, or constraints that give it a size.")
    case .placeholderScreen: Entry(.layout, "a system screen is shown as a labelled placeholder")
    case .ignoredPresentation:
      Entry(
        .layout, "a controller was not presented, which UIKit warns of on the console",
        remedy: "Present one controller at a time, from one that is in the window.")
    case .unreadDocumentPart:
      Entry(.layout, "a part of an Interface Builder document is unknown or cannot be read, and was passed over")
    case .unknownClass:
      Entry(
        .layout, "a document names a class that is not registered, and UIKit's class stands in",
        remedy: "Register the class, or name one of UIKit's.")
    case .missingAsset:
      Entry(
        .layout, "an image, a colour or a font that a document names, or a font that comes with iOS, is not there",
        remedy: "Add the file, colour or font under this name, or correct the name. List a font under 'fonts' in the "
          + "catalogue file, or name its folder with --fonts.")
    case .unconnectedOutlet:
      Entry(
        .layout,
        "an outlet, an action or a runtime attribute of a document has nothing to connect with, or a key of key-value "
          + "coding is not known",
        remedy: "Connect it to an object and a key that exist, or remove it.")
    case .unlocalizedText:
      Entry(
        .layout, "strings files have no text in the language, and another language's stands in",
        remedy: "Add the text in this language to the strings file.")
    case .cutAtAccessibilitySizes:
      Entry(
        .audit(.error), "text that is whole at L is cut at accessibility sizes",
        remedy: "Give it more lines, or constraints that let it grow.")
    case .textOutside:
      Entry(
        .audit(.error), "text extends beyond its container or the screen",
        remedy: "Let its container grow with it, by constraints between their edges.")
    case .sideBySide:
      Entry(
        .audit(.warning), "views stay side by side at an accessibility size where no line holds eight characters",
        remedy: "Put one below the other at accessibility sizes.")
    case .fixedFont:
      Entry(
        .audit(.error), "text has a font of a fixed size, and does not grow with the text size",
        remedy: "Use a preferred font, or one that UIFontMetrics scales.")
    case .shrinkingText:
      Entry(
        .audit(.error), "text is smaller at a larger text size",
        remedy: "Use a preferred font, or one that UIFontMetrics scales.")
    case .textNotGrowing:
      Entry(
        .audit(.error), "text is no larger at a larger text size than at L",
        remedy: "Use a preferred font, or one that UIFontMetrics scales.")
    case .imageNotGrowing:
      Entry(
        .audit(.note), "an icon beside text is no larger at an accessibility size than at L",
        remedy: "Set adjustsImageSizeForAccessibilityContentSizeCategory to true, or scale its size.")
    case .lowContrast:
      Entry(
        .audit(.error), "text has less contrast than WCAG 2.2 asks: 4.5 to 1, or 3 to 1 where it is large",
        remedy: "Use a darker colour on a light background, or a lighter one on a dark one.")
    case .smallTarget:
      Entry(
        .audit(.warning), "a touch target is smaller than 44 by 44 points",
        remedy: "Make it at least 44 by 44 points.")
    case .missingLabel:
      Entry(
        .audit(.error), "an element that is used or read out has no accessibility label",
        remedy: "Set accessibilityLabel to what it is for.")
    case .missingLargeContent:
      Entry(
        .audit(.warning), "an item in a bar, which stays small, has no title for the large content viewer",
        remedy: "Give the item a title, which bars do not show beside an image.")
    case .notMirrored:
      Entry(
        .audit(.warning), "a view, or a text, is not mirrored in the other layout direction",
        remedy: "Lay it out with leading and trailing in place of left and right.")
    case .repeatedTrait:
      Entry(
        .audit(.warning), "a label ends in a word for its trait, which VoiceOver says anyway",
        remedy: "Leave the last word out of its label.")
    case .duplicateLabel:
      Entry(
        .audit(.warning), "two controls have the same label",
        remedy: "Say in accessibilityLabel what tells the two apart.")
    case .conflictingTraits:
      Entry(
        .audit(.error), "an element has two traits that contradict each other, such as button and link",
        remedy: "Remove one of the two traits.")
    case .missingTrait:
      Entry(
        .audit(.warning), "an element can be tapped, and no trait says so",
        remedy: "Add the trait button or link.")
    case .dimmedLook:
      Entry(
        .audit(.warning), "an element looks disabled, and VoiceOver does not say so",
        remedy: "Set isEnabled to false, or alpha to 1.")
    case .unreachableControl:
      Entry(
        .audit(.error),
        "a control is in an accessibility element or a hidden container, where VoiceOver does not reach it",
        remedy: "Set isAccessibilityElement of its container to false, or give the container a custom action.")
    case .unreadText:
      Entry(
        .audit(.warning), "a text is visible, and VoiceOver does not read it",
        remedy: "Set isAccessibilityElement to true, and accessibilityElementsHidden of its container to false.")
    case .readingOrder:
      Entry(
        .audit(.warning), "an element is read after one that is below it in the same column",
        remedy: "List the views in 'accessibilityElements' in the order in which they are to be read.")
    case .missingHeading:
      Entry(
        .audit(.note), "a screen of many elements has no heading to move by",
        remedy: "Give titles the trait header.")
    }
  }

  private struct Entry {
    let source: Source
    let meaning: String
    let remedy: String?

    /// - Parameter remedy: the remedy in words; nil for Galley's own limits, which no change of the screen ends.
    init(_ source: Source, _ meaning: String, remedy: String? = nil) {
      (self.source, self.meaning, self.remedy) = (source, meaning, remedy)
    }
  }

  /// The source of a kind; kinds of audits have a level.
  private enum Source {
    case layout
    case audit(FindingLevel)
    case layoutAndAudit(FindingLevel)
  }
}

extension FindingKind {
  /// The meaning, without a capital letter and a full stop.
  package var meaning: String { entry.meaning }

  /// The kind's remedy in words, for findings of which no number is known; nil where no change of the screen ends them.
  package var remedyInWords: String? { entry.remedy }

  /// The remedy for a finding of any kind.
  package static let remedy =
    "Correct the scene or the view. If it is meant to be so, list it under the scene's key 'allow', or in the argument "
    + "'allowing' of a test's '.image', with the reason."

  /// The level in an audit; nil for kinds that audits do not look for.
  package var level: FindingLevel? {
    switch entry.source {
    case .layout: nil
    case .audit(let level), .layoutAndAudit(let level): level
    }
  }

  /// Whether it is found while views are laid out.
  package var isOfLayout: Bool {
    switch entry.source {
    case .layout, .layoutAndAudit: true
    case .audit: false
    }
  }

  /// Whether audits look for it.
  package var isOfAudit: Bool { level != nil }

  /// The kinds that are found while views are laid out.
  package static let ofLayout = allCases.filter(\.isOfLayout)

  /// The kinds that audits look for, of a level and the levels above.
  package static func ofAudit(from least: FindingLevel = .note) -> [FindingKind] {
    allCases.filter { kind in kind.level.map { $0 >= least } ?? false }
  }

  /// Whether a name is that of a kind that audits look for.
  package static func isOfAudit(_ name: String) -> Bool { FindingKind(rawValue: name)?.isOfAudit ?? false }
}
