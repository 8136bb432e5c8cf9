import Findings
public import Foundation
import HeadlessUIKit
@_spi(Subclasses) import UIKitValues

extension View {
  /// Sets the title in the navigation bar around.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    changingNodes { $0.changeBar { $0.title = title } }
  }
  /// Sets the title in the navigation bar around to the text of a key.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }
  /// Sets the title in the navigation bar around.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
  /// Sets the title in the navigation bar around, which is not renamed.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(title.wrappedValue) }
  /// Sets the title in the navigation bar around.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  /// Sets the title in the navigation bar around to the text of a key.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }
  /// Sets the title in the navigation bar around.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }
  /// Sets the title in the navigation bar around, and how it is shown.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  /// Sets the title in the navigation bar around to the text of a key, and how it is shown.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }
  /// Sets the title in the navigation bar around, and how it is shown.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets how the title in the navigation bar around is shown.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    changingNodes { $0.changeBar { $0.isInline = displayMode.isInline } }
  }

  /// Leaves the navigation bar around out.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    changingNodes { $0.changeBar { $0.isHidden = hidden } }
  }
  /// Hides the button that leads back.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    changingNodes { $0.changeBar { $0.hidesBackButton = hidesBackButton } }
  }

  /// Sets how the title in the navigation bar around is shown.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    changingNodes { $0.changeBar { $0.isInline = mode.isInline } }
  }

  /// The colour behind a bar; of a gradient the first. It is seen where the bar's background is visible.
  // Disfavoured, as a name like `.visible` is not a style's, which is found out late.
  @_disfavoredOverload
  public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    changingNodes { node, context in
      guard bars.isNavigationBar else { return node.noteBars("toolbarBackground(_:for:)", bars) }
      let color = Color(uiColor: style.filling(in: context.environment).color(in: context.environment))
      node.changeBar { $0.background = color }
    }
  }

  /// Whether a bar has a background, which it has not at rest.
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    changingNodes { node in
      guard bars.isNavigationBar else { return node.noteBars("toolbarBackground(_:for:)", bars) }
      node.changeBar { $0.isBackgroundShown = visibility == .automatic ? nil : visibility == .visible }
    }
  }

  /// Whether a bar has a background, which it has not at rest.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    changingNodes { node in
      guard bars.isNavigationBar else { return node.noteBars("toolbarBackgroundVisibility(_:for:)", bars) }
      node.changeBar { $0.isBackgroundShown = visibility == .automatic ? nil : visibility == .visible }
    }
  }

  /// Shows what is in a bar as in light or dark, where the bar's background is visible.
  public nonisolated func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    changingNodes { node in
      guard bars.isNavigationBar else { return node.noteBars("toolbarColorScheme(_:for:)", bars) }
      node.changeBar { $0.colorScheme = scheme }
    }
  }

  /// Shows or hides bars.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    changingNodes { $0.hideBars(visibility, bars) }
  }

  /// Shows or hides bars.
  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    changingNodes { $0.hideBars(visibility, bars) }
  }

  /// Sets the role of the bar. Where that moves the title and shortens the button that leads back, a finding says so.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
    undrawn("toolbarRole(_:)", when: role.movesTitle)
  }

  /// The menu that the title opens. The sign of it beside the title is not drawn: a finding says so.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    undrawn("toolbarTitleMenu(content:)", when: true)
  }
}

extension View {
  /// Leaves an item of the system's out of the bars around. The button that leads to the sidebar is none here; the title is
  /// left out.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    changingNodes { node in
      if defaultItemKind == .title { node.changeBar { $0.title = Text(verbatim: "") } }
    }
  }
}

/// An item of the system's in a bar.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  /// The button that shows a sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The field of a search.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// A bar.
public struct ToolbarPlacement: Equatable, Sendable {
  let name: String
  /// The bar of the context.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The navigation bar.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The toolbar at the bottom.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
}

/// The configuration of a navigation bar.
public struct NavigationBarItem: Sendable {
  /// The way in which the title is shown.
  public enum TitleDisplayMode: Sendable {
    /// As the view before has it, which is large; in the bar; below the bar in large text.
    case automatic, inline, large

    var isInline: Bool? {
      switch self {
      case .automatic: nil
      case .inline: true
      case .large: false
      }
    }
  }
}

extension [ToolbarPlacement] {
  /// Whether the navigation bar is among the bars.
  fileprivate var isNavigationBar: Bool { isEmpty || contains(.automatic) || contains(.navigationBar) }
}

extension ViewNode {
  fileprivate func hideBars(_ visibility: Visibility, _ bars: [ToolbarPlacement]) {
    guard visibility == .hidden else { return }
    if bars.isNavigationBar { changeBar { $0.isHidden = true } }
    if bars.contains(.bottomBar) { noteBars("toolbar(_:for:)", [.bottomBar]) }
    if bars.contains(.tabBar) { preferences[ObjectIdentifier(TabBarHiddenKey.self)] = true }
  }

  /// A finding that bars do not follow a modifier.
  fileprivate func noteBars(_ call: String, _ bars: [ToolbarPlacement]) {
    let names = bars.map(\.name).joined(separator: ", ")
    note("\(call) is not drawn for \(names).")
  }
}

/// The way in which a title is shown.
public struct ToolbarTitleDisplayMode: Sendable {
  let isInline: Bool?

  /// As the view before has it.
  public static let automatic = ToolbarTitleDisplayMode(isInline: nil)
  /// Below the bar in large text.
  public static let large = ToolbarTitleDisplayMode(isInline: false)
  /// In the bar.
  public static let inline = ToolbarTitleDisplayMode(isInline: true)
  /// In the bar, in large text: below it here.
  public static let inlineLarge = ToolbarTitleDisplayMode(isInline: false)
}

/// The role of a toolbar.
public struct ToolbarRole: Sendable {
  let movesTitle: Bool

  /// As the system has it.
  public static let automatic = ToolbarRole(movesTitle: false)
  /// Views one above the other.
  public static let navigationStack = ToolbarRole(movesTitle: false)
  /// Pages that lead back and forth.
  public static let browser = ToolbarRole(movesTitle: true)
  /// A document that is edited.
  public static let editor = ToolbarRole(movesTitle: true)
}
