import Foundation
import HeadlessUIKit

/// The field of a search in a navigation bar.
struct SearchField {
  let text: String
  let prompt: Text?
  let scopes: [String]
}

/// The field at rest: 36 points high, 1 below the title and 15 above the content (`bars-and-presentation` §4).
struct SearchFieldView: View {
  let field: SearchField

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
      if field.text.isEmpty {
        (field.prompt ?? Text(verbatim: "Search")).foregroundStyle(.secondary)
      } else {
        Text(verbatim: field.text)
      }
      Spacer(minLength: 0)
    }
    .lineLimit(1)
    .padding(.horizontal, 8)
    .frame(height: 36)
    .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
    .padding(EdgeInsets(top: 1, leading: 16, bottom: 15, trailing: 16))
    .dynamicTypeSize(.large)
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isSearchField)
  }
}

extension View {
  /// A field of a search in the navigation bar around, at rest; outside of a bar it is not shown.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    let field = SearchField(text: text.wrappedValue, prompt: prompt, scopes: [])
    return changingNodes { $0.changeBar { $0.search = field } }
  }

  /// Shows a field for searches, with the text of a key as its prompt.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// Shows a field for searches, with a prompt.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// A search that is under way shows more, which is not shown: a finding says so.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
      .notPresented("searchable(text:isPresented:)", when: isPresented.wrappedValue)
  }

  /// Has no effect: nothing is searched.
  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: nothing is searched.
  public nonisolated func searchCompletion(_ completion: String) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: nothing is searched.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: no field is edited.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: no field is edited.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { modifier(EmptyModifier()) }
}

/// What a search that is under way hides.
public struct SearchPresentationToolbarBehavior: Sendable {
  /// As the system has it.
  public static let automatic = SearchPresentationToolbarBehavior()
  /// Bars and titles stay.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// Where the field of a search is.
public struct SearchFieldPlacement: Sendable {
  /// Whether the field is always shown.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    /// As the system has it, or always.
    case automatic, always
  }

  /// As the system has it.
  public static let automatic = SearchFieldPlacement()
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement()
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement()
  /// Below the title of the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// Below the title of the navigation bar.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }
}

/// Ends a search; in a still picture none ends.
public struct DismissSearchAction: Sendable {
  /// Has no effect.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Whether a search is under way; none is.
  public var isSearching: Bool { false }
  /// What ends a search, without effect.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
}
