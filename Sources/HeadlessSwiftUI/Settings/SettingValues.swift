public import Foundation
public import HeadlessUIKit

/// Closes a window; in a still picture none closes.
public struct DismissWindowAction: Sendable {
  /// Has no effect.
  public func callAsFunction() {}
  /// Has no effect.
  public func callAsFunction(id: String) {}
  /// Has no effect.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {}
  /// Has no effect.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {}
}

/// Shows the app's settings; in a still picture none are shown.
public struct OpenSettingsAction: Sendable {
  /// Has no effect.
  public func callAsFunction() {}
}

/// Begins to rename; in a still picture nothing is renamed.
public struct RenameAction: Sendable {
  /// Has no effect.
  public func callAsFunction() {}
}

/// The place of a tab bar.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String
  /// In the bar at the top.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// In the bar at the bottom.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// In the sidebar.
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// In the sidebar beside pages.
  public static let pageBar = TabBarPlacement(name: "pageBar")
}

/// The prominence of the background of a view.
public struct BackgroundProminence: Hashable, Sendable {
  private let rank: Int
  /// As usual.
  public static let standard = BackgroundProminence(rank: 0)
  /// More, as behind a chosen row.
  public static let increased = BackgroundProminence(rank: 1)
}

private struct AutocorrectionDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct ScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct ListHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .identity }
}

private struct UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}

// Values of the app and its windows, which a still picture does not have.
extension EnvironmentValues {
  /// Closes windows, without effect.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Shows the app's settings, without effect.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// Nil: nothing is renamed.
  public var rename: RenameAction? { nil }
  /// False: there is one window.
  public var supportsMultipleWindows: Bool { false }
  /// True: the app is in use.
  public var appearsActive: Bool { true }
  /// The manager of undo operations; nil unless the app sets it.
  public var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
  /// The place of the tab bar: the bottom, as on phones.
  public var tabBarPlacement: TabBarPlacement? { .bottomBar }
  /// False: no sidebar is beside tabs.
  public var isTabBarShowingSections: Bool { false }
  /// The shortcut of the button around: none.
  public var keyboardShortcut: KeyboardShortcut? { nil }
}

// Settings of the user's that do not reach a picture.
extension EnvironmentValues {
  /// False, as `accessibilityReduceMotion`.
  public var accessibilityShowButtonShapes: Bool { false }
  /// False, as `accessibilityReduceMotion`.
  public var accessibilityDimFlashingLights: Bool { false }
  /// True: the user has not stopped them.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// False, as `accessibilityReduceMotion`.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// False, as `accessibilityReduceMotion`.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// False, as `accessibilityReduceMotion`.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// False, as `accessibilityReduceMotion`.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
}

// What modifiers say to the views in a view. What is not kept has its standard value.
extension EnvironmentValues {
  /// Whether keyboards leave texts as they are; kept for the app.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }
  /// Whether keyboards leave texts as they are; kept for the app.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }
  /// Whether views scroll, which they do not; kept for the app.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
  /// The least height of headers in lists; nil for the system's. Kept for the app: it has no effect.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[ListHeaderHeightKey.self] }
    set { self[ListHeaderHeightKey.self] = newValue }
  }
  /// The transition of content that changes, kept for the app.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
  /// As the system has it.
  public var buttonRepeatBehavior: ButtonRepeatBehavior { .automatic }
  /// As the system has it.
  public var springLoadingBehavior: SpringLoadingBehavior { .automatic }
  /// As the system has it.
  public var menuIndicatorVisibility: Visibility { .automatic }
  /// As the system has it.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
  /// True: effects are not switched off.
  public var isHoverEffectEnabled: Bool { true }
  /// True: effects are not switched off.
  public var isFocusEffectEnabled: Bool { true }
  /// Whether controls are shown with their labels.
  public var labelsVisibility: Visibility {
    get { labelsHidden ? .hidden : .automatic }
    set { labelsHidden = newValue == .hidden }
  }
}
