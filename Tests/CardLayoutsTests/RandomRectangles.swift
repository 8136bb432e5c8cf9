import Foundation
import TestSupport

extension SeededGenerator {
  /// A rectangle that begins anywhere within a size, or slightly outside, and is at most as large.
  mutating func rect(in size: CGSize) -> CGRect {
    CGRect(
      x: CGFloat.random(in: -50...size.width, using: &self), y: CGFloat.random(in: -50...size.height, using: &self),
      width: CGFloat.random(in: 0...size.width, using: &self),
      height: CGFloat.random(in: 0...min(size.height, 800), using: &self))
  }
}
