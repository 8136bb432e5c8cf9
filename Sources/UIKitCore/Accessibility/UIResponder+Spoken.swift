import Foundation
@_spi(Subclasses) import UIKitValues

// The values that assistive technologies ask for: a closure's answer before the property's. Empty texts are none.
extension UIResponder {
  private var blocks: AccessibilityBlocks? { accessibility?.blocks }

  final var spokenIsElement: Bool { blocks?.isElement?() ?? isAccessibilityElement }
  final var spokenHidesElements: Bool { blocks?.hidesElements?() ?? accessibilityElementsHidden }
  final var spokenIsModal: Bool { blocks?.isModal?() ?? accessibilityViewIsModal }
  final var spokenGroupsChildren: Bool { blocks?.groupsChildren?() ?? shouldGroupAccessibilityChildren }
  final var spokenTraits: UIAccessibilityTraits { blocks?.traits?() ?? accessibilityTraits }
  final var spokenFrame: CGRect { blocks?.frame?() ?? accessibilityFrame }
  final var spokenPath: UIBezierPath? { blocks?.path?() ?? accessibilityPath }
  final var spokenActivationPoint: CGPoint { blocks?.activationPoint?() ?? accessibilityActivationPoint }
  final var spokenLanguage: String? { (blocks?.language?() ?? accessibilityLanguage)?.nonEmpty }
  final var spokenActions: [UIAccessibilityCustomAction] {
    blocks?.customActions?() ?? accessibilityCustomActions ?? []
  }
  final var respondsToUser: Bool { blocks?.respondsToUser?() ?? accessibilityRespondsToUserInteraction }

  final var spokenLabel: String? {
    (blocks?.attributedLabel?()?.string ?? blocks?.label?() ?? accessibilityLabel)?.nonEmpty
  }
  final var spokenValue: String? {
    (blocks?.attributedValue?()?.string ?? blocks?.value?() ?? accessibilityValue)?.nonEmpty
  }
  final var spokenHint: String? {
    (blocks?.attributedHint?()?.string ?? blocks?.hint?() ?? accessibilityHint)?.nonEmpty
  }

  final var spokenIdentifier: String? {
    (blocks?.identifier?() ?? ownAccessibilityIdentifier)?.nonEmpty
  }

  /// The names for Voice Control, unless they are the label.
  final var ownInputLabels: [String] {
    let labels = blocks?.userInputLabels?() ?? accessibility?.attributedInputLabels?.map(\.string)
    if let labels { return labels }
    let names = accessibilityUserInputLabels ?? []
    return names == accessibilityLabel.map { [$0] } ?? [] ? [] : names
  }

  /// The objects that are searched in place of subviews; `nil` if subviews are. An object that overrides the methods of a
  /// container is asked for each of its elements.
  final var spokenElements: [UIResponder]? {
    let listed = blocks?.elements?() ?? accessibilityElements ?? countedElements
    return listed?.compactMap { ($0 as? any UIKitObject)?.accessibilityResponder }
  }

  private var countedElements: [Any]? {
    let count = accessibilityElementCount()
    guard count > 0, count <= 10_000 else { return nil }
    return (0..<count).compactMap { accessibilityElement(at: $0) }
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
