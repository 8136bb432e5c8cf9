import Foundation
import HeadlessUIKit

/// An alert, as older code makes it.
public struct Alert {
  /// A button of an alert.
  public struct Button: Sendable {
    let label: Text
    let style: UIAlertAction.Style

    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, style: .default)
    }
    /// A button that leaves things as they are.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, style: .cancel)
    }
    /// The button “Cancel”.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { cancel(Text(verbatim: "Cancel")) }
    /// A button that takes something away.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, style: .destructive)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert of one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message) = (title, message)
    buttons = [dismissButton ?? .default(Text(verbatim: "OK"))]
  }

  /// An alert of two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
  }
}

/// An action sheet, as older code makes it.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An action sheet of buttons.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
}

extension View {
  private nonisolated func presentingAlert(
    _ call: String, _ style: UIAlertController.Style, _ title: Text?, _ message: Text?, _ buttons: [Alert.Button]
  ) -> ModifiedContent<Self, PresentationModifier> {
    presenting(call, when: title != nil) { context in
      let actions = buttons.map { AlertContent.Action(title: $0.label.plain, style: $0.style) }
      let content = AlertContent(title: title?.plain, message: message?.plain, actions: actions)
      return { content.controller(style, at: $0) }
    }
  }

  /// An alert of older code. It is not shown: a finding where it is presented.
  public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return presentingAlert("alert(isPresented:)", .alert, alert?.title, alert?.message, alert?.buttons ?? [])
  }

  /// An alert of older code for an item. It is not shown: a finding where there is one.
  public nonisolated func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    let alert = item.wrappedValue.map(content)
    return presentingAlert("alert(item:)", .alert, alert?.title, alert?.message, alert?.buttons ?? [])
  }

  /// An action sheet of older code. It is not shown: a finding where it is presented.
  public nonisolated func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return presentingAlert(
      "actionSheet(isPresented:)", .actionSheet, sheet?.title, sheet?.message, sheet?.buttons ?? [])
  }

  /// Presents an action sheet for an item, where there is one.
  public nonisolated func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet) -> some View {
    let sheet = item.wrappedValue.map(content)
    return presentingAlert("actionSheet(item:)", .actionSheet, sheet?.title, sheet?.message, sheet?.buttons ?? [])
  }
}
