package import DeveloperToolsSupport
package import ViewRendering

extension Preview.ViewTraits {
  /// The size that the traits ask for; nil for a screen.
  ///
  /// - Throws: `PreviewSizeError` for a size that nothing can be shown in.
  package func device() throws(PreviewSizeError) -> Device? {
    switch layout ?? .screen {
    case .screen: return nil
    case .sizeThatFits: return Device(freeSize: "fitting", width: nil, height: nil)
    case .fixed(let width, let height):
      guard Device.sides.contains(width), Device.sides.contains(height) else {
        throw PreviewSizeError(width: width, height: height)
      }
      return Device(freeSize: "\(Self.plain(width))x\(Self.plain(height))", width: width, height: height)
    }
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}

/// A preview has a `fixedLayout` of a size that nothing can be shown in.
package struct PreviewSizeError: Error, Equatable, CustomStringConvertible {
  package let width: Double
  package let height: Double

  package init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  package var description: String {
    "fixedLayout(width: \(width), height: \(height)) is no size: sides are from 1 to 10000 points."
  }
}
