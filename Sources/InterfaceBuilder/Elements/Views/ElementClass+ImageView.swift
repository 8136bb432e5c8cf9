import InterfaceDocuments
import UIKitCore
import UIKitValues

extension ElementClass {
  static let imageView = ElementClass(
    "imageView", UIImageView.self, inherits: .view,
    [
      .image("image", \UIImageView.image),
      .image("highlightedImage", \UIImageView.highlightedImage),
      .flag("highlighted", \UIImageView.isHighlighted),
      .flag(
        "adjustsImageSizeForAccessibilityContentSizeCategory",
        \UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory),
      .custom(children: ["preferredSymbolConfiguration"]) {
        (view: UIImageView, element, coder) throws(InterfaceProblem) in
        if let configuration = try coder.symbolConfiguration("preferredSymbolConfiguration", of: element) {
          view.preferredSymbolConfiguration = configuration
        }
      },
      .ignoredChildren("frameInset"),
    ])
}
