import Foundation
import HeadlessUIKit

extension PropertyTable {
  /// The properties of `UIBarButtonItem`, in navigation bars and toolbars.
  static let barButtonItem: [Property] = barSystemItem + barItem + barButton

  private static let barSystemItem: [Property] = [
    Property(
      "systemItem", .enumeration(systemItems),
      "One of the system's items: its word or its symbol. None, so title or symbol, unless set."
    ) { (item: UIBarButtonItem, systemItem, _) in
      item.systemItem = systemItem
      if systemItem == .done { item.style = .done }
    }
  ]

  private static let barButton: [Property] = [
    Property(
      "style", .enumeration(["plain": UIBarButtonItem.Style.plain, "done": .done]),
      "Whether the title is semibold, for an action that completes a task. plain unless set."
    ) { (item: UIBarButtonItem, style, _) in item.style = style },
    Property("width", .double(PropertyLimits.length), "The width in points. That of the content unless set.") {
      (item: UIBarButtonItem, width, _) in item.width = width
    },
    Property("tintColor", .color, "The colour of title and image. The bar's unless set.") {
      (item: UIBarButtonItem, color, _) in item.tintColor = color.uiColor
    },
    Property("customView", .view, "A view in place of the button. None unless set.") {
      (item: UIBarButtonItem, view, context) throws(PropertyError) in
      item.customView = try view.uiView(in: context)
    },
    Property("isHidden", .boolean, "Whether the item is left out of the bar. False unless set.") {
      (item: UIBarButtonItem, flag, _) in item.isHidden = flag
    },
  ]

  /// The properties that all items in bars have.
  static let barItem: [Property] = [
    Property("title", .text, "The title. None unless set.") {
      (item: UIBarItem, text, context) throws(PropertyError) in item.title = try text.text(in: context).string
    },
    Property("image", .image, PropertyTable.imageDocumentation) {
      (item: UIBarItem, image, context) throws(PropertyError) in
      item.image = try image.uiImage(under: context.traits)
    },
    Property("symbol", .symbol, "\(SymbolValue.documentation) Set as the image.") {
      (item: UIBarItem, symbol, _) in item.image = symbol.uiImage()
    },
    Property("largeContentSizeImage", .image, "The image in the large content viewer. None unless set.") {
      (item: UIBarItem, image, context) throws(PropertyError) in
      item.largeContentSizeImage = try image.uiImage(under: context.traits)
    },
    Property("isEnabled", .boolean, "Whether the item can be used. True unless set.") {
      (item: UIBarItem, flag, _) in item.isEnabled = flag
    },
    Property("accessibilityLabel", .string, "The name by which it is read out. The title unless set.") {
      (item: UIBarItem, label, _) in item.accessibilityLabel = label
    },
    Property("accessibilityHint", .string, "What happens when it is used, in words. None unless set.") {
      (item: UIBarItem, hint, _) in item.accessibilityHint = hint
    },
    Property("accessibilityValue", .string, "Its value in words. None unless set.") {
      (item: UIBarItem, value, _) in item.accessibilityValue = value
    },
    Property(
      "accessibilityIdentifier", .string, "A name by which tests find the item, and which reports use. Never shown."
    ) {
      (item: UIBarItem, name, _) in item.accessibilityIdentifier = name
    },
  ]

  /// Makes bar button items from checked entries. Each shows something: a system item, or content of its own.
  @MainActor static func barButtonItems(
    _ items: [[PropertyEntry]], of property: String, in context: DocumentContext
  ) throws(PropertyError) -> [UIBarButtonItem] {
    var made: [UIBarButtonItem] = []
    for entries in items {
      let names = Set(entries.map(\.name))
      guard names.contains("systemItem") == names.isDisjoint(with: ["title", "image", "symbol", "customView"]) else {
        throw .wrongType(
          property: property,
          expected: "items that each have either a systemItem or a title, an image, a symbol or a customView")
      }
      let item = UIBarButtonItem()
      try entries.apply(barButtonItem, to: item, in: context)
      made.append(item)
    }
    return made
  }

  private static let systemItems: KeyValuePairs<String, UIBarButtonItem.SystemItem> = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
    "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
    "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
    "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo, "pageCurl": .pageCurl, "close": .close,
  ]
}
