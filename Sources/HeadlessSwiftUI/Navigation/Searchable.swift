import Foundation
import HeadlessUIKit
import UIKitBars
import UIKitText

/// The field of a search in a navigation bar.
struct SearchField {
  let text: String
  let prompt: Text?
  let scopes: [String]
}

/// The field at rest: UIKit's search bar in a navigation bar, which begins above the room that it takes.
struct SearchFieldView: View {
  let field: SearchField

  var body: some View {
    SearchBarHost(text: field.text, prompt: field.prompt?.plain ?? "Search")
      .frame(height: SearchBarHost.height)
      .padding(.horizontal, SearchBarHost.side)
      .padding(.top, BarMetrics.searchFieldGap - BarMetrics.searchFieldTop)
      .frame(height: BarMetrics.searchHeight, alignment: .top)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(field.prompt ?? Text(verbatim: "Search"))
      .accessibilityValue(field.text)
      .accessibilityAddTraits(.isSearchField)
  }
}

private struct SearchBarHost: UIViewRepresentable {
  /// The space beside the bar, whose own is within it.
  static let side = 16 - BarMetrics.searchFieldSide
  static let height: CGFloat = 56
  let text: String
  let prompt: String

  func makeUIView(context: Context) -> UISearchBar { UISearchBar() }

  func updateUIView(_ bar: UISearchBar, context: Context) {
    bar.isInNavigationBar = true
    (bar.text, bar.placeholder) = (text, prompt)
    if let tint = context.environment.tint { bar.tintColor = tint.uiColor(in: context.environment) }
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

  /// A search that is under way shows more, which is not shown: a finding says so.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

  /// A search that is under way shows more, which is not shown: a finding says so.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

  /// Shows a field for searches. Suggestions are shown during a search alone.
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }

  /// Shows a field for searches. Suggestions are shown during a search alone.
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

  /// Has no effect: nothing is searched.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: nothing is searched.
  public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: nothing is searched.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: no field is edited.
  public nonisolated func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { modifier(EmptyModifier()) }
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
  public nonisolated func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: no field is edited.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { modifier(EmptyModifier()) }
}

/// The parts that a search under way hides.
public struct SearchPresentationToolbarBehavior: Sendable {
  /// As the system has it.
  public static let automatic = SearchPresentationToolbarBehavior()
  /// Bars and titles stay.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Sendable {
  /// As the system has it.
  public static let automatic = SearchScopeActivation()
  /// During a search with a text.
  public static let onTextEntry = SearchScopeActivation()
  /// During a search.
  public static let onSearchPresentation = SearchScopeActivation()
}

/// The places where suggestions of a search are shown.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let bit: Int
  /// As the system has it.
  public static let automatic = SearchSuggestionsPlacement(bit: 1)
  /// In a menu.
  public static let menu = SearchSuggestionsPlacement(bit: 2)
  /// In place of the content.
  public static let content = SearchSuggestionsPlacement(bit: 4)

  /// Several places.
  public struct Set: OptionSet, Sendable {
    /// The members as bits.
    public let rawValue: Int
    /// The members of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A menu.
    public static let menu = Set(rawValue: 2)
    /// In place of the content.
    public static let content = Set(rawValue: 4)
  }
}

/// The place of a search's field.
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
  /// The action that ends a search, without effect.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
}
