public import Foundation
public import HeadlessUIKit

// What VoiceOver does besides reading: it leaves no mark, and is not read.
extension View {
  /// Has no effect in a still picture.
  public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modifier(EmptyModifier())
  }
  /// The action is not called.
  public nonisolated func accessibilityAction(
    named key: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { modifier(EmptyModifier()) }
  /// The action is not called.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { modifier(EmptyModifier()) }
  /// The action is not called.
  public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityActivationPoint(_ point: UnitPoint) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityActivationPoint(_ point: CGPoint) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContentImportance = .default
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContentImportance = .default
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContentImportance = .default
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContentImportance = .default
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContentImportance = .default
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContentImportance = .default
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContentImportance = .default
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityRotor<Content: View>(
    _ label: LocalizedStringKey, @ViewBuilder entries: () -> Content
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<Content: View>(
    _ label: Text, @ViewBuilder entries: () -> Content
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { modifier(EmptyModifier()) }

  /// Marks the view as a heading.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityAddTraits(.isHeader)
  }

  /// A control that is changed up and down.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { changingNodes { $0.spoken.traits.insert(.adjustable) } }

  /// Is read as another view would be.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    nonisolated(unsafe) let view = representation()
    return changingNodes { node, context in
      let nodes = context.nodes(of: view, at: .part("representation"))
      node.spoken = nodes.first?.spoken ?? SpokenNode()
      let label = nodes.map { SpokenTree.label(of: $0) }.joined(separator: " ")
      node.spoken.label = label.isEmpty ? nil : label
      node.spoken.grouping = .ignoring
    }
  }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// No level.
  case unspecified
  /// The first level.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6
}

/// The direction in which a control is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}

/// The kind of text that VoiceOver reads.
public struct AccessibilityTextContentType: Sendable {
  /// As prose.
  public static let plain = AccessibilityTextContentType()
  /// As a console's.
  public static let console = AccessibilityTextContentType()
  /// As names of files.
  public static let fileSystem = AccessibilityTextContentType()
  /// As messages.
  public static let messaging = AccessibilityTextContentType()
  /// As a story.
  public static let narrative = AccessibilityTextContentType()
  /// As a program's.
  public static let sourceCode = AccessibilityTextContentType()
  /// As a table's.
  public static let spreadsheet = AccessibilityTextContentType()
  /// As a document's.
  public static let wordProcessing = AccessibilityTextContentType()
}

/// A view's part in a pair.
public enum AccessibilityLabeledPairRole: Sendable {
  /// The label of the pair.
  case label
  /// The content that it labels.
  case content
}

/// The importance of a detail.
public enum AXCustomContentImportance: UInt, Sendable {
  /// Read where it is asked for.
  case `default`
  /// Read with the element.
  case high
}

/// The name of a content of an app's own, which assistive technologies read on demand.
public struct AccessibilityCustomContentKey: Equatable {
  private let id: String

  /// A name with an identity of its own.
  public init(_ label: Text, id: String) { self.id = id }
  /// A name with an identity of its own.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.id = id }
  /// A name, which is the identity, too.
  public init(_ labelKey: LocalizedStringKey) { id = String(describing: labelKey) }
}
