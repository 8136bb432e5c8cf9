/// The settings of accessibility that are no traits: views ask `UIAccessibility` for them.
package struct AccessibilitySettings: Hashable, Sendable {
  /// Reduce Transparency is on.
  package var reducesTransparency = false
  /// Button Shapes is on.
  package var showsButtonShapes = false
  /// On/Off Labels is on.
  package var showsOnOffLabels = false

  package init() {}
}
