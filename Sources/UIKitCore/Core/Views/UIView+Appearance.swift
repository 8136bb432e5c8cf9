import Drawing
import Foundation
@_spi(Subclasses) import UIKitValues

extension UIView {
  /// Adds the attributes that every view has.
  final func addOwnAppearance(to appearance: inout ViewAppearance) {
    appearance.add(.backgroundColor, backgroundColor)
    appearance.add(.tintColor, ownTintColor)
    appearance.add(.alpha, alpha)
    appearance.add(.cornerRadius, ownLayer.cornerRadius)
    if ownLayer.cornerRadius > 0 { appearance.add(.clipsToBounds, clipsToBounds) }
    if ownLayer.borderWidth > 0 {
      appearance.add(.borderWidth, ownLayer.borderWidth)
      if let color = ownLayer.borderColor { appearance.add(.borderColor, color.recorded) }
    }
    ownLayer.addAppearance(to: &appearance)
    for view in children where view.isHidden {
      if let name = view.accessibilityIdentifier { appearance.add(.hidden, name) }
    }
  }
}
