public import Foundation
import HeadlessUIKit

// Alerts and choices of an item or an error that a binding has.
extension View {
  /// Presents an alert for an item, where there is one.
  public nonisolated func alert<A: View, T>(_ title: Text, item: Binding<T?>, @ViewBuilder actions: (T) -> A)
    -> some View
  {
    alert(title, isPresented: item.isPresented(), presenting: item.wrappedValue, actions: actions)
  }
  /// Presents an alert with a message for an item, where there is one.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, item: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(title, isPresented: item.isPresented(), presenting: item.wrappedValue, actions: actions, message: message)
  }
  /// Presents an alert for an item, where there is one.
  public nonisolated func alert<A: View, T>(
    _ title: LocalizedStringKey, item: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(title), isPresented: item.isPresented(), presenting: item.wrappedValue, actions: actions)
  }
  /// Presents an alert with a message for an item, where there is one.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: LocalizedStringKey, item: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      Text(title), isPresented: item.isPresented(), presenting: item.wrappedValue, actions: actions, message: message)
  }
  /// Presents an alert for an item, where there is one.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, item: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(title), isPresented: item.isPresented(), presenting: item.wrappedValue, actions: actions)
  }
  /// Presents an alert with a message for an item, where there is one.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      Text(title), isPresented: item.isPresented(), presenting: item.wrappedValue, actions: actions, message: message)
  }
  /// Presents an alert of an error, where there is one.
  public nonisolated func alert<E: LocalizedError, A: View>(error: Binding<E?>, @ViewBuilder actions: () -> A)
    -> some View
  {
    alert(isPresented: error.isPresented(), error: error.wrappedValue, actions: actions)
  }
  /// Presents an alert with a message of an error, where there is one.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    error: Binding<E?>, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    alert(isPresented: error.isPresented(), error: error.wrappedValue, actions: actions, message: message)
  }
}

extension Binding {
  /// Whether there is an item; it is taken away where there is to be none.
  fileprivate nonisolated func isPresented<T>() -> Binding<Bool> where Value == T? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}
