import Foundation
import HeadlessUIKit

/// A colour that is changed by a step: four of 255 levels in each channel, towards the middle. The alpha stays.
enum ColorStep {
  static let levels = 4.0

  @MainActor static func next(to color: UIColor, in view: UIView) -> UIColor {
    changed(color, in: view) { $0 + (($0 > 0.5 ? -levels : levels) / 255) }
  }

  /// A colour as unlike as possible, to tell what is faint from what is not visible.
  @MainActor static func opposite(of color: UIColor, in view: UIView) -> UIColor {
    changed(color, in: view) { $0 > 0.5 ? 0 : 1 }
  }

  @MainActor private static func changed(
    _ color: UIColor, in view: UIView, _ change: (CGFloat) -> CGFloat
  ) -> UIColor {
    let parts = color.resolvedColor(with: view.traitCollection).cgColor.channels
    let channels = parts.prefix(3).map { change(min(max($0, 0), 1)) }
    return UIColor(red: channels[0], green: channels[1], blue: channels[2], alpha: parts[3])
  }

  /// Whether a colour paints anything in a view.
  @MainActor static func isVisible(_ color: UIColor?, in view: UIView) -> Bool {
    color.map { $0.resolvedColor(with: view.traitCollection).cgColor.alpha > 0 } ?? false
  }
}
