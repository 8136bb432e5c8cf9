import Foundation
import HeadlessUIKit
import ProposalLayout

/// The content of an alert or a dialog.
@MainActor
struct AlertContent {
  /// A button.
  struct Action {
    var title: String
    var style = UIAlertAction.Style.default
    var isEnabled = true
    var isPreferred = false
  }

  /// A field.
  struct Field {
    var placeholder: String
    var text: String
    var isSecure = false
  }

  var title: String?
  var message: String?
  var actions: [Action] = []
  var fields: [Field] = []

  init(title: String?, message: String?, actions: [Action]) {
    (self.title, self.message, self.actions) = (title, message, actions)
  }

  /// The content of views, which are asked and not shown.
  init(title: Text?, actions: some View, message: some View, in context: NodeContext) {
    let inner = context.with { $0.isInAlert = true }.inStack(nil)
    for node in inner.nodes(of: actions, at: .part("actions")) {
      if let action = node.traits.values[ObjectIdentifier(Action.self)] as? Action { self.actions.append(action) }
      if let field = node.traits.values[ObjectIdentifier(Field.self)] as? Field { fields.append(field) }
    }
    let texts = inner.nodes(of: message, at: .part("message")).map { SpokenTree.label(of: $0) }
    self.title = title?.plain
    self.message = texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}

private struct IsInAlertKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the view is an action of an alert, which UIKit shows.
  var isInAlert: Bool {
    get { self[IsInAlertKey.self] }
    set { self[IsInAlertKey.self] = newValue }
  }
}

extension NodeContext {
  /// A node that says to an alert what it shows.
  func alertNode<Part>(_ part: Part) -> ViewNode {
    let node = ViewNode("", Leaf.rigid(.zero), in: self, isListed: false)
    node.traits.values[ObjectIdentifier(Part.self)] = part
    return node
  }
}
