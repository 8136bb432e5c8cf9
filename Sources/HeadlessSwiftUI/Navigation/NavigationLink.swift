import Foundation
import HeadlessUIKit

/// A button that leads to another view.
public struct NavigationLink<Label: View, Destination: View>: View {
  @Environment(\.isInList) private var isInList
  @Environment(\.isLinkIndicatorHidden) private var isIndicatorHidden
  private let label: Label

  /// A link with a label of views, which has an arrow in a list. The destination is not shown.
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  /// A link with a label of views, which has an arrow in a list. The destination is not made.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  public var body: some View {
    if isInList {
      HStack(spacing: 0) {
        label
        Spacer(minLength: 0)
      }
      .modifier(UsedRowModifier(kind: "NavigationLink"))
      .preference(key: RowLinkKey.self, value: !isIndicatorHidden)
    } else {
      Button(action: {}, label: { label })
    }
  }
}

extension NavigationLink {
  /// A link with a label of views. The destination is not made.
  public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  /// A link with a label of views. The destination is not shown.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  /// A link with a label of views. The destination is not made.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// A link with a label of views. The destination is not shown.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Sets whether a split view shows the destination in its detail column. It is shown in no column.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

private struct LinkIndicatorHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether links in rows have no arrows.
  var isLinkIndicatorHidden: Bool {
    get { self[LinkIndicatorHiddenKey.self] }
    set { self[LinkIndicatorHiddenKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the arrows of links in rows.
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    changingEnvironment { $0.isLinkIndicatorHidden = visibility == .hidden }
  }
}

extension NavigationLink where Destination == Never {
  /// A link to a value with a label of views.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link to a value with the text of a key.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { label = Text(titleKey) }

  /// A link to a value with a text.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { label = Text(title) }
}

extension NavigationLink where Label == Text {
  /// A link with the text of a key. The destination is not made.
  public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
    label = Text(titleKey)
  }
  /// A link with the text of a key. The destination is not shown.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    label = Text(titleKey)
  }
  /// A link with a text. The destination is not shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    label = Text(title)
  }
  /// A link with the text of a key. The destination is not shown.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) { label = Text(titleKey) }
  /// A link with the text of a key. The destination is not shown.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) { label = Text(titleKey) }
  /// A link with the text of a key. The destination is not made.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) { label = Text(titleKey) }

  /// A link with a text. The destination is not shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) { label = Text(title) }

  /// A link with a text. The destination is not made.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) { label = Text(title) }
}
