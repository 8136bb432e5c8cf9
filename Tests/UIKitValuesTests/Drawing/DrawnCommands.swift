import Drawing
import Foundation
import SystemText
@_spi(Subclasses) import UIKitValues

/// The commands that code draws in a view of 100 x 80 points, as text, one a line.
func drawn(
  _ bounds: CGRect = CGRect(x: 0, y: 0, width: 100, height: 80), _ draw: (CGContext) -> Void
) -> [String] {
  content(bounds, draw).commands.map(\.description)
}

/// The drawing of code in a view of 100 x 80 points.
func content(
  _ bounds: CGRect = CGRect(x: 0, y: 0, width: 100, height: 80), _ draw: (CGContext) -> Void
) -> ViewContent {
  let pixels = OffsetPixelGrid(PixelGrid(scale: 2), zero: .zero)
  return CGContext.recording(NSObject(), in: bounds, pixels: pixels, traits: .current, draw)
}

extension ViewEnvironment {
  /// The faults while `body` runs in an environment of its own.
  static func faults(_ body: () -> Void) -> [String] {
    let environment = ViewEnvironment()
    environment.atWork(NoView(), environment.traits, body)
    return environment.faults.take()
  }
}

private final class NoView: Sendable {}
