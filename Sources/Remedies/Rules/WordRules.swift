import Findings

extension FindingKind {
  /// The remedy in words, where no number is known.
  var wordsForRemedy: String? {
    switch self {
    case .missingGlyph:
      "List a font that has it under 'fonts' in the catalogue file, or name a folder with one by --fonts."
    case .brokenConstraint: "Give one of the constraints a priority below 1000, such as @999, or remove it."
    case .ambiguousLayout: "Add constraints until each axis has a place and a size."
    case .unplacedView: "Give it a frame, or constraints that give it a size."
    case .unknownColors: "Convert the image to sRGB or Display P3."
    case .undrawnImage: "Install the library that `galley doctor` names, or give a smaller image."
    case .missingSymbol: "Give an image of your own under this name, or another symbol."
    case .missingAsset: "Add the file, colour or font under this name, or correct the name."
    case .unlocalizedText: "Add the text in this language to the strings file."
    case .unknownClass: "Register the class, or name one of UIKit's."
    case .unconnectedOutlet: "Connect it to an object and a key that there are, or remove it."
    case .ignoredPresentation: "Present one controller at a time, from one that is in the window."
    case .sideBySide: "Put them below each other at accessibility sizes."
    case .brokenWord: "Give the word a line of its own, or the font a maximumPointSize."
    case .truncatedText, .clippedText, .cutAtAccessibilitySizes:
      "Give it more lines, or constraints that let it grow."
    case .textOutside: "Let what it is in grow with it, by constraints between their edges."
    case .overlappingText: "Put one below the other by a constraint between them."
    case .fixedFont, .textNotGrowing, .shrinkingText: "Use a preferred font, or one that UIFontMetrics scales."
    case .imageNotGrowing: "Set adjustsImageSizeForAccessibilityContentSizeCategory to true, or scale its size."
    case .notMirrored: "Lay it out by leading and trailing in place of left and right."
    case .lowContrast: "Use a darker colour on a light background, or a lighter one on a dark one."
    case .smallTarget: "Make it at least 44 by 44 points."
    case .missingLabel: "Set accessibilityLabel to what it is for."
    case .missingLargeContent: "Give the item a title, which bars do not show beside an image."
    case .repeatedTrait: "Leave the last word out of its label."
    case .duplicateLabel: "Say in accessibilityLabel what the one is for, and the other is not."
    case .conflictingTraits: "Remove one of the two traits."
    case .missingTrait: "Add the trait button or link."
    case .dimmedLook: "Set isEnabled to false, or alpha to 1."
    case .unreachableControl: "Set isAccessibilityElement of what it is in to false, or give that a custom action."
    case .unreadText: "Set isAccessibilityElement to true, and accessibilityElementsHidden of what it is in to false."
    case .readingOrder: "List the views in 'accessibilityElements' in the order in which they are to be read."
    case .missingHeading: "Give titles the trait header."
    // Galley's own limits, which no change of the screen ends.
    case .approximateLook, .approximateSymbol, .placeholderScreen, .unreadDocumentPart: nil
    }
  }
}
