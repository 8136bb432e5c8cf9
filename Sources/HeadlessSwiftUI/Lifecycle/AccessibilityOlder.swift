public import Foundation

// Texts and traits for VoiceOver, by their names before iOS 14.
extension View {
  /// Sets what VoiceOver says of the view.
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Sets the value that VoiceOver says after the label.
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// Sets what VoiceOver says that the view does.
  public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// Leaves the view and those in it out of what VoiceOver reads.
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// The name of the view in records.
  public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  /// Adds to what VoiceOver says the view is.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  /// Takes from what VoiceOver says the view is.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  /// The rank in which views around each other are read.
  public nonisolated func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
  /// Has no effect in a still picture.
  public nonisolated func accessibility(selectionIdentifier: AnyHashable) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func accessibility(activationPoint: UnitPoint) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func accessibility(inputLabels: [Text]) -> some View { modifier(EmptyModifier()) }
}

// Labels that are said in some cases, and those that views make.
extension View {
  /// Sets what VoiceOver says of the view, if enabled.
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    changingNodes { if isEnabled { ($0.spoken.label, $0.spoken.isPictureName) = (label.plain, false) } }
  }
  /// Sets what VoiceOver says of the view to the text of a key, if enabled.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }
  /// Sets what VoiceOver says of the view, if enabled.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Sets the value that VoiceOver says after the label, if enabled.
  public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    changingNodes { if isEnabled { $0.spoken.value = value.plain } }
  }
  /// Sets the value that VoiceOver says after the label to the text of a key, if enabled.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }
  /// Sets what VoiceOver says that the view does, if enabled.
  public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    changingNodes { if isEnabled { $0.spoken.hint = hint.plain } }
  }
  /// Sets what VoiceOver says that the view does to the text of a key, if enabled.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }
  /// The name of the view in records, if enabled.
  public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    changingNodes { if isEnabled { $0.name = identifier } }
  }

  /// Is read as an element with others in it, as a whole: what VoiceOver says of the others is not known.
  public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    nonisolated(unsafe) let view = children()
    return changingNodes { node, context in
      let labels = context.nodes(of: view, at: .part("children")).map { SpokenTree.label(of: $0) }
      node.spoken.value = labels.filter { !$0.isEmpty }.joined(separator: ", ")
      node.spoken.grouping = .ignoring
    }
  }
}

// What assistive technologies do. It leaves no mark, and is not read.
extension View {
  /// The action is not called.
  public nonisolated func accessibilityAction<V: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> V
  ) -> some View { modifier(EmptyModifier()) }
  /// The action is not called.
  public nonisolated func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, @ViewBuilder content: () -> Content
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    modifier(EmptyModifier())
  }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityRotor<Content: View>(
    _ systemRotor: AccessibilitySystemRotor, @ViewBuilder entries: () -> Content
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect in a still picture.
  public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View { modifier(EmptyModifier()) }
}

/// An entry of a rotor, which is not read.
public struct AccessibilityRotorEntry<ID: Hashable>: View {
  /// An entry for a view by its identity.
  public init(_ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID? = nil) {}
  /// An entry for a view by its identity.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, id: ID, in namespace: Namespace.ID? = nil) {}

  public var body: some View { EmptyView() }
}

/// A rotor of the system's.
public struct AccessibilitySystemRotor: Sendable {
  /// Headings.
  public static let headings = AccessibilitySystemRotor()
  /// Links.
  public static let links = AccessibilitySystemRotor()
  /// Pictures.
  public static let images = AccessibilitySystemRotor()
  /// Fields for text.
  public static let textFields = AccessibilitySystemRotor()
  /// Tables.
  public static let tables = AccessibilitySystemRotor()
  /// Lists.
  public static let lists = AccessibilitySystemRotor()
  /// Landmarks.
  public static let landmarks = AccessibilitySystemRotor()
  /// Bold texts.
  public static let boldText = AccessibilitySystemRotor()
}

/// A gesture that makes something larger or smaller.
public struct AccessibilityZoomGestureAction {
  /// The direction of the zoom.
  public enum Direction: Hashable, Sendable {
    /// Larger, smaller.
    case zoomIn, zoomOut
  }

  /// The direction of the zoom.
  public let direction: Direction
  /// Where, as fractions of the view.
  public let location: UnitPoint
  /// Where, in points.
  public let point: CGPoint
}

/// The style of a quick action. None is shown.
public protocol AccessibilityQuickActionStyle: Sendable {}

/// As a button.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {}

/// As a line around the view.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  /// As a button.
  public static var prompt: AccessibilityQuickActionPromptStyle { AccessibilityQuickActionPromptStyle() }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  /// As a line around the view.
  public static var outline: AccessibilityQuickActionOutlineStyle { AccessibilityQuickActionOutlineStyle() }
}

/// A set of assistive technologies.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var members: Set<String>

  private init(members: Set<String>) { self.members = members }
  /// None.
  public init() { members = [] }
  /// VoiceOver.
  public static let voiceOver = AccessibilityTechnologies(members: ["voiceOver"])
  /// Switch Control.
  public static let switchControl = AccessibilityTechnologies(members: ["switchControl"])

  public func contains(_ member: AccessibilityTechnologies) -> Bool { members.isSuperset(of: member.members) }
  public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    Self(members: members.union(other.members))
  }
  public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    Self(members: members.intersection(other.members))
  }
  public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    Self(members: members.symmetricDifference(other.members))
  }
  public mutating func formUnion(_ other: AccessibilityTechnologies) { members.formUnion(other.members) }
  public mutating func formIntersection(_ other: AccessibilityTechnologies) { members.formIntersection(other.members) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {
    members.formSymmetricDifference(other.members)
  }
  @discardableResult public mutating func insert(
    _ newMember: AccessibilityTechnologies
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }
  @discardableResult public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
    guard contains(member) else { return nil }
    members.subtract(member.members)
    return member
  }
  @discardableResult public mutating func update(
    with newMember: AccessibilityTechnologies
  ) -> AccessibilityTechnologies? {
    let known = contains(newMember)
    formUnion(newMember)
    return known ? newMember : nil
  }
}

extension AccessibilityFocusState {
  /// Whether an assistive technology is at a view: it is not.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
  /// The view that an assistive technology is at: none.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }
}
