import Foundation

// The properties of UIKit's classes by their names in Objective-C. The functions are generic, so that the key paths are
// those of the subclass that is asked (`NamedProperties`).

extension NamedProperty {
  @MainActor static func ofView<View: UIView>(_: View.Type) -> [NamedProperty] {
    [
      NamedProperty("frame", \View.frame), NamedProperty("bounds", \View.bounds),
      NamedProperty("center", \View.center), NamedProperty("transform", \View.transform),
      NamedProperty("alpha", \View.alpha), NamedProperty("hidden", \View.isHidden),
      NamedProperty("backgroundColor", \View.backgroundColor), NamedProperty("tintColor", \View.tintColor),
      NamedProperty("clipsToBounds", \View.clipsToBounds), NamedProperty("opaque", \View.isOpaque),
      NamedProperty("contentMode", \View.contentMode), NamedProperty("tag", \View.tag),
      NamedProperty("userInteractionEnabled", \View.isUserInteractionEnabled),
      NamedProperty("translatesAutoresizingMaskIntoConstraints", \View.translatesAutoresizingMaskIntoConstraints),
      NamedProperty("semanticContentAttribute", \View.semanticContentAttribute),
      NamedProperty("layoutMargins", \View.layoutMargins), NamedProperty("safeAreaInsets", \View.safeAreaInsets),
      NamedProperty("accessibilityIdentifier", \View.accessibilityIdentifier),
      NamedProperty("accessibilityLabel", \View.accessibilityLabel),
      NamedProperty("accessibilityValue", \View.accessibilityValue),
      NamedProperty("accessibilityHint", \View.accessibilityHint),
      NamedProperty("superview", \View.superview), NamedProperty("subviews", \View.subviews),
      NamedProperty("window", \View.window), NamedProperty("layer", \View.layer),
      NamedProperty("constraints", \View.constraints), NamedProperty("traitCollection", \View.traitCollection),
    ]
  }

  @MainActor static func ofControl<Control: UIControl>(_: Control.Type) -> [NamedProperty] {
    [
      NamedProperty("enabled", \Control.isEnabled), NamedProperty("selected", \Control.isSelected),
      NamedProperty("highlighted", \Control.isHighlighted), NamedProperty("state", \Control.state),
      NamedProperty("contentHorizontalAlignment", \Control.contentHorizontalAlignment),
      NamedProperty("contentVerticalAlignment", \Control.contentVerticalAlignment),
    ]
  }

  @MainActor static func ofGesture<Gesture: UIGestureRecognizer>(_: Gesture.Type) -> [NamedProperty] {
    [
      NamedProperty("state", \Gesture.state), NamedProperty("enabled", \Gesture.isEnabled),
      NamedProperty("view", \Gesture.view), NamedProperty("name", \Gesture.name),
      NamedProperty("cancelsTouchesInView", \Gesture.cancelsTouchesInView),
    ]
  }

  @MainActor static func ofConstraint<Constraint: NSLayoutConstraint>(_: Constraint.Type) -> [NamedProperty] {
    [
      NamedProperty("constant", \Constraint.constant), NamedProperty("priority", \Constraint.priority),
      NamedProperty("active", \Constraint.isActive), NamedProperty("identifier", \Constraint.identifier),
      NamedProperty("multiplier", \Constraint.multiplier), NamedProperty("firstItem", \Constraint.firstItem),
      NamedProperty("secondItem", \Constraint.secondItem),
    ]
  }
}
