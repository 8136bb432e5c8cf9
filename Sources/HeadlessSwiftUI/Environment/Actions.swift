public import Foundation

/// Closes what is presented; in a still picture nothing closes.
public struct DismissAction: Sendable {
  public func callAsFunction() {}
}

/// Opens a URL; in a still picture none is opened.
public struct OpenURLAction: Sendable {
  /// What became of a URL.
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  public init(handler: @escaping @Sendable (URL) -> Result) {}
  init() {}

  public func callAsFunction(_ url: URL) {}
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {}
}

/// Refreshes; in a still picture nothing is refreshed.
public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}

/// Whether the view is presented.
public struct PresentationMode: Sendable {
  public var isPresented: Bool { false }
  public mutating func dismiss() {}
}

/// Whether the app is in use.
public enum ScenePhase: Comparable, Sendable {
  case background, inactive, active
}

/// Whether a list is edited.
public enum EditMode: Equatable, Sendable {
  case inactive, transient, active

  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
  public var dismiss: DismissAction { DismissAction() }
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  public var isPresented: Bool { false }
  public var refresh: RefreshAction? { nil }
  public var scenePhase: ScenePhase { .active }
  public var isFocused: Bool { false }
  public var accessibilityReduceMotion: Bool { false }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityEnabled: Bool { false }

  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
