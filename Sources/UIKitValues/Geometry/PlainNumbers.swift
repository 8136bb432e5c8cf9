package import Foundation

extension Double {
  /// The number without needless digits: `1`, `0.5`, `100000`; zero has no sign.
  package var plain: String {
    let text = self == 0 ? "0" : description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension CGSize {
  /// Width and height as shown in messages: `300 × 0.5`.
  package var plain: String { "\(Double(width).plain) × \(Double(height).plain)" }
}
