import DynamicType
import ViewRendering

/// The devices and axis values that a scene is rendered with, as far as they are given.
///
/// A scene's own axes replace those of the file's matrices. If neither gives an axis, UIKit's default applies:
/// portrait, all twelve categories, light, left to right, English, regular weight, normal contrast, the other settings
/// off, normal vision, the device's width and scale. Devices have no default.
struct Matrix {
  var devices: [Device]?
  /// The settings of each axis, by its key in `Axis.all`.
  var settings: [String: [Axis.Setting]] = [:]

  /// This matrix with `other`'s axes for those that it lacks.
  func completed(by other: Matrix) -> Matrix {
    Matrix(devices: devices ?? other.devices, settings: settings.merging(other.settings) { own, _ in own })
  }

  /// The configurations of several matrices in order, without duplicates.
  static func configurations(of matrices: [Matrix]) throws(SceneProblem) -> [Configuration] {
    var all: [Configuration] = []
    var known: Set<Configuration> = []
    for matrix in matrices { all += try matrix.configurations().filter { known.insert($0).inserted } }
    guard !all.isEmpty else { throw .noConfigurations }
    guard all.count <= ReadingLimits.configurations else { throw tooLarge }
    // Each has checked its own.
    if matrices.count > 1 { try checkNames(of: all) }
    return all
  }

  private static let tooLarge = SceneProblem.tooLarge(what: "the scene's matrix", limit: "10,000 configurations")

  /// Every combination: devices change slowest, then the axes in their order.
  ///
  /// A custom size that takes its width or height from the content has no landscape: those combinations are left out.
  private func configurations() throws(SceneProblem) -> [Configuration] {
    guard let devices, !devices.isEmpty else { throw .noDevices }
    let axes = Axis.all.compactMap { settings[$0.key] ?? $0.defaultSettings }
    // Each axis has at most as many values as a file has nodes, but their product could overflow an integer.
    let combinations = axes.reduce(devices.count) { min($0, ReadingLimits.configurations + 1) * $1.count }
    guard combinations <= ReadingLimits.configurations else { throw Self.tooLarge }
    var all = axes.reduce(devices.map { Configuration(device: $0) }) { $0.crossed(with: $1) }
    all.removeAll { $0.orientation == .landscape && !$0.device.hasGivenSize }
    try Self.checkNames(of: all)
    return all
  }

  /// Throws if two configurations have the same name, as they would share a reference. Case is ignored, as on some file
  /// systems.
  static func checkNames(of configurations: [Configuration]) throws(SceneProblem) {
    var names: Set<String> = []
    for configuration in configurations where !names.insert(configuration.slug.lowercased()).inserted {
      throw .repeatedConfiguration(configuration.slug)
    }
  }
}

extension Axis {
  /// The settings for an axis that a matrix does not give: every category, and nothing for the others.
  fileprivate var defaultSettings: [Setting]? {
    guard case .categories(let set) = values else { return nil }
    return ContentSizeCategory.allCases.map(set)
  }
}
