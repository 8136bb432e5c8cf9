public import Foundation
import HeadlessUIKit

/// What VoiceOver says a view is.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var traits: UIAccessibilityTraits

  public init() { traits = [] }
  private init(_ traits: UIAccessibilityTraits) { self.traits = traits }

  public static let isButton = AccessibilityTraits(.button)
  public static let isHeader = AccessibilityTraits(.header)
  public static let isSelected = AccessibilityTraits(.selected)
  public static let isLink = AccessibilityTraits(.link)
  public static let isSearchField = AccessibilityTraits(.searchField)
  public static let isImage = AccessibilityTraits(.image)
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  public static let isStaticText = AccessibilityTraits(.staticText)
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  public static let playsSound = AccessibilityTraits(.playsSound)
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  public static let isModal = AccessibilityTraits([])
  public static let isToggle = AccessibilityTraits(.button)

  var uiTraits: UIAccessibilityTraits { traits }

  public func contains(_ member: AccessibilityTraits) -> Bool { traits.contains(member.traits) }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { Self(traits.union(other.traits)) }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    Self(traits.intersection(other.traits))
  }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    Self(traits.symmetricDifference(other.traits))
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { traits.formUnion(other.traits) }
  public mutating func formIntersection(_ other: AccessibilityTraits) { traits.formIntersection(other.traits) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    traits.formSymmetricDifference(other.traits)
  }
  @discardableResult public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }
  @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    guard contains(member) else { return nil }
    traits.subtract(member.traits)
    return member
  }
  @discardableResult public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let known = contains(newMember)
    formUnion(newMember)
    return known ? newMember : nil
  }

  public static func == (a: AccessibilityTraits, b: AccessibilityTraits) -> Bool { a.traits == b.traits }
}

/// How the views in an element are read.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind {
    case ignore, contain, combine
  }

  let kind: Kind

  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// What an action does by its kind.
public struct AccessibilityActionKind: Equatable, Sendable {
  public static let `default` = AccessibilityActionKind()
  public static let escape = AccessibilityActionKind()
  public static let magicTap = AccessibilityActionKind()
}

extension View {
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    changingNodes { $0.spoken.label = label.plain }
  }
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    changingNodes { $0.spoken.value = value.plain }
  }
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    changingNodes { $0.spoken.hint = hint.plain }
  }
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    changingNodes { $0.spoken.isHidden = hidden }
  }
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    changingNodes { $0.spoken.traits.formUnion(traits.uiTraits) }
  }
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    changingNodes { $0.spoken.traits.subtract(traits.uiTraits) }
  }
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    changingNodes { $0.spoken.sortPriority = sortPriority }
  }

  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    changingNodes { node in
      switch children.kind {
      case .ignore: node.spoken.grouping = .ignoring
      case .contain: node.spoken.grouping = .children
      case .combine: node.spoken.grouping = .combined
      }
    }
  }

  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { modifier(EmptyModifier()) }
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    modifier(EmptyModifier())
  }
}
