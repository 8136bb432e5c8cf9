import Foundation
import InterfaceDocuments
import UIKitCore
import UIKitValues

extension ElementClass {
  /// The classes of gesture recognizers.
  static let gestureRecognizers = [
    gestureRecognizer, tapGestureRecognizer, longPressGestureRecognizer, panGestureRecognizer,
    screenEdgePanGestureRecognizer, swipeGestureRecognizer, pinchGestureRecognizer, rotationGestureRecognizer,
    hoverGestureRecognizer,
  ]

  /// The properties of all recognizers, which are all that those of the app's own classes have.
  private static let gestureRecognizer = ElementClass(
    "customGestureRecognizer", UIGestureRecognizer.self, inherits: .object,
    making: { type, coder in ((type as? any CoderMaking.Type)?.init(__coder: coder)) as? UIGestureRecognizer },
    [
      .flag("enabled", \UIGestureRecognizer.isEnabled),
      .text("name", \UIGestureRecognizer.name),
      .flag("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView),
      .flag("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan),
      .flag("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded),
      .flag("requiresExclusiveTouchType", \UIGestureRecognizer.requiresExclusiveTouchType),
      // There are no touches that could be of a type.
      .ignoredChildren("allowedTouchTypes", "allowedPressTypes"),
    ],
    outlets: [.one("delegate", \UIGestureRecognizer.delegate)])

  private static let tapGestureRecognizer = ElementClass(
    "tapGestureRecognizer", UITapGestureRecognizer.self, inherits: gestureRecognizer,
    [
      .integer("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired),
      .integer("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired),
    ])

  /// Interface Builder's name for it has the letter.
  private static let longPressGestureRecognizer = ElementClass(
    "pongPressGestureRecognizer", UILongPressGestureRecognizer.self, inherits: gestureRecognizer,
    [
      .integer("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired),
      .integer("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired),
      .number("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration),
      .number("allowableMovement", \UILongPressGestureRecognizer.allowableMovement),
    ])

  private static let panGestureRecognizer = ElementClass(
    "panGestureRecognizer", UIPanGestureRecognizer.self, inherits: gestureRecognizer,
    [
      .integer("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches),
      .integer("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches),
    ])

  private static let screenEdgePanGestureRecognizer = ElementClass(
    "screenEdgePanGestureRecognizer", UIScreenEdgePanGestureRecognizer.self, inherits: panGestureRecognizer,
    [
      .custom(children: ["edges"]) {
        (recognizer: UIScreenEdgePanGestureRecognizer, element, _) throws(InterfaceProblem) in
        guard let edges = element.child("edges") else { return }
        var set: UIRectEdge = []
        for (name, edge) in rectEdges where try edges.flag(name) == true { set.insert(edge) }
        recognizer.edges = set
      }
    ])

  private static let rectEdges: [(String, UIRectEdge)] = [
    ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
  ]

  private static let swipeGestureRecognizer = ElementClass(
    "swipeGestureRecognizer", UISwipeGestureRecognizer.self, inherits: gestureRecognizer,
    [
      .choice(
        "direction", \UISwipeGestureRecognizer.direction,
        ["right": .right, "left": .left, "up": .up, "down": .down]),
      .integer("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired),
    ])

  private static let pinchGestureRecognizer = ElementClass(
    "pinchGestureRecognizer", UIPinchGestureRecognizer.self, inherits: gestureRecognizer,
    [.number("scale", \UIPinchGestureRecognizer.scale)])

  private static let rotationGestureRecognizer = ElementClass(
    "rotationGestureRecognizer", UIRotationGestureRecognizer.self, inherits: gestureRecognizer,
    [.number("rotation", \UIRotationGestureRecognizer.rotation)])

  private static let hoverGestureRecognizer = ElementClass(
    "hoverGestureRecognizer", UIHoverGestureRecognizer.self, inherits: gestureRecognizer, [])
}
