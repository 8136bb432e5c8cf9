import HeadlessUIKit

extension PropertyTable {
  static let alertStyles: KeyValuePairs<String, UIAlertController.Style> = [
    "alert": .alert, "actionSheet": .actionSheet,
  ]

  /// The properties of `UIAlertController`.
  static let alertController: [Property] = [
    Property("preferredStyle", .enumeration(alertStyles), "A box, or a sheet of buttons. actionSheet unless set.") {
      (_: UIAlertController, _, _) in
      // Given on creation.
    },
    Property("message", .text, "The text below the title. None unless set.") {
      (alert: UIAlertController, text, context) throws(PropertyError) in
      alert.message = try text.text(in: context).string
    },
    Property("actions", .objects(alertAction), "The buttons, in their order. None unless set.") {
      (alert: UIAlertController, items, context) throws(PropertyError) in
      for entries in items { try alert.add(entries, in: context) }
    },
    Property("textFields", .objects(textField), "The fields of an alert, in their order. None unless set.") {
      (alert: UIAlertController, items, context) throws(PropertyError) in
      for entries in items {
        alert.addTextField()
        if let field = alert.textFields?.last { try entries.apply(textField, to: field, in: context) }
      }
    },
  ]

  /// The properties of `UIAlertAction`.
  fileprivate static let alertAction: [Property] = [
    Property(actionTitle, .text, "The title. None unless set.") { (_: UIAlertAction, _, _) in
      // Given on creation.
    },
    Property(actionStyle, .enumeration(actionStyles), "The style of the action. default unless set.") {
      (_: UIAlertAction, _, _) in
      // Given on creation.
    },
    Property("isEnabled", .boolean, "Whether the button can be chosen. True unless set.") {
      (action: UIAlertAction, flag, _) in action.isEnabled = flag
    },
    Property(actionIsPreferred, .boolean, "Whether it is the alert's preferredAction. False unless set.") {
      (_: UIAlertAction, _, _) in
      // The alert has it.
    },
  ]

  fileprivate static let actionTitle = "title"
  fileprivate static let actionStyle = "style"
  fileprivate static let actionIsPreferred = "isPreferred"
  fileprivate static let actionStyles: KeyValuePairs<String, UIAlertAction.Style> = [
    "default": .default, "cancel": .cancel, "destructive": .destructive,
  ]
}

extension UIAlertController {
  /// Adds an action by its properties.
  fileprivate func add(_ entries: [PropertyEntry], in context: DocumentContext) throws(PropertyError) {
    var (title, style, isPreferred): (String?, UIAlertAction.Style, Bool) = (nil, .default, false)
    for entry in entries {
      switch entry.name {
      case PropertyTable.actionTitle:
        title = try PropertyKind<TextValue>.text.read(entry.value)?.text(in: context).string
      case PropertyTable.actionStyle:
        style = PropertyKind<UIAlertAction.Style>.enumeration(PropertyTable.actionStyles).read(entry.value) ?? style
      case PropertyTable.actionIsPreferred: isPreferred = PropertyKind<Bool>.boolean.read(entry.value) ?? false
      default: continue
      }
    }
    let action = UIAlertAction(title: title, style: style)
    try entries.apply(PropertyTable.alertAction, to: action, in: context)
    addAction(action)
    if isPreferred { preferredAction = action }
  }
}
