public import Foundation
import HeadlessUIKit

extension View {
  private nonisolated func presentingAlert<A: View, M: View>(
    _ call: String, _ title: Text?, when isPresented: Bool, style: UIAlertController.Style = .alert, _ actions: A,
    _ message: M
  ) -> ModifiedContent<Self, PresentationModifier> {
    nonisolated(unsafe) let (actions, message) = (actions, message)
    return presenting(call, when: isPresented) { context in
      let content = AlertContent(title: title, actions: actions, message: message, in: context)
      return { content.controller(style, at: $0) }
    }
  }

  /// Presents an alert with a title.
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    presentingAlert("alert(_:isPresented:)", title, when: isPresented.wrappedValue, actions(), EmptyView())
  }

  /// Presents an alert with a title and a message.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    presentingAlert("alert(_:isPresented:)", title, when: isPresented.wrappedValue, actions(), message())
  }

  /// An alert. It is not shown: a finding where it is presented.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions) }

  /// An alert with a message. It is not shown: a finding where it is presented.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message) }

  /// An alert. It is not shown: a finding where it is presented.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions) }

  /// An alert with a message. It is not shown: a finding where it is presented.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }

  /// Presents an alert for data, where there are any.
  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    presentingAlert(
      "alert(_:isPresented:)", title, when: isPresented.wrappedValue && data != nil, data.map(actions), EmptyView())
  }

  /// Presents an alert with a message for data, where there are any.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    presentingAlert(
      "alert(_:isPresented:)", title, when: isPresented.wrappedValue && data != nil, data.map(actions),
      data.map(message))
  }

  /// Presents an alert for data, where there are any.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions) }

  /// An alert for data. It is not shown: a finding where it is presented and there are data.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert with a message for data, where there are any.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert of an error, where there is one.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    presentingAlert(
      "alert(isPresented:error:)", error?.errorDescription.map { Text(verbatim: $0) },
      when: isPresented.wrappedValue && error != nil, actions(), EmptyView())
  }

  /// Presents an alert with a message of an error, where there is one.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    presentingAlert(
      "alert(isPresented:error:)", error?.errorDescription.map { Text(verbatim: $0) },
      when: isPresented.wrappedValue && error != nil, error.map(actions), error.map(message))
  }

  /// Presents a choice of actions with a title.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    presentingAlert(
      "confirmationDialog(_:isPresented:)", titleVisibility == .visible ? title : nil, when: isPresented.wrappedValue,
      style: .actionSheet, actions(), EmptyView())
  }

  /// Presents a choice of actions with a title and a message.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    presentingAlert(
      "confirmationDialog(_:isPresented:)", titleVisibility == .visible ? title : nil, when: isPresented.wrappedValue,
      style: .actionSheet, actions(), message())
  }

  /// A choice of actions. It is not shown: a finding where it is presented.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// A choice of actions with a message. It is not shown: a finding where it is presented.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// A choice of actions. It is not shown: a finding where it is presented.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a choice of actions with a title and a message.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Presents a choice of actions for data, where there are any.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    presentingAlert(
      "confirmationDialog(_:isPresented:)", titleVisibility == .visible ? Text(titleKey) : nil,
      when: isPresented.wrappedValue && data != nil, style: .actionSheet, data.map(actions), EmptyView())
  }

  /// Presents a choice of actions with a message for data, where there are any.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    presentingAlert(
      "confirmationDialog(_:isPresented:)", titleVisibility == .visible ? Text(titleKey) : nil,
      when: isPresented.wrappedValue && data != nil, style: .actionSheet, data.map(actions), data.map(message))
  }
}
