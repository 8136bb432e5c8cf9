import Foundation
package import UIKitCore

/// The colours of bars.
@MainActor
package enum BarColors {
  /// A title, or an item's glyph, that cannot be used. Low: 226 of 255 on white in pictures of tabs.
  package static let disabled = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.25) : UIColor(white: 0, alpha: 0.25)
  }
}
