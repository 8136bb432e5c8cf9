package import DeveloperToolsSupport
package import DynamicType
package import ViewRendering

/// The devices, text sizes and appearances that previews are shown under, as far as their traits leave them open.
package struct PreviewMatrix: Hashable, Sendable {
  /// The name of the device of previews that nobody asked another one for.
  package static let standardDevice = "iPhone 16"
  /// Device pixels per point of sizes that are not of a device.
  private static let freeScale = 2.0

  package var devices: [Device]
  package var categories: [ContentSizeCategory]
  package var appearances: [Configuration.Appearance]

  package init(
    devices: [Device], categories: [ContentSizeCategory] = ContentSizeCategory.allCases,
    appearances: [Configuration.Appearance] = [.light]
  ) {
    (self.devices, self.categories, self.appearances) = (devices, categories, appearances)
  }

  /// The configurations of a preview with these traits. Text sizes change fastest.
  ///
  /// - Throws: `PreviewTraitsError` for traits that nothing can be shown with.
  package func configurations(for traits: Preview.ViewTraits) throws(PreviewTraitsError) -> [Configuration] {
    let devices = try traits.device().map { [$0] } ?? devices
    return devices.flatMap { device in
      appearances.flatMap { appearance in
        categories.map { category in
          var configuration = Configuration(device: device)
          if device.kind == .free { configuration.scale = Self.freeScale }
          if traits.isLandscape == true, device.kind != .free { configuration.orientation = .landscape }
          (configuration.appearance, configuration.category) = (appearance, category)
          return configuration
        }
      }
    }
  }
}
