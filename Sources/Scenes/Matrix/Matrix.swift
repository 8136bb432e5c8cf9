import DynamicType
import ViewRendering

/// The axes a scene is rendered along, as far as they are given.
///
/// A scene's own axes replace the file's. What neither gives is UIKit's default: portrait, all twelve categories, light,
/// left to right, English, regular weight, normal contrast, the device's width and scale. Devices have no default.
struct Matrix {
  var devices: [Device]?
  var orientations: [Configuration.Orientation]?
  var widths: [Double]?
  var appearances: [Configuration.Appearance]?
  var directions: [Configuration.Direction]?
  var locales: [String]?
  var legibilityWeights: [Configuration.LegibilityWeight]?
  var contrasts: [Configuration.Contrast]?
  var scales: [Double]?
  var categories: [ContentSizeCategory]?

  /// This matrix with `other`'s axes for those it does not give.
  func completed(by other: Matrix) -> Matrix {
    Matrix(
      devices: devices ?? other.devices, orientations: orientations ?? other.orientations,
      widths: widths ?? other.widths, appearances: appearances ?? other.appearances,
      directions: directions ?? other.directions, locales: locales ?? other.locales,
      legibilityWeights: legibilityWeights ?? other.legibilityWeights, contrasts: contrasts ?? other.contrasts,
      scales: scales ?? other.scales, categories: categories ?? other.categories)
  }

  /// Every combination, the first axis changing slowest and the category fastest.
  ///
  /// A free size as tall as its content has no landscape: those combinations are left out.
  func configurations() throws(SceneProblem) -> [Configuration] {
    guard let devices, !devices.isEmpty else { throw .noDevices }
    guard combinations <= ReadingLimits.configurations else {
      throw .tooLarge(what: "the scene's matrix", limit: "10,000 configurations")
    }
    var all = devices.map { Configuration(device: $0) }
    all = all.crossed(with: orientations) { $0.orientation = $1 }
    all.removeAll { $0.orientation == .landscape && $0.device.height == nil }
    all = all.crossed(with: widths) { $0.width = $1 }
    all = all.crossed(with: appearances) { $0.appearance = $1 }
    all = all.crossed(with: directions) { $0.direction = $1 }
    all = all.crossed(with: locales) { $0.locale = $1 }
    all = all.crossed(with: legibilityWeights) { $0.legibilityWeight = $1 }
    all = all.crossed(with: contrasts) { $0.contrast = $1 }
    all = all.crossed(with: scales) { $0.scale = $1 }
    all = all.crossed(with: categories ?? ContentSizeCategory.allCases) { $0.category = $1 }
    guard !all.isEmpty else { throw .noConfigurations }
    try Self.checkNames(of: all)
    return all
  }

  private var combinations: Int {
    let counts: [Int?] = [
      devices?.count, orientations?.count, widths?.count, appearances?.count, directions?.count, locales?.count,
      legibilityWeights?.count, contrasts?.count, scales?.count,
    ]
    // An axis holds at most as many values as a file has nodes, but their product may be beyond any integer.
    var product = categories?.count ?? ContentSizeCategory.allCases.count
    for case let count? in counts { product = min(product, ReadingLimits.configurations + 1) * count }
    return product
  }

  /// Two configurations of one name would share a reference. Upper and lower case are one on some file systems.
  private static func checkNames(of configurations: [Configuration]) throws(SceneProblem) {
    var names: Set<String> = []
    for configuration in configurations where !names.insert(configuration.slug.lowercased()).inserted {
      throw .repeatedConfiguration(configuration.slug)
    }
  }
}

extension [Configuration] {
  /// Each configuration with each value in turn; unchanged if the axis is not given.
  fileprivate func crossed<Axis>(
    with values: [Axis]?, set: (inout Configuration, Axis) -> Void
  ) -> [Configuration] {
    guard let values else { return self }
    return flatMap { configuration in
      values.map { value in
        var result = configuration
        set(&result, value)
        return result
      }
    }
  }
}
