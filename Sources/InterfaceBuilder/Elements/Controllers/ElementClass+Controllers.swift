import Foundation
import InterfaceDocuments
import UIKitBars
import UIKitCore
import UIKitLists

extension ElementClass {
  /// The classes of controllers.
  static let controllers = [
    viewController, tableViewController, collectionViewController, navigationController, tabBarController,
    splitViewController, pageViewController, hostingController, playerViewController, glkViewController,
  ]

  private static let tableViewController = ElementClass(
    "tableViewController", UITableViewController.self, inherits: .viewController,
    [
      .flag("clearsSelectionOnViewWillAppear", \UITableViewController.clearsSelectionOnViewWillAppear),
      .object("refreshControl", \UITableViewController.refreshControl),
    ])

  private static let collectionViewController = ElementClass(
    "collectionViewController", UICollectionViewController.self, inherits: .viewController,
    [
      .flag("clearsSelectionOnViewWillAppear", \UICollectionViewController.clearsSelectionOnViewWillAppear),
      .flag(
        "installsStandardGestureForInteractiveMovement",
        \UICollectionViewController.installsStandardGestureForInteractiveMovement),
    ])

  private static let navigationController = ElementClass(
    "navigationController", UINavigationController.self, inherits: .viewController,
    [
      // Asked for by `init(coder:)`.
      .ignoredChildren("navigationBar", "toolbar"),
      .flag("navigationBarHidden", \UINavigationController.isNavigationBarHidden),
      .flag("toolbarHidden", \UINavigationController.isToolbarHidden),
      .flag("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe),
      .flag("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap),
      .flag("hidesBarsWhenKeyboardAppears", \UINavigationController.hidesBarsWhenKeyboardAppears),
      .flag("hidesBarsWhenVerticallyCompact", \UINavigationController.hidesBarsWhenVerticallyCompact),
      // `<nil name="viewControllers"/>`: the controllers follow from the relationship.
      .ignoredChildren("nil"),
      .custom { (controller: UINavigationController, element, coder) in
        let roots = coder.reading.related("rootViewController", of: element)
        if !roots.isEmpty { controller.viewControllers = roots }
      },
    ],
    outlets: [.ignored("delegate")])

  private static let tabBarController = ElementClass(
    "tabBarController", UITabBarController.self, inherits: .viewController,
    [
      // Asked for by `init(coder:)`.
      .ignoredChildren("tabBar"),
      .ignoredChildren("nil"),
      .custom { (controller: UITabBarController, element, coder) in
        let controllers = coder.reading.related("viewControllers", of: element)
        if !controllers.isEmpty { controller.viewControllers = controllers }
      },
    ],
    outlets: [.ignored("delegate")])

  private static let splitViewController = ElementClass(
    "splitViewController", UISplitViewController.self, inherits: .viewController,
    [
      .custom(attributes: ["style", "allowDoubleColumnStyle", "allowTripleColumnStyle"], always: true) {
        (controller: UISplitViewController, element, coder) in
        coder.addColumns(of: element, to: controller)
      },
      .choice(
        "preferredDisplayMode", \UISplitViewController.preferredDisplayMode,
        [
          "automatic": .automatic, "hidden": .secondaryOnly, "primaryHidden": .secondaryOnly,
          "secondaryOnly": .secondaryOnly, "allVisible": .oneBesideSecondary, "beside": .oneBesideSecondary,
          "oneBesideSecondary": .oneBesideSecondary, "over": .oneOverSecondary, "primaryOverlay": .oneOverSecondary,
          "oneOverSecondary": .oneOverSecondary, "twoBeside": .twoBesideSecondary,
          "twoBesideSecondary": .twoBesideSecondary, "twoOver": .twoOverSecondary,
          "twoOverSecondary": .twoOverSecondary, "twoDisplace": .twoDisplaceSecondary,
          "twoDisplaceSecondary": .twoDisplaceSecondary,
        ]),
      .choice(
        "behavior", \UISplitViewController.preferredSplitBehavior,
        ["automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace]),
      .flag("presentsWithGesture", \UISplitViewController.presentsWithGesture),
      .flag("showsSecondaryOnlyButton", \UISplitViewController.showsSecondaryOnlyButton),
      .number("preferredPrimaryColumnWidth", \UISplitViewController.preferredPrimaryColumnWidth),
      .number("preferredPrimaryColumnWidthFraction", \UISplitViewController.preferredPrimaryColumnWidthFraction),
      .number("minimumPrimaryColumnWidth", \UISplitViewController.minimumPrimaryColumnWidth),
      .number("maximumPrimaryColumnWidth", \UISplitViewController.maximumPrimaryColumnWidth),
      .number("preferredSupplementaryColumnWidth", \UISplitViewController.preferredSupplementaryColumnWidth),
      .number("minimumSupplementaryColumnWidth", \UISplitViewController.minimumSupplementaryColumnWidth),
      .number("maximumSupplementaryColumnWidth", \UISplitViewController.maximumSupplementaryColumnWidth),
      // Of the Mac alone.
      .ignored("primaryBackgroundStyle"),
    ],
    outlets: [.ignored("delegate")])

  private static let pageViewController = ElementClass(
    "pageViewController", UIPageViewController.self, inherits: .viewController,
    [
      // Asked for by `init(coder:)`.
      .ignored("transitionStyle", "navigationOrientation"),
      // No spine is drawn, and there is no space between pages on a still picture.
      .ignored("spineLocation", "pageSpacing"),
      .flag("doubleSided", \UIPageViewController.isDoubleSided),
    ])

  // Controllers of other frameworks, whose views are empty unless the program has the framework's module.
  private static let hostingController = foreignController("hostingController", "UIHostingController", of: "SwiftUI")
  private static let playerViewController = foreignController(
    "avPlayerViewController", "AVPlayerViewController", of: "AVKit",
    attributes: ["showsPlaybackControls", "videoGravity", "allowsPictureInPicturePlayback"])
  private static let glkViewController = foreignController(
    "glkViewController", "GLKViewController", of: "GLKit",
    attributes: ["preferredFramesPerSecond", "pauseOnWillResignActive", "resumeOnDidBecomeActive"])

  private static func foreignController(
    _ name: String, _ className: String, of framework: String, attributes: [String] = []
  ) -> ElementClass {
    ElementClass(
      name, UIViewController.self, inherits: .viewController,
      making: { type, coder in
        let known: AnyClass? = type == UIViewController.self ? NSClassFromString("\(framework).\(className)") : nil
        return viewController.make(known ?? type, coder)
      },
      [
        ElementProperty(attributes: attributes, children: [], set: nil),
        .custom { (_: UIViewController, element, coder) in
          guard NSClassFromString("\(framework).\(className)") == nil else { return }
          coder.reading.noteOnce(name, .foreignController(element, className, framework))
        },
      ])
  }
}

extension DocumentCoder {
  /// Puts the controllers that a split view controller's relationships lead to into its columns.
  fileprivate func addColumns(of element: InterfaceElement, to controller: UISplitViewController) {
    let related = reading.related
    let (primary, supplementary, secondary) = (
      related("masterViewController", element).first, related("supplementaryViewController", element).first,
      related("detailViewController", element).first
    )
    if supplementary != nil {
      controller.style = .tripleColumn
    } else if element["allowDoubleColumnStyle"] == "YES" || element["style"] == "doubleColumn" {
      controller.style = .doubleColumn
    }
    if controller.style == .unspecified {
      controller.viewControllers = [primary, secondary].compactMap(\.self)
    } else {
      if let primary { controller.setViewController(primary, for: .primary) }
      if let supplementary { controller.setViewController(supplementary, for: .supplementary) }
      if let secondary { controller.setViewController(secondary, for: .secondary) }
    }
  }
}
