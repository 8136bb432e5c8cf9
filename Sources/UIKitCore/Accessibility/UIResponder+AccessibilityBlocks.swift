import Foundation

// The closures of iOS 17. What one of them answers wins over the property, whichever was set last (AccessibilitySnapshot's
// tests, H); the property itself goes on having its own value.
extension UIResponder {
  /// Asked in place of `isAccessibilityElement`.
  public final var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { accessibility?.blocks?.isElement }
    set { accessibilityBlocks.isElement = newValue }
  }

  /// Asked in place of `accessibilityLabel`.
  public final var accessibilityLabelBlock: AXStringReturnBlock? {
    get { accessibility?.blocks?.label }
    set { accessibilityBlocks.label = newValue }
  }

  /// Asked in place of `accessibilityAttributedLabel`.
  public final var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
    get { accessibility?.blocks?.attributedLabel }
    set { accessibilityBlocks.attributedLabel = newValue }
  }

  /// Asked in place of `accessibilityValue`.
  public final var accessibilityValueBlock: AXStringReturnBlock? {
    get { accessibility?.blocks?.value }
    set { accessibilityBlocks.value = newValue }
  }

  /// Asked in place of `accessibilityAttributedValue`.
  public final var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
    get { accessibility?.blocks?.attributedValue }
    set { accessibilityBlocks.attributedValue = newValue }
  }

  /// Asked in place of `accessibilityHint`.
  public final var accessibilityHintBlock: AXStringReturnBlock? {
    get { accessibility?.blocks?.hint }
    set { accessibilityBlocks.hint = newValue }
  }

  /// Asked in place of `accessibilityAttributedHint`.
  public final var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
    get { accessibility?.blocks?.attributedHint }
    set { accessibilityBlocks.attributedHint = newValue }
  }

  /// Asked in place of `accessibilityTraits`.
  public final var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { accessibility?.blocks?.traits }
    set { accessibilityBlocks.traits = newValue }
  }

  /// Asked in place of `accessibilityIdentifier`.
  public final var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { accessibility?.blocks?.identifier }
    set { accessibilityBlocks.identifier = newValue }
  }

  /// Asked in place of `accessibilityLanguage`.
  public final var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { accessibility?.blocks?.language }
    set { accessibilityBlocks.language = newValue }
  }

  /// Asked in place of `accessibilityFrame`.
  public final var accessibilityFrameBlock: AXRectReturnBlock? {
    get { accessibility?.blocks?.frame }
    set { accessibilityBlocks.frame = newValue }
  }

  /// Asked in place of `accessibilityPath`.
  public final var accessibilityPathBlock: AXPathReturnBlock? {
    get { accessibility?.blocks?.path }
    set { accessibilityBlocks.path = newValue }
  }

  /// Asked in place of `accessibilityActivationPoint`.
  public final var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { accessibility?.blocks?.activationPoint }
    set { accessibilityBlocks.activationPoint = newValue }
  }

  /// Asked in place of `accessibilityElementsHidden`.
  public final var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { accessibility?.blocks?.hidesElements }
    set { accessibilityBlocks.hidesElements = newValue }
  }

  /// Asked in place of `accessibilityViewIsModal`.
  public final var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { accessibility?.blocks?.isModal }
    set { accessibilityBlocks.isModal = newValue }
  }

  /// Asked in place of `shouldGroupAccessibilityChildren`.
  public final var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
    get { accessibility?.blocks?.groupsChildren }
    set { accessibilityBlocks.groupsChildren = newValue }
  }

  /// Asked in place of `accessibilityRespondsToUserInteraction`.
  public final var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
    get { accessibility?.blocks?.respondsToUser }
    set { accessibilityBlocks.respondsToUser = newValue }
  }

  /// Asked in place of `accessibilityUserInputLabels`.
  public final var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock? {
    get { accessibility?.blocks?.userInputLabels }
    set { accessibilityBlocks.userInputLabels = newValue }
  }

  /// Asked in place of `accessibilityElements`.
  public final var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { accessibility?.blocks?.elements }
    set { accessibilityBlocks.elements = newValue }
  }

  /// Asked in place of `accessibilityCustomActions`.
  public final var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
    get { accessibility?.blocks?.customActions }
    set { accessibilityBlocks.customActions = newValue }
  }

  private var accessibilityBlocks: AccessibilityBlocks {
    get { accessibility?.blocks ?? AccessibilityBlocks() }
    set { accessibilityValues.blocks = newValue }
  }
}
