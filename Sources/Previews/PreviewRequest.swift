package import Foundation
import Suggestions
import ViewRendering

/// The request of `galley previews` to the program that shows previews, in an environment variable.
package struct PreviewRequest: Codable, Hashable, Sendable {
  /// The variable's name.
  package static let variable = "GALLEY_PREVIEWS"

  /// Devices, by Apple's names.
  package var devices: [String]
  /// Whether previews are shown in the dark appearance, too.
  package var isDark: Bool

  package init(devices: [String], isDark: Bool) {
    self.devices = devices.isEmpty ? [PreviewMatrix.standardDevice] : devices
    self.isDark = isDark
  }

  /// The request in an environment; the standard one if there is none.
  ///
  /// - Throws: a decoding error.
  package init(in environment: [String: String]) throws {
    guard let text = environment[Self.variable] else {
      self.init(devices: [], isDark: false)
      return
    }
    self = try JSONDecoder().decode(PreviewRequest.self, from: Data(text.utf8))
  }

  /// The variable's value.
  package var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }

  /// The devices with all text sizes.
  ///
  /// - Throws: `PreviewRequestError` for a device that does not exist.
  package func matrix() throws(PreviewRequestError) -> PreviewMatrix {
    var devices: [Device] = []
    for name in self.devices {
      guard let device = Device.named(name) else { throw PreviewRequestError(device: name) }
      if !devices.contains(device) { devices.append(device) }
    }
    return PreviewMatrix(devices: devices, appearances: isDark ? [.light, .dark] : [.light])
  }
}

/// A device that does not exist.
package struct PreviewRequestError: Error, Hashable, CustomStringConvertible {
  let device: String

  package var description: String {
    let nearest = Suggestion.nearest(to: device, among: Device.all.map(\.name))
    return "'\(device)' is not a known device."
      + (nearest.map { " Did you mean '\($0)'?" } ?? " Name one as Apple does, such as 'iPhone 16'.")
  }
}
