import Foundation
import HeadlessUIKit

extension PropertyTable {
  /// The properties of `UINavigationController`.
  static let navigationController: [Property] = [
    Property("navigationBar", .object(navigationBar), "The bar above the content.") {
      (controller: UINavigationController, entries, context) throws(PropertyError) in
      try entries.apply(navigationBar, to: controller.navigationBar, in: context)
    },
    Property("isNavigationBarHidden", .boolean, "Whether there is no bar above the content. False unless set.") {
      (controller: UINavigationController, flag, _) in controller.isNavigationBarHidden = flag
    },
    Property("isToolbarHidden", .boolean, "Whether there is no toolbar below the content. True unless set.") {
      (controller: UINavigationController, flag, _) in controller.isToolbarHidden = flag
    },
  ]

  /// The properties of `UINavigationBar`.
  static let navigationBar: [Property] = [
    Property("prefersLargeTitles", .boolean, "Whether titles are large. False unless set.") {
      (bar: UINavigationBar, flag, _) in bar.prefersLargeTitles = flag
    },
    Property("tintColor", .color, "The colour of items and the way back. That of the view around unless set.") {
      (bar: UINavigationBar, color, _) in bar.tintColor = color.uiColor
    },
  ]
}
