import Foundation
import HeadlessUIKit

extension PropertyTable {
  /// How a controller is presented.
  static let presentation: [Property] = [
    Property(
      "modalPresentationStyle",
      .enumeration([
        "automatic": UIModalPresentationStyle.automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
        "formSheet": .formSheet, "currentContext": .currentContext, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover,
      ]), "How the controller is presented. automatic, a page sheet, unless set; an alert has its own."
    ) { (controller: UIViewController, style, _) in controller.modalPresentationStyle = style },
    Property(
      "definesPresentationContext", .boolean,
      "Whether what has the styles currentContext and overCurrentContext covers this controller's view. False unless set."
    ) { (controller: UIViewController, flag, _) in controller.definesPresentationContext = flag },
    Property("sheetPresentationController", .object(sheet), "The sheet that the controller is presented in.") {
      (controller: UIViewController, entries, context) throws(PropertyError) in
      guard let sheet = controller.sheetPresentationController else { return }
      try entries.apply(PropertyTable.sheet, to: sheet, in: context)
    },
    Property("popoverPresentationController", .object(popover), "The popover that the controller is presented in.") {
      (controller: UIViewController, entries, context) throws(PropertyError) in
      guard let popover = controller.popoverPresentationController else { return }
      try entries.apply(PropertyTable.popover, to: popover, in: context)
    },
  ]

  /// The properties of `UISheetPresentationController`.
  private static let sheet: [Property] = [
    Property(
      "detents", .objects(detent),
      "The heights that the sheet may have, from the smallest to the largest. large unless set."
    ) { (sheet: UISheetPresentationController, items, _) in
      sheet.detents = items.map(UISheetPresentationController.Detent.make)
    },
    Property("selectedDetentIdentifier", .string, "The height that is shown. The first unless set.") {
      (sheet: UISheetPresentationController, name, _) in sheet.selectedDetentIdentifier = .named(name)
    },
    Property(
      "largestUndimmedDetentIdentifier", .string,
      "The largest height at which nothing below is dimmed. None unless set."
    ) { (sheet: UISheetPresentationController, name, _) in sheet.largestUndimmedDetentIdentifier = .named(name) },
    Property("prefersGrabberVisible", .boolean, "Whether there is a handle at the top. False unless set.") {
      (sheet: UISheetPresentationController, flag, _) in sheet.prefersGrabberVisible = flag
    },
    Property(
      "preferredCornerRadius", .double(PropertyLimits.length), "The radius of the corners, in points. 10 unless set."
    ) {
      (sheet: UISheetPresentationController, radius, _) in sheet.preferredCornerRadius = radius
    },
    Property(
      "prefersEdgeAttachedInCompactHeight", .boolean,
      "Whether it stays a sheet on a phone in landscape. False, so the whole screen, unless set."
    ) { (sheet: UISheetPresentationController, flag, _) in sheet.prefersEdgeAttachedInCompactHeight = flag },
    Property(
      "widthFollowsPreferredContentSizeWhenEdgeAttached", .boolean,
      "Whether it is then as wide as preferredContentSize. False unless set."
    ) { (sheet: UISheetPresentationController, flag, _) in sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = flag
    },
  ]

  /// A height of a sheet.
  private static let detent: [Property] = [
    Property(detentIdentifier, .string, "medium, large, or a name for a height of one's own.") { (_: NSObject, _, _) in
      // The detent is made with it.
    },
    Property(detentHeight, .double(PropertyLimits.length), "The height in points, without the safe area below.") {
      (_: NSObject, _, _) in
      // The detent is made with it.
    },
  ]

  fileprivate static let detentIdentifier = "identifier"
  fileprivate static let detentHeight = "height"

  /// The properties of `UIPopoverPresentationController`.
  private static let popover: [Property] = [
    Property("sourceView", .string, "The name of the presenter's view that the arrow points at.") {
      (_: UIPopoverPresentationController, _, _) in
      // Found in the presenter's view (`ControllerDefinition`).
    },
    Property("sourceRect", .rect, "The part of that view, in points. All of it unless set.") {
      (popover: UIPopoverPresentationController, rect, _) in popover.sourceRect = rect
    },
    Property(
      "permittedArrowDirections",
      .optionSet(["up": UIPopoverArrowDirection.up, "down": .down, "left": .left, "right": .right]),
      "Where the arrow may point. Anywhere unless set."
    ) { (popover: UIPopoverPresentationController, directions, _) in popover.permittedArrowDirections = directions },
    Property("backgroundColor", .color, "The colour of the popover and its arrow. The view's unless set.") {
      (popover: UIPopoverPresentationController, color, _) in popover.backgroundColor = color.uiColor
    },
    Property("canOverlapSourceViewRect", .boolean, "Whether it may cover what it points at. False unless set.") {
      (popover: UIPopoverPresentationController, flag, _) in popover.canOverlapSourceViewRect = flag
    },
  ]
}

extension UISheetPresentationController.Detent {
  /// A detent by its properties; a large one without any.
  fileprivate static func make(_ entries: [PropertyEntry]) -> UISheetPresentationController.Detent {
    var (name, height): (String?, Double?) = (nil, nil)
    for entry in entries {
      if entry.name == PropertyTable.detentIdentifier, case .string(let text) = entry.value { name = text }
      if entry.name == PropertyTable.detentHeight, case .double(let number) = entry.value { height = number }
    }
    if let height {
      return .custom(identifier: .named(name ?? "\(height)")) { _ in CGFloat(height) }
    }
    return name == "medium" ? .medium() : .large()
  }
}

extension UISheetPresentationController.Detent.Identifier {
  /// UIKit's identifiers by their names in code, or another one.
  fileprivate static func named(_ name: String) -> Self {
    switch name {
    case "medium": .medium
    case "large": .large
    default: Self(name)
    }
  }
}
