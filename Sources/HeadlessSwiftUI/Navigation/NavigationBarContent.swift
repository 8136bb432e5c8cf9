import Foundation

/// A view's settings for the navigation bar above it.
struct NavigationBarContent {
  var title: Text?
  var isInline: Bool?
  var isHidden = false
  var items: [BarItem] = []
  /// The colour behind the bar; nil at rest.
  var background: Color?
  var isBackgroundShown: Bool?
  var colorScheme: ColorScheme?
  var hidesBackButton = false
  var search: SearchField?
  /// The views that a stack shows for values of its path, by their types.
  var destinations: [ObjectIdentifier: @MainActor (AnyHashable) -> AnyView] = [:]
  /// The view above this one, where one is set at first.
  var pushed: AnyView?

  /// A view in the bar.
  struct BarItem {
    let placement: ToolbarItemPlacement
    let nodes: [ViewNode]
  }
}

struct NavigationBarKey: PreferenceKey {
  static var defaultValue: NavigationBarContent { NavigationBarContent() }

  static func reduce(value: inout NavigationBarContent, nextValue: () -> NavigationBarContent) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.isInline = value.isInline ?? next.isInline
    value.isHidden = value.isHidden || next.isHidden
    value.background = value.background ?? next.background
    value.isBackgroundShown = value.isBackgroundShown ?? next.isBackgroundShown
    value.colorScheme = value.colorScheme ?? next.colorScheme
    value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
    value.search = value.search ?? next.search
    value.destinations.merge(next.destinations) { own, _ in own }
    value.pushed = value.pushed ?? next.pushed
    value.items += next.items
  }
}

extension ViewNode {
  /// Adds to what the view says to the bar.
  func changeBar(_ change: (inout NavigationBarContent) -> Void) {
    var content = preference(NavigationBarKey.self) ?? NavigationBarContent()
    change(&content)
    preferences[ObjectIdentifier(NavigationBarKey.self)] = content
  }
}
