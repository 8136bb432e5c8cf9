import Foundation

/// A fraction in whole percent, as assistive technologies say it: `75%`.
func percentage(_ fraction: CGFloat) -> String {
  fraction.isFinite ? "\(Int((min(max(fraction, 0), 1) * 100).rounded()))%" : "0%"
}
