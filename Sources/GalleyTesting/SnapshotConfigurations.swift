import DynamicType
public import Foundation
public import HeadlessUIKit
import ViewRendering

/// The configurations that a view is rendered under: each value of an axis with each of the others.
public struct SnapshotConfigurations: Sendable {
  /// What the view is shown on.
  public var surfaces: [SnapshotSurface]
  /// Content size categories.
  public var categories: ContentSizeCategories
  /// Light, dark, or both.
  public var appearances: [UIUserInterfaceStyle]
  /// Directions of the interface.
  public var directions: [UITraitEnvironmentLayoutDirection]
  /// BCP 47 language tags.
  public var locales: [String]
  /// Whether text is bold.
  public var legibilityWeights: [UILegibilityWeight]
  /// Whether colours have high contrast.
  public var contrasts: [UIAccessibilityContrast]
  /// Whether Reduce Transparency is on, as `UIAccessibility` tells views.
  public var reducesTransparency: [Bool]
  /// Whether Button Shapes is on, as `UIAccessibility` tells views.
  public var buttonShapes: [Bool]
  /// Whether On/Off Labels is on, as `UIAccessibility` tells views.
  public var onOffLabels: [Bool]
  /// What the picture is seen with.
  public var visions: [SnapshotVision]
  /// Whether devices are held on their side; sizes of one's own have none.
  public var landscape: [Bool]
  /// Widths of the window in points, where it is not the device's.
  public var widths: [CGFloat]
  /// Device pixels in a point; empty: the device's own, 2 for a size.
  public var scales: [Int]
  /// A trait that was asked for and follows from what a view is shown on.
  var unusableTrait: String?

  /// Each value of an axis with each of the others; axes that are not given have the default alone.
  public init(
    on surfaces: [SnapshotSurface] = [.bounds], categories: ContentSizeCategories = [.large],
    appearances: [UIUserInterfaceStyle] = [.light], directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight],
    locales: [String] = ["en"], legibilityWeights: [UILegibilityWeight] = [.regular],
    contrasts: [UIAccessibilityContrast] = [.normal], reducesTransparency: [Bool] = [false],
    buttonShapes: [Bool] = [false], onOffLabels: [Bool] = [false], visions: [SnapshotVision] = [.normal],
    landscape: [Bool] = [false], widths: [CGFloat] = [], scales: [Int] = []
  ) {
    self.surfaces = surfaces
    self.categories = categories
    self.appearances = appearances
    self.directions = directions
    self.locales = locales
    self.legibilityWeights = legibilityWeights
    self.contrasts = contrasts
    self.reducesTransparency = reducesTransparency
    self.buttonShapes = buttonShapes
    self.onOffLabels = onOffLabels
    self.visions = visions
    self.landscape = landscape
    self.widths = widths
    self.scales = scales
  }

  /// What to render, in order; what two of them have is once.
  ///
  /// - Throws: `SnapshotError` for sizes and names that cannot be, and where a list is empty.
  func configurations() throws -> [Configuration] {
    if let unusableTrait { throw SnapshotError.unusableTrait(unusableTrait) }
    var configurations = try surfaces.map { surface in
      let device = try surface.device()
      var configuration = Configuration(device: device)
      if !device.isOfScreen { configuration.scale = 2 }
      return configuration
    }
    configurations = configurations.each(landscape) {
      if $0.device.isOfScreen { $0.orientation = $1 ? .landscape : .portrait }
    }
    configurations = configurations.each(categories.categories) { $0.category = $1.category ?? .large }
    configurations = configurations.each(appearances) { $0.appearance = $1 == .dark ? .dark : .light }
    configurations = configurations.each(directions) {
      $0.direction = $1 == .rightToLeft ? .rightToLeft : .leftToRight
    }
    configurations = configurations.each(locales) { $0.locale = $1 }
    configurations = configurations.each(legibilityWeights) { $0.legibilityWeight = $1 == .bold ? .bold : .regular }
    configurations = configurations.each(contrasts) { $0.contrast = $1 == .high ? .high : .normal }
    configurations = configurations.each(reducesTransparency) { $0.transparency = $1 ? .reduced : .normal }
    configurations = configurations.each(buttonShapes) { $0.buttonShapes = $1 ? .shown : .hidden }
    configurations = configurations.each(onOffLabels) { $0.onOffLabels = $1 ? .shown : .hidden }
    configurations = try configurations.each(visions) { try $1.apply(to: &$0) }
    if !widths.isEmpty { configurations = configurations.each(widths) { $0.width = Double($1) } }
    if !scales.isEmpty { configurations = configurations.each(scales) { $0.scale = Double($1) } }
    guard !configurations.isEmpty else { throw SnapshotError.noConfiguration }
    try configurations.forEach(check)
    var seen: Set<String> = []
    return configurations.filter { seen.insert($0.slug).inserted }
  }

  private func check(_ configuration: Configuration) throws(SnapshotError) {
    let (width, height) = configuration.windowSize
    if let width, !configuration.isSizedByView, !Device.sides.contains(width) {
      throw .size(width: width, height: height)
    }
    guard (1...4).contains(configuration.scale) else { throw .scale(configuration.scale) }
  }
}

extension [Configuration] {
  /// Each of them with each value.
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

extension UIContentSizeCategory {
  fileprivate var category: ContentSizeCategory? {
    ContentSizeCategory.allCases.first { $0.uiKitRawValue == rawValue }
  }
}
