public import Foundation

/// Closes what is presented; in a still picture nothing closes.
public struct DismissAction: Sendable {
  /// Has no effect.
  public func callAsFunction() {}
}

/// Opens a URL; in a still picture none is opened.
public struct OpenURLAction: Sendable {
  /// The outcome for a URL.
  public struct Result: Sendable {
    /// The app has opened it.
    public static let handled = Result()
    /// The app has refused it.
    public static let discarded = Result()
    /// The system is to open it.
    public static let systemAction = Result()
    /// The system is to open another.
    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  /// An action of the app's own. It is not called, as nothing is touched.
  public init(handler: @escaping @Sendable (URL) -> Result) {}
  init() {}

  /// Has no effect.
  public func callAsFunction(_ url: URL) {}
  /// Has no effect; the completion is not called.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {}
}

/// Refreshes; in a still picture nothing is refreshed.
public struct RefreshAction: Sendable {
  /// Returns at once.
  public func callAsFunction() async {}
}

/// Whether the view is presented.
public struct PresentationMode: Sendable {
  /// Whether the view is presented.
  public let isPresented: Bool
  /// Has no effect.
  public mutating func dismiss() {}
}

/// Whether the app is in use.
public enum ScenePhase: Comparable, Sendable {
  /// Not on the screen, on the screen and not in use, in use.
  case background, inactive, active
}

/// Whether a list is edited.
public enum EditMode: Equatable, Sendable {
  /// Not edited, edited for a moment, edited.
  case inactive, transient, active

  /// Whether there is anything to edit.
  public var isEditing: Bool { self != .inactive }
}

private struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

private struct IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
  /// Closes what is presented, without effect.
  public var dismiss: DismissAction { DismissAction() }
  /// Whether the view is presented, which it is not.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode(isPresented: isPresented)) }
  /// Whether the view is presented by another.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
  /// Nil: nothing is refreshed.
  public var refresh: RefreshAction? { nil }
  /// The app is in use, unless the app says otherwise of it.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
  /// False: nothing has the focus.
  public var isFocused: Bool { false }
  /// False unless a preview sets it: other settings of the user's do not reach a picture, except those among the axes.
  public var accessibilityReduceMotion: Bool { _accessibilityReduceMotion }
  /// False, as `accessibilityReduceMotion`.
  public var accessibilityReduceTransparency: Bool { _accessibilityReduceTransparency }
  /// False, as `accessibilityReduceMotion`.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// False, as `accessibilityReduceMotion`.
  public var accessibilityDifferentiateWithoutColor: Bool { _accessibilityDifferentiateWithoutColor }
  /// False, as `accessibilityReduceMotion`.
  public var accessibilityInvertColors: Bool { _accessibilityInvertColors }
  /// False, as `accessibilityReduceMotion`.
  public var accessibilityEnabled: Bool { false }

  /// The action that opens links: nothing is opened.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// Whether lists are edited; nil unless the app sets it.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

private struct ReduceMotionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct ReduceTransparencyKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct DifferentiateWithoutColorKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct InvertColorsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

// Settings of the user's that previews set, by SwiftUI's own names.
extension EnvironmentValues {
  /// What `accessibilityReduceMotion` is.
  public var _accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
  /// What `accessibilityReduceTransparency` is.
  public var _accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }
  /// What `accessibilityDifferentiateWithoutColor` is.
  public var _accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateWithoutColorKey.self] }
    set { self[DifferentiateWithoutColorKey.self] = newValue }
  }
  /// What `accessibilityInvertColors` is.
  public var _accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }
}
