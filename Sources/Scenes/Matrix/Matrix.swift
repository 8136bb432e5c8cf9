import DynamicType
import ViewRendering

/// What a scene is rendered along, as far as it is given: devices, and values of axes.
///
/// A scene's own axes replace those of the file's matrices. What neither gives is UIKit's default: portrait, all twelve
/// categories, light, left to right, English, regular weight, normal contrast, the other settings off, normal vision, the
/// device's width and scale. Devices have no default.
struct Matrix {
  var devices: [Device]?
  /// By the keys of `Axis.all`.
  var settings: [String: [Axis.Setting]] = [:]

  /// This matrix with `other`'s axes for those it does not give.
  func completed(by other: Matrix) -> Matrix {
    Matrix(devices: devices ?? other.devices, settings: settings.merging(other.settings) { own, _ in own })
  }

  /// The configurations of several matrices, one matrix after the other; what two of them have is there once.
  static func configurations(of matrices: [Matrix]) throws(SceneProblem) -> [Configuration] {
    var all: [Configuration] = []
    var known: Set<Configuration> = []
    for matrix in matrices { all += try matrix.configurations().filter { known.insert($0).inserted } }
    guard !all.isEmpty else { throw .noConfigurations }
    guard all.count <= ReadingLimits.configurations else { throw tooLarge }
    try checkNames(of: all)
    return all
  }

  private static let tooLarge = SceneProblem.tooLarge(what: "the scene's matrix", limit: "10,000 configurations")

  /// Every combination: devices change slowest, then the axes in their order.
  ///
  /// A free size as wide or as tall as its content has no landscape: those combinations are left out.
  private func configurations() throws(SceneProblem) -> [Configuration] {
    guard let devices, !devices.isEmpty else { throw .noDevices }
    let axes = Axis.all.compactMap { settings[$0.key] ?? $0.defaultSettings }
    // An axis holds at most as many values as a file has nodes, but their product may be beyond any integer.
    let combinations = axes.reduce(devices.count) { min($0, ReadingLimits.configurations + 1) * $1.count }
    guard combinations <= ReadingLimits.configurations else { throw Self.tooLarge }
    var all = axes.reduce(devices.map { Configuration(device: $0) }) { $0.crossed(with: $1) }
    all.removeAll { $0.orientation == .landscape && !$0.device.hasGivenSize }
    try Self.checkNames(of: all)
    return all
  }

  /// Two configurations of one name would share a reference. Upper and lower case are one on some file systems.
  private static func checkNames(of configurations: [Configuration]) throws(SceneProblem) {
    var names: Set<String> = []
    for configuration in configurations where !names.insert(configuration.slug.lowercased()).inserted {
      throw .repeatedConfiguration(configuration.slug)
    }
  }
}

extension Axis {
  /// What is set where a matrix does not give the axis: every category, and of the others nothing.
  fileprivate var defaultSettings: [Setting]? {
    guard case .categories(let set) = values else { return nil }
    return ContentSizeCategory.allCases.map(set)
  }
}
