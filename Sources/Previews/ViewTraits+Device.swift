package import DeveloperToolsSupport
package import ViewRendering

extension Preview.ViewTraits {
  /// The device, or the size, that the traits ask for; nil for those that previews are shown on.
  ///
  /// - Throws: `PreviewTraitsError` for a size that nothing can be shown in, and for an unknown device.
  package func device() throws(PreviewTraitsError) -> Device? {
    switch layout ?? .screen {
    case .screen:
      guard let name = device else { return nil }
      guard let device = Device.simulated(named: name) else { throw .device(name) }
      return device
    case .sizeThatFits: return Device(freeSize: "fitting", width: nil, height: nil)
    case .fixed(let width, let height):
      guard Device.sides.contains(width), Device.sides.contains(height) else {
        throw .size(width: width, height: height)
      }
      return Device(freeSize: "\(Self.plain(width))x\(Self.plain(height))", width: width, height: height)
    }
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}

/// A trait of a preview that nothing can be shown with.
package enum PreviewTraitsError: Error, Equatable, CustomStringConvertible {
  /// The size of a `fixedLayout`, in points.
  case size(width: Double, height: Double)
  /// The name of a `previewDevice`.
  case device(String)

  package var description: String {
    switch self {
    case .size(let width, let height):
      "fixedLayout(width: \(width), height: \(height)) is not a size: sides are from 1 to 10000 points."
    case .device(let name): PreviewRequestError(device: name).description
    }
  }
}
