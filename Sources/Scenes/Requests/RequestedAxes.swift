import Foundation
import SourcePlaces
package import ViewRendering

/// Axes that a caller asks for, in place of a scene's own.
package struct RequestedAxes: Sendable {
  private let matrix: Matrix

  /// - Parameter text: a mapping of axes in YAML or JSON, as a catalogue's `matrix`.
  /// - Throws: for an axis or a value that does not exist.
  package init(_ text: String) throws(SceneError) {
    let root = try YAMLReader.read(SourceText(bytes: .init(text.utf8), file: "matrix"))
    let table = try root.table("'matrix'")
    try table.checkKeys(MatrixReader.keys)
    matrix = try MatrixReader.read(table)
  }

  /// Each configuration under each combination of the axes, in order and without duplicates.
  ///
  /// - Throws: if there are too many, or two would have one name.
  package func applied(to configurations: [Configuration]) throws(SceneError) -> [Configuration] {
    var all = configurations
    if let devices = matrix.devices { all = all.flatMap { configuration in devices.map(configuration.on) } }
    for settings in Axis.all.compactMap({ matrix.settings[$0.key] }) {
      guard all.count * settings.count <= ReadingLimits.configurations else {
        throw SceneError(
          place: SourcePlace(file: "matrix"),
          problem: .tooLarge(what: "the matrix", limit: "\(ReadingLimits.configurations) configurations"))
      }
      all = all.crossed(with: settings)
    }
    var known: Set<Configuration> = []
    all = all.filter { known.insert($0).inserted }
    all.removeAll { $0.orientation == .landscape && !$0.device.hasGivenSize }
    do throws(SceneProblem) { try Matrix.checkNames(of: all) } catch {
      throw SceneError(place: SourcePlace(file: "matrix"), problem: error)
    }
    return all
  }
}

extension Configuration {
  /// The configuration on another device, at that one's scale unless it has a scale of its own.
  fileprivate func on(_ device: Device) -> Configuration {
    var other = self
    if scale == self.device.scale { other.scale = device.scale }
    other.device = device
    return other
  }
}
