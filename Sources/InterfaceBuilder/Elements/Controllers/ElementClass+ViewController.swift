import Foundation
import InterfaceDocuments
import UIKitCore
import UIKitValues

extension ElementClass {
  static let viewController = ElementClass(
    "viewController", UIViewController.self, inherits: .object,
    making: { type, coder in
      guard let controller = (type as? UIViewController.Type)?.init(coder: coder) else { return nil }
      coder.adopt(controller)
      return controller
    },
    [
      .text("title", \UIViewController.title),
      // Asked for by `init(coder:)`.
      .ignored("nibName"),
      .flag("automaticallyAdjustsScrollViewInsets", \UIViewController.automaticallyAdjustsScrollViewInsets),
      .flag("extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars),
      .flag("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed),
      .flag("definesPresentationContext", \UIViewController.definesPresentationContext),
      .flag(
        "providesPresentationContextTransitionStyle", \UIViewController.providesPresentationContextTransitionStyle),
      .flag("modalInPresentation", \UIViewController.isModalInPresentation),
      .choice(
        "modalPresentationStyle", \UIViewController.modalPresentationStyle, SegueTransition.presentationStyles),
      .choice("modalTransitionStyle", \UIViewController.modalTransitionStyle, SegueTransition.transitionStyles),
      .choice(
        "overrideUserInterfaceStyle", \UIViewController.overrideUserInterfaceStyle,
        ["unspecified": .unspecified, "light": .light, "dark": .dark]),
      .flag("editing", \UIViewController.isEditing),
      .size("preferredContentSize", \UIViewController.preferredContentSize),
      .custom(children: ["contentSizeForViewInPopover"]) {
        (controller: UIViewController, element, _) throws(InterfaceProblem) in
        // The older name of the preferred size, whose value is in an `NSValue`.
        guard let size = try element.child("contentSizeForViewInPopover")?.size("sizeValue") else { return }
        controller.preferredContentSize = CGSize(width: size.width, height: size.height)
      },
      .custom(children: ["edgesForExtendedLayout"]) {
        (controller: UIViewController, element, _) throws(InterfaceProblem) in
        guard let child = element.child("edgesForExtendedLayout") else { return }
        var edges: UIRectEdge = []
        for (name, edge) in [("left", UIRectEdge.left), ("right", .right), ("top", .top), ("bottom", .bottom)]
        where try child.flag(name) == true { edges.insert(edge) }
        controller.edgesForExtendedLayout = edges
      },
      .custom(children: ["navigationItem"]) { (controller: UIViewController, element, coder) in
        if let item = element.child("navigationItem") { coder.apply(item, to: controller.navigationItem) }
      },
      .custom(children: ["tabBarItem"]) { (controller: UIViewController, element, coder) in
        if let item = element.child("tabBarItem").flatMap(coder.make) as? UITabBarItem { controller.tabBarItem = item }
      },
      .custom(children: ["toolbarItems"]) { (controller: UIViewController, element, coder) in
        let items = element.child(named: "toolbarItems")?.children ?? []
        if !items.isEmpty { controller.toolbarItems = items.compactMap { coder.make($0) as? UIBarButtonItem } }
      },
      // A storyboard's view is made when it is loaded; a nib has nothing that could make it later.
      .custom(children: ["view", "layoutGuides"]) { (controller: UIViewController, element, coder) in
        guard coder.reading.storyboard == nil, let view = element.child("view") else { return }
        controller.view = coder.make(view) as? UIView
        coder.reading.keepLayoutGuides(of: controller, element)
      },
      .ignored(
        "storyboardIdentifier", "restorationIdentifier", "useStoryboardIdentifierAsRestorationIdentifier",
        "wantsFullScreenLayout"),
      .ignoredChildren(
        "canvasLocation", "simulatedDestinationMetrics", "simulatedStatusBarMetrics", "simulatedTopBarMetrics",
        "simulatedBottomBarMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics", "freeformSize",
        "keyCommands"),
    ],
    outlets: [
      // Reading the view loads it.
      .one("view") { (controller: UIViewController, view: UIView?) in controller.view = view },
      .ignored("searchDisplayController"),
    ])
}

extension DocumentCoder {
  /// Gives a controller of a storyboard the scene from which its view is made.
  func adopt(_ controller: UIViewController) {
    reading.controller = controller
    guard let storyboard = reading.storyboard, let element = currentElement else { return }
    controller.documentOrigin = StoryboardScene(storyboard, reading, element)
  }
}
