import CardLayouts
import Foundation
import HeadlessUIKit

/// The settable properties of each class, with UIKit's names, types and defaults.
enum PropertyTable {}

extension PropertyTable {
  static let view: [Property] = geometry + layout + appearance + behaviour + accessibility + layer

  private static let geometry: [Property] = [
    Property("frame", .rect, "Position and size in the superview, in points.") { (view: UIView, rect, _) in
      view.frame = rect
    },
    Property("bounds", .rect, "The view's own coordinate system: its origin and size, in points.") {
      (view: UIView, rect, _) in view.bounds = rect
    },
    Property(
      "autoresizingMask",
      .optionSet([
        "flexibleLeftMargin": UIView.AutoresizingMask.flexibleLeftMargin, "flexibleWidth": .flexibleWidth,
        "flexibleRightMargin": .flexibleRightMargin, "flexibleTopMargin": .flexibleTopMargin,
        "flexibleHeight": .flexibleHeight, "flexibleBottomMargin": .flexibleBottomMargin,
      ]), "The distances and sides that change when the superview changes its size. An empty list: none."
    ) { (view: UIView, mask, _) in view.autoresizingMask = mask },
  ]

  private static let appearance: [Property] = [
    Property("backgroundColor", .color, "The colour behind the view's content. None unless set.") {
      (view: UIView, color, _) in view.backgroundColor = color.uiColor
    },
    Property("alpha", .double(PropertyLimits.unit), "Opacity of the view and its subviews. 1 unless set.") {
      (view: UIView, alpha, _) in view.alpha = alpha
    },
    Property("isHidden", .boolean, "Whether the view and its subviews are left out. False unless set.") {
      (view: UIView, flag, _) in view.isHidden = flag
    },
    Property("isOpaque", .boolean, "A promise that the view fills its bounds. True unless set; it moves no pixel.") {
      (view: UIView, flag, _) in view.isOpaque = flag
    },
    Property("clipsToBounds", .boolean, "Whether subviews are clipped to the view's bounds. False unless set.") {
      (view: UIView, flag, _) in view.clipsToBounds = flag
    },
    Property("tintColor", .color, "The colour of controls and links. The superview's, at last systemBlue, unless set.")
    {
      (view: UIView, color, _) in view.tintColor = color.uiColor
    },
    Property("contentMode", .enumeration(contentModes), "How content fits the bounds. scaleToFill unless set.") {
      (view: UIView, mode, _) in view.contentMode = mode
    },
  ]

  private static let behaviour: [Property] = [
    Property("tag", .integer(Int.min...Int.max), "A number to find the view by. 0 unless set.") {
      (view: UIView, tag, _) in view.tag = tag
    },
    Property(
      "accessibilityIdentifier", .string, "A name by which tests find the view, and which reports use. Never shown."
    ) {
      (view: UIView, name, _) in view.accessibilityIdentifier = name
    },
    Property(
      "semanticContentAttribute",
      .enumeration([
        "unspecified": UISemanticContentAttribute.unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
      ]), "Whether the view is mirrored in right-to-left languages. unspecified unless set."
    ) { (view: UIView, attribute, _) in view.semanticContentAttribute = attribute },
  ]

  private static let contentModes: KeyValuePairs<String, UIView.ContentMode> = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
}

extension PropertyTable {
  static let attributedTextDocumentation = "The text in stretches, each with attributes of its own"

  /// The properties of a custom view with an intrinsic content size.
  static let stringDrawer: [Property] = [
    Property("attributedText", .attributedText, "\(attributedTextDocumentation). Empty unless set.") {
      (drawer: StringDrawer, stretches, context) throws(PropertyError) in
      drawer.attributedText = try AttributedTextValue.attributedString(stretches, in: context)
    }
  ]
}

extension PropertyTable {
  static let imageDocumentation =
    "A file by its path from this file's folder, .png left out or not; of photo@2x.png and photo@3x.png, photo is the one for "
    + "the scale. Or an image of the file's assets by its name."

  static let adjustsImageSize = "adjustsImageSizeForAccessibilityContentSizeCategory"

  static let imageView: [Property] = [
    Property("image", .image, PropertyTable.imageDocumentation) {
      (view: UIImageView, image, context) throws(PropertyError) in
      view.image = try image.uiImage(under: context.traits)
    },
    Property("symbol", .symbol, "\(SymbolValue.documentation) Set as the image.") {
      (view: UIImageView, symbol, _) in view.image = symbol.uiImage()
    },
    Property(
      adjustsImageSize, .boolean, "Whether the picture is larger at the accessibility categories. False unless set."
    ) {
      (view: UIImageView, flag, _) in view.adjustsImageSizeForAccessibilityContentSizeCategory = flag
    },
  ]
}
