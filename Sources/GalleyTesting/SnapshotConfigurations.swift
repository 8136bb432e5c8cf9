import Suggestions
import ViewRendering

/// The configurations that a view is rendered under: each value of an axis combined with each value of the others.
public struct SnapshotConfigurations: Sendable {
  /// The sizes and devices to show the view on.
  public var surfaces: [SnapshotSurface]
  /// Values of axes, by the keys of a catalogue's matrix: `["transparencies": ["normal", "reduced"], "widths": [320]]`. An
  /// axis that is not given has its default alone. Axes that UIKit has types for are properties, too: ``appearances`` is the
  /// axis `appearances`.
  public var axes: [String: [SnapshotAxisValue]]
  /// The kinds of vision to show pictures with: values of several axes at once.
  public var visions: [SnapshotVision] = [.normal]
  /// A requested trait that follows from the surface and cannot be set.
  var unusableTrait: String?

  /// Combines each value of an axis with each value of the others, by the axes' keys in catalogues; axes that are not given
  /// have their default alone.
  ///
  /// - Parameters:
  ///   - surfaces: the sizes and devices to show the view on.
  ///   - axes: values of axes, such as `["onOffLabels": ["hidden", "shown"], "categories": ["L", "AX5"]]`.
  public init(on surfaces: [SnapshotSurface] = [.bounds], along axes: [String: [SnapshotAxisValue]]) {
    (self.surfaces, self.axes) = (surfaces, axes)
  }
}

/// A value of an axis: a word of catalogues, such as `"dark"`, or a number.
public struct SnapshotAxisValue: Hashable, Sendable {
  let value: AxisValue

  init(_ value: AxisValue) { self.value = value }

  /// Makes a value of a word.
  public init(_ word: String) { value = .word(word) }

  /// Makes a value of a number.
  public init(_ number: Double) { value = .number(number) }
}

extension SnapshotAxisValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Makes a value of a word.
  public init(stringLiteral word: String) { self.init(word) }

  /// Makes a value of a number.
  public init(integerLiteral number: Int) { self.init(Double(number)) }

  /// Makes a value of a number.
  public init(floatLiteral number: Double) { self.init(number) }
}

extension SnapshotConfigurations {
  /// The configurations to render, in order, without duplicates.
  ///
  /// - Throws: `SnapshotError` for invalid sizes, names and values, and for an empty list.
  func configurations() throws -> [Configuration] {
    if let unusableTrait { throw SnapshotError.unusableTrait(unusableTrait) }
    try checkKeys()
    var configurations = try surfaces.map { try $0.configuration() }
    for axis in Self.order {
      if axis.singular == "acuity" { configurations = try configurations.each(visions) { try $1.apply(to: &$0) } }
      guard let values = axes[axis.key] else { continue }
      configurations = try configurations.each(values) { try axis.set($1.value, in: &$0) }
    }
    guard !configurations.isEmpty else { throw SnapshotError.noConfiguration }
    try configurations.forEach(check)
    var seen: Set<String> = []
    return configurations.filter { seen.insert($0.slug).inserted }
  }

  /// The axes in the order of names, except for the text size, which varies before the axes of appearance.
  private static let order: [Axis] = {
    let (sizes, others) = (Axis.all.filter { $0.singular == "category" }, Axis.all.filter { $0.singular != "category" })
    let orientations = others.prefix { $0.singular == "orientation" }
    return orientations + sizes + others.dropFirst(orientations.count)
  }()

  private func checkKeys() throws(SnapshotError) {
    let known = Axis.all.map(\.key)
    for key in axes.keys.sorted() where !known.contains(key) {
      throw .unknownAxis(
        key, suggestion: Suggestion.sentence(Suggestion.nearest(to: key, among: known), orOneOf: known))
    }
  }

  private func check(_ configuration: Configuration) throws(SnapshotError) {
    let (width, height) = configuration.windowSize
    if let width, !configuration.isSizedByView, !Device.sides.contains(width) {
      throw .size(width: width, height: height)
    }
    guard (1...4).contains(configuration.scale) else { throw .scale(configuration.scale) }
  }
}

extension Axis {
  /// - Throws: `SnapshotError` for a value that the axis does not have.
  fileprivate func set(_ value: AxisValue, in configuration: inout Configuration) throws(SnapshotError) {
    if singular == "orientation", !configuration.device.isOfScreen { return }
    if let set = setting(value) { return set(&configuration) }
    switch (values, value) {
    // A test may have a scale that no device has.
    case (.numbers, .number(let number)) where singular == "scale": configuration.scale = number
    case (.range, .number(let number)) where singular == "width":
      throw .size(width: number, height: configuration.windowSize.height)
    case (.range(let range, _), .number(let number)): throw .vision(singular, number, range)
    default: throw .axisValue(value, axis: key, expected: expected)
    }
  }
}

extension SnapshotSurface {
  fileprivate func configuration() throws(SnapshotError) -> Configuration {
    let device = try device()
    var configuration = Configuration(device: device)
    if !device.isOfScreen { configuration.scale = 2 }
    return configuration
  }
}

extension [Configuration] {
  /// Each configuration combined with each value.
  fileprivate func each<Value>(
    _ values: [Value], _ set: (inout Configuration, Value) throws -> Void
  ) rethrows -> [Configuration] {
    try flatMap { configuration in
      try values.map { value in
        var changed = configuration
        try set(&changed, value)
        return changed
      }
    }
  }
}

extension Device {
  fileprivate var isOfScreen: Bool { kind != .free }
}
