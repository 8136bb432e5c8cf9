package import Foundation

/// Nunito Sans, as the recorded pictures have it.
package enum Nunito {
  package static let regular = "NunitoSans-Regular"
  package static let bold = "NunitoSans-Bold"

  package static func file(_ name: String) -> URL { Fixtures.texts.appendingPathComponent("Fonts/\(name).ttf") }
}
