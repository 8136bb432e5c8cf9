import Foundation
import InterfaceDocuments
import UIKitCore
import UIKitValues

extension ElementClass {
  static let view = ElementClass(
    "view", UIView.self, making: { type, coder in (type as? UIView.Type)?.init(coder: coder) },
    [
      .rect("frame", \UIView.frame),
      .custom(attributes: ["fixedFrame", "translatesAutoresizingMaskIntoConstraints"], always: true) {
        (view: UIView, element, _) throws(InterfaceProblem) in
        // Interface Builder fixes the frame of a view without constraints by constraints of its own.
        let isFixed = try element.flag("fixedFrame") ?? false
        let translates = try element.flag("translatesAutoresizingMaskIntoConstraints") ?? true
        view.translatesAutoresizingMaskIntoConstraints = isFixed || translates
      },
      .custom(children: ["autoresizingMask"]) { (view: UIView, element, _) throws(InterfaceProblem) in
        if let mask = try element.autoresizingMask { view.autoresizingMask = .init(rawValue: mask.rawValue) }
      },
      .choice("contentMode", \UIView.contentMode, contentModes),
      .choice("semanticContentAttribute", \UIView.semanticContentAttribute, semanticContentAttributes),
      .flag("opaque", \UIView.isOpaque),
      .flag("clipsSubviews", \UIView.clipsToBounds),
      .flag("hidden", \UIView.isHidden),
      .number("alpha", \UIView.alpha),
      .integer("tag", \UIView.tag),
      .flag("userInteractionEnabled", \UIView.isUserInteractionEnabled),
      .flag("multipleTouchEnabled", \UIView.isMultipleTouchEnabled),
      .flag("exclusiveTouch", \UIView.isExclusiveTouch),
      .flag("autoresizesSubviews", \UIView.autoresizesSubviews),
      .flag("clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing),
      .flag("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
      .flag("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea),
      // Read with the constraints, of which it moves those to margins.
      .ignored("layoutMarginsFollowReadableWidth"),
      priorities,
      .color("backgroundColor", \UIView.backgroundColor),
      .custom(children: ["tintColor"]) { (view: UIView, element, coder) throws(InterfaceProblem) in
        if let color = try coder.color("tintColor", of: element) { view.tintColor = color }
      },
      .insets("layoutMargins", \UIView.layoutMargins),
      .directionalInsets("directionalLayoutMargins", \UIView.directionalLayoutMargins),
      .custom(children: ["safeArea", "keyboard"]) { (view: UIView, element, coder) in
        if let guide = element.child("safeArea") { coder.reading.keep(view.safeAreaLayoutGuide, id: guide.id) }
        // The view has the guide, and its constraints, once it is asked for.
        if let guide = element.child("keyboard") { coder.reading.keep(view.keyboardLayoutGuide, id: guide.id) }
      },
      .custom(children: ["subviews"]) { (view: UIView, element, coder) in coder.addSubviews(of: element, to: view) },
      .elements("gestureRecognizers") { (view: UIView, recognizers) in
        for case let recognizer as UIGestureRecognizer in recognizers { view.addGestureRecognizer(recognizer) }
      },
      .accessibility,
      // Read when all objects are made.
      .ignoredChildren("constraints", "connections", "userDefinedRuntimeAttributes"),
      .ignored(
        "id", "key", "userLabel", "sceneMemberID", "customClass", "customModule", "customModuleProvider", "misplaced",
        "ambiguous", "verifyAmbiguity", "restorationIdentifier", "colorLabel"),
      .ignoredChildren(
        "canvasLocation", "simulatedDestinationMetrics", "simulatedStatusBarMetrics", "simulatedTopBarMetrics",
        "simulatedBottomBarMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics", "freeformSize",
        "userComments", "intrinsicContentSize", "variation"),
      // The size that Interface Builder assumes for content that is not there yet.
      .ignored("placeholderIntrinsicWidth", "placeholderIntrinsicHeight"),
    ],
    outlets: [
      .collection("gestureRecognizers") { (view: UIView, recognizers) in
        for case let recognizer as UIGestureRecognizer in recognizers { view.addGestureRecognizer(recognizer) }
      },
      .collection("accessibilityElements") { (view: UIView, elements) in view.accessibilityElements = elements },
    ])

  private static let semanticContentAttributes: KeyValuePairs<String, UISemanticContentAttribute> = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
    "forceRightToLeft": .forceRightToLeft,
  ]

  private static let priorities = ElementProperty.custom(
    attributes: [
      "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
      "verticalCompressionResistancePriority",
    ]
  ) { (view: UIView, element, _) throws(InterfaceProblem) in
    for (name, axis) in [("horizontal", NSLayoutConstraint.Axis.horizontal), ("vertical", .vertical)] {
      if let priority = try element.number(name + "HuggingPriority") {
        view.setContentHuggingPriority(UILayoutPriority(Float(priority)), for: axis)
      }
      if let priority = try element.number(name + "CompressionResistancePriority") {
        view.setContentCompressionResistancePriority(UILayoutPriority(Float(priority)), for: axis)
      }
    }
  }
}

extension DocumentCoder {
  /// Makes the subviews of an element and adds those that are installed for the current size classes.
  func addSubviews(of element: InterfaceElement, to view: UIView) {
    guard let list = element.child(named: "subviews") else { return }
    let excluded = element.excludedIDs("subviews", reading.sizeClasses)
    for child in list.children {
      guard let subview = make(child) as? UIView else { continue }
      if child.id.map(excluded.contains) != true { view.addSubview(subview) }
    }
  }
}

extension ElementClass {
  /// A view that an embed segue gives its content.
  static let containerView = ElementClass("containerView", UIView.self, inherits: .view, [])
}
