public import HeadlessSwiftUI

/// The result of an intent.
public protocol IntentResult: Sendable {
  associatedtype Value: Sendable = Never
  var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}
/// A result with a text.
public protocol ProvidesDialog: IntentResult {}
/// A result with a view.
public protocol ShowsSnippetView: IntentResult {}
/// A result with an intent that shows a view.
public protocol ShowsSnippetIntent: IntentResult {}
/// A result that opens something.
public protocol OpensIntent: IntentResult {}

/// A result, with a value or without one.
public struct IntentResultContainer<Value: Sendable>: ReturnsValue, ProvidesDialog, ShowsSnippetView,
  ShowsSnippetIntent, OpensIntent
{
  public let value: Value?
}

extension IntentResult where Self == IntentResultContainer<Never> {
  public static func result() -> Self { Self(value: nil) }
  public static func result(dialog: IntentDialog) -> Self { Self(value: nil) }
  public static func result(dialog: IntentDialog, view: some View) -> Self { Self(value: nil) }
  public static func result(dialog: IntentDialog, snippetIntent: some SnippetIntent) -> Self { Self(value: nil) }
  public static func result<Content: View>(dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self {
    Self(value: nil)
  }
  public static func result(view: some View) -> Self { Self(value: nil) }
  public static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self { Self(value: nil) }
  public static func result(snippetIntent: some SnippetIntent) -> Self { Self(value: nil) }
  public static func result(opensIntent: some AppIntent) -> Self { Self(value: nil) }
  public static func result(opensIntent: some AppIntent, dialog: IntentDialog) -> Self { Self(value: nil) }
}

extension IntentResult {
  public static func result<V: Sendable>(value: V) -> Self where Self == IntentResultContainer<V> { Self(value: value) }
  public static func result<V: Sendable>(value: V, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V> {
    Self(value: value)
  }
  public static func result<V: Sendable>(value: V, view: some View) -> Self where Self == IntentResultContainer<V> {
    Self(value: value)
  }
  public static func result<V: Sendable>(value: V, dialog: IntentDialog, view: some View) -> Self
  where Self == IntentResultContainer<V> {
    Self(value: value)
  }
  public static func result<V: Sendable, Content: View>(
    value: V, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self where Self == IntentResultContainer<V> { Self(value: value) }
  public static func result<V: Sendable>(value: V, snippetIntent: some SnippetIntent) -> Self
  where Self == IntentResultContainer<V> {
    Self(value: value)
  }
  public static func result<V: Sendable>(value: V, opensIntent: some AppIntent) -> Self
  where Self == IntentResultContainer<V> {
    Self(value: value)
  }
  public static func result<V: Sendable>(value: V, opensIntent: some AppIntent, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<V> {
    Self(value: value)
  }
}
