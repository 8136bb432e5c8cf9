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
    Property("barTintColor", .color, "The colour of an opaque background. The system's material unless set.") {
      (bar: UINavigationBar, color, _) in bar.barTintColor = color.uiColor
    },
    Property("isTranslucent", .boolean, "Whether content is seen through the bar. True unless set.") {
      (bar: UINavigationBar, flag, _) in bar.isTranslucent = flag
    },
    Property(
      "standardAppearance", .object(navigationBarAppearance), "How the bar looks. The system's look unless set."
    ) { (bar: UINavigationBar, entries, context) throws(PropertyError) in
      bar.standardAppearance = try navigationBarAppearance(entries, in: context)
    },
    Property(
      "compactAppearance", .object(navigationBarAppearance),
      "How the bar looks at compact height. As in standardAppearance unless set."
    ) { (bar: UINavigationBar, entries, context) throws(PropertyError) in
      bar.compactAppearance = try navigationBarAppearance(entries, in: context)
    },
    Property(
      "scrollEdgeAppearance", .object(navigationBarAppearance),
      "How the bar looks above the start of what scrolls. Without a background unless set."
    ) { (bar: UINavigationBar, entries, context) throws(PropertyError) in
      bar.scrollEdgeAppearance = try navigationBarAppearance(entries, in: context)
    },
  ]

  /// The properties of `UINavigationBarAppearance`.
  private static let navigationBarAppearance: [Property] =
    barAppearance + [
      Property("titleTextAttributes", .textAttributes, "The attributes of titles. The bar's unless set.") {
        (appearance: UINavigationBarAppearance, entries, context) throws(PropertyError) in
        appearance.titleTextAttributes = try entries.textAttributes(in: context)
      },
      Property("largeTitleTextAttributes", .textAttributes, "The attributes of large titles. The bar's unless set.") {
        (appearance: UINavigationBarAppearance, entries, context) throws(PropertyError) in
        appearance.largeTitleTextAttributes = try entries.textAttributes(in: context)
      },
    ]

  @MainActor private static func navigationBarAppearance(
    _ entries: [PropertyEntry], in context: DocumentContext
  ) throws(PropertyError) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    try entries.apply(navigationBarAppearance, to: appearance, in: context)
    return appearance
  }
}
