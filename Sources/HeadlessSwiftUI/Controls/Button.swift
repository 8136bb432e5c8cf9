public import Foundation
import HeadlessUIKit
import ProposalLayout

/// The kind of a button's action.
public struct ButtonRole: Equatable, Sendable {
  let name: String

  /// An action that takes something away.
  public static let destructive = ButtonRole(name: "destructive")
  /// An action that leaves things as they are.
  public static let cancel = ButtonRole(name: "cancel")
  /// An action that closes what is shown.
  public static let close = ButtonRole(name: "close")
  /// An action that confirms.
  public static let confirm = ButtonRole(name: "confirm")
}

/// A button.
public struct Button<Label: View>: View, PrimitiveView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// A button with a label of views. The action is not called.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button of a role with a label of views. The action is not called.
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    (self.role, self.action, self.label) = (role, action, label())
  }

  public func makeNodes(in context: NodeContext) -> [ViewNode] {
    if context.environment.isInAlert { return [context.alertNode(alertAction(in: context))] }
    let configuration = ButtonStyleConfiguration(
      role: role, label: ButtonStyleConfiguration.Label(make: { $0.nodes(of: label, at: .content) }), isPressed: false,
      trigger: action)
    let nodes = context.environment.buttonStyle.makeNodes(configuration, context.inStack(nil))
    // Buttons are 8 points apart, whatever their labels (measured: 11). Whether that is because of what is around the text of
    // those that were measured is not settled.
    return nodes.map { $0.used(as: "Button", .button, by: StandardDistances(), in: context) }
  }
}

extension Button {
  /// The button as an action of an alert.
  private func alertAction(in context: NodeContext) -> AlertContent.Action {
    let title = context.nodes(of: label, at: .content).map { SpokenTree.label(of: $0) }.joined(separator: " ")
    return AlertContent.Action(
      title: title, style: role == .cancel ? .cancel : role == .destructive ? .destructive : .default,
      isEnabled: context.environment.isEnabled, isPreferred: context.environment.isDefaultAction)
  }
}

extension Button where Label == Text {
  /// A button with the text of a key. The action is not called.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// A button with a text. The action is not called.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// A button of a role with the text of a key. The action is not called.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// A button of a role with a text. The action is not called.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// A button with the text of a key and a symbol. The action is not called.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { HeadlessSwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A button with a text and a symbol. The action is not called.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { HeadlessSwiftUI.Label(title, systemImage: systemImage) }
  }

  /// A button of a role with the text of a key and a symbol. The action is not called.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { HeadlessSwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button of a style's configuration.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}
