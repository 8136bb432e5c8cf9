import Foundation

/// The closures that are asked in place of an element's values.
struct AccessibilityBlocks {
  var isElement: AXBoolReturnBlock?
  var label: AXStringReturnBlock?
  var attributedLabel: AXAttributedStringReturnBlock?
  var value: AXStringReturnBlock?
  var attributedValue: AXAttributedStringReturnBlock?
  var hint: AXStringReturnBlock?
  var attributedHint: AXAttributedStringReturnBlock?
  var traits: AXTraitsReturnBlock?
  var identifier: AXStringReturnBlock?
  var language: AXStringReturnBlock?
  var frame: AXRectReturnBlock?
  var path: AXPathReturnBlock?
  var activationPoint: AXPointReturnBlock?
  var hidesElements: AXBoolReturnBlock?
  var isModal: AXBoolReturnBlock?
  var groupsChildren: AXBoolReturnBlock?
  var respondsToUser: AXBoolReturnBlock?
  var userInputLabels: AXStringArrayReturnBlock?
  var elements: AXArrayReturnBlock?
  var customActions: AXCustomActionsReturnBlock?
}
