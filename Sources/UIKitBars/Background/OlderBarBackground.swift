import Foundation
import UIKitCore
import UIKitValues

/// The background of a bar by the properties from before iOS 13.
///
/// A tint colour and a background image replace the background, an image of the shadow the line, which only shows with a
/// background image; a bar that is not translucent has no material (documentation of these properties).
@MainActor
struct OlderBarBackground {
  let color: UIColor?
  let isTranslucent: Bool
  let isBlack: Bool
  let image: UIImage?
  let shadow: UIImage?

  /// Whether any of them was set, so that there is something to put over an appearance.
  var isSet: Bool { color != nil || !isTranslucent || isBlack || image != nil }

  func apply(to appearance: UIBarAppearance) {
    if let color {
      (appearance.backgroundColor, appearance.backgroundEffect) = (color, nil)
    } else if !isTranslucent {
      (appearance.backgroundColor, appearance.backgroundEffect) = (isBlack ? .black : .systemBackground, nil)
    } else if isBlack {
      appearance.backgroundEffect = UIBlurEffect(style: .systemChromeMaterialDark)
    }
    guard let image else { return }
    appearance.backgroundImage = image
    (appearance.backgroundColor, appearance.backgroundEffect) = (nil, nil)
    if let shadow { (appearance.shadowImage, appearance.shadowColor) = (shadow.size == .zero ? nil : shadow, nil) }
  }
}
