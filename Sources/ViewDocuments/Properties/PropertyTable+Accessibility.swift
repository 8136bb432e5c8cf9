import Foundation
import HeadlessUIKit

extension PropertyTable {
  /// The name of the property that lists elements by their names, which are looked up when all views are made.
  static let accessibilityElements = "accessibilityElements"

  /// The properties of a view for assistive technologies.
  static let accessibility: [Property] = spoken + described + searched + used

  private static let spoken: [Property] = [
    Property(
      "accessibilityLabel", .text, "The name by which it is read out. A label's text or a title unless set."
    ) { (view: UIView, label, context) throws(PropertyError) in
      view.accessibilityLabel = try label.text(in: context).string
    },
    Property("accessibilityValue", .text, "Its value in words. A field's text, a slider's percentage, unless set.") {
      (view: UIView, value, context) throws(PropertyError) in
      view.accessibilityValue = try value.text(in: context).string
    },
    Property("accessibilityHint", .text, "What happens when it is used: 'Dims the list'. None unless set.") {
      (view: UIView, hint, context) throws(PropertyError) in
      view.accessibilityHint = try hint.text(in: context).string
    },
    Property(
      "showsLargeContentViewer", .boolean,
      "Whether a long press shows it enlarged at the accessibility sizes, as bar items. False unless set."
    ) {
      (view: UIView, flag, _) in view.showsLargeContentViewer = flag
    },
    Property("largeContentTitle", .text, "Its title there. None unless set.") {
      (view: UIView, title, context) throws(PropertyError) in
      view.largeContentTitle = try title.text(in: context).string
    },
    Property("largeContentImage", .image, "Its image there. None unless set.") {
      (view: UIView, image, context) throws(PropertyError) in
      view.largeContentImage = try image.uiImage(under: context.traits)
    },
    Property("accessibilityTraits", .optionSet(traits), "What kind of element it is. Those of its class unless set.") {
      (view: UIView, traits, _) in view.accessibilityTraits = traits
    },
    Property(
      "accessibilityLanguage", .string, "The language in which it is read out, such as de. The case's unless set."
    ) {
      (view: UIView, language, _) in view.accessibilityLanguage = language
    },
    Property("accessibilityCustomActions", .strings, "The names of its further actions. None unless set.") {
      (view: UIView, names, _) in
      view.accessibilityCustomActions = names.map { UIAccessibilityCustomAction(name: $0, actionHandler: nil) }
    },
    Property("accessibilityUserInputLabels", .strings, "Its names in Voice Control. The label unless set.") {
      (view: UIView, names, _) in view.accessibilityUserInputLabels = names
    },
  ]

  private static let described: [Property] = [
    Property(
      "accessibilityAttributedLabel", .spokenText,
      "Runs of text with how each is spoken, which take the place of accessibilityLabel."
    ) { (view: UIView, text, _) in view.accessibilityAttributedLabel = SpokenTextValue.attributedString(text) },
    Property(
      "accessibilityAttributedValue", .spokenText,
      "Runs of text with how each is spoken, which take the place of accessibilityValue."
    ) { (view: UIView, text, _) in view.accessibilityAttributedValue = SpokenTextValue.attributedString(text) },
    Property(
      "accessibilityAttributedHint", .spokenText,
      "Runs of text with how each is spoken, which take the place of accessibilityHint."
    ) { (view: UIView, text, _) in view.accessibilityAttributedHint = SpokenTextValue.attributedString(text) },
    Property(
      "accessibilityCustomContent", PropertyKind<[PropertyEntry]>.record(CustomContentValue.fields).list,
      "Further details, which are read on request. None unless set."
    ) { (view: UIView, contents, _) in view.givenCustomContent = contents.map(CustomContentValue.content) },
  ]

  private static let searched: [Property] = [
    Property(
      "isAccessibilityElement", .boolean,
      "Whether it is read out. True for labels and controls, else false, unless set."
    ) { (view: UIView, flag, _) in view.isAccessibilityElement = flag },
    Property(
      "accessibilityElementsHidden", .boolean, "Whether the view's content is hidden from VoiceOver. False unless set."
    ) { (view: UIView, flag, _) in view.accessibilityElementsHidden = flag },
    Property(
      accessibilityElements, .strings,
      "The names of the views that are read out in place of subviews, in this order. None unless set."
    ) { (_: UIView, _, _) in },
    Property(
      "shouldGroupAccessibilityChildren", .boolean,
      "Whether the view's content is read out before anything beside it. False unless set."
    ) { (view: UIView, flag, _) in view.shouldGroupAccessibilityChildren = flag },
    Property(
      "accessibilityViewIsModal", .boolean,
      "Whether the views beside it are hidden from VoiceOver, as behind a modal view. False unless set."
    ) { (view: UIView, flag, _) in view.accessibilityViewIsModal = flag },
    Property(
      "accessibilityContainerType",
      .enumeration([
        "none": UIAccessibilityContainerType.none, "dataTable": .dataTable, "list": .list, "landmark": .landmark,
        "semanticGroup": .semanticGroup,
      ]), "The kind of container that the view is. none unless set."
    ) { (view: UIView, type, _) in view.accessibilityContainerType = type },
    Property(
      "accessibilityNavigationStyle",
      .enumeration([
        "automatic": UIAccessibilityNavigationStyle.automatic, "separate": .separate, "combined": .combined,
      ]),
      "Whether Switch Control goes through its elements one by one. automatic unless set."
    ) { (view: UIView, style, _) in view.accessibilityNavigationStyle = style },
  ]

  private static let used: [Property] = [
    Property(
      "accessibilityFrame", .rect, "Where it is on the screen, for assistive technologies. Its frame unless set."
    ) {
      (view: UIView, frame, _) in view.accessibilityFrame = frame
    },
    Property(
      "accessibilityPath", .record(AccessibilityPathValue.fields),
      "An outline on the screen that is highlighted in place of accessibilityFrame. None unless set."
    ) { (view: UIView, shapes, _) in view.accessibilityPath = AccessibilityPathValue.path(shapes) },
    Property(
      "accessibilityActivationPoint", .point,
      "Where it is activated on the screen. The middle of its accessibilityFrame unless set."
    ) { (view: UIView, point, _) in view.accessibilityActivationPoint = point },
    Property(
      "accessibilityRespondsToUserInteraction", .boolean,
      "Whether Switch Control and Voice Control offer it. Whether it is read out unless set."
    ) { (view: UIView, flag, _) in view.accessibilityRespondsToUserInteraction = flag },
  ]

  /// The traits with UIKit's names. An empty list: none.
  static let traits: KeyValuePairs<String, UIAccessibilityTraits> = [
    "button": .button, "link": .link, "header": .header, "searchField": .searchField, "image": .image,
    "selected": .selected, "playsSound": .playsSound, "keyboardKey": .keyboardKey, "staticText": .staticText,
    "summaryElement": .summaryElement, "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently,
    "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn, "tabBar": .tabBar,
    "toggleButton": .toggleButton,
  ]
}
