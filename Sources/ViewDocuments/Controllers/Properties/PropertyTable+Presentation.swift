import Foundation
import HeadlessUIKit

extension PropertyTable {
  static let modalPresentationStyle = "modalPresentationStyle"
  static let popoverPresentationController = "popoverPresentationController"
  /// The names of what a popover points at, which is found when all views are made (`PopoverSource.swift`).
  static let sourceView = "sourceView"
  static let popoverBarButtonItem = "barButtonItem"

  /// The properties of a controller's presentation.
  static let presentation: [Property] = [
    Property(
      modalPresentationStyle,
      .enumeration([
        "automatic": UIModalPresentationStyle.automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
        "formSheet": .formSheet, "currentContext": .currentContext, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover,
      ]), "How the controller is presented. automatic, a page sheet, unless set; an alert has its own."
    ) { (controller: UIViewController, style, _) in controller.modalPresentationStyle = style },
    Property(
      "definesPresentationContext", .boolean,
      "Whether controllers presented with currentContext and overCurrentContext cover this controller's view. False unless set."
    ) { (controller: UIViewController, flag, _) in controller.definesPresentationContext = flag },
    Property(
      "sheetPresentationController",
      PropertyKind<[PropertyEntry]>.object(sheet).checked(DetentValue.checkIdentifiers),
      "The sheet that the controller is presented in."
    ) {
      (controller: UIViewController, entries, context) throws(PropertyError) in
      guard let sheet = controller.sheetPresentationController else { return }
      try entries.apply(PropertyTable.sheet, to: sheet, in: context)
    },
    Property(popoverPresentationController, .object(popover), "The popover that the controller is presented in.") {
      (controller: UIViewController, entries, context) throws(PropertyError) in
      guard let popover = controller.popoverPresentationController else { return }
      try entries.apply(PropertyTable.popover, to: popover, in: context)
    },
  ]

  /// The properties of `UISheetPresentationController`.
  private static let sheet: [Property] = [
    Property(
      DetentValue.list, PropertyKind<[PropertyEntry]>.object(DetentValue.properties).checked(DetentValue.check).list,
      "The heights that the sheet may have, from the smallest to the largest. large unless set."
    ) { (sheet: UISheetPresentationController, items, _) in
      sheet.detents = items.map { DetentValue($0).detent }
    },
    Property(DetentValue.selected, .string, "The height that is shown. The first unless set.") {
      (sheet: UISheetPresentationController, name, _) in sheet.selectedDetentIdentifier = .named(name)
    },
    Property(
      DetentValue.largestUndimmed, .string,
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

  /// The properties of `UIPopoverPresentationController`.
  private static let popover: [Property] = [
    Property(sourceView, .string, "The name of the presenter's view that the arrow points at.") {
      (_: UIPopoverPresentationController, _, _) in
    },
    Property(
      popoverBarButtonItem, .string,
      "The accessibilityIdentifier of the presenter's bar button item that the arrow points at, in place of a view."
    ) { (_: UIPopoverPresentationController, _, _) in },
    Property("sourceRect", .rect, "The part of that view, in points. All of it unless set.") {
      (popover: UIPopoverPresentationController, rect, _) in popover.sourceRect = rect
    },
    Property(
      "permittedArrowDirections",
      .optionSet(["up": UIPopoverArrowDirection.up, "down": .down, "left": .left, "right": .right]),
      "Where the arrow may point. Anywhere unless set; an empty list: no arrow, over the middle of the source."
    ) { (popover: UIPopoverPresentationController, directions, _) in popover.permittedArrowDirections = directions },
    Property("backgroundColor", .color, "The colour of the popover and its arrow. The view's unless set.") {
      (popover: UIPopoverPresentationController, color, _) in popover.backgroundColor = color.uiColor
    },
    Property("canOverlapSourceViewRect", .boolean, "Whether it may cover what it points at. False unless set.") {
      (popover: UIPopoverPresentationController, flag, _) in popover.canOverlapSourceViewRect = flag
    },
  ]
}
