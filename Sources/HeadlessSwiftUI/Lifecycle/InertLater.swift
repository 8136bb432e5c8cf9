public import Foundation
import HeadlessUIKit

// Modifiers that leave no mark in a still picture, or one that is not drawn: a finding says so.
extension View {
  /// The view, changed by a closure; nothing moves.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (AnyView) -> V
  ) -> some View { body(AnyView(self)) }
  /// Has no effect in a still picture.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
    modifier(EmptyModifier())
  }
  /// No field is edited: a finding says so.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority
  ) -> some View { defaultFocus(binding, value) }
  /// Has no effect: no link is followed.
  public nonisolated func onOpenURL(prefersInApp: Bool) -> some View { modifier(EmptyModifier()) }
  /// The action is not called.
  public nonisolated func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: no text is edited.
  public nonisolated func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect: no text is edited.
  public nonisolated func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: the corners of the screen take no room.
  public nonisolated func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View {
    modifier(EmptyModifier())
  }
  /// Mirrors the view in a layout from right to left, where the behavior says so; from left to right it is a finding.
  public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    flipsForRightToLeftLayoutDirection(behavior == .mirrors)
      .undrawn("layoutDirectionBehavior(_:)", when: behavior == .mirrors(in: .leftToRight))
  }
  /// Not drawn: a finding.
  public nonisolated func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    undrawn("labelIconToTitleSpacing(_:)", when: true)
  }
  /// Not drawn: a finding.
  public nonisolated func labelReservedIconWidth(_ width: CGFloat) -> some View {
    undrawn("labelReservedIconWidth(_:)", when: true)
  }
  /// Lines have the height of their font; another is a finding.
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    undrawn("lineHeight(_:)", when: lineHeight.map { $0 != .normal } ?? false)
  }
  /// Lines are aligned by the layout; another strategy is a finding.
  public nonisolated func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    undrawn("multilineTextAlignment(strategy:)", when: strategy == .writingDirectionBased)
  }
  /// Has no effect in a still picture.
  public nonisolated func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func dialogSuppressionToggle(_ label: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View
  { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle<S: StringProtocol>(_ label: S, isSuppressed: Binding<Bool>)
    -> some View
  { modifier(EmptyModifier()) }
  /// The title of a navigation bar with a document has a menu, which is not drawn: a finding says so.
  public nonisolated func navigationDocument<D: Transferable>(_ document: D) -> some View {
    undrawn("navigationDocument(_:)", when: true)
  }
  /// Not run: a still picture waits for nothing. A finding says so.
  public nonisolated func task(
    name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    _ action: @escaping @Sendable () async -> Void
  ) -> some View { notRun("task(priority:_:)") }
  /// Not run: a still picture waits for nothing. A finding says so.
  public nonisolated func task<T: Equatable>(
    id value: T, name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    _ action: @escaping @Sendable () async -> Void
  ) -> some View { notRun("task(id:priority:_:)") }
}

extension Text {
  /// The text as it is: all of it is shown where there is room.
  public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }
}

/// Whether a text has shorter forms.
public protocol TextVariantPreference: Sendable {}

/// One form.
public struct FixedTextVariant: TextVariantPreference {}

/// The longest form that there is room for.
public struct SizeDependentTextVariant: TextVariantPreference {}

extension TextVariantPreference where Self == FixedTextVariant {
  /// One form.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// The longest form that there is room for.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension Text {
  /// What lines of a text are aligned by.
  public struct AlignmentStrategy: Equatable, Hashable, Sendable {
    private let name: String
    /// As the system has it.
    public static let `default` = AlignmentStrategy(name: "default")
    /// The direction of the layout.
    public static let layoutBased = AlignmentStrategy(name: "layoutBased")
    /// The direction of each paragraph.
    public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
  }
}

extension AttributedString {
  /// The height of the lines of a text.
  public struct LineHeight: Hashable, Sendable {
    private let name: String
    private let number: CGFloat
    /// That of the font.
    public static let normal = LineHeight(name: "normal", number: 0)
    /// More than that of the font.
    public static let loose = LineHeight(name: "loose", number: 0)
    /// Less than that of the font.
    public static let tight = LineHeight(name: "tight", number: 0)
    /// That of each line's characters.
    public static let variable = LineHeight(name: "variable", number: 0)
    /// A part of the font's size.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(name: "multiple", number: factor) }
    /// More than the font's size, in points.
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight(name: "leading", number: increase) }
    /// In points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(name: "exact", number: points) }
  }
}

/// When a field has the focus by default.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String
  /// As the system has it.
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  /// Also where a person moves the focus.
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

/// The places of controls that format text.
public struct TextInputFormattingControlPlacement: Sendable {
  /// Several places.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The menu of what is selected.
    public static let contextMenu = Set(rawValue: 1)
    /// The bar above the keyboard.
    public static let inputAssistant = Set(rawValue: 2)
    /// As the system has it.
    public static let `default`: Set = [.contextMenu, .inputAssistant]
    /// All.
    public static let all: Set = [.contextMenu, .inputAssistant]
  }
}
