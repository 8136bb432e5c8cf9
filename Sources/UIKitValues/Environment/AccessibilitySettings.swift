/// The accessibility settings that are not traits: views read them from `UIAccessibility`.
package struct AccessibilitySettings: Hashable, Sendable {
  /// Whether Reduce Transparency is on.
  package var reducesTransparency = false
  /// Whether Button Shapes is on.
  package var showsButtonShapes = false
  /// Whether On/Off Labels is on.
  package var showsOnOffLabels = false

  package init() {}
}
