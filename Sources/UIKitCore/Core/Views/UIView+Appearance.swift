import Drawing
import Foundation
@_spi(Subclasses) import UIKitValues

extension UIView {
  /// Adds the attributes that every view has.
  final func addOwnAppearance(to appearance: inout ViewAppearance) {
    appearance.add(.backgroundColor, backgroundColor)
    appearance.add(.tintColor, ownTintColor)
    appearance.add(.alpha, alpha)
    appearance.add(.cornerRadius, layer.cornerRadius)
    if layer.cornerRadius > 0 { appearance.add(.clipsToBounds, clipsToBounds) }
    if layer.borderWidth > 0 {
      appearance.add(.borderWidth, layer.borderWidth)
      if let color = layer.borderColor { appearance.add(.borderColor, color.recorded) }
    }
    layer.addAppearance(to: &appearance)
    for view in children where view.isHidden {
      if let name = view.accessibilityIdentifier { appearance.add(.hidden, name) }
    }
  }
}
