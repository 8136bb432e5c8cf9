public import Foundation
import HeadlessUIKit

/// The traits that VoiceOver speaks of a view.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var traits: UIAccessibilityTraits

  /// A value that has no options.
  public init() { traits = [] }
  private init(_ traits: UIAccessibilityTraits) { self.traits = traits }

  /// A button.
  public static let isButton = AccessibilityTraits(.button)
  /// A heading.
  public static let isHeader = AccessibilityTraits(.header)
  /// Chosen.
  public static let isSelected = AccessibilityTraits(.selected)
  /// A link.
  public static let isLink = AccessibilityTraits(.link)
  /// A field for searches.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// A picture.
  public static let isImage = AccessibilityTraits(.image)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  /// A text that does not change.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// A summary that is read when the app opens.
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  /// A value that changes often.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// Begins to play when it is used.
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  /// Plays a sound of its own.
  public static let playsSound = AccessibilityTraits(.playsSound)
  /// Is touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  /// Turns a page when it has been read.
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  /// Hides everything else; it has no mark among UIKit's traits.
  public static let isModal = AccessibilityTraits([])
  /// Is on or off; among UIKit's traits a button.
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

/// The way in which the views in an element are read.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind {
    case ignore, contain, combine
  }

  let kind: Kind

  /// As one element without what is in it.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// Each by itself.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// As one element of the labels in it.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// The kind of an action.
public struct AccessibilityActionKind: Equatable, Sendable {
  /// The action of a double tap.
  public static let `default` = AccessibilityActionKind()
  /// The action that leaves a screen.
  public static let escape = AccessibilityActionKind()
  /// The action that does the most important thing.
  public static let magicTap = AccessibilityActionKind()
}

extension View {
  /// Sets what VoiceOver says of the view.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    changingNodes { ($0.spoken.label, $0.spoken.isPictureName) = (label.plain, false) }
  }
  /// Sets what VoiceOver says of the view to the text of a key.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }
  /// Sets what VoiceOver says of the view.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets the value that VoiceOver says after the label.
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    changingNodes { $0.spoken.value = value.plain }
  }
  /// Sets the value that VoiceOver says after the label to the text of a key.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }
  /// Sets the value that VoiceOver says after the label.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Sets what VoiceOver says that the view does.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    changingNodes { $0.spoken.hint = hint.plain }
  }
  /// Sets what VoiceOver says that the view does to the text of a key.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }
  /// Sets what VoiceOver says that the view does.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Leaves the view and those in it out of what VoiceOver reads.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    changingNodes { $0.spoken.isHidden = hidden }
  }
  /// Adds to what VoiceOver says the view is.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    changingNodes { $0.spoken.traits.formUnion(traits.uiTraits) }
  }
  /// Takes from what VoiceOver says the view is.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    changingNodes { $0.spoken.traits.subtract(traits.uiTraits) }
  }
  /// The rank in which views around each other are read, the highest first; 0 unless it is set.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    changingNodes { $0.spoken.sortPriority = sortPriority }
  }

  /// Sets how the views in this one are read.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    changingNodes { node in
      switch children.kind {
      case .ignore: node.spoken.grouping = .ignoring
      case .contain: node.spoken.grouping = .children
      case .combine: node.spoken.grouping = .combined
      }
    }
  }

  /// Has no effect: nothing is touched, and actions are not read.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { modifier(EmptyModifier()) }
  /// Has no effect: nothing is touched, and actions are not read.
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    modifier(EmptyModifier())
  }
}
