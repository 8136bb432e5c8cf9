public import Foundation
import HeadlessUIKit

// What assistive technologies are told in some cases, and of points and groups of actions.
extension View {
  /// Hides the view from VoiceOver, if enabled.
  public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    changingNodes { if isEnabled { $0.spoken.isHidden = hidden } }
  }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey], isEnabled: Bool) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool) -> some View
  { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityActivationPoint(_ point: UnitPoint, isEnabled: Bool) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityActivationPoint(_ point: CGPoint, isEnabled: Bool) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityRespondsToUserInteraction(_ responds: Bool = true, isEnabled: Bool) -> some View
  { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool)
    -> some View
  { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S, isEnabled: Bool)
    -> some View
  { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool)
    -> some View
  { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S, isEnabled: Bool)
    -> some View
  { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View { modifier(EmptyModifier()) }
  /// The actions are not called.
  public nonisolated func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: nothing has the focus.
  public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: nothing scrolls.
  public nonisolated func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: nothing scrolls.
  public nonisolated func accessibilityScrollStatus(_ status: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: nothing scrolls.
  @_disfavoredOverload
  public nonisolated func accessibilityScrollStatus<S: StringProtocol>(_ status: S, isEnabled: Bool = true) -> some View
  { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func assistiveAccessNavigationIcon(_ icon: Image) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func assistiveAccessNavigationIcon(systemImage: String) -> some View { modifier(EmptyModifier()) }
}

/// What a view that is touched directly tells assistive technologies.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Nothing is said of it when it is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// It is activated before it is touched directly.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// A group of actions of assistive technologies.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String
  private init(name: String) { self.name = name }
  /// A group with a name.
  public init(_ name: Text) { self.name = name.plain }
  /// A group with the text of a key as its name.
  public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }
  /// A group with a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.name = String(name) }
  /// Actions of no other group.
  public static let `default` = AccessibilityActionCategory(name: "")
  /// Actions that edit.
  public static let edit = AccessibilityActionCategory(name: "edit")
}
